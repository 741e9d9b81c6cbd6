/// The order in which the ready jobs of one instant run.
///
/// As text it is `fifo`, `random 7` or `pct 7`; on a command line `fifo`, `random:7`, `pct:7`. Both forms are read.
public enum Schedule: Sendable, Hashable {
  /// First in, first out: timers of an instant one by one, each with all that it causes.
  case fifo
  /// All timers of the instant at once, then one ready job after another, drawn evenly.
  case random(seed: UInt64)
  /// All timers of the instant at once, then always the lane of the highest priority; the priorities are drawn, and at
  /// two drawn choices the leading lane falls to the end (probabilistic concurrency testing, depth 3).
  case pct(seed: UInt64)

  /// How many orderings a bug may need for `pct` to aim at it: one more than its change points.
  static let pctDepth = 3

  /// The form that a command line takes: `fifo`, `random:7`, `pct:7`.
  public var argument: String { text(separator: ":") }

  /// Whether this is first in, first out.
  public var isFIFO: Bool { self == .fifo }

  private func text(separator: String) -> String {
    switch self {
    case .fifo: "fifo"
    case .random(let seed): "random\(separator)\(seed)"
    case .pct(let seed): "pct\(separator)\(seed)"
    }
  }
}

extension Schedule: LosslessStringConvertible {
  /// As a report names it: `fifo`, `random 7`, `pct 7`.
  public var description: String { text(separator: " ") }

  /// Reads `fifo`, or `random` or `pct` with a seed behind a colon or a space; nil for anything else.
  public init?(_ text: String) {
    if text == "fifo" {
      self = .fifo
      return
    }
    guard let separator = text.firstIndex(where: { $0 == ":" || $0 == " " }) else { return nil }
    let digits = text[text.index(after: separator)...]
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), let seed = UInt64(digits) else { return nil }
    switch text[..<separator] {
    case "random": self = .random(seed: seed)
    case "pct": self = .pct(seed: seed)
    default: return nil
    }
  }
}

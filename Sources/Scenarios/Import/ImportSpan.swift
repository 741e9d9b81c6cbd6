import GuidanceCore
import SimWorld

/// The part of a recording that is imported: from a moment on, up to another one.
package struct ImportSpan: Sendable, Equatable {
  /// A moment of a recording.
  package enum Moment: Sendable, Equatable {
    /// Seconds from the first fix on.
    case sinceStart(Double)
    /// Seconds since 1970.
    case stamp(Double)
  }

  private let from: Moment?
  private let to: Moment?

  /// Makes a span of the texts of two moments: `0:41`, `1:02:03`, `2030-05-01T09:57:37Z`.
  ///
  /// - Returns: nil where neither is given: all of a recording.
  /// - Throws: ``InputError`` for a text that is no moment, or an end that does not lie behind the beginning.
  package init?(from: String?, to: String?) throws(InputError) {
    if from == nil && to == nil { return nil }
    self.from = try from.map { text throws(InputError) in try Self.moment(text) }
    self.to = try to.map { text throws(InputError) in try Self.moment(text) }
    let isEmpty =
      switch (self.from, self.to) {
      case (.sinceStart(let from)?, .sinceStart(let to)?), (.stamp(let from)?, .stamp(let to)?): to <= from
      default: false
      }
    if isEmpty { throw InputError("the part from \(from ?? "") to \(to ?? "") is empty: `--to` comes first") }
  }

  /// The span on the scale of a recording's stamps, half open.
  ///
  /// - Throws: ``InputError`` for a date where the recording tells none, or an end that does not lie behind the beginning.
  func range(startingAt start: Double, isAbsolute: Bool, of names: String) throws(InputError) -> Range<Double> {
    func seconds(_ moment: Moment) throws(InputError) -> Double {
      switch moment {
      case .sinceStart(let seconds): return start + seconds
      case .stamp(let seconds):
        guard isAbsolute else {
          throw InputError(
            "\(names) tells no dates", help: "count from the first fix: `--from 0:41`")
        }
        return seconds
      }
    }
    let low = try from.map { moment throws(InputError) in try seconds(moment) } ?? -.infinity
    let high = try to.map { moment throws(InputError) in try seconds(moment) } ?? .infinity
    guard low < high else { throw InputError("the part of \(names) that is asked for ends before it begins") }
    return low..<high
  }

  private static func moment(_ text: String) throws(InputError) -> Moment {
    if let stamp = RecordedTime.seconds(text) { return .stamp(stamp) }
    if let instant = TimeText.instant(text) { return .sinceStart(instant.seconds) }
    throw InputError(
      "expected a moment, found `\(text.shortened)`",
      help: "write a time from the first fix on, as `0:41` or `1:02:03`, or a date as `2030-05-01T09:57:37Z`")
  }
}

import GuidanceCore

extension WorldDraw {
  /// Draws what the receiver does wrong.
  mutating func drawReceiver() {
    for kind in FaultKind.ofReceiver where exists(kind, percent: 9) {
      sections.gps.append(receiverLine(kind))
      if isTrue(20) { sections.gps.append(receiverLine(kind)) }
    }
    if isTrue(5) { sections.gps.insert("every \(one(of: ["500 ms", "2 s", "5 s", "200 ms"]))", at: 0) }
  }

  /// One line of a kind of fault, with where and how strong.
  mutating func receiverLine(_ kind: FaultKind) -> String {
    current = kind
    defer { current = nil }
    return switch kind {
    case .noise: "noise \(number(1, 20).drawn) m"
    case .drift: "drift \(number(2, 30).drawn) m over \(number(10, 90, step: 10).drawn) s"
    case .bias: "bias \(number(2, 40, step: 2).drawn) m \(direction())"
    case .wild:
      "wild \(number(20, 1000, step: 20).drawn) m \(direction())" + one(of: ["", " for 2 fixes", " for 4 fixes"])
        + " at \(moment(from: 0).drawnTime)"
    case .frozen: "frozen \(span())"
    case .cached:
      "cached \(number(1, 12).drawn) km \(direction()) aged \(one(of: ["1 h", "5 s", "30 s"])) at "
        + moment(from: 0).drawnTime
    case .coarse: "accuracy reads \(one(of: ["2000", "60", "110", "25"])) m \(span())"
    case .noSpeed: "speed unknown \(span())"
    case .noCourse: "course unknown \(span())"
    case .wrongCourse: one(of: ["course off 180 deg", "course noise 30 deg", "course reads 0 deg"]) + " \(span())"
    case .noPlace: one(of: ["place reads not-a-number", "place reads 0 N, 0 E"]) + " at \(moment(from: 0).drawnTime)"
    case .silent: "silent \(span())"
    case .tunnel: one(of: ["tunnel", "tunnel frozen", "tunnel coasting"]) + " \(span())"
    case .duplicate: "duplicate \(span())"
    case .repeated: "repeat \(span())"
    case .late: "late \(number(1, 12).drawn) s at \(moment().drawnTime)"
    case .held: "held \(span())"
    case .clock: "clock ahead \(one(of: ["3", "600", "5"])) s \(span())"
    default: "delay \(number(200, 3000, step: 200).drawn) ms"
    }
  }

  /// A span of at most 40 seconds.
  mutating func span() -> String {
    let begin = moment(from: 0, to: 0.9)
    let last = current == aim?.fault && aim != nil ? begin + 40 : (drivenSeconds - 1).rounded(.down)
    let end = min(last, begin + number(2, 40))
    return "from \(begin.drawnTime) to \(max(begin + 1, end).drawnTime)"
  }

  /// A direction.
  mutating func direction() -> String { one(of: ["north", "ahead", "back", "left", "right", "south-west"]) }
}

extension FaultKind {
  /// What a receiver can do wrong.
  static let ofReceiver: [FaultKind] = [
    .noise, .drift, .bias, .wild, .frozen, .cached, .coarse, .noSpeed, .noCourse, .wrongCourse, .noPlace, .silent,
    .tunnel, .duplicate, .repeated, .late, .held, .clock, .delay,
  ]
}

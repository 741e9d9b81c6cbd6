extension DriveSection: CanonicallyWritten {
  /// The header, `drive at 50 km/h A B D`.
  public var written: String {
    ([word.rawValue, speed.map { "at " + $0.written }] + places.map(\.name)).spaced
  }
}

extension DriveLine: CanonicallyWritten {
  /// `wait 30 s at C`, `leave at 800 m: north 400 m, return to 1600 m`.
  public var written: String {
    switch self {
    case .start(let place): "start at " + place.written
    case .startBeside(let length, let direction, let place):
      "start \(length.written) \(direction.written) of \(place.written)"
    case .wait(let time, let place): "wait \(time.written) at \(place.written)"
    case .speed(let speed, let place): "speed \(speed.written) from \(place.written)"
    case .accelerate(let acceleration): "accelerate " + acceleration.written
    case .brake(let acceleration): "brake " + acceleration.written
    case .offset(let length, let isLeft, let from, let to):
      [
        "offset", length.written, side(isLeft), from.map { "from " + $0.written }, to.map { "to " + $0.written },
      ].spaced
    case .keepGoing(let length): "keep going " + length.written
    case .leave(let place, let items, let end):
      "leave at \(place.written): "
        + (items.map(\.written) + (end.map { ["return to " + $0.written] } ?? [])).joined(separator: ", ")
    case .fixes(let file): "fixes from " + file.quoted
    }
  }
}

extension LeaveItemSyntax: CanonicallyWritten {
  /// `north 400 m`, `wait 10 s`.
  public var written: String {
    switch self {
    case .go(let direction, let length): "\(direction.written) \(length.written)"
    case .wait(let time): "wait " + time.written
    }
  }
}

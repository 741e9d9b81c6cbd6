import GuidanceCore

/// The speeds of a drive: for each piece of its way the speed at its begin and at its end.
///
/// Without acceleration and braking every piece is driven at the speed wanted on it. With them the traveller begins and
/// ends at rest, stands still at stops, and slows for bends.
struct DriveProfile {
  /// Speeds at the begin of each piece.
  private(set) var entries: [Double]
  /// Speeds at the end of each piece.
  private(set) var exits: [Double]
  /// Acceleration; infinite = at once.
  let acceleration: Double
  /// Braking; infinite = at once.
  let braking: Double

  /// Works out the speeds of a way.
  init(_ legs: [DriveLeg], acceleration: Double?, braking: Double?) {
    self.acceleration = acceleration ?? .infinity
    self.braking = braking ?? .infinity
    entries = legs.map(\.speed)
    exits = entries
    if acceleration != nil || braking != nil, !legs.isEmpty {
      limit(legs)
      brakeInTime(legs)
      accelerateInTime(legs)
    }
  }

  /// The speed at which a bend is taken by a driver who wants to go at `speed`.
  ///
  /// Full speed below 20 degrees, 3 m/s at 90, 1 m/s in a U-turn, straight lines between them.
  static func bendSpeed(degrees: Double, speed: Double) -> Double {
    if degrees < 20 { return speed }
    if degrees <= 90 { return min(speed, speed + (degrees - 20) / 70 * (3 - speed)) }
    return min(speed, 3 - (degrees - 90) / 90 * 2)
  }

  /// The bend in degrees where a piece begins, together with those less than 5 m before and after it: a curve drawn as
  /// short chords is one bend.
  static func bend(_ legs: [DriveLeg], at index: Int) -> Double {
    func turn(_ index: Int) -> Double { Geodesy.turn(from: legs[index - 1].course, to: legs[index].course) }
    let own = turn(index)
    var sum = own
    var (before, behind) = (index - 1, legs[index - 1].meters)
    while before > 0, behind < 5 {
      sum += turn(before)
      before -= 1
      behind += legs[before].meters
    }
    var (after, ahead) = (index + 1, legs[index].meters)
    while after < legs.count, ahead < 5 {
      sum += turn(after)
      ahead += legs[after].meters
      after += 1
    }
    return min(180, max(abs(own), abs(sum)))
  }

  private mutating func limit(_ legs: [DriveLeg]) {
    let last = legs.count - 1
    for index in legs.indices {
      var cap = 0.0
      if index > 0, legs[index].pauseBefore == 0 {
        let wanted = min(legs[index - 1].speed, legs[index].speed)
        cap = Self.bendSpeed(degrees: Self.bend(legs, at: index), speed: wanted)
      }
      if acceleration.isFinite { entries[index] = min(entries[index], cap) }
      if braking.isFinite && index > 0 { exits[index - 1] = min(exits[index - 1], cap) }
    }
    if braking.isFinite { exits[last] = 0 }
  }

  private mutating func brakeInTime(_ legs: [DriveLeg]) {
    guard braking.isFinite else { return }
    for index in legs.indices.reversed() {
      let fastest = (exits[index] * exits[index] + 2 * braking * legs[index].meters).squareRoot()
      entries[index] = min(entries[index], fastest)
      if index > 0 { exits[index - 1] = min(exits[index - 1], entries[index]) }
    }
  }

  private mutating func accelerateInTime(_ legs: [DriveLeg]) {
    guard acceleration.isFinite else { return }
    for index in legs.indices {
      if index > 0 { entries[index] = min(entries[index], exits[index - 1]) }
      let fastest = (entries[index] * entries[index] + 2 * acceleration * legs[index].meters).squareRoot()
      exits[index] = min(exits[index], fastest)
    }
  }

  /// The highest speed on a piece, and the metres taken to reach it and to slow down from it.
  func peak(of leg: DriveLeg, at index: Int) -> (speed: Double, speedingUp: Double, slowingDown: Double) {
    let (v0, v1) = (entries[index], exits[index])
    let metersUp = { (speed: Double) in max(0, (speed * speed - v0 * v0) / (2 * acceleration)) }
    let metersDown = { (speed: Double) in max(0, (speed * speed - v1 * v1) / (2 * braking)) }
    let speed = leg.speed
    if metersUp(speed) + metersDown(speed) <= leg.meters { return (speed, metersUp(speed), metersDown(speed)) }
    let square: Double
    if !acceleration.isFinite {
      square = v1 * v1 + 2 * braking * leg.meters
    } else if !braking.isFinite {
      square = v0 * v0 + 2 * acceleration * leg.meters
    } else {
      let (a, b) = (acceleration, braking)
      square = (2 * a * b * leg.meters + b * v0 * v0 + a * v1 * v1) / (a + b)
    }
    let peak = max(v0.isFinite ? min(v0, speed) : 0, square.squareRoot())
    let up = min(leg.meters, metersUp(peak))
    return (peak, up, leg.meters - up)
  }
}

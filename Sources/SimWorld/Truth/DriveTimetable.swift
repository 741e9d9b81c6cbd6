import GuidanceCore

/// The pieces of a drive in the order of time, made from its way.
struct DriveTimetable {
  /// The pieces; the last one stands for ever.
  private(set) var pieces: [DrivePiece] = []
  /// When each piece begins, in nanoseconds.
  private(set) var starts: [Int64] = []
  private var clock = 0.0

  /// Gives times to a way.
  init(_ itinerary: DriveItinerary, acceleration: Double?, braking: Double?, startAlong: Double?) {
    let legs = itinerary.legs
    let profile = DriveProfile(legs, acceleration: acceleration, braking: braking)
    for (index, leg) in legs.enumerated() {
      if leg.pauseBefore > 0 {
        let before = index > 0 ? legs[index - 1] : nil
        stand(
          at: leg.from, along: leg.alongs?.lowerBound ?? before?.alongs?.upperBound, before?.course ?? leg.course)
        clock += leg.pauseBefore
      }
      drive(leg, profile, at: index)
    }
    let along = legs.last.map { $0.alongs?.upperBound } ?? startAlong
    if itinerary.pause > 0 {
      stand(at: itinerary.place, along: along, itinerary.course)
      clock += itinerary.pause
    }
    stand(at: itinerary.place, along: along, itinerary.course)
  }

  private mutating func stand(at place: Coordinate, along: Double?, _ course: Double) {
    append(DrivePiece(start: clock, from: place, course: course, along: along ?? .nan))
  }

  /// Drives one straight piece: speeding up, at one speed, slowing down.
  private mutating func drive(_ leg: DriveLeg, _ profile: DriveProfile, at index: Int) {
    let peak = profile.peak(of: leg, at: index)
    let cruise = max(0, leg.meters - peak.speedingUp - peak.slowingDown)
    var driven = 0.0
    let phases = [
      (peak.speedingUp, profile.entries[index], profile.acceleration, peak.speed),
      (cruise, peak.speed, 0, peak.speed),
      (peak.slowingDown, peak.speed, -profile.braking, profile.exits[index]),
    ]
    for (meters, speed, acceleration, lastSpeed) in phases where meters > 1e-9 {
      var piece = DrivePiece(
        start: clock, from: leg.from.between(leg.to, share: driven / leg.meters), course: leg.course)
      piece.latitudePerMeter = (leg.to.latitude - leg.from.latitude) / leg.meters
      piece.longitudePerMeter =
        Geodesy.wrappedLongitude(leg.to.longitude - leg.from.longitude) / leg.meters
      piece.meters = meters
      piece.speed = speed
      piece.acceleration = acceleration
      if let alongs = leg.alongs {
        piece.alongPerMeter = (alongs.upperBound - alongs.lowerBound) / leg.meters
        piece.along = alongs.lowerBound + piece.alongPerMeter * driven
      }
      append(piece)
      driven += meters
      clock += acceleration == 0 ? meters / speed : abs((lastSpeed - speed) / acceleration)
    }
  }

  private mutating func append(_ piece: DrivePiece) {
    pieces.append(piece)
    starts.append(SimInstant.driven(clock).nanoseconds)
  }
}

extension SimInstant {
  /// The instant of a moment worked out from metres and speeds.
  ///
  /// A moment within 100 ns of a whole microsecond is that one: lengths on the sphere hold to some nanometres, and a
  /// corner that is reached at 1:48 by hand is reached at 1:48.
  static func driven(_ seconds: Double) -> SimInstant {
    let exact = SimInstant.seconds(seconds)
    let (rest, overflow) = exact.nanoseconds.remainderReportingOverflow(dividingBy: 1000)
    if overflow || exact == .distantFuture { return exact }
    if rest <= 100 { return SimInstant(nanoseconds: exact.nanoseconds - rest) }
    return rest >= 900 ? SimInstant(nanoseconds: exact.nanoseconds + 1000 - rest) : exact
  }
}

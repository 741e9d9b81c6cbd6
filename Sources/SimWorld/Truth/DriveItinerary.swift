import GuidanceCore

/// The way of a drive as straight pieces and stops, in the order in which they are driven.
struct DriveItinerary {
  /// The pieces, in order.
  private(set) var legs: [DriveLeg] = []
  /// Seconds stood after the last piece; stops before it stand in the pieces.
  private(set) var pause = 0.0
  /// Where the traveller is.
  private(set) var place: Coordinate
  /// The direction last travelled; before the first piece that of the path.
  private(set) var course: Double

  private let line: DriveLine
  private var speed: Double

  /// Drives a plan on paper.
  init(_ plan: DrivePlan, line: DriveLine) throws(DriveError) {
    var events = DriveEvents(plan, line: line)
    var along: Double
    self.line = line
    switch plan.start {
    case .along(let meters):
      along = line.snapped(meters)
      speed = events.passSpeedChanges(upTo: along) ?? plan.speed
      place = line.place(at: along)
      course = line.course(at: along)
    case .beside(let meters, let direction, let meetsAt):
      along = line.snapped(meetsAt)
      speed = events.passSpeedChanges(before: along) ?? plan.speed
      let joins = line.place(at: along)
      let bearing = direction.bearing(travelling: line.course(at: along))
      place = Geodesy.laidPlace(from: joins, bearing: bearing, meters: meters)
      course = Geodesy.straightBearing(from: place, to: joins)
      goStraight(to: joins, meters: meters)
    }
    while let event = events.next(from: along) {
      append(line.legs(from: along, to: event.along, speed: speed))
      along = event.along
      switch event.kind {
      case .speed(let value): speed = value
      case .wait(let seconds): pause += seconds
      case .leave(let leave, let index):
        try follow(leave, index: index)
        guard let returnTo = leave.returnTo else {
          try events.refuseRest()
          return
        }
        along = line.snapped(returnTo)
        goStraight(back: line.place(at: along))
        speed = events.passSpeedChanges(before: along) ?? speed
      }
    }
    append(line.legs(from: along, to: line.end, speed: speed))
    try events.refuseRest()
  }

  private mutating func append(_ more: [DriveLeg]) {
    for var leg in more where leg.meters > 0 {
      leg.pauseBefore = pause
      pause = 0
      legs.append(leg)
      place = leg.to
      course = leg.course
    }
  }

  private mutating func goStraight(to target: Coordinate, meters: Double) {
    let bearing = Geodesy.straightBearing(from: place, to: target)
    append([DriveLeg(from: place, to: target, meters: meters, course: bearing, alongs: nil, speed: speed)])
  }

  /// Goes straight back to the path; where items have led there but for some millimetres, the last one ends there.
  ///
  /// Four legs round a square do not close on a sphere. A piece of a millimetre would have any direction.
  private mutating func goStraight(back target: Coordinate) {
    let meters = Geodesy.distance(place, target)
    if meters > 0.05 { return goStraight(to: target, meters: meters) }
    if let last = legs.indices.last, meters > 0 { legs[last].to = target }
    place = target
  }

  private mutating func follow(_ leave: DriveLeave, index: Int) throws(DriveError) {
    for (itemIndex, item) in leave.items.enumerated() {
      switch item {
      case .wait(let seconds): pause += seconds
      case .go(let direction, let meters):
        let bearing = direction.bearing(travelling: course)
        goStraight(to: Geodesy.laidPlace(from: place, bearing: bearing, meters: meters), meters: meters)
      case .back(let meters):
        let way = wayBack(meters)
        let travelled = way.reduce(0) { $0 + $1.meters }
        guard travelled > meters - 1e-6 else {
          throw DriveError(.leaveItem(index, item: itemIndex), .backTooFar(meters: meters, travelled: travelled))
        }
        append(way)
      }
    }
  }

  /// The way just taken, backwards, as far as it goes.
  private func wayBack(_ meters: Double) -> [DriveLeg] {
    var rest = meters
    var way: [DriveLeg] = []
    for leg in legs.reversed() where rest > 1e-6 {
      var back = (leg.meters > rest ? leg.last(rest) : leg).reversed()
      back.speed = speed
      way.append(back)
      rest -= back.meters
    }
    return way
  }
}

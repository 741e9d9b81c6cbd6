// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The words of the language, as they look in a builder.

/// `drive at 50 km/h`: how a car really moves; over places of the map where they are given.
public func Drive(at speed: Argument<Quantity>? = nil, over places: String...) -> DriveSection {
  DriveSection(word: .drive, speed: speed, places: places.map { Argument($0) })
}

/// `walk at 5 km/h`: how a walker really moves.
public func Walk(at speed: Argument<Quantity>? = nil, over places: String...) -> DriveSection {
  DriveSection(word: .walk, speed: speed, places: places.map { Argument($0) })
}

/// `ride at 15 km/h`: how a cyclist really moves.
public func Ride(at speed: Argument<Quantity>? = nil, over places: String...) -> DriveSection {
  DriveSection(word: .ride, speed: speed, places: places.map { Argument($0) })
}

extension DriveSection {
  /// A line of the language.
  public func line(_ line: DriveLine) -> Self {
    var drive = self
    drive.lines.append(Line(line))
    return drive
  }

  /// `start at 500 m`.
  public func start(at place: Place) -> Self { line(.start(place)) }
  /// `start 152 m north of 0 m`.
  public func start(_ length: Argument<Quantity>, _ direction: DirectionSyntax, of place: Place) -> Self {
    line(.startBeside(length, direction, of: place))
  }
  /// `wait 30 s at C`.
  public func wait(_ time: Argument<Quantity>, at place: Place) -> Self { line(.wait(time, at: place)) }
  /// `speed 100 km/h from 1500 m`.
  public func speed(_ speed: Argument<Quantity>, from place: Place) -> Self { line(.speed(speed, from: place)) }
  /// `accelerate 2 m/s2`.
  public func accelerate(_ acceleration: Argument<Quantity>) -> Self { line(.accelerate(acceleration)) }
  /// `brake 3 m/s2`.
  public func brake(_ acceleration: Argument<Quantity>) -> Self { line(.brake(acceleration)) }
  /// `offset 9 m right`.
  public func offset(_ length: Argument<Quantity>, _ side: TravelSide) -> Self {
    line(.offset(length, isLeft: side == .left, from: nil, to: nil))
  }
  /// `offset 9 m right from 1 km to 2 km`.
  public func offset(_ length: Argument<Quantity>, _ side: TravelSide, from: Place, to: Place) -> Self {
    line(.offset(length, isLeft: side == .left, from: from, to: to))
  }
  /// `keep going 200 m`.
  public func keepGoing(_ length: Argument<Quantity>) -> Self { line(.keepGoing(length)) }
  /// `leave at 800 m: north 400 m, return to 1600 m`.
  public func leave(at place: Place, _ items: LeaveItemSyntax..., returnTo end: Place? = nil) -> Self {
    line(.leave(at: place, items, returnTo: end))
  }
  /// `fixes from "drive.fixes.jsonl"`.
  public func fixes(from file: String) -> Self { line(.fixes(from: Argument(file))) }
}

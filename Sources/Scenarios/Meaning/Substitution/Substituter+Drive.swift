extension Substituter {
  mutating func drive(_ drive: DriveSection) -> DriveSection {
    var result = drive
    result.speed = value(drive.speed)
    result.places = values(drive.places)
    result.lines = lines(drive.lines) { $0.driveLine($1) }
    return result
  }

  private mutating func driveLine(_ line: DriveLine) -> DriveLine {
    switch line {
    case .start(let place): .start(self.place(place))
    case .startBeside(let length, let direction, let place):
      .startBeside(value(length), self.direction(direction), of: self.place(place))
    case .wait(let time, let place): .wait(value(time), at: self.place(place))
    case .speed(let speed, let place): .speed(value(speed), from: self.place(place))
    case .accelerate(let rate): .accelerate(value(rate))
    case .brake(let rate): .brake(value(rate))
    case .offset(let length, let isLeft, let from, let to):
      .offset(value(length), isLeft: isLeft, from: from.map { place($0) }, to: to.map { place($0) })
    case .keepGoing(let length): .keepGoing(value(length))
    case .leave(let place, let items, let returnTo):
      .leave(at: self.place(place), items.map { leaveItem($0) }, returnTo: returnTo.map { self.place($0) })
    case .fixes(let path): .fixes(from: value(path))
    }
  }

  private mutating func leaveItem(_ item: LeaveItemSyntax) -> LeaveItemSyntax {
    switch item {
    case .go(let direction, let length): .go(self.direction(direction), value(length))
    case .wait(let time): .wait(value(time))
    }
  }
}

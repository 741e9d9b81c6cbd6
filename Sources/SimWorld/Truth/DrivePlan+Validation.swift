extension DrivePlan {
  /// How many of the lines that are never reached are told.
  static let mostMistakes = 20

  /// All that is wrong with the plan, at most one mistake a line; none for a plan that makes a drive.
  ///
  /// Quantities and places are looked at line by line. What the traveller never reaches, or cannot go back, is known
  /// only by driving: each line that stops the drive is told and left out, and the rest is driven again.
  public var mistakes: [DriveError] {
    let lines = lineMistakes
    if !lines.isEmpty { return lines }
    var found: [DriveError] = []
    var rest = NumberedDrivePlan(self)
    while found.count < Self.mostMistakes, let next = rest.removeMistake() { found.append(next) }
    return found
  }

  /// Refuses quantities that make no sense and places that the path does not have.
  func validate() throws(DriveError) {
    if let first = lineMistakes.first { throw first }
  }

  private var lineMistakes: [DriveError] {
    var found: [DriveError] = []
    func collect(_ check: () throws(DriveError) -> Void) {
      do throws(DriveError) { try check() } catch { found.append(error) }
    }
    collect { () throws(DriveError) in try validateHeader() }
    collect { () throws(DriveError) in try validateStart() }
    for index in waits.indices { collect { () throws(DriveError) in try validate(waits[index], index) } }
    for index in speedChanges.indices { collect { () throws(DriveError) in try validate(speedChanges[index], index) } }
    for index in offsets.indices { collect { () throws(DriveError) in try validate(offsets[index], index) } }
    for index in leaves.indices { collect { () throws(DriveError) in try validate(leaves[index], index) } }
    return found
  }

  private func validateHeader() throws(DriveError) {
    try positive(speed, .drive)
    if let acceleration { try positive(acceleration, .drive) }
    if let braking { try positive(braking, .drive) }
    guard keepGoing.isFinite, keepGoing >= 0 else { throw DriveError(.keepGoing, .notPositive(keepGoing)) }
  }

  private func validateStart() throws(DriveError) {
    switch start {
    case .along(let along): try onPath(along, .start)
    case .beside(let meters, _, let along):
      try positive(meters, .start)
      try onPath(along, .start)
    }
  }

  private func validate(_ wait: DriveWait, _ index: Int) throws(DriveError) {
    guard wait.seconds.isFinite, wait.seconds >= 0 else { throw DriveError(.wait(index), .notPositive(wait.seconds)) }
    try onPath(wait.along, .wait(index), andPast: true)
  }

  private func validate(_ change: DriveSpeedChange, _ index: Int) throws(DriveError) {
    try positive(change.speed, .speedChange(index))
    try onPath(change.along, .speedChange(index), andPast: true)
  }

  private func validate(_ offset: DriveOffset, _ index: Int) throws(DriveError) {
    guard offset.metersRight.isFinite else { throw DriveError(.offset(index), .notPositive(offset.metersRight)) }
    try onPath(offset.from, .offset(index), andPast: true)
    guard offset.to > offset.from else {
      throw DriveError(.offset(index), .emptyStretch(from: offset.from, to: offset.to))
    }
    if offset.to.isFinite { try onPath(offset.to, .offset(index), andPast: true) }
  }

  private func validate(_ leave: DriveLeave, _ index: Int) throws(DriveError) {
    try onPath(leave.along, .leave(index), andPast: true)
    if let returnTo = leave.returnTo { try onPath(returnTo, .leaveReturn(index), andPast: true) }
    for (itemIndex, item) in leave.items.enumerated() {
      switch item {
      case .go(_, let meters), .back(let meters): try positive(meters, .leaveItem(index, item: itemIndex))
      case .wait(let seconds):
        guard seconds.isFinite, seconds >= 0 else {
          throw DriveError(.leaveItem(index, item: itemIndex), .notPositive(seconds))
        }
      }
    }
  }

  private func positive(_ value: Double, _ line: DriveError.Line) throws(DriveError) {
    guard value.isFinite, value > 0 else { throw DriveError(line, .notPositive(value)) }
  }

  /// - Parameter andPast: whether the way past the end counts too.
  private func onPath(_ along: Double, _ line: DriveError.Line, andPast: Bool = false) throws(DriveError) {
    let length = path.length + (andPast ? keepGoing : 0)
    guard along >= 0, along <= length + 1e-6 else {
      // To the micrometre: a line of 1 km measures 1000.0000000000031 m, and nobody wants to read that.
      throw DriveError(line, .outsidePath(along: along, length: (length * 1e6).rounded() / 1e6))
    }
  }
}

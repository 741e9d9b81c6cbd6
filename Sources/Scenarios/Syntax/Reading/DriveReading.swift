extension ScenarioReader {
  /// Reads `drive`, `walk` or `ride` and its lines.
  mutating func readDrive(_ block: Outline.Block, _ word: SectionWord) {
    let section = header(block.header, word) { c throws(SyntaxStop) in try c.driveHeader() }
    let lines = lines(block, word) { c throws(SyntaxStop) in try c.driveLine() }
    guard var section else { return }
    section.lines = lines
    section.span = block.header.line.span
    section.comments = block.header.comments
    scenario.drive = section
  }
}

extension LineCursor {
  /// `at 50 km/h A B D`.
  mutating func driveHeader() throws(SyntaxStop) -> DriveSection {
    var drive = DriveSection(word: DriveWord(rawValue: section.rawValue) ?? .drive)
    if accept("at") { drive.speed = try quantity(.speed) }
    while kind != nil, word != "at" {
      if case .number? = kind { throw misfit("`at`", help: "write `\(section.rawValue) at 50 km/h`") }
      drive.places.append(try name("a place of the map"))
    }
    if drive.speed == nil, accept("at") { drive.speed = try quantity(.speed) }
    return drive
  }

  /// One line of a drive.
  mutating func driveLine() throws(SyntaxStop) -> DriveLine {
    if accept("start") { return try start() }
    if accept("wait") {
      let time = try quantity(.time)
      try expect("at")
      return .wait(time, at: try place())
    }
    if accept("speed") {
      let speed = try quantity(.speed)
      try expect("from")
      return .speed(speed, from: try place())
    }
    if accept("accelerate") { return .accelerate(try quantity(.acceleration)) }
    if accept("brake") { return .brake(try quantity(.acceleration)) }
    if accept("offset") { return try offset() }
    if accept("keep") {
      try expect("going")
      return .keepGoing(try quantity(.length))
    }
    if accept("leave") { return try leave() }
    if accept("fixes") {
      try expect("from")
      return .fixes(from: try text("a file in quotes"))
    }
    throw unknownLine()
  }

  private mutating func start() throws(SyntaxStop) -> DriveLine {
    if accept("at") { return .start(try place()) }
    let length = try quantity(.length)
    let direction = try direction()
    try expect("of")
    return .startBeside(length, direction, of: try place())
  }

  private mutating func offset() throws(SyntaxStop) -> DriveLine {
    let length = try quantity(.length)
    let isLeft = try isLeft()
    guard accept("from") else { return .offset(length, isLeft: isLeft, from: nil, to: nil) }
    let from = try place()
    try expect("to")
    return .offset(length, isLeft: isLeft, from: from, to: try place())
  }

  private mutating func leave() throws(SyntaxStop) -> DriveLine {
    try expect("at")
    let place = try place()
    try expect(.colon)
    var items: [LeaveItemSyntax] = []
    repeat {
      if accept("return") {
        try expect("to")
        let end = try self.place()
        if kind == .sign(.comma) { throw misfit(nil, help: "`return to` is the last of the list") }
        return .leave(at: place, items, returnTo: end)
      }
      if accept("wait") {
        items.append(.wait(try quantity(.time)))
      } else {
        let direction = try direction()
        items.append(.go(direction, try quantity(.length)))
      }
    } while accept(.comma)
    return .leave(at: place, items, returnTo: nil)
  }
}

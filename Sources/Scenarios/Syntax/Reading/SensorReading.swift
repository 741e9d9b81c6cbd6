import SimWorld

extension ScenarioReader {
  /// Reads `gps`, `compass` or `barometer`.
  mutating func readSensor(_ block: Outline.Block, _ word: SectionWord) {
    switch word {
    case .gps: scenario.gps = section(block, word) { c throws(SyntaxStop) in try c.gpsLine() }
    case .compass: scenario.compass = section(block, word) { c throws(SyntaxStop) in try c.compassLine() }
    default: scenario.barometer = section(block, word) { c throws(SyntaxStop) in try c.barometerLine() }
    }
  }
}

extension LineCursor {
  /// One line of the receiver, with its window.
  mutating func gpsLine() throws(SyntaxStop) -> GPSLineSyntax {
    let effect = try gpsEffect()
    return GPSLineSyntax(effect, try window())
  }

  /// One line of the compass, with its window.
  mutating func compassLine() throws(SyntaxStop) -> CompassLineSyntax {
    let effect = try compassEffect()
    return CompassLineSyntax(effect, try window())
  }

  /// `door level 0`, `level 2 from 3:00 to 4:00`.
  mutating func barometerLine() throws(SyntaxStop) -> BarometerLineSyntax {
    if accept("door") {
      try expect("level")
      return .door(level: try count("a level", signed: true))
    }
    if accept("level") {
      let level = try count("a level", signed: true)
      return .level(level, try requiredSpan())
    }
    throw unknownLine()
  }

  private mutating func gpsEffect() throws(SyntaxStop) -> GPSEffectSyntax {
    guard let word else { throw unknownLine() }
    if let field = FixField(rawValue: word), field != .accuracy || isFieldEffect {
      advance()
      return try fieldEffect(field)
    }
    let start = self
    advance()
    switch word {
    case "every": return .every(try quantity(.time))
    case "accuracy": return .accuracy(try quantity(.length))
    case "noise": return .noise(try quantity(.length))
    case "delay": return .delay(try quantity(.time))
    case "late": return .late(try quantity(.time))
    case "frozen": return .frozen
    case "silent": return .silent
    case "duplicate": return .duplicate
    case "repeat": return .repeated
    case "held": return .held
    case "like": return .like(try text("a preset in quotes"))
    case "tunnel": return .tunnel(accept("frozen") ? .frozen : accept("coasting") ? .coasting : .silent)
    case "drift", "bias", "wild", "cached", "clock": return try compoundEffect(word)
    default:
      self = start
      throw unknownLine()
    }
  }

  private mutating func compoundEffect(_ word: String) throws(SyntaxStop) -> GPSEffectSyntax {
    switch word {
    case "drift":
      let length = try quantity(.length)
      try expect("over")
      return .drift(length, over: try quantity(.time))
    case "bias":
      let length = try quantity(.length)
      return .bias(length, try direction())
    case "cached":
      let length = try quantity(.length)
      let direction = try direction()
      try expect("aged")
      return .cached(length, direction, age: try quantity(.time))
    case "clock":
      try expect("ahead")
      return .clockAhead(try quantity(.time, signed: true))
    default: return try wild()
    }
  }

  private mutating func wild() throws(SyntaxStop) -> GPSEffectSyntax {
    let length = try quantity(.length)
    let direction = try direction()
    var fixes: Argument<Int>?
    var accuracy: Argument<Quantity>?
    while true {
      if fixes == nil, accept("for") {
        fixes = try count(help: "write how many fixes, `for 5 fixes`; a time is a span, `from 1:00 to 1:05`")
        if word == "fix" { advance() } else { try expect("fixes") }
      } else if accuracy == nil, accept("accuracy") {
        accuracy = try quantity(.length)
      } else {
        return .wild(length, direction, fixes: fixes, accuracy: accuracy)
      }
    }
  }

  private var isFieldEffect: Bool { word(ahead: 1) == "reads" || word(ahead: 1) == "unknown" }

  private mutating func fieldEffect(_ field: FixField) throws(SyntaxStop) -> GPSEffectSyntax {
    // Who reads nothing says so too: `speed reads unknown` is `speed unknown`.
    if word == "reads", word(ahead: 1) == "unknown" { advance() }
    if accept("unknown") {
      guard field == .course, accept("below") else { return .unknown(field, below: nil) }
      return .unknown(field, below: try quantity(.speed))
    }
    if accept("reads") { return try reading(field) }
    if field == .course, accept("off") { return .courseOff(try quantity(.angle, signed: true)) }
    if field == .course, accept("noise") { return .courseNoise(try quantity(.angle)) }
    throw misfit("`reads` or `unknown`")
  }

  private mutating func reading(_ field: FixField) throws(SyntaxStop) -> GPSEffectSyntax {
    switch field {
    case .accuracy: return .reads(field, try quantity(.length, signed: true))
    case .speed: return .reads(field, try quantity(.speed, signed: true))
    case .course: return .reads(field, try quantity(.angle, signed: true))
    case .place:
      if accept("not-a-number") { return .placeReadsNotANumber }
      return .placeReads(try coordinate())
    }
  }

  private mutating func compassEffect() throws(SyntaxStop) -> CompassEffectSyntax {
    if accept("every") { return .every(try quantity(.time)) }
    if accept("noise") { return .noise(try quantity(.angle)) }
    if accept("bias") { return .bias(try quantity(.angle, signed: true)) }
    if accept("magnetic") { return .magnetic }
    if accept("accuracy") { return .accuracy(try quantity(.angle)) }
    if accept("reads") { return .reads(try quantity(.angle, signed: true)) }
    if accept("invalid") { return .invalid }
    if accept("silent") { return .silent }
    throw unknownLine()
  }
}

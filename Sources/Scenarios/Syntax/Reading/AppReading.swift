extension LineCursor {
  /// One line of what the person does.
  mutating func appLine() throws(SyntaxStop) -> AppLineSyntax {
    if accept("starts") {
      let name = try text("the name of a route in quotes")
      return .starts(name, at: try appMoment())
    }
    if accept("ends") { return .ends(at: try appMoment()) }
    if accept("mutes") {
      if let span = try optionalSpan() { return .mutesDuring(span) }
      return .mutes(at: try appMoment())
    }
    if accept("talks") { return .talks(try requiredSpan()) }
    if accept("pans") { return .pans(at: try appMoment()) }
    if accept("tilts") { return .tilts(at: try appMoment()) }
    if accept("asks") {
      try expect("report")
      return .asksReport(at: try appMoment())
    }
    if accept("speaks") { return .speaks(try name("a language")) }
    throw unknownLine()
  }

  private mutating func appMoment() throws(SyntaxStop) -> Argument<Moment> {
    try expect("at")
    return try moment()
  }
}

extension DiagnosticCatalog {
  /// What the reader complains of.
  static let reading: [Entry] =
    files + words + values + sections

  private static let files: [Entry] = [
    entry(
      .notUTF8, "The file holds bytes that are no UTF-8 text",
      "Save it as UTF-8; a byte order mark is allowed and dropped"),
    entry(
      .fileTooLarge, "The file has more than \(SourceLimits.bytes) bytes",
      "Keep recorded data in a file of its own and name it in `fixes from` or `route from`"),
    entry(
      .tooManyLines, "The file has more than \(SourceLimits.lines) lines",
      "Split it: a scenario tells one story"),
    entry(
      .lineTooLong, "A line has more than \(SourceLimits.lineCharacters) characters",
      "Split what it says over several lines"),
  ]

  private static let words: [Entry] = [
    entry(
      .strayCharacter, "A character stands where the language has no use for it",
      "Take it out; quotes are straight, a minus is `-`, comments begin with `#`",
      wrong: "turn left “Turn left”", right: "turn left \"Turn left\""),
    entry(
      .unterminatedText, "A quote is opened and not closed on the same line",
      "Close it; a quote inside is written `\\\"`",
      wrong: "arrive \"You arrive", right: "arrive \"You arrive\""),
    entry(
      .unknownEscape, "A backslash in quotes is followed by something that it cannot change",
      "The escapes are `\\\"`, `\\\\`, `\\n`, `\\t` and `\\u{1F697}`",
      wrong: "report \"C:\\drives\"", right: "report \"C:\\\\drives\""),
    entry(
      .malformedTime, "Digits and colons do not make a time",
      "Times are `0:41`, `12:03.5` or `1:02:03`: two digits for seconds, and for minutes behind hours, both below 60",
      wrong: "arrived at 3:5", right: "arrived at 3:05"),
    entry(
      .unknownWord, "A word is not one of those that can stand at this place",
      "The help names the nearest one that can; `pfsim words` prints all of them",
      wrong: "no ofroute", right: "no off-route"),
    entry(
      .unknownSection, "A line in column 1 begins with no keyword of a section",
      "The help names the nearest keyword",
      wrong: "expects", right: "expect"),
    entry(
      .expected, "The line needs something else at this place",
      "The message says what can stand there and what was found",
      wrong: "wait 30 s 1200 m", right: "wait 30 s at 1200 m"),
    entry(
      .unexpected, "The line was complete, and goes on",
      "Take the rest out, or put it on a line of its own",
      wrong: "arrived once twice", right: "arrived once"),
  ]

  private static let values: [Entry] = [
    entry(
      .missingUnit, "A number stands where a quantity is needed, and has no unit",
      "Give it its unit; only counts and factors have none",
      wrong: "noise 4", right: "noise 4 m"),
    entry(
      .unknownUnit, "The word behind a number is no unit of the language",
      "Units are `m`, `km`, `km/h`, `m/s`, `m/s2`, `s`, `ms`, `min`, `h` and `deg`",
      wrong: "drive at 50 kph", right: "drive at 50 km/h"),
    entry(
      .wrongUnit, "A quantity measures something else than this place needs",
      "The help lists the units that fit",
      wrong: "wait 30 m at B", right: "wait 30 s at B"),
    entry(
      .numberOutOfRange, "A number is negative, too large or not whole where it must not be",
      "The help says what is allowed",
      wrong: "arrived 1.5 times", right: "arrived 2 times"),
    entry(
      .wrongMoment, "A moment is of a kind that this place does not know",
      "A drive has places, sensors and providers have times and places, `app` and `expect` have events too",
      wrong: "silent after off-route", right: "silent from 1:30 to 1:40"),
    entry(
      .nestedTooDeep, "A place is told from a place that is told from a place, too many times",
      "Add the lengths up",
      wrong: "start at 1 m after 1 m after B", right: "start at 2 m after B"),
  ]

  private static let sections: [Entry] = [
    entry(
      .missingTitle, "The file has no `scenario` line",
      "Begin it with `scenario` and a title that says what must hold",
      right: "scenario \"a red light does not spin the map\""),
    entry(
      .duplicateSection, "A section or a route's name is there twice",
      "Merge the two, or give one of them another name"),
    entry(
      .wrongIndentation, "A line is indented and belongs to no section, or should be indented and is not",
      "Sections begin in column 1; their lines are indented by two spaces"),
    entry(
      .unevenRow, "A row of `cases` has more or fewer cells than the row of names",
      "Give one value for each name",
      wrong: "| 50 km/h |", right: "| 50 km/h | 3:15 |"),
    entry(
      .drawingTooLarge, "A drawing has more than \(SourceLimits.drawing) lines or columns",
      "Choose a larger scale"),
    entry(
      .tabInDrawing, "A tab stands in a drawing, where every column counts",
      "Draw with blanks"),
    entry(
      .drawingEnded, "A line of strokes stands behind the blank line that ended the drawing",
      "Take the blank line out"),
  ]
}

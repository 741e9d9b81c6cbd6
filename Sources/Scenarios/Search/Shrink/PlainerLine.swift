/// Plainer versions of one line of a scenario.
enum PlainerLine {
  /// The versions, the plainest first: without parts, without clauses, with rounder and smaller figures.
  static func candidates(_ line: String) -> [String] {
    let all = withoutItems(line) + withoutClauses(line) + withPlainerFigures(line)
    return all.filter { $0 != line }
  }

  /// Lists behind a colon lose an item each.
  private static func withoutItems(_ line: String) -> [String] {
    guard let colon = line.range(of: ": ") else { return [] }
    let head = line[..<colon.upperBound]
    let items = line[colon.upperBound...].split(separator: ",").map { $0.drop { $0 == " " } }
    if items.count < 2 { return [] }
    return items.indices.map { dropped in
      head + items.indices.filter { $0 != dropped }.map { String(items[$0]) }.joined(separator: ", ")
    }
  }

  /// Words in quotes, names and spans may go.
  private static func withoutClauses(_ line: String) -> [String] {
    var found: [String] = []
    for word in [" from ", " at ", " for ", " over ", " to ", " highway", " \""] {
      guard let range = line.range(of: word) else { continue }
      let head = String(line[..<range.lowerBound])
      found.append(head)
      if word == " \"", let close = line[range.upperBound...].firstIndex(of: "\"") {
        found.append(head + line[line.index(after: close)...])
      }
    }
    return found
  }

  private static func withPlainerFigures(_ line: String) -> [String] {
    var found: [String] = []
    var index = line.startIndex
    var isQuoted = false
    while index < line.endIndex {
      if line[index] == "\"" { isQuoted.toggle() }
      guard !isQuoted, line[index].isNumber, index == line.startIndex || !line[line.index(before: index)].isLetter
      else {
        index = line.index(after: index)
        continue
      }
      var end = index
      while end < line.endIndex, line[end].isNumber || line[end] == "." || line[end] == ":" {
        end = line.index(after: end)
      }
      // A colon that nothing follows ends the line's head, as in `leave at 800 m:`.
      var token = line[index..<end]
      while token.hasSuffix(":") || token.hasSuffix(".") { token = token.dropLast() }
      let rest = line[token.endIndex...]
      // An ordinal is a name, not a figure.
      if !(rest.first?.isLetter ?? false) {
        for plainer in plainer(String(token)) { found.append(line[..<index] + plainer + rest) }
      }
      index = end
    }
    return found
  }

  /// Plainer figures than one, each smaller: of one digit, half of it, the next rounder one.
  private static func plainer(_ token: String) -> [String] {
    let parts = token.split(separator: ":")
    if parts.count == 2, let minutes = Int(parts[0]), let seconds = Double(parts[1]) {
      let whole = Double(minutes * 60) + seconds
      return smaller(whole).map(\.drawnTime)
    }
    guard let value = Double(token) else { return [] }
    return smaller(value).map(\.drawn)
  }

  private static func smaller(_ value: Double) -> [Double] {
    guard value > 0 else { return [] }
    var unit = 1.0
    while unit * 10 <= value { unit *= 10 }
    while unit > value { unit /= 10 }
    let one = (value / unit).rounded(.down) * unit
    let two = (value / unit * 10).rounded(.down) * unit / 10
    var found: [Double] = []
    for candidate in [unit, one / 2, one, two, value.rounded(.down)] where candidate > 0 && candidate < value {
      let rounded = (candidate * 1000).rounded() / 1000
      if !found.contains(rounded) { found.append(rounded) }
    }
    return found
  }
}

import Foundation

/// A TextMate grammar as far as ours goes: `match`, `begin` and `end`, captures, includes from the repository.
///
/// It cuts lines as editors do: of all patterns the one that matches first wins, of two at one place the one that
/// stands first, and the end of a section before all.
final class TextMateGrammar {
  /// What is open at the end of a line.
  typealias State = [Int]

  /// A line in colours: the innermost scope of each UTF-16 unit.
  struct Line {
    var scopes: [String?]
    /// What is open behind it.
    var state: State
  }

  private struct Rule {
    var name: String?
    var match: NSRegularExpression?
    var begin: NSRegularExpression?
    var end: NSRegularExpression?
    var captures: [(group: Int, name: String?, rule: Int?)] = []
    var endCaptures: [(group: Int, name: String?, rule: Int?)] = []
    /// Names of the repository, and rules of its own.
    var patterns: [Pattern] = []
  }

  private enum Pattern {
    case include(String)
    case rule(Int)
  }

  private var rules: [Rule] = []
  private var repository: [String: Int] = [:]
  private var flat: [Int: [Int]] = [:]
  private var known: [String: Line] = [:]

  /// Reads a grammar.
  init(_ data: Data) throws {
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    rules = [Rule()]
    for (name, value) in object["repository"] as? [String: [String: Any]] ?? [:] { repository[name] = try add(value) }
    rules[0].patterns = try patterns(object)
  }

  // MARK: Reading

  private func add(_ object: [String: Any]) throws -> Int {
    var rule = Rule()
    rule.name = object["name"] as? String
    rule.match = try expression(object["match"])
    rule.begin = try expression(object["begin"])
    rule.end = try expression(object["end"])
    rule.captures = try captures(object["captures"] ?? object["beginCaptures"])
    rule.endCaptures = try captures(object["endCaptures"])
    rule.patterns = try patterns(object)
    rules.append(rule)
    return rules.count - 1
  }

  private func patterns(_ object: [String: Any]) throws -> [Pattern] {
    try (object["patterns"] as? [[String: Any]] ?? []).map { pattern in
      if let include = pattern["include"] as? String { return .include(String(include.dropFirst())) }
      return .rule(try add(pattern))
    }
  }

  private func captures(_ value: Any?) throws -> [(group: Int, name: String?, rule: Int?)] {
    try (value as? [String: [String: Any]] ?? [:]).compactMap { key, capture in
      guard let group = Int(key) else { return nil }
      return (group, capture["name"] as? String, capture["patterns"] == nil ? nil : try add(capture))
    }
  }

  private func expression(_ pattern: Any?) throws -> NSRegularExpression? {
    try (pattern as? String).map { try NSRegularExpression(pattern: $0) }
  }

  // MARK: Colouring

  /// All lines of a text.
  func lines(of text: String) -> [(text: String, scopes: [String?])] {
    var state: State = [0]
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { part in
      let line = self.line(String(part), state)
      state = line.state
      return (String(part), line.scopes)
    }
  }

  private func line(_ text: String, _ state: State) -> Line {
    let key = "\(state)\(text)"
    if let line = known[key] { return line }
    var line = Line(scopes: Array(repeating: nil, count: text.utf16.count), state: state)
    colour(text, NSRange(location: 0, length: text.utf16.count), &line)
    known[key] = line
    return line
  }

  private func colour(_ text: String, _ range: NSRange, _ line: inout Line) {
    var position = range.location
    var next: [Int: NSTextCheckingResult?] = [:]
    while let top = line.state.last {
      let best = earliest(text, position..<range.upperBound, top, &next)
      paint(position..<(best?.match.range.location ?? range.upperBound), openName(line.state), &line)
      guard let (rule, match) = best else { return }
      if rule == nil {
        paint(Range(match.range), openName(line.state), &line)
        paint(rules[top].endCaptures, match, text, &line)
        line.state.removeLast()
        next = [:]
      } else if let rule {
        paint(Range(match.range), rules[rule].name ?? openName(line.state), &line)
        paint(rules[rule].captures, match, text, &line)
        if rules[rule].begin != nil {
          line.state.append(rule)
          next = [:]
        } else if match.range.length == 0 {
          position += 1
        }
      }
      position = max(position, match.range.upperBound)
      if position > range.upperBound { return }
    }
  }

  /// The pattern that matches first; a nil rule is the end of what is open.
  private func earliest(
    _ text: String, _ range: Range<Int>, _ top: Int, _ next: inout [Int: NSTextCheckingResult?]
  ) -> (rule: Int?, match: NSTextCheckingResult)? {
    var best: (rule: Int?, match: NSTextCheckingResult)?
    for candidate in [-1] + flattened(top) {
      guard let expression = candidate < 0 ? rules[top].end : rules[candidate].match ?? rules[candidate].begin else {
        continue
      }
      if next[candidate].map({ ($0?.range.location ?? .max) < range.lowerBound }) ?? true {
        next[candidate] = .some(
          expression.firstMatch(
            in: text, options: [.withTransparentBounds, .withoutAnchoringBounds], range: NSRange(range)))
      }
      guard let match = next[candidate] ?? nil else { continue }
      if best.map({ match.range.location < $0.match.range.location }) ?? true {
        best = (candidate < 0 ? nil : candidate, match)
      }
    }
    return best
  }

  private func flattened(_ rule: Int) -> [Int] {
    if let found = flat[rule] { return found }
    let found = rules[rule].patterns.flatMap { pattern -> [Int] in
      let inner: Int
      switch pattern {
      case .include(let name):
        guard let named = repository[name] else { preconditionFailure("the repository has no `\(name)`") }
        inner = named
      case .rule(let own): inner = own
      }
      return rules[inner].match == nil && rules[inner].begin == nil ? flattened(inner) : [inner]
    }
    flat[rule] = found
    return found
  }

  private func openName(_ state: State) -> String? { state.reversed().lazy.compactMap { self.rules[$0].name }.first }

  private func paint(_ range: Range<Int>?, _ name: String?, _ line: inout Line) {
    guard let range, let name else { return }
    for index in range where line.scopes.indices.contains(index) { line.scopes[index] = name }
  }

  private func paint(
    _ captures: [(group: Int, name: String?, rule: Int?)], _ match: NSTextCheckingResult, _ text: String,
    _ line: inout Line
  ) {
    for capture in captures where match.range(at: capture.group).location != NSNotFound {
      let range = match.range(at: capture.group)
      paint(Range(range), capture.name, &line)
      guard let rule = capture.rule else { continue }
      let outside = line.state
      line.state = [rule]
      colour(text, range, &line)
      line.state = outside
    }
  }
}

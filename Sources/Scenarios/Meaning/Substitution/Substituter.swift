import GuidanceCore

/// Puts values in the place of parameters, and notes which were used and what does not fit.
struct Substituter {
  /// The values by name.
  let values: [String: ParameterValue]
  /// The names that were used.
  private(set) var used: Set<String> = []
  /// The names whose values are being replaced right now.
  private var expanding: Set<String> = []
  /// What does not fit.
  var problems: [Diagnostic] = []

  init(values: [String: ParameterValue]) { self.values = values }

  /// The value of an argument; the argument itself where its parameter does not exist or is of another kind.
  mutating func value<Value: ParameterBindable>(_ argument: Argument<Value>) -> Argument<Value> {
    switch argument.content {
    case .literal(let literal):
      return Argument(literal.replacingParameters(&self, at: argument.span), span: argument.span)
    case .parameter(let name):
      guard let found = lookUp(name, at: argument.span) else { return argument }
      guard let bound = Value.bound(found, at: argument.span) else {
        complain(expected: Value.expected, found: found, of: name, at: argument.span, words: Value.knownWords)
        return argument
      }
      return Argument(expanded(bound, of: name, at: argument.span), span: argument.span)
    }
  }

  /// A parameter's own value may hold parameters, though not itself.
  mutating func expanded<Value: ParameterBindable>(_ value: Value, of name: String, at span: SourceSpan) -> Value {
    guard expanding.insert(name).inserted else {
      problems.append(
        Diagnostic(
          id: .parameterCycle, message: "`$\(name)` stands for itself", span: span,
          help: "give one of the parameters a value of its own"))
      return value
    }
    defer { expanding.remove(name) }
    return value.replacingParameters(&self, at: span)
  }

  mutating func value<Value: ParameterBindable>(_ argument: Argument<Value>?) -> Argument<Value>? {
    guard let argument else { return nil }
    return value(argument) as Argument<Value>
  }

  mutating func values<Value: ParameterBindable>(_ arguments: [Argument<Value>]) -> [Argument<Value>] {
    arguments.map { value($0) }
  }

  mutating func lines<Content>(
    _ lines: [Line<Content>], _ replace: (inout Substituter, Content) -> Content
  ) -> [Line<Content>] {
    lines.map { Line(replace(&self, $0.content), span: $0.span, comments: $0.comments) }
  }

  mutating func section<Content>(
    _ section: Section<Content>?, _ replace: (inout Substituter, Content) -> Content
  ) -> Section<Content>? {
    section.map { Section(lines($0.lines, replace), span: $0.span, comments: $0.comments) }
  }

  /// The value of a name, or a complaint.
  mutating func lookUp(_ name: String, at span: SourceSpan) -> ParameterValue? {
    if let found = values[name] {
      used.insert(name)
      return found
    }
    let nearest = NearestWord.of(name, in: values.keys.sorted())
    problems.append(
      Diagnostic(
        id: .unknownParameter, message: "unknown parameter `$\(name)`", span: span,
        help: nearest.map { "did you mean `$\($0)`?" } ?? "declare it: `param \(name) = ...`"))
    return nil
  }

  mutating func complain(
    expected: String, found: ParameterValue, of name: String, at span: SourceSpan, words: [String] = []
  ) {
    var help = "change the value of `\(name)`, or write \(expected) here"
    if case .word(let word) = found, let nearest = NearestWord.of(word, in: words) {
      help = "did you mean `\(nearest)`?"
    } else if case .quantity(let quantity) = found, quantity.unit.dimension == .time, expected == "a moment" {
      help = "write a time of the drive as `0:05`"
    }
    problems.append(
      Diagnostic(
        id: .parameterKind, message: "expected \(expected), found `\(found.written)` in `$\(name)`", span: span,
        help: help))
  }

  /// A text with each `$name` inside it replaced; a `$` that no name follows stays.
  mutating func replaceInside(_ text: String, at span: SourceSpan) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let begin = rest.index(after: dollar)
      let name = String(ParameterName.prefix(of: rest[begin...]))
      rest = rest[begin...].dropFirst(name.count)
      if name.isEmpty {
        result += "$"
      } else if let found = lookUp(name, at: span) {
        result += expanded(found.unquoted, of: name, at: span)
      } else {
        result += "$" + name
      }
    }
    return result + rest
  }
}

/// How parameters are named: a letter, then letters, digits and single `-` or `_` between them.
enum ParameterName {
  /// A text that names no parameter: a blank stands behind each `$` that would begin a name.
  static func unnamed(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[...dollar]
      rest = rest[rest.index(after: dollar)...]
      if !prefix(of: rest).isEmpty { result += " " }
    }
    return result + rest
  }

  /// The longest name that a text begins with; empty where it begins with none.
  static func prefix(of text: Substring) -> Substring {
    guard let first = text.first, first.isLetter else { return text.prefix(0) }
    let run = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    let trailing = run.reversed().prefix { $0 == "-" || $0 == "_" }.count
    return run.dropLast(trailing)
  }
}

import Foundation
import TestSupport
import Testing

@testable import Scenarios

@Suite("the grammar of editors")
struct EditorTests {
  private static let folder = SharedFolder.packageRoot.appendingPathComponent("editors/vscode")

  private static func grammar() throws -> TextMateGrammar {
    try TextMateGrammar(Data(contentsOf: folder.appendingPathComponent("syntaxes/pfsim.tmLanguage.json")))
  }

  /// What a word has that the grammar takes for somebody's own name.
  private static let ownName = "variable.other.name.pfsim"

  // MARK: The vocabulary

  /// Where the words of a group stand, as far as a grammar must be told.
  private static func place(of entry: VocabularyEntry) -> String {
    switch entry.group {
    case .section: entry.form
    case .map: "map 1 m\n  A-B\n\n  \(entry.form)"
    case .unit: "expect\n  at 5 \(entry.form)"
    case .preset: "gps\n  like \"\(entry.form)\""
    case .route, .drive, .gps, .compass, .barometer, .provider, .feed, .app, .expect, .vary:
      "\(entry.group.rawValue)\n  \(entry.form)"
    default: "expect\n  \(entry.form)"
    }
  }

  @Test("each word of the vocabulary has a colour where it stands")
  func vocabulary() throws {
    let grammar = try Self.grammar()
    for entry in Vocabulary.entries {
      let (text, scopes) = try #require(grammar.lines(of: Self.place(of: entry)).last)
      // The words of a form that stand as they are: not the capitals, which stand for values.
      for word in text.matches(of: /[a-z][a-z0-9]*(?:[-\/][a-z0-9]+)*/) {
        let scope = scopes[word.startIndex.utf16Offset(in: text)]
        #expect(scope != nil && scope != Self.ownName, "`\(word.output)` of `\(entry.form)`: \(scope ?? "no scope")")
      }
    }
  }

  @Test("a word that the language does not have looks like a name")
  func unknownWords() throws {
    let lines = try Self.grammar().lines(of: "gps\n  nois 4 m\n\nexpect\n  arive once\n\nexpects\n  x")
    #expect(lines[1].scopes[2] == Self.ownName)
    #expect(lines[4].scopes[2] == Self.ownName)
    #expect(lines[6].scopes[0] == nil)
  }

  // MARK: The corpus

  private static let texts: [(name: String, text: String)] = {
    let root = SharedFolder.packageRoot.appendingPathComponent("scenarios").path
    let own = (try? ScenarioFinder.files([root])) ?? []
    let paths = own + SharedFolder.files(in: "examples", endings: [ScenarioFinder.ending]).map(\.path)
    return paths.compactMap { path in
      (try? String(contentsOfFile: path, encoding: .utf8)).map { (String(path.split(separator: "/").last ?? ""), $0) }
    }
  }()

  @Test("in every scenario first words, texts, figures, moments, parameters and comments are told apart")
  func corpus() throws {
    let grammar = try Self.grammar()
    #expect(Self.texts.count >= 100)
    var wrong: [String] = []
    for (name, text) in Self.texts {
      var section = ""
      var isDrawing = false
      for (number, line) in grammar.lines(of: text).enumerated() {
        let read = Lexer.line(line.text, path: name, number: number + 1)
        if read.isFlush, let word = read.firstWord { section = word }
        isDrawing =
          section == "map" && !line.text.isEmpty && (isDrawing || read.isFlush) && !line.text.hasPrefix("map from")
        let found =
          isDrawing && !read.isFlush
          ? Self.wrongDrawing(line.text, line.scopes) : Self.wrong(read, line.text, line.scopes, in: section)
        wrong += found.map { "\(name):\(number + 1): \($0)" }
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  private static func wrongDrawing(_ text: String, _ scopes: [String?]) -> [String] {
    zip(text.utf16, scopes).compactMap { unit, scope in
      unit == 0x20 || scope != nil ? nil : "unit \(unit) of a drawing has no scope"
    }
  }

  /// What of a line has another scope than it should.
  private static func wrong(
    _ line: SourceLine, _ text: String, _ scopes: [String?], in section: String
  ) -> [String] {
    var wrong: [String] = []
    for (place, token) in line.tokens.enumerated() {
      let start = line.scalars[..<token.offset].reduce(0) { $0 + UTF16.width($1) }
      let length = line.scalars[token.offset..<token.end].reduce(0) { $0 + UTF16.width($1) }
      let found = scopes[start..<(start + length)].map { $0 ?? "" }
      let isFirst = place == 0 && (line.isFlush || !["map", "cases"].contains(section))
      let wanted = wanted(token, isFirst: isFirst, isHead: line.isFlush, before: line.tokens.dropFirst(place + 1).first)
      if !found.allSatisfy({ scope in wanted.contains { scope.hasPrefix($0) } }) {
        wrong.append("`\(line.text(token))` is \(found.first ?? ""), expected \(wanted.joined(separator: " or "))")
      }
    }
    if line.comment != nil {
      let hash = line.tokens.last.map { line.scalars[..<$0.end].reduce(0) { $0 + UTF16.width($1) } } ?? 0
      let scope = scopes[hash...].last ?? nil
      if scope?.hasPrefix("comment.") != true { wrong.append("the comment is \(scope ?? "nothing")") }
    }
    return wrong
  }

  /// The scopes that a token may have.
  private static func wanted(_ token: Token, isFirst: Bool, isHead: Bool, before next: Token?) -> [String] {
    switch token.kind {
    case .text: return ["string.quoted", "constant.character.escape", "variable.parameter"]
    case .time: return ["constant.numeric.time"]
    case .ordinal: return ["constant.numeric.ordinal"]
    case .parameter: return ["variable.parameter"]
    case .sign: return ["punctuation", "keyword.operator.tolerance"]
    case .number:
      if case .word(let word)? = next?.kind, Unit(rawValue: word) != nil { return ["constant.numeric.quantity"] }
      return ["constant.numeric"]
    case .word(let word):
      if isFirst && isHead { return ["keyword.control"] }
      if isFirst { return ["support.", "constant.language", "keyword."] }
      return Unit(rawValue: word) == nil
        ? ["keyword", "support", "constant", "variable", "entity"] : ["keyword.other.unit"]
    case .invalid: return ["nothing, for it is invalid"]
    }
  }

  // MARK: The extension

  @Test("the extension names files that are there, and one scope")
  func manifest() throws {
    func object(_ path: String) throws -> [String: Any] {
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(path))
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    let contributes = try #require(try object("package.json")["contributes"] as? [String: Any])
    let language = try #require((contributes["languages"] as? [[String: Any]])?.first)
    let grammar = try #require((contributes["grammars"] as? [[String: Any]])?.first)
    #expect(language["id"] as? String == grammar["language"] as? String)
    #expect((language["extensions"] as? [String])?.first == ScenarioFinder.ending)
    let configuration = try object(#require(language["configuration"] as? String))
    #expect((configuration["comments"] as? [String: String]) == ["lineComment": "#"])
    let syntax = try object(#require(grammar["path"] as? String))
    #expect(syntax["scopeName"] as? String == grammar["scopeName"] as? String)
  }
}

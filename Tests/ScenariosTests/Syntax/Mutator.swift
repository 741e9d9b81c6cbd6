import Foundation
import TestSupport

/// Breaks texts in the ways that hands, editors and transfers break them, from a seed.
struct Mutator {
  private var chance: RandomScenario
  private let texts: [[Unicode.Scalar]]
  /// Words that stand in none of the texts.
  private static let splinters = [
    "\"", "\\", "$", "$x", "#", ":", "|", "±", "+-", "-", ",", "=", "\t", "\r", "\r\n", "\n", "\n\n", "\u{0}",
    "\u{FEFF}", "é",
    "\u{301}", "😀", "왼쪽", "999999999999999999999", "-1", "0:60", "1:2:3:4", "1st", "0th", "99999999999999999999th",
    "50 kmh",
    "1 m after ", "from ", "to ", "at ", "\n  ", "\ncases\n", "\nmap 1 m\n", "\nvary\n", "\\u{110000}", "1e999", ".5",
    "°",
  ]

  init(seed: UInt64, texts: [String]) {
    self.chance = RandomScenario(seed: seed)
    self.texts = texts.map { Array($0.unicodeScalars) }
  }

  /// One of the texts with one to six changes.
  mutating func mutant() -> String {
    var text = chance.pick(texts)
    for _ in 0..<(1 + chance.below(6)) { change(&text) }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text)
    return String(view)
  }

  private mutating func change(_ text: inout [Unicode.Scalar]) {
    let position = chance.below(text.count + 1)
    let end = min(text.count, position + 1 + chance.below(12))
    switch chance.below(9) {
    case 0: text.removeSubrange(position..<end)
    case 1: text.insert(contentsOf: text[position..<end], at: position)
    case 2: text.insert(contentsOf: chance.pick(Self.splinters).unicodeScalars, at: position)
    case 3: text.replaceSubrange(position..<end, with: chance.pick(Self.splinters).unicodeScalars)
    case 4: text.insert(contentsOf: piece(of: chance.pick(texts)), at: position)
    case 5: if position < text.count { text.swapAt(position, chance.below(text.count)) }
    case 6: moveLine(&text)
    case 7: text.removeSubrange((chance.chance(10) ? position : text.count)...)
    default:
      let splinter = Array(chance.pick(Self.splinters).unicodeScalars)
      text.insert(contentsOf: (0..<chance.below(60)).flatMap { _ in splinter }, at: position)
    }
  }

  private mutating func piece(of text: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    let start = chance.below(text.count)
    return text[start..<min(text.count, start + chance.below(40))]
  }

  private mutating func moveLine(_ text: inout [Unicode.Scalar]) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.remove(at: chance.below(lines.count))
    lines.insert(line, at: chance.below(lines.count + 1))
    text = Array(lines.joined(separator: ["\n"]))
  }
}

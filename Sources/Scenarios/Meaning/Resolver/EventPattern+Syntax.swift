import GuidanceCore
import SimWorld

extension EventPattern {
  /// What a written event means; its distance must be a length.
  init(_ syntax: EventSyntax) {
    self.init(syntax.kind)
    stage = syntax.stage?.literal
    step = syntax.step?.literal
    words = syntax.words?.literal
    distance = syntax.distance?.literal.map { SpokenMeters.rounded($0.baseValue) }
    then = syntax.then?.literal
    mode = syntax.mode?.literal
    error = syntax.error?.literal
    reason = syntax.reason?.literal
  }
}

/// Spoken distances are whole metres.
enum SpokenMeters {
  /// The nearest whole number of metres, kept within what a journal can hold.
  static func rounded(_ meters: Double) -> Int { Int(max(-1e9, min(1e9, meters.rounded()))) }
}

extension RunResolver {
  /// The pattern of an event after a look at its fields.
  mutating func checkedPattern(_ reference: EventReference) -> EventPattern? {
    if let ordinal = reference.ordinal, ordinal < 1 {
      error(.numberOutOfRange, "events are numbered from 1, found `\(ordinal)`", reference.span)
      return nil
    }
    let syntax = reference.pattern
    if let distance = syntax.distance, notNegative(distance, .length) == nil { return nil }
    let misplaced: [(isThere: Bool, word: String, kinds: [EventKind])] = [
      (syntax.stage != nil, "a stage", [.announce]), (syntax.step != nil, "a step", [.announce]),
      (syntax.words != nil, "words", [.announce, .said]), (syntax.distance != nil, "a distance", [.announce]),
      (syntax.then != nil, "`then`", [.announce]), (syntax.mode != nil, "a mode", [.asked]),
      (syntax.error != nil, "an error", [.failed]), (syntax.reason != nil, "a reason", [.ended]),
    ]
    for field in misplaced where field.isThere && !field.kinds.contains(syntax.kind) {
      error(.wrongField, "`\(syntax.kind.rawValue)` has no room for \(field.word)", syntax.span, "take it out")
      return nil
    }
    return EventPattern(syntax)
  }
}

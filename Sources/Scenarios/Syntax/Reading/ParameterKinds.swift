/// What the file's parameters hold, told by their declarations: where a line may go on in several ways, it decides.
struct ParameterKinds: Sendable {
  /// What a parameter can hold.
  enum Kind: Sendable, Equatable {
    case quantity(Dimension)
    case moment
    case word
    case text
  }

  private var kinds: [String: Kind] = [:]

  /// The kind of a parameter; nil where nothing in this file tells.
  subscript(name: String) -> Kind? { kinds[name] }

  /// Takes the kind of a value from its first tokens; the first declaration counts.
  mutating func note(_ name: String, _ tokens: ArraySlice<Token>) {
    guard kinds[name] == nil, let first = tokens.first else { return }
    switch first.kind {
    case .text: kinds[name] = .text
    case .time, .ordinal: kinds[name] = .moment
    case .word(let word): kinds[name] = word == "step" && tokens.count > 1 ? .moment : .word
    case .number:
      if tokens.count > 2 { kinds[name] = .moment }
      guard tokens.count <= 2 else { return }
      if case .word(let word)? = tokens.dropFirst().first?.kind, let unit = Unit(rawValue: word) {
        kinds[name] = .quantity(unit.dimension)
      } else {
        kinds[name] = .quantity(.number)
      }
    case .parameter, .sign, .invalid: break
    }
  }
}

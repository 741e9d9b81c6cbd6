import SimWorld

extension Moment: ParameterBindable {
  static var expected: String { "a moment" }

  /// A length is a place along, a word the name of a place or of an event.
  static func bound(_ value: ParameterValue, at span: SourceSpan) -> Moment? {
    switch value {
    case .moment(let moment): moment
    case .quantity(let quantity):
      quantity.unit.dimension == .length ? .place(.along(Argument(quantity, span: span))) : nil
    case .word(let word):
      EventKind.written(word).map {
        .event(EventReference(pattern: EventSyntax($0, span: span), span: span), offset: nil)
      }
        ?? .place(.named(Argument(word, span: span)))
    case .text: nil
    }
  }

  func replacingParameters(_ substituter: inout Substituter, at span: SourceSpan) -> Moment {
    switch self {
    case .time: self
    case .place(let place): .place(substituter.place(place))
    case .event(let reference, let offset):
      .event(substituter.reference(reference), offset: offset.map { substituter.value($0) })
    }
  }
}

extension Place: ParameterBindable {
  static var expected: String { "a place" }
  static func bound(_ value: ParameterValue, at span: SourceSpan) -> Place? {
    if case .moment(.place(let place)) = value { place } else { nil }
  }
  func replacingParameters(_ substituter: inout Substituter, at span: SourceSpan) -> Place { substituter.place(self) }
}

extension EventKind {
  /// The events that a scenario can name.
  static let ofTheLanguage: [EventKind] = [
    .started, .announce, .offRoute, .backOnRoute, .asked, .failed, .rerouted, .arrived, .ended, .said, .cameraAlert,
    .reported,
  ]

  /// The event of a word of the language; nil where no event is named so.
  static func written(_ word: String) -> EventKind? { ofTheLanguage.first { $0.rawValue == word } }
}

extension Substituter {
  /// A place with its parameters replaced; a parameter can be a length, a name or a place.
  mutating func place(_ place: Place) -> Place {
    switch place {
    case .along(let length):
      if case .parameter(let name) = length.content { bound(name, to: place, at: length.span) } else { place }
    case .named(let word):
      if case .parameter(let name) = word.content {
        bound(name, to: place, at: word.span)
      } else {
        .named(value(word))
      }
    case .step(let number): .step(value(number))
    case .before(let length, let other): .before(value(length), self.place(other))
    case .after(let length, let other): .after(value(length), self.place(other))
    }
  }

  private mutating func bound(_ name: String, to place: Place, at span: SourceSpan) -> Place {
    guard let found = lookUp(name, at: span) else { return place }
    switch found {
    case .quantity(let quantity) where quantity.unit.dimension == .length: return .along(Argument(quantity, span: span))
    case .word(let word): return .named(Argument(word, span: span))
    case .moment(.place(let other)): return expanded(other, of: name, at: span)
    case .quantity, .text, .moment:
      complain(expected: "a place", found: found, of: name, at: span)
      return place
    }
  }
}

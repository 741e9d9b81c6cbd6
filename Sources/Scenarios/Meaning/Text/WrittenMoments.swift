extension Argument {
  /// The value's text, or the parameter's name.
  func written(_ text: (Value) -> String) -> String {
    switch content {
    case .literal(let value): text(value)
    case .parameter(let name): "$\(name)"
    }
  }
}

extension Argument<Quantity> {
  var written: String { written(\.written) }
}

extension Argument<Moment> {
  var written: String { written(\.written) }
}

extension Moment {
  /// The moment as it is written.
  var written: String {
    switch self {
    case .time(let instant): instant.written
    case .place(let place): place.written
    case .event(let reference, nil): reference.written
    case .event(let reference, let offset?): "\(offset.written) after \(reference.written)"
    }
  }
}

extension Place {
  /// The place as it is written.
  var written: String {
    switch self {
    case .along(let length): length.written
    case .named(let name): name.written { $0 }
    case .step(let number): "step \(number.written { String($0) })"
    case .before(let length, let place): "\(length.written) before \(place.written)"
    case .after(let length, let place): "\(length.written) after \(place.written)"
    }
  }
}

extension MomentSpan {
  /// The span as it is written.
  var written: String {
    switch self {
    case .from(let from, let to): "from \(from.written) to \(to.written)"
    case .before(let moment): "before \(moment.written)"
    case .after(let moment): "after \(moment.written)"
    case .within(let time, let moment): "within \(time.written) after \(moment.written)"
    }
  }
}

/// Words for counts.
enum WrittenOrdinal {
  /// `1st`, `2nd`, `3rd`, `11th`.
  static func text(_ number: Int) -> String {
    let suffix =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}

extension EventReference {
  /// The event as it is written.
  var written: String {
    let words = pattern.written
    return ordinal.map { "\(WrittenOrdinal.text($0)) \(words)" } ?? words
  }
}

extension EventSyntax {
  /// The event and its fields as they are written.
  var written: String {
    var words = [kind.rawValue]
    if let stage { words.append(stage.written { $0.rawValue }) }
    if let step { words.append("step \(step.written { String($0) })") }
    if let mode { words.append(mode.written { $0.rawValue }) }
    if let error { words.append(error.written { $0.rawValue }) }
    if let reason { words.append(reason.written { $0.rawValue }) }
    if let text = self.words { words.append("\"\(text.written { $0 })\"") }
    if let distance { words.append(distance.written) }
    if let then { words.append("then \"\(then.written { $0 })\"") }
    return words.joined(separator: " ")
  }
}

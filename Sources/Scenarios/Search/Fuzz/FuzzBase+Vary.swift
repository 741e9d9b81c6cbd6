import SimWorld

extension FuzzBase {
  /// Carries out a line of `vary` with drawn values.
  static func apply(
    _ line: VaryLine, to scenario: inout Scenario, _ choices: inout Choices, _ faults: inout Set<FaultKind>
  ) {
    switch line {
    case .parameter(let name, let from, let to):
      guard let name = name.literal, let least = from.literal, let most = to.literal else { return }
      let value = drawn(least, most, &choices)
      scenario.parameters.removeAll { $0.content.name == name }
      scenario.parameters.append(Line(ParameterSyntax(name: name, value: .quantity(value))))
    case .line(let section, let tokens):
      guard let text = written(tokens, &choices) else { return }
      add(text, to: section, of: &scenario, &choices, &faults)
    }
  }

  private static func drawn(_ least: Quantity, _ most: Quantity, _ choices: inout Choices) -> Quantity {
    // A hundred steps: fine enough for a search, and short to write.
    let top = most.baseValue / Quantity(1, least.unit).baseValue
    let share = Double(choices.below(101)) / 100
    let value = least.magnitude + (top - least.magnitude) * share
    return Quantity((value * 100).rounded() / 100, least.unit)
  }

  /// The line with values in place of ranges; nil where it is to come no times.
  private static func written(_ tokens: [VaryToken], _ choices: inout Choices) -> String? {
    var words: [String] = []
    for token in tokens {
      switch token {
      case .word(let word): words.append(word)
      case .quantity(let quantity): words.append(quantity.written)
      case .range(let least, let most): words.append(drawn(least, most, &choices).written)
      case .times(let least, let most):
        let count = choices.count(from: least, to: max(least, most))
        if count == 0 { return nil }
        words.append("\(count) times")
      }
    }
    return words.joined(separator: " ")
  }

  private static func add(
    _ text: String, to section: VarySection, of scenario: inout Scenario, _ choices: inout Choices,
    _ faults: inout Set<FaultKind>
  ) {
    let first = text.split(separator: " ").first.map(String.init) ?? ""
    let kind = FaultKind(rawValue: first == "repeat" ? "repeated" : first)
    if let kind { faults.insert(kind) }
    // A fault without its figures, as `wild 3 times`: they are drawn.
    var candidates = [text]
    if let kind, section == .gps {
      let rest = text.dropFirst(first.count)
      var draw = WorldDraw(choices, around: 100)
      let full = draw.receiverLine(kind)
      // Where, when and for how many fixes is the author's to say; what he leaves out is once and for one fix.
      let tail = [" for ", " at ", " from "].compactMap { full.range(of: $0)?.lowerBound }.min()
      let figures = tail.map { String(full[..<$0]) } ?? full
      candidates.append(figures + String(rest))
    }
    for candidate in candidates {
      let whole = "scenario \"x\"\n\nroute driving\n  east 1 km\n  arrive\n\n\(section.rawValue)\n  \(candidate)\n"
      guard let added = try? Scenario(parsing: whole, path: "") else { continue }
      if let lines = added.gps?.lines {
        if scenario.gps == nil { scenario.gps = Section([]) }
        scenario.gps?.lines += lines
      }
      if let lines = added.compass?.lines {
        if scenario.compass == nil { scenario.compass = Section([]) }
        scenario.compass?.lines += lines
      }
      if let lines = added.providers.first?.lines {
        if scenario.providers.isEmpty { scenario.providers = [ProviderSection()] }
        scenario.providers[0].lines.removeAll { old in lines.contains { $0.content.isSameKind(as: old.content) } }
        scenario.providers[0].lines += lines
      }
      return
    }
  }
}

extension ProviderLine {
  /// Whether both set the same thing, so that one replaces the other.
  fileprivate func isSameKind(as other: ProviderLine) -> Bool {
    switch (self, other) {
    case (.latency, .latency), (.otherwise, .otherwise), (.travelTime, .travelTime): true
    case (.scripted(let number, _, _), .scripted(let otherNumber, _, _)): number == otherNumber
    default: false
    }
  }
}

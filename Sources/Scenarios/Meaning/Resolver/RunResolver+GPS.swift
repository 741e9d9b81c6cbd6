import GuidanceCore
import SimWorld

extension RunResolver {
  /// The receiver's plan.
  mutating func resolveGPS() -> GPSPlan {
    var plan = GPSPlan()
    for line in scenario.gps?.lines ?? [] {
      let syntax = line.content
      if case .every(let time) = syntax.effect {
        refuseWindow(syntax.window, "every", line.span)
        if let period = period(time) { plan.period = period }
        continue
      }
      let effect = effect(syntax.effect, line.span)
      let window = window(syntax.window, line.span)
      if let effect, let window { plan.lines.append(GPSLine(effect, window)) }
    }
    return plan
  }

  /// Complains of a window at a line that holds for the whole run.
  mutating func refuseWindow(_ window: WindowSyntax, _ word: String, _ span: SourceSpan) {
    guard window != .whole else { return }
    error(.wholeRunOnly, "`\(word)` holds for the whole run", span, "take the moment out")
  }

  private mutating func effect(_ effect: GPSEffectSyntax, _ span: SourceSpan) -> GPSEffect? {
    switch effect {
    case .every: return nil
    case .accuracy(let length): return notNegative(length, .length).map { .accuracy($0) }
    case .noise(let length): return notNegative(length, .length).map { .noise($0) }
    case .drift(let length, let time):
      guard let sigma = notNegative(length, .length), let seconds = positive(time, .time) else { return nil }
      return .drift(sigma: sigma, seconds: seconds)
    case .bias(let length, let direction):
      guard let meters = notNegative(length, .length), let direction = self.direction(direction) else { return nil }
      return .bias(meters: meters, direction)
    case .delay(let time): return notNegative(time, .time).map { .delay($0) }
    case .like(let name): return preset(name).map { .preset($0) }
    case .wild(let length, let direction, let fixes, let accuracy): return wild(length, direction, fixes, accuracy)
    case .frozen: return .frozen
    case .cached(let length, let direction, let age):
      guard let meters = notNegative(length, .length), let direction = self.direction(direction),
        let seconds = notNegative(age, .time)
      else { return nil }
      return .cached(meters: meters, direction, ageSeconds: seconds)
    case .reads(let field, let quantity): return reads(field, quantity)
    case .placeReads(let coordinate): return .placeReads(coordinate)
    case .placeReadsNotANumber: return .placeReads(nil)
    case .unknown(let field, let below): return unknown(field, below: below, span)
    case .courseOff(let angle): return value(angle, .angle).map { .courseOff($0) }
    case .courseNoise(let angle): return notNegative(angle, .angle).map { .courseNoise($0) }
    case .silent: return .silent
    case .tunnel(let kind): return .tunnel(kind)
    case .duplicate: return .duplicate
    case .repeated: return .repeatPrevious
    case .late(let time): return notNegative(time, .time).map { .late($0) }
    case .held: return .held
    case .clockAhead(let time): return value(time, .time).map { .clockAhead($0) }
    }
  }

  private mutating func wild(
    _ length: Argument<Quantity>, _ direction: DirectionSyntax, _ fixes: Argument<Int>?,
    _ accuracy: Argument<Quantity>?
  ) -> GPSEffect? {
    guard let meters = notNegative(length, .length), let direction = self.direction(direction) else { return nil }
    var number = 1
    if let fixes {
      guard let found = count(fixes, in: 1...100_000) else { return nil }
      number = found
    }
    guard let accuracy else { return .wild(meters: meters, direction, fixes: number, accuracy: nil) }
    return notNegative(accuracy, .length).map { .wild(meters: meters, direction, fixes: number, accuracy: $0) }
  }

  private mutating func preset(_ argument: Argument<String>) -> GPSPreset? {
    guard let name = argument.literal else { return nil }
    if let preset = GPSPreset(rawValue: name) { return preset }
    let known = GPSPreset.allCases.map(\.rawValue)
    error(
      .unknownWord, "unknown receiver \"\(name)\"", argument.span,
      NearestWord.of(name, in: known).map { "did you mean \"\($0)\"?" } ?? "known are " + WrittenList.text(known))
    return nil
  }

  private mutating func reads(_ field: FixField, _ quantity: Argument<Quantity>) -> GPSEffect? {
    switch field {
    case .accuracy: return value(quantity, .length).map { .accuracyReads($0) }
    case .speed: return value(quantity, .speed).map { .speedReads($0) }
    case .course: return value(quantity, .angle).map { .courseReads($0) }
    case .place:
      error(.wrongUnit, "expected a place, found `\(quantity.written)`", quantity.span, "write it as `0.0 N, 0.0 E`")
      return nil
    }
  }

  private mutating func unknown(_ field: FixField, below: Argument<Quantity>?, _ span: SourceSpan) -> GPSEffect? {
    if let below {
      guard field == .course else {
        error(.wrongField, "only a course is unknown below a speed", span, "take `below` out")
        return nil
      }
      return positive(below, .speed).map { .courseUnknown(belowSpeed: $0) }
    }
    switch field {
    case .accuracy: return .accuracyReads(nil)
    case .speed: return .speedReads(nil)
    case .course: return .courseReads(nil)
    case .place: return .placeReads(nil)
    }
  }
}

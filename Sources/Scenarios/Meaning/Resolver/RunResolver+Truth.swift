import GuidanceCore
import SimWorld

extension RunResolver {
  /// What really happens: the drive as it is written, or recorded fixes.
  mutating func resolveTruth() {
    guard incomplete.isDisjoint(with: [.drive, .use]) else { return }
    let section = scenario.drive
    if let recorded = section?.lines.first(where: { if case .fixes = $0.content { true } else { false } }) {
      return resolveRecorded(recorded, section)
    }
    guard let route = firstRoute else {
      if let section, !section.places.isEmpty { _ = drivenPath(section) }
      return
    }
    path = route.polyline
    if let section, !section.places.isEmpty {
      guard let driven = drivenPath(section) else { path = nil; return }
      path = driven
    }
    warnOfWord()
    guard let path else { return }
    var speed: Double? = firstMode.drivenSpeed
    if let written = section?.speed { speed = positive(written, .speed) }
    guard let speed else { return }
    var plan = DrivePlan(path: path, speed: speed)
    var spans = DriveSpans(header: section?.span ?? scenario.routes.first?.span ?? .none)
    let before = diagnostics.count
    refuseSecond(section?.lines ?? [])
    for line in section?.lines ?? [] { add(line, to: &plan, &spans) }
    // A line that cannot be read would give a drive that nobody wrote.
    guard !diagnostics[before...].contains(where: { $0.severity == .error }) else { return }
    do {
      truth = .drive(try Drive(plan))
    } catch let first {
      let all = plan.mistakes
      for problem in all.isEmpty ? [first] : all { complain(problem, spans) }
    }
  }

  private mutating func drivenPath(_ section: DriveSection) -> Polyline? {
    way(through: section.places, mode: firstMode, provider: "sim", span: section.span)?.polyline
  }

  private mutating func warnOfWord() {
    guard let section = scenario.drive, section.word != firstMode.driveWord else { return }
    warning(
      .driveWord, "`\(section.word.rawValue)` stands over a \(firstMode.rawValue) trip", section.span,
      "write `\(firstMode.driveWord.rawValue)`")
  }

  /// Complains of what a drive can have but once.
  private mutating func refuseSecond(_ lines: [Line<DriveLine>]) {
    var seen: Set<String> = []
    for line in lines {
      let word: String? =
        switch line.content {
        case .start, .startBeside: "start"
        case .accelerate: "accelerate"
        case .brake: "brake"
        case .keepGoing: "keep going"
        case .wait, .speed, .offset, .leave, .fixes: nil
        }
      guard let word, !seen.insert(word).inserted else { continue }
      error(.setTwice, "`\(word)` is said already", line.span, "take one of both lines out")
    }
  }

  private mutating func add(_ line: Line<DriveLine>, to plan: inout DrivePlan, _ spans: inout DriveSpans) {
    switch line.content {
    case .start(let place):
      spans.start = line.span
      if let along = along(place, line.span) { plan.start = .along(along) }
    case .startBeside(let length, let direction, let place):
      spans.start = line.span
      guard let meters = positive(length, .length), let direction = self.direction(direction),
        let along = along(place, line.span)
      else { return }
      plan.start = .beside(meters: meters, direction: direction, of: along)
    case .wait(let time, let place):
      guard let seconds = notNegative(time, .time), let along = along(place, line.span) else { return }
      plan.waits.append(DriveWait(seconds: seconds, along: along))
      spans.waits.append(line.span)
    case .speed(let speed, let place):
      guard let speed = positive(speed, .speed), let along = along(place, line.span) else { return }
      plan.speedChanges.append(DriveSpeedChange(speed: speed, along: along))
      spans.speedChanges.append(line.span)
    case .accelerate(let rate): plan.acceleration = positive(rate, .acceleration)
    case .brake(let rate): plan.braking = positive(rate, .acceleration)
    case .offset(let length, let isLeft, let from, let to):
      guard let meters = notNegative(length, .length) else { return }
      let start = from.map { along($0, line.span) } ?? 0
      let end = to.map { along($0, line.span) } ?? .infinity
      guard let start, let end else { return }
      plan.offsets.append(DriveOffset(metersRight: isLeft ? -meters : meters, from: start, to: end))
      spans.offsets.append(line.span)
    case .keepGoing(let length):
      spans.keepGoing = line.span
      if let meters = notNegative(length, .length) { plan.keepGoing = meters }
    case .leave(let place, let items, let returnTo):
      guard let along = along(place, line.span), let leaveItems = leaveItems(items) else { return }
      let back = returnTo.map { self.along($0, line.span) }
      if case .some(nil) = back { return }
      plan.leaves.append(DriveLeave(along: along, items: leaveItems, returnTo: back ?? nil))
      spans.leaves.append(line.span)
    case .fixes: break
    }
  }

  private mutating func leaveItems(_ items: [LeaveItemSyntax]) -> [DriveLeaveItem]? {
    var result: [DriveLeaveItem] = []
    for item in items {
      switch item {
      case .wait(let time):
        if let seconds = notNegative(time, .time) { result.append(.wait(seconds: seconds)) }
      case .go(.word(.back), let length):
        if let meters = positive(length, .length) { result.append(.back(meters: meters)) }
      case .go(let direction, let length):
        if let meters = positive(length, .length), let direction = self.direction(direction) {
          result.append(.go(direction, meters: meters))
        }
      }
    }
    return result.count == items.count ? result : nil
  }
}

/// Where the lines of a drive stand in the text, in the order of its plan.
struct DriveSpans {
  var header: SourceSpan
  var start: SourceSpan?
  var waits: [SourceSpan] = []
  var speedChanges: [SourceSpan] = []
  var offsets: [SourceSpan] = []
  var keepGoing: SourceSpan?
  var leaves: [SourceSpan] = []

  init(header: SourceSpan) { self.header = header }

  func span(of line: DriveError.Line) -> SourceSpan {
    func at(_ spans: [SourceSpan], _ index: Int) -> SourceSpan { spans.indices.contains(index) ? spans[index] : header }
    return switch line {
    case .drive: header
    case .start: start ?? header
    case .wait(let index): at(waits, index)
    case .speedChange(let index): at(speedChanges, index)
    case .offset(let index): at(offsets, index)
    case .keepGoing: keepGoing ?? header
    case .leave(let index), .leaveItem(let index, _), .leaveReturn(let index): at(leaves, index)
    }
  }
}

extension TravelMode {
  /// How fast a drive goes unless it says so, in metres per second.
  var drivenSpeed: Double {
    switch self {
    case .driving: 50 / 3.6
    case .cycling: 15 / 3.6
    case .walking: 5 / 3.6
    }
  }

  /// The word for a truth of this mode.
  var driveWord: DriveWord {
    switch self {
    case .driving: .drive
    case .walking: .walk
    case .cycling: .ride
    }
  }
}

import GuidanceCore
import SimWorld

extension RunResolver {
  /// Recorded fixes in place of truth and receiver.
  mutating func resolveRecorded(_ line: Line<DriveLine>, _ section: DriveSection?) {
    guard case .fixes(let argument) = line.content, let name = argument.literal else { return }
    path = firstRoute?.polyline
    if let section, section.lines.count > 1 || section.speed != nil || !section.places.isEmpty {
      let other = section.lines.first { $0.content != line.content }
      error(
        .twoTruths, "recorded fixes are the whole truth of a drive", other?.span ?? section.span,
        "take the fixes out, or everything else of this section")
    }
    if let gps = scenario.gps, !gps.lines.isEmpty {
      error(
        .twoTruths, "recorded fixes stand in place of a receiver", gps.span,
        "take this section out: the errors are in the recording")
    }
    if let compass = scenario.compass {
      error(
        .twoTruths, "a compass follows the truth, and of recorded fixes nobody knows it", compass.span,
        "take this section out")
    }
    guard let bytes = bytes(of: name, argument.span) else { return }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return error(.notUTF8, "`\(name)` is not UTF-8", argument.span)
    }
    do {
      let entries = try DriveLogReader.entries(in: text)
      for entry in entries { recordedRequests.take(entry) }
      let fixes = Self.delivered(entries)
      guard !fixes.isEmpty else {
        return error(.noFixes, "`\(name)` holds no fix", argument.span, "expected lines with fixes of a drive log")
      }
      truth = .recorded(fixes)
    } catch {
      self.error(
        .badLog, "`\(name)` is no drive log: \(error)", argument.span,
        "each line is a fix in JSON, with `received`; `pfsim import` makes such files")
    }
  }

  /// The fixes of a log in the order of their receipt; the first receipt is the run's beginning where it lies before it.
  private static func delivered(_ entries: [DriveLogEntry]) -> [DeliveredFix] {
    let fixes = entries.compactMap { entry -> (fix: GuidanceFix, received: Double)? in
      if case .fix(let fix, let received) = entry, received.isFinite, received >= 0 { (fix, received) } else { nil }
    }
    let ordered = fixes.enumerated().sorted { ($0.element.received, $0.offset) < ($1.element.received, $1.offset) }
    return ordered.enumerated().map { number, item in
      let (fix, received) = item.element
      let taken = fix.time.isFinite ? min(fix.time, received) : received
      return DeliveredFix(
        number: number, takenAt: .seconds(max(0, taken)), deliveredAt: .seconds(received), fix: fix, truth: nil)
    }
  }

  /// The provider's plan that gives the answers of the recording: each request gets that of its number, as long after it
  /// as it took then; nil where none was recorded.
  func recordedPlan() -> ProviderPlan? {
    if recordedRequests.items.isEmpty { return nil }
    let script = recordedRequests.items.enumerated().map { index, item in
      let action: ProviderAction =
        switch item.answer {
        case .success(let route): .answersRoute(route)
        case .failure(let error): .fails(error)
        case nil: .neverAnswers
        }
      let seconds = item.answered.map { max(0, $0 - item.asked) }
      return ScriptedAnswer(request: index + 1, after: item.request == nil ? nil : seconds, action: action)
    }
    // Nobody knows what would have been answered to more of them.
    return ProviderPlan(script: script, otherwise: .fails(.unavailable))
  }
}

import GuidanceCore
import SimWorld

/// Events in the words of the language: as an expectation would be written, with what else is known of them.
enum EventWords {
  /// The words of an event.
  static func words(of event: JournalEvent) -> String {
    switch event {
    case .began(let facts):
      "began" + (facts.name.map { " \"\($0)\"" } ?? "") + " \(facts.mode.rawValue) by \(facts.provider)"
    case .fix(let record): fix(record)
    case .heading(let degrees): "heading \(figure(degrees)) deg"
    case .level(let level): "level \(level)"
    case .announce, .ended: event.written
    case .offRoute(let lateral): "off-route" + (lateral.map { " (\(figure($0)) m off)" } ?? "")
    case .asked(let request):
      "asked \(request.mode.rawValue) (request \(request.number)"
        + (request.course.map { ", course \(figure($0)) deg" } ?? ", no course") + ")"
    case .failed(let request, let error): "failed \(error.rawValue) (request \(request))"
    case .cancelled(let request): "cancelled (request \(request))"
    case .ignored(let request): "ignored (the answer to request \(request))"
    case .rerouted(let request, _): "rerouted" + (request.map { " (request \($0))" } ?? "")
    case .said(let speech): "said \"\(speech.words)\"" + (speech.over == nil ? "" : " (over the line before)")
    case .cameraAlert(let meters): "camera-alert (\(figure(meters)) m ahead)"
    case .reported(let words): "reported (\(words))"
    case .camera(let record):
      "camera heading \(record.heading.map { figure($0) + " deg" } ?? "unknown")"
        + ", distance \(figure(record.distance)) m, pitch \(figure(record.pitch)) deg"
    case .timeRefreshed(let seconds): "time-refreshed" + (seconds.map { " (\(figure($0)) s left)" } ?? " (failed)")
    case .acted(let words): words
    case .broke(let why): "broke: \(why)"
    case .started, .backOnRoute, .arrived: event.kind.rawValue
    }
  }

  private static func fix(_ record: FixRecord) -> String {
    let fix = record.delivered.fix
    var words = "fix \(record.delivered.number)"
    if let refusal = record.refusal {
      words += " refused: \(refusal.rawValue)"
    } else if let progress = record.progress {
      words += " at \(figure(progress)) m"
      if let count = record.count { words += " (\(count.rawValue))" }
    }
    words += ", accuracy \(fix.accuracy.map { figure($0) + " m" } ?? "unknown")"
    words += ", speed \(fix.speed.map { figure($0) + " m/s" } ?? "unknown")"
    words += ", course \(fix.course.map { figure($0) + " deg" } ?? "unknown")"
    return words
  }

  /// A figure with one decimal at most.
  static func figure(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let tenths = Int((value * 10).rounded())
    let whole = abs(tenths) / 10
    let rest = abs(tenths) % 10
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}

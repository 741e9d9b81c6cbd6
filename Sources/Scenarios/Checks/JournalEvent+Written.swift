import GuidanceCore
import SimWorld

extension JournalEvent {
  /// The event and its fields in the words of a scenario.
  var written: String {
    var words = [kind.rawValue]
    switch self {
    case .announce(let announcement):
      words += [announcement.stage.rawValue, "step \(announcement.step)", "\"\(announcement.instruction)\""]
      if let distance = announcement.spokenDistance { words.append("\(distance) m") }
      if let then = announcement.then { words.append("then \"\(then)\"") }
    case .asked(let request): words.append(request.mode.rawValue)
    case .failed(_, let error): words.append(error.rawValue)
    case .ended(let reason): words.append(reason.rawValue)
    case .said(let speech): words.append("\"\(speech.words)\"")
    default: break
    }
    return words.joined(separator: " ")
  }
}

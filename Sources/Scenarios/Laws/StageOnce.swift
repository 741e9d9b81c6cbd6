import GuidanceCore
import SimWorld

extension Law {
  /// Nothing is announced twice.
  static let stageOnce = Law(
    "stage-once", of: "announcements", "no stage of a step is said twice on one route"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var said: [SaidStage: Int] = [:]
      for entry in trip.events {
        switch input.event(entry) {
        case .rerouted: said = [:]
        case .announce(let announcement):
          let stage = SaidStage(step: announcement.step, stage: announcement.stage)
          if let before = said.updateValue(entry, forKey: stage) {
            throw input.breach(
              before, entry, message: "`\(stage.stage.rawValue)` of step \(stage.step) was said already")
          }
        default: break
        }
      }
    }
    return .held()
  }
}

private struct SaidStage: Hashable {
  var step: Int
  var stage: AnnouncementStage
}

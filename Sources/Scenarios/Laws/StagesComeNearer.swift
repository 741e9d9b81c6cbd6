import GuidanceCore
import SimWorld

extension Law {
  /// A step is announced from far to near.
  static let stagesComeNearer = Law(
    "stages-come-nearer", of: "announcements", "the stages of a step come in order, the farthest first"
  ) { input throws(LawBreach) in
    for trip in input.trips {
      var nearest: [Int: (stage: AnnouncementStage, entry: Int)] = [:]
      for entry in trip.events {
        switch input.event(entry) {
        case .rerouted: nearest = [:]
        case .announce(let announcement):
          if let before = nearest[announcement.step], announcement.stage < before.stage {
            throw input.breach(
              before.entry, entry,
              message: "`\(announcement.stage.rawValue)` of step \(announcement.step) after its"
                + " `\(before.stage.rawValue)`")
          }
          nearest[announcement.step] = (announcement.stage, entry)
        default: break
        }
      }
    }
    return .held()
  }
}

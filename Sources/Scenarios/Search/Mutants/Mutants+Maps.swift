import GuidanceCore
import SimWorld

extension Mutants {
  /// Apps whose map faces or sits wrong.
  static let maps: [Mutant] = [
    .camera("north-by-default", "a map whose heading is not known faces north") { camera in
      HeadingChange(camera: camera) { right, _ in right ?? 0 }
    },
    .camera("compass-ignored", "the compass never turns the map") { CompassIgnored(camera: $0) },
    .camera("compass-always-wins", "the map faces where the compass points, whatever else is known") { camera in
      HeadingChange(camera: camera) { right, compass in compass ?? right }
    },
    .camera("worthless-compass-believed", "a compass that says it is worthless is believed") {
      InvalidCompassBelieved(camera: $0)
    },
    .camera("map-spins-at-standstill", "the course of a standing traveller turns the map") { camera in
      FollowChange(camera: camera) { fix, update in
        update.speedUsed = max(update.speedUsed ?? 0, 10)
        update.courseUsed = fix.course ?? update.courseUsed
      }
    },
    .camera("line-unheeded", "the map of who stands does not face along the route") { camera in
      FollowChange(camera: camera) { _, update in update.snapshot?.bearing = nil }
    },
    .camera("camera-queue", "each move waits for the one before it") { CameraQueue(camera: $0) },
    .camera("camera-too-near", "the eye's distance does not grow with the speed") { camera in
      FollowChange(camera: camera) { _, update in if (update.speedUsed ?? 0) > 6 { update.speedUsed = 6 } }
    },
  ]
}

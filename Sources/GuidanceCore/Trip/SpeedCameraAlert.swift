/// Warns of the next speed camera on the route, once each.
public struct SpeedCameraAlert: Sendable, Equatable {
  /// Metres ahead at which a camera on a highway is warned of.
  public static let highwayMeters = 600.0
  /// Metres ahead at which a camera in town is warned of.
  public static let townMeters = 300.0

  private let cameras: [Double]
  private var warned: Set<Int> = []

  /// Makes the alert of one route.
  ///
  /// - Parameter traits: whose ``GuidedTripTraits/camerasOnRoute`` says which cameras concern the trip.
  public init(traits: GuidedTripTraits) { cameras = traits.camerasOnRoute.sorted() }

  /// Takes where the trip is now; gives the camera to warn of, if it is time.
  ///
  /// Only the next camera ahead is considered, and none off the route or at the destination. One that was passed in a
  /// gap is never spoken of.
  ///
  /// - Parameters:
  ///   - progress: metres along the route.
  ///   - road: the class of the road there.
  ///   - phase: where guidance stands.
  public mutating func update(progress: Double, road: RoadClass, phase: GuidancePhase) -> SpeedCameraAhead? {
    guard phase == .onRoute, let next = cameras.firstIndex(where: { $0 >= progress }) else { return nil }
    let distance = cameras[next] - progress
    let limit = road == .highway ? Self.highwayMeters : Self.townMeters
    guard distance <= limit, warned.insert(next).inserted else { return nil }
    return SpeedCameraAhead(along: cameras[next], distance: distance)
  }
}

/// A speed camera that it is time to warn of.
public struct SpeedCameraAhead: Sendable, Equatable {
  /// Metres along the route at which it stands.
  public var along: Double
  /// Metres to it.
  public var distance: Double

  /// Makes one.
  public init(along: Double, distance: Double) {
    self.along = along
    self.distance = distance
  }
}

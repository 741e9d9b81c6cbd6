/// In what a trip guided by our engine and one guided by a feed differ; nobody else needs to ask who guides.
public struct GuidedTripTraits: Sendable, Equatable {
  /// The route that the map draws; nil for a feed, which draws its own.
  public let drawnRoute: NavRoute?
  /// Whether we show the maneuver ahead; a feed shows its own.
  public let showsOwnManeuver: Bool
  /// Metres along the drawn route of the speed cameras to show and warn of: a car's only, and none for a feed.
  public let camerasOnRoute: [Double]
  private let hasProviderVoice: Bool

  /// The traits of a trip that our engine guides along a route.
  public static func engine(_ route: NavRoute) -> Self {
    Self(
      drawnRoute: route, showsOwnManeuver: true, camerasOnRoute: route.mode == .driving ? route.speedCameras : [],
      hasProviderVoice: false)
  }

  /// The traits of a trip that a feed guides.
  public static let feed = Self(
    drawnRoute: nil, showsOwnManeuver: false, camerasOnRoute: [], hasProviderVoice: true)

  /// Whether the provider's own voice sounds.
  ///
  /// - Parameter allowed: what ``VoiceGate/allowsProviderVoice`` says.
  public func providerVoice(allowed: Bool) -> Bool { hasProviderVoice && allowed }
}

/// Whether a voice that is not ours may sound.
public struct VoiceGate: Sendable, Equatable {
  /// Whether the person wants no voice.
  public var isMuted = false
  /// Whether a talk is open.
  public var isTalking = false

  /// Makes a gate that is open.
  public init(isMuted: Bool = false, isTalking: Bool = false) {
    self.isMuted = isMuted
    self.isTalking = isTalking
  }

  /// Whether the provider's own voice may sound: never while muted, never into a talk.
  public var allowsProviderVoice: Bool { !isMuted && !isTalking }
}

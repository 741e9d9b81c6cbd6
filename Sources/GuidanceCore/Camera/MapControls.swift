/// A button on the map of a guided trip.
public enum MapControl: Sendable, CaseIterable {
  /// The list of turns ahead.
  case turnsAhead
  /// The whole route on the screen.
  case wholeRoute
  /// The tilted map.
  case tilt
  /// Back to the traveller.
  case recentre

  /// The word on the round button, at most three characters in every language; more do not fit.
  public func label(in language: SpokenLanguage) -> String {
    switch (self, language) {
    case (.turnsAhead, .english): "Via"
    case (.turnsAhead, .korean): "경로"
    case (.wholeRoute, .english): "All"
    case (.wholeRoute, .korean): "전체"
    case (.tilt, _): "3D"
    case (.recentre, .english): "Me"
    case (.recentre, .korean): "내위치"
    }
  }
}

/// Which buttons and layers the map shows.
public enum MapControls {
  /// The buttons, in order: those of guidance while guided, and the way back only after the person moved the map.
  public static func visible(isGuided: Bool, hasPanned: Bool) -> [MapControl] {
    (isGuided ? [.turnsAhead, .wholeRoute, .tilt] : []) + (hasPanned ? [.recentre] : [])
  }

  /// Whether the map of a mode shows traffic; it says nothing to a walker.
  public static func showsTraffic(_ mode: TravelMode) -> Bool { mode != .walking }

  /// Whether the map of a mode shows speed cameras; they concern drivers.
  public static func showsSpeedCameras(_ mode: TravelMode) -> Bool { mode == .driving }
}

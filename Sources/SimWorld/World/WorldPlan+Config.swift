import GuidanceCore

extension WorldPlan {
  /// The engine's figures for a mode, with what the plan overrides.
  ///
  /// - Throws: the configuration's own error for a name that is not known or a value that does not fit.
  public func guidanceConfig(_ mode: TravelMode) throws -> GuidanceConfig {
    var config = GuidanceConfig(mode: mode)
    for setting in settings { try config.set(setting.name, to: setting.value) }
    return config
  }

  /// The trip's own figures, with what the plan overrides.
  public func tripConfig() throws -> TripConfig {
    var config = TripConfig()
    for setting in settings where TripConfig.names.contains(setting.name) {
      try config.set(setting.name, setting.value)
    }
    return config
  }
}

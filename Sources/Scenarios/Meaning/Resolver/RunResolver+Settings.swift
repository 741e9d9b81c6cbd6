import GuidanceCore
import SimWorld

extension RunResolver {
  /// The overridden values of the configuration, in file order.
  mutating func resolveSettings() -> [WorldSetting] {
    var settings: [WorldSetting] = []
    for line in scenario.settings {
      guard let word = line.content.name.literal else { continue }
      guard let name = ConfigurationName(rawValue: word) else {
        let nearest = NearestWord.of(word, in: ConfigurationName.allCases.map(\.rawValue))
        error(
          .unknownSetting, "unknown configuration name `\(word)`", line.content.name.span,
          nearest.map { "did you mean `\($0)`?" } ?? "`pfsim words config` lists the names")
        continue
      }
      if settings.contains(where: { $0.name == word }) {
        error(.setTwice, "`\(word)` is set already", line.span, "take one of both lines out")
      }
      if let value = notNegative(line.content.value, name.unit.dimension) {
        settings.append(WorldSetting(name: word, value: value))
      }
    }
    return settings
  }
}

extension RunResolver {
  /// Complains of suspended laws that do not exist or are suspended twice.
  mutating func checkLaws() {
    var seen: Set<String> = []
    for line in scenario.lawsOff {
      guard let name = line.content.law.literal else { continue }
      guard Laws.all.contains(where: { $0.name == name }) else {
        let nearest = NearestWord.of(name, in: Laws.all.map(\.name))
        error(
          .unknownLaw, "unknown law `\(name)`", line.content.law.span,
          nearest.map { "did you mean `\($0)`?" } ?? "`pfsim laws` lists the laws")
        continue
      }
      if !seen.insert(name).inserted {
        error(.setTwice, "`\(name)` is suspended already", line.span, "take one of both lines out")
      }
    }
  }
}

extension ConfigurationUnit {
  /// What a scenario writes the value as.
  var dimension: Dimension {
    switch self {
    case .meters: .length
    case .seconds: .time
    case .metersPerSecond: .speed
    case .degrees: .angle
    case .count, .factor: .number
    }
  }
}

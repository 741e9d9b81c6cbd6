// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The words of the language, as they look in a builder.

import GuidanceCore
import SimWorld

/// `report "PF-212"`: where the scenario came from.
public func Report(_ text: String) -> ScenarioPart { ScenarioPart { $0.report = Line(Argument(text)) } }

/// `tags gps, tunnel`: words to choose it by.
public func Tags(_ tags: String...) -> ScenarioPart { ScenarioPart { $0.tags = Line(tags.map { Argument($0) }) } }

/// `seed 7`: where luck begins.
public func Seed(_ seed: UInt64) -> ScenarioPart { ScenarioPart { $0.seed = Line(Argument(seed)) } }

/// `schedule random 7`: the order of jobs that is explored.
public func Explore(_ schedule: Schedule) -> ScenarioPart { ScenarioPart { $0.schedule = Line(schedule) } }

/// `origin 37.5 N, 127 E`: where the drawn world lies, in degrees; south and west are negative.
public func Origin(_ latitude: Double, _ longitude: Double) -> ScenarioPart {
  ScenarioPart { $0.origin = Line(Coordinate(latitude: latitude, longitude: longitude)) }
}

/// `limit 2 h`: when the run ends at the latest.
public func Limit(_ time: Argument<Quantity>) -> ScenarioPart { ScenarioPart { $0.limit = Line(time) } }

/// `use "shared/town.scenario"`: another file whose map, roads and routes are taken.
public func Use(_ file: String) -> ScenarioPart { ScenarioPart { $0.uses.append(Line(Argument(file))) } }

/// `param speed = 50 km/h`: a value that `.parameter("speed")` stands for.
public func Param(_ name: String, _ value: ParameterValue) -> ScenarioPart {
  ScenarioPart { $0.parameters.append(Line(ParameterSyntax(name: name, value: value))) }
}

/// `set off-route.confirm = 6 s`: an overridden value of the configuration.
public func Setting(_ name: String, _ value: Argument<Quantity>) -> ScenarioPart {
  ScenarioPart { $0.settings.append(Line(SettingSyntax(name: Argument(name), value: value))) }
}

/// `laws off stage-once because "..."`: a suspended law.
public func LawsOff(_ law: String, because reason: String) -> ScenarioPart {
  ScenarioPart { $0.lawsOff.append(Line(LawOffSyntax(law: Argument(law), reason: Argument(reason)))) }
}

/// The table of runs: names, then rows of as many values.
public func Cases(_ names: String..., rows: [[ParameterValue]]) -> CasesSection {
  CasesSection(names: names.map { Argument($0) }, rows: rows.map { row in Line(row.map { Argument($0) }) })
}

extension ParameterValue {
  /// A value with its unit: `.value(50.kmh)`; a parameter's name stays a word.
  public static func value(_ quantity: Argument<Quantity>) -> Self {
    switch quantity.content {
    case .literal(let literal): .quantity(literal)
    case .parameter(let name): .word(name)
    }
  }

  /// A bare number.
  public static func count(_ number: Int) -> Self { .quantity(Quantity(Double(number), .none)) }

  /// A time, `.time("3:15")`, or a place.
  public static func at(_ moment: Argument<Moment>) -> Self {
    switch moment.content {
    case .literal(let literal): .moment(literal)
    case .parameter(let name): .word(name)
    }
  }
}

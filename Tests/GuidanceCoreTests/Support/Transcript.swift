import GuidanceCore

/// What an engine says to fixes, a line an event: the fix's stamp and the event.
struct Transcript {
  var lines: [String] = []
  var updates: [GuidanceUpdate] = []
  var snapshots: [GuidanceSnapshot] = []
  var engine: GuidanceEngine

  init(_ route: NavRoute, config: GuidanceConfig? = nil, parts: EngineParts = EngineParts(), _ fixes: [GuidanceFix]) {
    engine = GuidanceEngine(route: route, config: config ?? GuidanceConfig(mode: route.mode), parts: parts)
    feed(fixes)
  }

  mutating func feed(_ fixes: [GuidanceFix]) {
    for fix in fixes {
      let update = engine.update(fix)
      updates.append(update)
      snapshots.append(engine.snapshot)
      for event in update.events { lines.append("\(Self.text(fix.time)) \(Self.text(event))") }
      if let refused = update.refused { lines.append("\(Self.text(fix.time)) refused \(refused.rawValue)") }
    }
  }

  /// The lines that hold a word.
  func lines(with word: String) -> [String] { lines.filter { $0.contains(word) } }

  static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : "\((number * 10).rounded() / 10)"
  }

  static func text(_ event: GuidanceEvent) -> String {
    switch event {
    case .started: "started"
    case .arrived: "arrived"
    case .backOnRoute: "backOnRoute"
    case .offRoute(let lateral): "offRoute \(lateral.map { String(Int($0.rounded())) } ?? "unknown")"
    case .announce(let said):
      "\(said.step) \(said.stage.rawValue) \(said.spokenDistance.map(String.init) ?? "-") \(said.instruction)"
        + (said.then.map { " then \($0)" } ?? "")
    }
  }
}

extension GuidanceConfig {
  /// The defaults of a mode with some values set.
  static func with(_ mode: TravelMode = .driving, _ values: KeyValuePairs<String, Double>) throws -> Self {
    var config = GuidanceConfig(mode: mode)
    for (name, value) in values { try config.set(name, to: value) }
    return config
  }
}

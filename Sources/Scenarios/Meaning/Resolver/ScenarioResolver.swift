import SimWorld

/// What a scenario came to: its runs, or what is wrong.
public struct Resolution: Sendable {
  /// The runs in the order of the table; empty where something is wrong.
  public var runs: [ScenarioRun]
  /// What is wrong or worth a word, in source order.
  public var diagnostics: Diagnostics
}

/// Turns a scenario into runs: replaces parameters, takes in used files, and gives every moment and place its figure.
public struct ScenarioResolver: Sendable {
  /// The surroundings of the scenario.
  public var files: ScenarioFiles

  /// Makes a resolver.
  public init(files: ScenarioFiles = .none) { self.files = files }

  /// The runs of a scenario: one, or one a row of its table.
  ///
  /// - Parameters:
  ///   - scenario: what was read.
  ///   - path: the scenario's file as it was given; empty for one built in Swift.
  ///   - options: what the command line says.
  ///   - incomplete: the sections that lack a line because of a mistake: nobody complains of what is missing there.
  public func resolve(
    _ scenario: Scenario, path: String = "", options: RunOptions = RunOptions(), incomplete: Set<SectionWord> = []
  ) -> Resolution {
    var used = UsedFiles(files)
    let whole = used.joined(scenario, path: path)
    let declared = Dictionary(whole.parameters.map { ($0.content.name, $0.content.value) }) { first, _ in first }
    let table = CaseRows(whole.cases, declared: declared)
    let given = GivenValues(options.sets, known: Set(declared.keys).union(table.columns.keys))
    var diagnostics = used.problems + table.problems.filter { !$0.isExcused(by: incomplete) } + given.problems
    var incomplete = incomplete
    // What a used file would have brought is not known either.
    if !used.problems.isEmpty { incomplete.formUnion([.use, .map, .route, .param]) }
    var runs: [ScenarioRun] = []
    for row in rows(of: table, options, &diagnostics, at: whole.cases?.span) {
      let run = self.run(
        row, of: whole, table, given, path: path, options: options, incomplete: incomplete, &diagnostics)
      if let run { runs.append(run) }
    }
    let found = DiagnosticList.ordered(diagnostics, mainPath: scenario.title.span.path)
    return Resolution(runs: found.hasErrors ? [] : runs, diagnostics: found)
  }

  private func rows(
    of table: CaseRows, _ options: RunOptions, _ diagnostics: inout [Diagnostic], at span: SourceSpan?
  ) -> [CaseRows.Row] {
    guard let wanted = options.caseNumber else { return table.rows }
    let rows = table.rows.filter { $0.number == wanted }
    if rows.isEmpty {
      let count = table.rows.count { $0.number != nil }
      diagnostics.append(
        Diagnostic(
          id: .unknownCase, message: "there is no case \(wanted)", span: span ?? .argument("--case \(wanted)"),
          help: count == 0 ? "the scenario has no table of cases" : "its cases are 1 to \(count)"))
    }
    return rows
  }

  private func run(
    _ row: CaseRows.Row, of scenario: Scenario, _ table: CaseRows, _ given: GivenValues, path: String,
    options: RunOptions, incomplete: Set<SectionWord>, _ diagnostics: inout [Diagnostic]
  ) -> ScenarioRun? {
    let cells = row.values.map { (name: $0.name, value: given.parameters[$0.name] ?? $0.value) }
    var values = given.parameters
    for cell in cells { values[cell.name] = cell.value }
    let substitution = scenario.substituting(values, columns: table.columns)
    diagnostics += substitution.problems.filter { !$0.isExcused(by: incomplete) }
    var substituted = substitution.scenario
    substituted.settings = given.merged(into: substituted.settings)
    var resolver = RunResolver(scenario: substituted, files: files, incomplete: incomplete)
    let plan = resolver.resolve()
    diagnostics += resolver.diagnostics
    guard var plan, incomplete.isEmpty, !substitution.problems.contains(where: { $0.severity == .error }) else {
      return nil
    }
    plan.seed = options.seed ?? substituted.seed?.content.literal ?? 1
    plan.schedule = options.schedule ?? substituted.schedule?.content ?? .fifo
    plan.explores = options.explores
    let name = RunName(
      path: path, title: Self.title(substituted, cells), caseNumber: row.number, seed: plan.seed,
      schedule: plan.schedule, sets: options.sets.sorted { $0.key < $1.key }.map { RunSetting(name: $0, value: $1) })
    return ScenarioRun(
      name: name, scenario: substituted, plan: plan, places: resolver.places,
      expectations: substituted.expect?.lines ?? [], lawsOff: Self.lawsOff(substituted))
  }

  private static func title(_ scenario: Scenario, _ cells: [(name: String, value: ParameterValue)]) -> String {
    let title = scenario.title.content.literal ?? ""
    if cells.isEmpty { return title }
    let values = cells.map { cell -> String in "\(cell.name)=\(cell.value.unquoted)" }
    return "\(title) [\(values.joined(separator: ", "))]"
  }

  private static func lawsOff(_ scenario: Scenario) -> [LawSuspension] {
    scenario.lawsOff.compactMap { line in
      guard let law = line.content.law.literal, let reason = line.content.reason.literal else { return nil }
      return LawSuspension(law: law, reason: reason, span: line.span)
    }
  }
}

extension ScenarioResolver {
  /// The runs of a text that was read, with all that is wrong with it: what the reader found and what it means.
  public func resolve(_ reader: ScenarioReader, path: String, options: RunOptions = RunOptions()) -> Resolution {
    let read = reader.diagnostics
    let found = resolve(
      reader.scenario, path: path, options: options, incomplete: read.hasErrors ? reader.incomplete : [])
    // What cannot be read makes no sense either; once is enough.
    let wrong = Set(read.items.filter { $0.severity == .error }.map(\.place))
    let further = found.diagnostics.items.filter { !wrong.contains($0.place) }
    var all = DiagnosticList.ordered(read.items + further, mainPath: path)
    all.omitted += read.omitted + found.diagnostics.omitted
    return Resolution(runs: all.hasErrors ? [] : found.runs, diagnostics: all)
  }
}

extension Diagnostic {
  /// Whether the lines that are missing may have caused it.
  fileprivate func isExcused(by incomplete: Set<SectionWord>) -> Bool {
    switch id {
    case DiagnosticID.unknownParameter.rawValue: !incomplete.isDisjoint(with: [.param, .cases, .use])
    case DiagnosticID.unusedParameter.rawValue: !incomplete.isEmpty
    case DiagnosticID.emptyCases.rawValue: incomplete.contains(.cases)
    default: false
    }
  }
}

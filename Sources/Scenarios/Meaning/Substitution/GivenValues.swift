import GuidanceCore

/// What the command line set, sorted out: values of parameters, and of the configuration.
struct GivenValues {
  /// By name of parameter.
  private(set) var parameters: [String: ParameterValue] = [:]
  /// Lines of the configuration.
  private(set) var settings: [SettingSyntax] = []
  /// What is wrong.
  private(set) var problems: [Diagnostic] = []

  /// - Parameter known: the parameters and columns of the scenario.
  init(_ sets: [String: String], known: Set<String>) {
    for (name, text) in sets.sorted(by: { $0.key < $1.key }) {
      let span = SourceSpan.argument("--set \(name)=\(text)")
      let value: ParameterValue
      switch ParameterText.value(text) {
      case .success(let read): value = read
      case .failure(let wrong):
        complain(wrong.id, wrong.message, span, wrong.help)
        continue
      }
      if known.contains(name) {
        parameters[name] = value
      } else if name.contains(".") || ConfigurationName(rawValue: name) != nil {
        guard case .quantity(let quantity) = value else {
          let message = "expected a quantity, found `\(text)`"
          complain(.badValue, message, span, "write it as `\(name)=\(Self.example(name))`")
          continue
        }
        settings.append(SettingSyntax(name: Argument(name, span: span), value: Argument(quantity, span: span)))
      } else {
        let nearest = NearestWord.of(name, in: known.sorted())
        complain(
          .unknownParameter, "the scenario has no parameter `\(name)`", span,
          nearest.map { "did you mean `\($0)`?" } ?? "parameters are declared: `param \(name) = ...`")
      }
    }
  }

  /// The scenario's own lines with the given ones in their place.
  func merged(into lines: [Line<SettingSyntax>]) -> [Line<SettingSyntax>] {
    let names = Set(settings.compactMap(\.name.literal))
    let kept = lines.filter { !names.contains($0.content.name.literal ?? "") }
    return kept + settings.map { Line($0, span: $0.name.span) }
  }

  /// A value that the setting of a name could have: the usual one of a drive.
  private static func example(_ name: String) -> String {
    ConfigurationName(rawValue: name)?.usual(in: .driving) ?? "6 s"
  }

  private mutating func complain(_ id: DiagnosticID, _ message: String, _ span: SourceSpan, _ help: String) {
    problems.append(Diagnostic(id: id, message: message, span: span, help: help))
  }
}

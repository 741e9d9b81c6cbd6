/// A scenario whose parameters were replaced, and what was found on the way.
public struct Substitution: Sendable {
  /// The scenario without parameters; where a parameter was wrong it still stands.
  public var scenario: Scenario
  /// What is wrong, or worth a word.
  public var problems: [Diagnostic]
}

extension Scenario {
  /// The scenario with a value in the place of each parameter.
  ///
  /// A parameter stands for one whole value in a line, and inside a text for what it reads. A name that nobody declared
  /// or that stands where another kind of value is needed is an error, one that no line uses a warning.
  ///
  /// - Parameters:
  ///   - values: values that win over the declared ones, by name; they need no declaration.
  ///   - columns: where the names of `values` stand, for those that a table brings.
  public func substituting(
    _ values: [String: ParameterValue] = [:], columns: [String: SourceSpan] = [:]
  ) -> Substitution {
    var all: [String: ParameterValue] = [:]
    var problems: [Diagnostic] = []
    for line in parameters {
      let name = line.content.name
      if all.updateValue(line.content.value, forKey: name) != nil {
        problems.append(
          Diagnostic(
            id: .parameterTwice, message: "`\(name)` is declared already", span: line.span,
            help: "take one of both lines out"))
      }
    }
    all.merge(values) { _, given in given }
    var substituter = Substituter(values: all)
    let scenario = substituter.scenario(self)
    problems += substituter.problems
    for line in parameters where !substituter.used.contains(line.content.name) {
      problems.append(Self.unused(line.content.name, line.span))
    }
    let declared = Set(parameters.map(\.content.name))
    for (name, span) in columns.sorted(by: { $0.key < $1.key })
    where !substituter.used.contains(name) && !declared.contains(name) {
      problems.append(Self.unused(name, span))
    }
    return Substitution(scenario: scenario, problems: problems)
  }

  private static func unused(_ name: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      severity: .warning, id: .unusedParameter, message: "no line uses `$\(name)`", span: span,
      help: "write `$\(name)` where it belongs, or take it out")
  }
}

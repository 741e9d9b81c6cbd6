/// Something that is wrong with a scenario, or worth a word: a value, drawn elsewhere.
public struct Diagnostic: Error, Sendable, Hashable {
  /// How bad it is.
  public var severity: Severity
  /// Its stable name, for instance `unknown-word`; `pfsim explain` tells more.
  public var id: String
  /// What is wrong.
  public var message: String
  /// Where.
  public var place: SourcePlace
  /// What to write instead; nil where nothing can be said.
  public var help: String?

  /// How bad a diagnostic is.
  public enum Severity: String, Sendable {
    /// The scenario cannot run.
    case error
    /// It can, but probably does not do what its author means.
    case warning
  }

  /// Makes a diagnostic.
  public init(severity: Severity = .error, id: String, message: String, span: SourceSpan, help: String? = nil) {
    self.severity = severity
    self.id = id
    self.message = message
    self.place = SourcePlace(span)
    self.help = help
  }

  /// Makes a diagnostic of the catalogue.
  public init(
    _ id: DiagnosticID, _ message: String, at span: SourceSpan, help: String? = nil, severity: Severity = .error
  ) {
    self.init(severity: severity, id: id.rawValue, message: message, span: span, help: help)
  }

  /// Where it stands.
  public var span: SourceSpan { place.span }
}

/// A place in a text that takes part in equality and order, other than ``SourceSpan``.
public struct SourcePlace: Sendable, Hashable, Comparable {
  /// The span.
  public let span: SourceSpan

  /// Makes a place.
  public init(_ span: SourceSpan) { self.span = span }

  /// Equal when path, line, column and length are.
  public static func == (a: Self, b: Self) -> Bool {
    a.span.path == b.span.path && a.span.line == b.span.line && a.span.column == b.span.column
      && a.span.length == b.span.length
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(span.path)
    hasher.combine(span.line)
    hasher.combine(span.column)
    hasher.combine(span.length)
  }

  /// By line, then by column.
  public static func < (a: Self, b: Self) -> Bool {
    (a.span.line, a.span.column, a.span.length) < (b.span.line, b.span.column, b.span.length)
  }
}

/// All that is wrong with a text, in source order.
public struct Diagnostics: Error, Sendable, Equatable {
  /// The single diagnostics.
  public var items: [Diagnostic]
  /// How many more there were than are kept.
  public var omitted = 0

  /// How many are kept of one file.
  public static let limit = 20

  /// Makes a collection.
  public init(_ items: [Diagnostic] = []) { self.items = items }

  /// Whether something makes the scenario unusable.
  public var hasErrors: Bool { items.contains { $0.severity == .error } }

  /// The same in source order, each once and no more than ``limit``; errors stay before warnings where some must go.
  public var limited: Self {
    var seen: Set<Diagnostic> = []
    let unique = items.filter { seen.insert($0).inserted }
    let ordered = unique.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
    let errors = ordered.filter { $0.severity == .error }.prefix(Self.limit)
    let warnings = ordered.filter { $0.severity == .warning }.prefix(Self.limit - errors.count)
    let kept = Set(errors).union(warnings)
    var result = Self(ordered.filter { kept.contains($0) })
    result.omitted = omitted + unique.count - result.items.count
    return result
  }
}

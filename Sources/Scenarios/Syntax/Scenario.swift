import GuidanceCore
import SimWorld

/// A scenario as its author wrote it: sections and lines, with their places and comments.
///
/// Text and Swift builder make the same value; printing it gives the canonical text. Names of parameters stand where
/// they were written: ``Argument``.
public struct Scenario: Sendable, Hashable {
  /// The title; the scenario's name in every report.
  public var title: Line<Argument<String>>
  /// Where it came from.
  public var report: Line<Argument<String>>?
  /// Words to choose it by.
  public var tags: Line<[Argument<String>]>?
  /// Where luck begins; nil = 1.
  public var seed: Line<Argument<UInt64>>?
  /// The schedule; nil = first in, first out.
  public var schedule: Line<Schedule>?
  /// Where the drawn world lies; nil = 0.5 N, 0.5 E.
  public var origin: Line<Coordinate>?
  /// The virtual time after which the run ends.
  public var limit: Line<Argument<Quantity>>?
  /// Other files whose map, roads and routes are taken.
  public var uses: [Line<Argument<String>>] = []
  /// The declared parameters.
  public var parameters: [Line<ParameterSyntax>] = []
  /// Overridden values of the configuration.
  public var settings: [Line<SettingSyntax>] = []
  /// Suspended laws.
  public var lawsOff: [Line<LawOffSyntax>] = []
  /// The drawing.
  public var map: MapSection?
  /// The planned routes.
  public var routes: [RouteSection] = []
  /// The truth.
  public var drive: DriveSection?
  /// The receiver.
  public var gps: Section<GPSLineSyntax>?
  /// The compass.
  public var compass: Section<CompassLineSyntax>?
  /// The barometer.
  public var barometer: Section<BarometerLineSyntax>?
  /// The route providers.
  public var providers: [ProviderSection] = []
  /// The providers that guide themselves.
  public var feeds: [FeedSection] = []
  /// What the person does.
  public var app: Section<AppLineSyntax>?
  /// What must hold.
  public var expect: Section<Expectation>?
  /// What fuzzing may change.
  public var vary: Section<VaryLine>?
  /// The table of runs.
  public var cases: CasesSection?
  /// Comments behind the last line.
  public var trailingComments: [String] = []

  /// Makes a scenario that says nothing yet.
  public init(title: String) { self.title = Line(Argument(title)) }
}

/// A section of lines.
public struct Section<Content: Sendable & Hashable>: Sendable, Hashable {
  /// Its lines.
  public var lines: [Line<Content>]
  /// Where its keyword stands.
  public var span: SourceSpan
  /// The comments of its first line.
  public var comments: Comments

  /// Makes a section.
  public init(_ lines: [Line<Content>], span: SourceSpan = .none, comments: Comments = Comments()) {
    self.lines = lines
    self.span = span
    self.comments = comments
  }
}

/// `param NAME = VALUE`.
public struct ParameterSyntax: Sendable, Hashable {
  /// The name, without `$`.
  public var name: String
  /// Its value unless a case or the command line replaces it.
  public var value: ParameterValue

  /// Makes a parameter.
  public init(name: String, value: ParameterValue) {
    self.name = name
    self.value = value
  }
}

/// What a parameter can stand for.
public enum ParameterValue: Sendable, Hashable {
  /// A number with its unit, or a bare count.
  case quantity(Quantity)
  /// A moment.
  case moment(Moment)
  /// A word of a list, or a name.
  case word(String)
  /// Words in quotes.
  case text(String)
}

/// `set NAME = VALUE`.
public struct SettingSyntax: Sendable, Hashable {
  /// The dotted name of the configuration.
  public var name: Argument<String>
  /// Its value.
  public var value: Argument<Quantity>

  /// Makes a setting.
  public init(name: Argument<String>, value: Argument<Quantity>) {
    self.name = name
    self.value = value
  }
}

/// `laws off NAME because "..."`.
public struct LawOffSyntax: Sendable, Hashable {
  /// The law's name.
  public var law: Argument<String>
  /// Why.
  public var reason: Argument<String>

  /// Makes a suspension.
  public init(law: Argument<String>, reason: Argument<String>) {
    self.law = law
    self.reason = reason
  }
}

/// The table of runs: a row of names and a row a run.
public struct CasesSection: Sendable, Hashable {
  /// The names, without `$`.
  public var names: [Argument<String>]
  /// The comments of the row of names.
  public var namesComments = Comments()
  /// One row a run; as many values as there are names.
  public var rows: [Line<[Argument<ParameterValue>]>]
  /// Where the keyword stands.
  public var span: SourceSpan
  /// The comments of its first line.
  public var comments: Comments

  /// Makes a table.
  public init(
    names: [Argument<String>], rows: [Line<[Argument<ParameterValue>]>], span: SourceSpan = .none,
    comments: Comments = Comments()
  ) {
    self.names = names
    self.rows = rows
    self.span = span
    self.comments = comments
  }
}

import GuidanceCore

/// `map SCALE` with its drawing, or `map from "FILE"`; and its facts.
public struct MapSection: Sendable, Hashable {
  /// How wide one character and how high one line is; nil for a map from a file.
  public var scale: Argument<Quantity>?
  /// The file of real roads, relative to the scenario; nil for a drawing.
  public var file: Argument<String>?
  /// The drawing's lines, without the indentation that all of them share.
  public var drawing: [String]
  /// Where the drawing's first character stands.
  public var drawingSpan: SourceSpan
  /// What is said of roads and places.
  public var facts: [Line<MapFact>]
  /// Where the keyword stands.
  public var span: SourceSpan
  /// The comments of its first line.
  public var comments: Comments

  /// Makes a map.
  public init(
    scale: Argument<Quantity>, drawing: [String], drawingSpan: SourceSpan = .none, facts: [Line<MapFact>] = [],
    span: SourceSpan = .none, comments: Comments = Comments()
  ) {
    self.scale = scale
    self.drawing = drawing
    self.drawingSpan = drawingSpan
    self.facts = facts
    self.span = span
    self.comments = comments
  }

  /// Makes a map of a file.
  public init(
    file: Argument<String>, facts: [Line<MapFact>] = [], span: SourceSpan = .none, comments: Comments = Comments()
  ) {
    self.file = file
    self.drawing = []
    self.drawingSpan = .none
    self.facts = facts
    self.span = span
    self.comments = comments
  }
}

/// What can be said of a map.
public enum MapFact: Sendable, Hashable {
  /// `A-B 100 km/h "Jayu Highway"`, `B-D footpath`, `A-C highway`.
  case road(
    from: Argument<String>, to: Argument<String>, speed: Argument<Quantity>?, kind: RoadKindWord?,
    name: Argument<String>?)
  /// `station = S`.
  case alias(name: Argument<String>, letter: Argument<String>)
  /// `home = 0.5 N, 0.5 E`: a place of a map from a file.
  case place(name: Argument<String>, Coordinate)
  /// `corner = crossing of "Mill Road" and "High Street"`: a place of a map from a file.
  case crossing(name: Argument<String>, Argument<String>, Argument<String>)
}

/// The words for kinds of roads.
public enum RoadKindWord: String, Sendable, CaseIterable {
  /// A highway.
  case highway
  /// A path for walkers only.
  case footpath
}

/// A planned route.
public struct RouteSection: Sendable, Hashable {
  /// The mode.
  public var mode: Argument<TravelMode>
  /// `by NAME`: who serves it.
  public var provider: Argument<String>?
  /// Its name in quotes.
  public var name: Argument<String>?
  /// Places on the map, for a route in one line.
  public var places: [Argument<String>]
  /// `from "answer.json" as osrm`.
  public var file: RouteFileSyntax?
  /// Its lines.
  public var lines: [Line<RouteLine>]
  /// Where its first line stands.
  public var span: SourceSpan
  /// The comments of its first line.
  public var comments: Comments

  /// Makes a route.
  public init(
    mode: Argument<TravelMode>, provider: Argument<String>? = nil, name: Argument<String>? = nil,
    places: [Argument<String>] = [], file: RouteFileSyntax? = nil, lines: [Line<RouteLine>] = [],
    span: SourceSpan = .none, comments: Comments = Comments()
  ) {
    self.mode = mode
    self.provider = provider
    self.name = name
    self.places = places
    self.file = file
    self.lines = lines
    self.span = span
    self.comments = comments
  }
}

/// A provider's real answer that a route is read from.
public struct RouteFileSyntax: Sendable, Hashable {
  /// The file, relative to the scenario.
  public var path: Argument<String>
  /// The provider's format.
  public var format: Argument<String>

  /// Makes a reference to a file.
  public init(path: Argument<String>, format: Argument<String>) {
    self.path = path
    self.format = format
  }
}

/// One line of a drawn route.
public enum RouteLine: Sendable, Hashable {
  /// `east 3 km [highway]`.
  case leg(DirectionSyntax, Argument<Quantity>, RoadClass?)
  /// `arc left 90 deg radius 25 m`.
  case arc(isLeft: Bool, angle: Argument<Quantity>, radius: Argument<Quantity>)
  /// `turn left "words"`, `roundabout exit 2`, `exit`, `arrive`.
  case maneuver(ManeuverSyntax)
  /// `depart "words"`.
  case depart(Argument<String>)
  /// `takes 6 min`.
  case takes(Argument<Quantity>)
  /// `speed-camera at 2 km`.
  case speedCamera(Argument<Quantity>)
}

/// A maneuver, as it was written.
public struct ManeuverSyntax: Sendable, Hashable {
  /// What is done.
  public var kind: ManeuverKind
  /// The number of a roundabout's exit.
  public var exit: Argument<Int>?
  /// Its words; nil = the made ones.
  public var words: Argument<String>?
  /// Where it stands.
  public var span: SourceSpan

  /// Makes a maneuver.
  public init(
    _ kind: ManeuverKind, exit: Argument<Int>? = nil, words: Argument<String>? = nil, span: SourceSpan = .none
  ) {
    self.kind = kind
    self.exit = exit
    self.words = words
    self.span = span
  }
}

import GuidanceCore
import SimWorld

/// What the lines of a route are made of.
struct RouteSketchResolution {
  /// Whether they draw the route themselves.
  let hasLegs: Bool

  init(_ lines: [Line<RouteLine>]) {
    hasLegs = lines.contains { line in
      switch line.content {
      case .leg, .arc, .maneuver: true
      case .depart, .takes, .speedCamera: false
      }
    }
  }
}

/// Where the parts of a sketch stand in the text.
struct SketchSpans {
  var items: [SourceSpan] = []
  var cameras: [SourceSpan] = []
}

extension RunResolver {
  /// The sketch of a route's lines; nil where a value in them is wrong.
  mutating func sketch(_ lines: [Line<RouteLine>]) -> (RouteSketch, SketchSpans)? {
    var sketch = RouteSketch(items: [])
    var spans = SketchSpans()
    var isWhole = true
    for line in lines {
      switch line.content {
      case .takes(let time):
        guard let seconds = positive(time, .time) else { isWhole = false; continue }
        sketch.expectedTime = seconds
      case .speedCamera(let along):
        guard let meters = notNegative(along, .length) else { isWhole = false; continue }
        sketch.speedCameras.append(meters)
        spans.cameras.append(line.span)
      default:
        guard let item = sketchItem(line.content) else { isWhole = false; continue }
        sketch.items.append(item)
        spans.items.append(line.span)
      }
    }
    return isWhole ? (sketch, spans) : nil
  }

  private mutating func sketchItem(_ line: RouteLine) -> RouteSketchItem? {
    switch line {
    case .leg(let direction, let length, let roadClass):
      guard let meters = positive(length, .length), let direction = self.direction(direction) else { return nil }
      return .leg(direction, meters: meters, roadClass: roadClass)
    case .arc(let isLeft, let angle, let radius):
      guard let degrees = positive(angle, .angle), let meters = positive(radius, .length) else { return nil }
      return .arc(degrees: isLeft ? -degrees : degrees, radius: meters)
    case .maneuver(let maneuver):
      if let exit = maneuver.exit, count(exit, in: 1...20) == nil { return nil }
      return .maneuver(maneuver.kind, words: maneuver.words?.literal, exit: maneuver.exit?.literal)
    case .depart(let words): return .depart(words: words.literal ?? "")
    case .takes, .speedCamera: return nil
    }
  }

  /// Says in the author's words why a sketch cannot be laid.
  mutating func complain(_ problem: RouteSketchError, _ section: SourceSpan, _ spans: SketchSpans) {
    func place(_ item: Int) -> SourceSpan { spans.items.indices.contains(item) ? spans.items[item] : section }
    switch problem {
    case .noLegs: error(.emptyRoute, "this route has no legs", section, "add some, as `east 3 km`")
    case .notPositive(let item, let found):
      error(.numberOutOfRange, "expected a quantity above zero, found `\(WrittenNumber.text(found))`", place(item))
    case .relativeWithoutCourse(let item):
      error(
        .noDirectionYet, "nobody travels in any direction yet", place(item),
        "begin with a direction of the compass, as `east 3 km`")
    case .contradiction(_, let leg, let kind, let bend):
      let way = bend < 0 ? "left" : "right"
      let degrees = WrittenNumber.rounded(abs(bend), decimals: 0)
      error(
        .contradiction, "`\(kind.written)` is followed by a leg that bends \(degrees) deg to the \(way)", place(leg),
        "change the leg or the turn before it")
    case .afterArrival(let item):
      error(.afterArrival, "nothing can follow the arrival", place(item), "put `arrive` last")
    case .cameraOutside(let index, let along, let length):
      complainOfCamera(along, length, spans.cameras.indices.contains(index) ? spans.cameras[index] : section)
    }
  }

  mutating func complainOfCamera(_ along: Double, _ length: Double, _ span: SourceSpan) {
    error(
      .beyondTheEnd,
      "a camera at \(WrittenNumber.rounded(along, decimals: 1)) m stands past the route's end at "
        + "\(WrittenNumber.rounded(length, decimals: 1)) m", span, "put it on the route")
  }
}

extension ManeuverKind {
  /// The maneuver as a scenario writes it.
  var written: String {
    switch self {
    case .left, .right, .slightLeft, .slightRight, .sharpLeft, .sharpRight:
      "turn " + rawValue.split(separator: "-").joined(separator: " ")
    case .keepLeft: "keep left"
    case .keepRight: "keep right"
    case .roundaboutExit: "exit"
    default: rawValue
    }
  }
}

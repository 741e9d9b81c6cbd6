import GuidanceCore
import SimWorld

extension RunResolver {
  /// All planned routes, in file order; nil where one cannot be made.
  mutating func resolveRoutes() {
    // A route that lacks a line is another route than its author's.
    if incomplete.contains(.route) {
      routes = scenario.routes.map { _ in nil }
      return
    }
    if scenario.routes.isEmpty {
      error(
        .noRoute, "expected a route, found none", scenario.title.span,
        "add one: `route driving` with legs, or with places of the map")
    }
    var names: Set<String> = []
    for section in scenario.routes {
      if let name = section.name?.literal, !names.insert(name).inserted {
        error(
          .nameTaken, "another route is named \"\(name)\" already", section.name?.span ?? section.span,
          "give it another name")
      }
      routes.append(route(section).map { PlannedRoute(name: section.name?.literal, route: $0) })
    }
  }

  private mutating func route(_ section: RouteSection) -> NavRoute? {
    guard let mode = section.mode.literal else { return nil }
    let provider = section.provider?.literal
    let sketch = RouteSketchResolution(section.lines)
    let hasLegs = sketch.hasLegs
    switch (section.file, section.places.isEmpty, hasLegs) {
    case (let file?, true, false): return fileRoute(file, section, mode: mode, provider: provider)
    case (nil, false, false): return mapRoute(section, mode: mode, provider: provider ?? "sim")
    case (nil, true, true): return drawnRoute(section, mode: mode, provider: provider ?? "sim")
    case (nil, true, false):
      error(.emptyRoute, "this route has no legs", section.span, "add some, as `east 3 km` and `arrive`")
    default:
      error(
        .twoWays, "this route is said in two ways", section.span,
        "keep one: places of the map, a file, or legs")
    }
    return nil
  }

  private mutating func drawnRoute(_ section: RouteSection, mode: TravelMode, provider: String) -> NavRoute? {
    guard let (sketch, spans) = sketch(section.lines) else { return nil }
    do {
      return try sketch.laid(from: origin, course: nil, mode: mode, provider: provider)
    } catch let problem {
      complain(problem, section.span, spans)
      return nil
    }
  }

  /// A route's own lines on top of a route that has its line already.
  private mutating func add(_ lines: [Line<RouteLine>], to route: NavRoute) -> NavRoute {
    var route = route
    for line in lines {
      switch line.content {
      case .depart(let words): route.steps[0].instruction = words.literal ?? ""
      case .takes(let time): route.expectedTime = positive(time, .time) ?? route.expectedTime
      case .speedCamera(let along):
        guard let meters = notNegative(along, .length) else { continue }
        guard meters <= route.length else {
          complainOfCamera(meters, route.length, line.span)
          continue
        }
        route.speedCameras = (route.speedCameras + [meters]).sorted()
      case .leg, .arc, .maneuver:
        error(
          .twoWays, "legs and turns are the places' own here", line.span, "take the line out, or draw the whole route")
      }
    }
    return route
  }

  private mutating func mapRoute(_ section: RouteSection, mode: TravelMode, provider: String) -> NavRoute? {
    guard let route = way(through: section.places, mode: mode, provider: provider, span: section.span) else {
      return nil
    }
    return add(section.lines, to: route)
  }

  private mutating func fileRoute(
    _ file: RouteFileSyntax, _ section: RouteSection, mode: TravelMode, provider: String?
  ) -> NavRoute? {
    guard let path = file.path.literal, let name = file.format.literal else { return nil }
    guard let format = RouteFormat(rawValue: name) else {
      let known = RouteFormat.allCases.map(\.rawValue)
      error(
        .unknownWord, "unknown format `\(name)`", file.format.span,
        NearestWord.of(name, in: known).map { "did you mean `\($0)`?" } ?? "known are " + WrittenList.text(known))
      return nil
    }
    guard let bytes = bytes(of: path, file.path.span) else { return nil }
    do {
      let routes = try format.decode(RouteBytes.data(bytes), mode: mode, provider: provider)
      if let told = format.toldMode(RouteBytes.data(bytes)), told != mode {
        warning(
          .modeDiffers, "the answer in `\(path)` is for \(told.rawValue), and this route is \(mode.rawValue)",
          file.path.span, "write `route \(told.rawValue) from ...`, unless that is what you try")
      }
      return routes.first.map { add(section.lines, to: $0) }
    } catch let problem {
      let seems = RouteFormat.detected(in: RouteBytes.data(bytes)).flatMap { $0 == format ? nil : $0.rawValue }
      error(
        .badAnswer, "`\(path)` is no answer of \(name): \(problem)", file.path.span,
        seems.map { "it looks like one of \($0): write `as \($0)`" } ?? "put the whole answer there, as it came")
      return nil
    }
  }

  /// The bytes of a file beside the scenario.
  mutating func bytes(of path: String, _ span: SourceSpan) -> [UInt8]? {
    do {
      return try files.read(FilePath.joined(files.folder, path))
    } catch let problem {
      error(.unreadableFile, "cannot read `\(path)`: \(problem)", span, "check the path; it counts from this file")
      return nil
    }
  }
}

import Foundation

/// A place as `[latitude, longitude]`.
struct DecodedPlace: Decodable {
  var place: Coordinate

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    func degrees() throws -> Double { try list.decodeNil() ? .nan : list.decode(Double.self) }
    place = Coordinate(latitude: try degrees(), longitude: try degrees())
  }
}

/// A route as ``RouteText`` writes it.
struct DecodedRoute: Decodable {
  var route: NavRoute

  enum Key: String, CodingKey { case mode, provider, points, steps, expectedTime, classes, cameras }
  enum StepKey: String, CodingKey { case along, kind, words, distance, notice }
  enum StretchKey: String, CodingKey { case from, to, `class` }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let points = try fields.decode([DecodedPlace].self, forKey: .points).map(\.place)
    let polyline: Polyline
    do {
      polyline = try Polyline(points)
    } catch {
      let problem =
        switch error {
        case .tooFewPoints: "expected two different places or more, found fewer"
        case .invalidCoordinate(let index): "expected degrees, latitude within 90, found no such place at [\(index)]"
        }
      throw DecodingError.dataCorruptedError(forKey: .points, in: fields, debugDescription: problem)
    }
    route = NavRoute(
      provider: try fields.decode(String.self, forKey: .provider), mode: try fields.word(.mode), polyline: polyline,
      steps: try fields.decode([DecodedStep].self, forKey: .steps).map(\.step),
      expectedTime: try fields.decodeIfPresent(Double.self, forKey: .expectedTime),
      classes: try fields.decodeIfPresent([DecodedStretch].self, forKey: .classes)?.map(\.stretch) ?? [],
      speedCameras: try fields.decodeIfPresent([Double].self, forKey: .cameras) ?? [])
  }

  struct DecodedStep: Decodable {
    var step: NavStep

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: StepKey.self)
      step = NavStep(
        instruction: try fields.decode(String.self, forKey: .words),
        kind: ManeuverKind(rawValue: try fields.decode(String.self, forKey: .kind)),
        distance: try fields.decode(Double.self, forKey: .distance),
        maneuverAlong: try fields.decode(Double.self, forKey: .along),
        notice: try fields.decodeIfPresent(String.self, forKey: .notice))
    }
  }

  struct DecodedStretch: Decodable {
    var stretch: RoadStretch

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: StretchKey.self)
      stretch = RoadStretch(
        from: try fields.decode(Double.self, forKey: .from), to: try fields.decode(Double.self, forKey: .to),
        roadClass: try fields.word(.class))
    }
  }
}

import Foundation

/// The shape of a provider's route answer; the raw value is its word on the command line.
///
/// ``decode(_:mode:provider:)`` makes neutral routes of an answer. Each provider's convention ends there: behind it
/// there is only `maneuverAlong`.
public enum RouteFormat: String, Sendable, CaseIterable {
  /// The Apple Maps server's directions, or MapKit routes written down.
  ///
  /// The latter's shape is ours, with the names of `MKRoute`:
  ///
  /// ```json
  /// {"routes": [{
  ///   "expectedTravelTime": 180, "transportType": "automobile", "advisoryNotices": ["tolls"],
  ///   "polyline": [{"latitude": 0.5, "longitude": 0.5}, {"latitude": 0.5, "longitude": 0.51}],
  ///   "steps": [{"instructions": "", "distance": 0, "notice": null, "polyline": []}]}]}
  /// ```
  case apple
  /// Kakao Mobility driving directions.
  case kakao
  /// Kakao Mobility walking directions.
  case kakaoWalking = "kakao-walking"
  /// The route service of OSRM, version 1, and whoever writes its format.
  case osrm
  /// Mapbox Directions, version 5.
  case mapbox
  /// Valhalla's own format, or its OSRM format.
  case valhalla
  /// GraphHopper's routing API.
  case graphhopper
  /// Google's Directions API, or its Routes API, version 2.
  case google

  /// The provider that answers in this shape.
  public var provider: String {
    switch self {
    case .kakao, .kakaoWalking: "kakao"
    case .apple, .osrm, .mapbox, .valhalla, .graphhopper, .google: rawValue
    }
  }

  /// The routes of an answer, the best first.
  ///
  /// - Parameters:
  ///   - data: the answer as it came, JSON.
  ///   - mode: the mode that was asked; nil reads it from the answer where that tells, else it is driving.
  ///   - provider: the provider that was asked; nil for the one that the format is of.
  /// - Throws: ``RouteDecodingError`` that names the field, for anything that is not a list of sane routes.
  public func decode(
    _ data: Data, mode: TravelMode? = nil, provider: String? = nil
  ) throws(RouteDecodingError) -> [NavRoute] {
    do {
      let answer = JSONField(root: try JSONValue(parsing: data))
      let drafts = try decoder(answer)
      guard !drafts.isEmpty else {
        throw RouteDecodingError(
          field: "routes", problem: "expected a route, found an empty list", routeError: .noRoute)
      }
      return try drafts.map { draft, told in
        try RouteAssembly.route(draft, provider: provider ?? self.provider, mode: mode ?? told ?? .driving)
      }
    } catch let error as RouteDecodingError {
      throw error
    } catch let error as JSONFieldError {
      throw RouteDecodingError(error)
    } catch {
      throw RouteDecodingError(field: "answer", problem: "expected a route, found \(error)")
    }
  }

  /// The mode that an answer says its best route is for; nil where it says none, or is no answer.
  public func toldMode(_ data: Data) -> TravelMode? {
    guard let value = try? JSONValue(parsing: data) else { return nil }
    return (try? decoder(JSONField(root: value)))?.first?.mode
  }

  /// What a decoder gives for each route: the draft, and the mode where the answer tells it.
  typealias Decoded = (draft: RouteDraft, mode: TravelMode?)

  private var decoder: (JSONField) throws -> [Decoded] {
    switch self {
    case .apple: AppleDecoder.drafts
    case .kakao: KakaoDecoder.drafts
    case .kakaoWalking: KakaoWalkingDecoder.drafts
    case .osrm, .mapbox: OSRMDecoder.drafts
    case .valhalla: ValhallaDecoder.drafts
    case .graphhopper: GraphHopperDecoder.drafts
    case .google: GoogleDecoder.drafts
    }
  }
}

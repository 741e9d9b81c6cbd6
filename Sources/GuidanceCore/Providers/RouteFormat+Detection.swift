import Foundation

extension RouteFormat {
  /// The format that an answer looks like; nil where it looks like none.
  ///
  /// By the names that only one provider uses; an OSRM-shaped answer is `osrm` unless it
  /// carries Mapbox's `uuid`.
  public static func detected(in data: Data) -> RouteFormat? {
    guard let value = try? JSONValue(parsing: data), case .object(let answer) = value else { return nil }
    if answer["trip"] != nil { return .valhalla }
    if answer["paths"] != nil { return .graphhopper }
    if answer["stepPaths"] != nil || answer["stepIndexes"] != nil { return .apple }
    if answer["geocoded_waypoints"] != nil { return .google }
    guard let first = firstObject(answer["routes"] ?? answer["matchings"]) else { return nil }
    if first["sections"] != nil {
      return first["result_message"] != nil && first["result_msg"] == nil ? .kakaoWalking : .kakao
    }
    if first["overview_polyline"] != nil || first["distanceMeters"] != nil { return .google }
    if let leg = firstObject(first["legs"]) {
      if leg["start_location"] != nil || leg["distanceMeters"] != nil { return .google }
      return answer["uuid"] != nil ? .mapbox : .osrm
    }
    if first["steps"] != nil || first["transportType"] != nil { return .apple }
    return first["geometry"] != nil ? .osrm : nil
  }

  private static func firstObject(_ value: JSONValue?) -> JSONObject? {
    guard case .list(let list)? = value, case .object(let first)? = list.first else { return nil }
    return first
  }
}

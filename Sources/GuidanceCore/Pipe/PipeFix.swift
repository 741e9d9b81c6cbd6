/// A fix as it goes over the pipe.
enum PipeFix {
  /// Reads a fix; a place or a stamp that is null is no place, which the engine refuses as invalid.
  static func read(_ field: JSONField) throws(JSONFieldError) -> GuidanceFix {
    GuidanceFix(
      coordinate: Coordinate(
        latitude: try field.optionalNumber("lat") ?? .nan, longitude: try field.optionalNumber("lon") ?? .nan),
      accuracy: try field.optionalNumber("accuracy"), speed: try field.optionalNumber("speed"),
      course: try field.optionalNumber("course"), time: try field.optionalNumber("t") ?? .nan,
      isFirst: try field.optionalFlag("first") ?? false)
  }

  /// Writes a fix, rounded as the protocol asks.
  static func write(_ fix: GuidanceFix) -> JSONValue {
    var object: JSONObject = [
      "t": .rounded(fix.time), "lat": .degrees(fix.coordinate.latitude), "lon": .degrees(fix.coordinate.longitude),
      "accuracy": .rounded(fix.accuracy), "speed": .rounded(fix.speed), "course": .rounded(fix.course),
    ]
    if fix.isFirst { object.members.append(JSONObject.Member("first", .flag(true))) }
    return .object(object)
  }
}

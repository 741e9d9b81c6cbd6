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

  /// Writes a fix.
  static func write(_ fix: GuidanceFix, _ numbers: PipeNumbers) -> JSONValue {
    var object: JSONObject = [
      "t": numbers.value(fix.time), "lat": numbers.degrees(fix.coordinate.latitude),
      "lon": numbers.degrees(fix.coordinate.longitude), "accuracy": numbers.value(fix.accuracy),
      "speed": numbers.value(fix.speed), "course": numbers.value(fix.course),
    ]
    if fix.isFirst { object.members.append(JSONObject.Member("first", .flag(true))) }
    return .object(object)
  }
}

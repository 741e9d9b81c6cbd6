/// A fix as it goes over the pipe.
enum PipeFix {
  /// Reads a fix; a place or a stamp that is null is no place, which the engine refuses as invalid.
  static func read(_ field: PipeField) throws(PipeError) -> GuidanceFix {
    GuidanceFix(
      coordinate: Coordinate(
        latitude: try field.member("lat").optionalNumber() ?? .nan,
        longitude: try field.member("lon").optionalNumber() ?? .nan),
      accuracy: try field.member("accuracy").optionalNumber(),
      speed: try field.member("speed").optionalNumber(),
      course: try field.member("course").optionalNumber(),
      time: try field.member("t").optionalNumber() ?? .nan,
      isFirst: try field.member("first").flag())
  }

  /// Writes a fix.
  static func write(_ fix: GuidanceFix, _ numbers: PipeNumbers) -> PipeValue {
    let place = fix.coordinate
    let mark = fix.isFirst ? [(key: "first", value: PipeValue.bool(true))] : []
    return .object(
      [
        ("t", numbers.value(fix.time)), ("lat", numbers.degrees(place.latitude)),
        ("lon", numbers.degrees(place.longitude)), ("accuracy", numbers.value(fix.accuracy)),
        ("speed", numbers.value(fix.speed)), ("course", numbers.value(fix.course)),
      ] + mark)
  }
}

import Foundation

/// A line as it is decoded: the key that tells its sort is looked for first.
struct DecodedLine: Decodable {
  var entry: DriveLogEntry

  enum Key: String, CodingKey {
    case received, t, lat, lon, accuracy, speed, course, first
    case event, lateral, reason, stage, step, words, distance, then
    case request, origin, destination, mode, provider, avoid, alternatives, replaced, progress
    case answer, route, error
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let time = try fields.decode(Double.self, forKey: .t)
    if let word = try fields.decodeIfPresent(String.self, forKey: .event) {
      entry = .event(try Self.event(word, fields), at: time)
    } else if let id = try fields.decodeIfPresent(Int.self, forKey: .request) {
      entry = .request(id, try Self.request(fields), at: time)
    } else if let id = try fields.decodeIfPresent(Int.self, forKey: .answer) {
      entry = .answer(id, try Self.answer(fields), at: time)
    } else {
      entry = .fix(try Self.fix(fields, time: time), received: try fields.decode(Double.self, forKey: .received))
    }
  }

  /// A place that was no number is null in the log, and no number again.
  private static func fix(_ fields: KeyedDecodingContainer<Key>, time: Double) throws -> GuidanceFix {
    func degrees(_ key: Key) throws -> Double {
      guard fields.contains(key) else { return try fields.decode(Double.self, forKey: key) }
      return try fields.decodeIfPresent(Double.self, forKey: key) ?? .nan
    }
    return GuidanceFix(
      coordinate: Coordinate(latitude: try degrees(.lat), longitude: try degrees(.lon)),
      accuracy: try fields.decodeIfPresent(Double.self, forKey: .accuracy),
      speed: try fields.decodeIfPresent(Double.self, forKey: .speed),
      course: try fields.decodeIfPresent(Double.self, forKey: .course), time: time,
      isFirst: try fields.decodeIfPresent(Bool.self, forKey: .first) ?? false)
  }

  private static func event(_ word: String, _ fields: KeyedDecodingContainer<Key>) throws -> DriveLogEvent {
    switch word {
    case "started": return .guidance(.started)
    case "back-on-route": return .guidance(.backOnRoute)
    case "arrived": return .guidance(.arrived)
    case "rerouted": return .rerouted
    case "off-route":
      return .guidance(.offRoute(lateral: try fields.decodeIfPresent(Double.self, forKey: .lateral)))
    case "ended": return .ended(try fields.word(.reason))
    case "announce":
      return .guidance(
        .announce(
          Announcement(
            step: try fields.decode(Int.self, forKey: .step), stage: try fields.word(.stage),
            spokenDistance: try fields.decodeIfPresent(Int.self, forKey: .distance),
            instruction: try fields.decode(String.self, forKey: .words),
            then: try fields.decodeIfPresent(String.self, forKey: .then))))
    default:
      let known = ["started", "announce", "off-route", "back-on-route", "rerouted", "arrived", "ended"]
      throw fields.unknown(word, .event, known: known)
    }
  }

  private static func request(_ fields: KeyedDecodingContainer<Key>) throws -> RouteRequest {
    RouteRequest(
      origin: try fields.decode(DecodedPlace.self, forKey: .origin).place,
      course: try fields.decodeIfPresent(Double.self, forKey: .course),
      destination: try fields.decode(DecodedPlace.self, forKey: .destination).place, mode: try fields.word(.mode),
      provider: try fields.decode(String.self, forKey: .provider),
      options: RouteOptions(
        avoid: try fields.decodeIfPresent([String].self, forKey: .avoid) ?? [],
        alternatives: try fields.decodeIfPresent(Bool.self, forKey: .alternatives) ?? false),
      replaced: try fields.decodeIfPresent(DecodedRoute.self, forKey: .replaced)?.route,
      progress: try fields.decodeIfPresent(Double.self, forKey: .progress))
  }

  private static func answer(_ fields: KeyedDecodingContainer<Key>) throws -> Result<NavRoute, RouteError> {
    if try fields.decodeIfPresent(String.self, forKey: .error) != nil { return .failure(try fields.word(.error)) }
    return .success(try fields.decode(DecodedRoute.self, forKey: .route).route)
  }
}

extension KeyedDecodingContainer {
  /// A word of a list of words.
  func word<Word: RawRepresentable & CaseIterable>(_ key: Key) throws -> Word where Word.RawValue == String {
    let text = try decode(String.self, forKey: key)
    if let word = Word(rawValue: text) { return word }
    throw unknown(text, key, known: Word.allCases.map(\.rawValue))
  }

  /// The complaint about a word that is none of those known.
  func unknown(_ word: String, _ key: Key, known: [String]) -> DecodingError {
    let nearest = NearestName.of(word, in: known).map { "; did you mean `\($0)`?" } ?? ""
    return .dataCorruptedError(
      forKey: key, in: self,
      debugDescription: "expected one of `\(known.joined(separator: "`, `"))`, found `\(word)`" + nearest)
  }
}

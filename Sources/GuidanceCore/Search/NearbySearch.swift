/// A place that a search found.
public struct FoundPlace: Sendable, Equatable {
  /// Its name.
  public var name: String
  /// Where it is.
  public var coordinate: Coordinate
  /// The country's code, for instance `KR`; nil where it is unknown.
  public var country: String?

  /// Makes a place.
  public init(name: String, coordinate: Coordinate, country: String? = nil) {
    self.name = name
    self.coordinate = coordinate
    self.country = country
  }
}

/// Orders what a search near the asker found.
///
/// A search goes out with a region round the asker as a hint, which a provider may ignore. Where nothing near came back
/// (``asksAgain(after:around:)``), the same region is asked once more as a fence, and ``merge(hinted:fenced:around:)``
/// makes one list of both answers. An empty list is an answer, not a failure.
public enum NearbySearch {
  /// The radius of the region that goes with a search, in metres.
  public static let regionMeters = 30_000.0
  /// Places within this many metres are near.
  public static let nearMeters = 100_000.0
  /// Places beyond this many metres are too far to be meant, unless nothing is nearer.
  public static let farthestMeters = 300_000.0
  /// Two finds of one name within this many metres are one place.
  public static let samePlaceMeters = 50.0

  /// Whether the region must be asked again as a fence: nothing in the answer is near.
  public static func asksAgain(after hinted: [FoundPlace], around asker: Coordinate) -> Bool {
    !hinted.contains { distance($0, asker) <= nearMeters }
  }

  /// One list of the answer to the hint and that to the fence.
  ///
  /// With a fence: far places of the asker's own country first, as the provider ranked them, then the near places,
  /// nearest first, then far places of other countries. The asker's country is the one that most near places share; of
  /// two that are as frequent, the nearest place's. Without a fence the provider's order stays, and what is too far is
  /// dropped where something nearer exists.
  ///
  /// - Parameters:
  ///   - hinted: the answer to the search with the region as a hint.
  ///   - fenced: the answer to the search with the region as a fence; nil where none was asked, or it failed.
  ///   - asker: where the asker is.
  public static func merge(hinted: [FoundPlace], fenced: [FoundPlace]?, around asker: Coordinate) -> [FoundPlace] {
    guard let fenced else { return withoutFarthest(distinct(hinted), around: asker) }
    let all = distinct(hinted + fenced)
    let ranked = all.map { (place: $0, distance: distance($0, asker)) }
    let near = ranked.filter { $0.distance <= nearMeters }.sorted { $0.distance < $1.distance }.map(\.place)
    let far = ranked.filter { $0.distance > nearMeters }.map(\.place)
    let home = country(of: near)
    let isHome = { (place: FoundPlace) in home != nil && place.country == home }
    return far.filter(isHome) + near + far.filter { !isHome($0) }
  }

  /// What the first door with something behind it gives, asked in order.
  ///
  /// An empty or failed answer falls through to the next. Where no door has anything the answer is empty, unless every
  /// door failed.
  ///
  /// - Throws: the last failure where every door failed.
  public static func firstFound<Failure: Error>(
    _ doors: [Result<[FoundPlace], Failure>]
  ) throws(Failure) -> [FoundPlace] {
    var failure: Failure?
    var anyAnswered = doors.isEmpty
    for door in doors {
      switch door {
      case .success(let places):
        if !places.isEmpty { return places }
        anyAnswered = true
      case .failure(let error): failure = error
      }
    }
    if !anyAnswered, let failure { throw failure }
    return []
  }

  private static func withoutFarthest(_ places: [FoundPlace], around asker: Coordinate) -> [FoundPlace] {
    let kept = places.filter { distance($0, asker) <= farthestMeters }
    return kept.isEmpty ? places : kept
  }

  /// The country that most of the places share; they come nearest first.
  private static func country(of places: [FoundPlace]) -> String? {
    let named = places.compactMap(\.country)
    var best: (country: String, count: Int)?
    for country in named {
      let count = named.count { $0 == country }
      if count > best?.count ?? 0 { best = (country, count) }
    }
    return best?.country
  }

  /// Each place once, where it came first; those that are nowhere are dropped.
  private static func distinct(_ places: [FoundPlace]) -> [FoundPlace] {
    var result: [FoundPlace] = []
    for place in places where place.coordinate.isValid {
      let isKnown = result.contains {
        $0.name == place.name && Geodesy.distance($0.coordinate, place.coordinate) <= samePlaceMeters
      }
      if !isKnown { result.append(place) }
    }
    return result
  }

  private static func distance(_ place: FoundPlace, _ asker: Coordinate) -> Double {
    place.coordinate.isValid ? Geodesy.distance(place.coordinate, asker) : .infinity
  }
}

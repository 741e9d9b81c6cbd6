import GuidanceCore

/// What a drawing says, before it has a place on the ground: junctions and the roads between them.
struct DrawnMap {
  /// A letter or a corner.
  struct Junction: Equatable {
    /// The letter; nil for `+`.
    var letter: String?
    /// The row in the drawing, from 0 at the top.
    var row: Int
    /// The column, from 0.
    var column: Int
  }

  /// A straight road between two junctions.
  struct Road: Equatable {
    /// The indices of its junctions; a one-way road leads from the first to the second.
    var from: Int
    var to: Int
    var kind: Kind
    var isOneWay: Bool
    /// What the facts say of it.
    var name: String?
    var speed: Double?
  }

  /// What a road is for.
  enum Kind: Equatable {
    case street, highway, footpath
  }

  var junctions: [Junction] = []
  var roads: [Road] = []
  /// Longer names for letters.
  var aliases: [String: String] = [:]

  /// The index of the junction of a letter or a longer name.
  func junction(named name: String) -> Int? {
    let letter = aliases[name] ?? name
    return junctions.firstIndex { $0.letter == letter }
  }

  /// All names that a place can have, letters first.
  var placeNames: [String] { junctions.compactMap(\.letter) + aliases.keys.sorted() }
}

extension DrawnMap {
  /// The places of all junctions: the first letter in reading order lies on the origin, north is up.
  ///
  /// Each row has its own width of a degree, so that lengths along rows and columns are those of the drawing.
  func coordinates(scale: Double, origin: Coordinate) -> [Coordinate] {
    let first = junctions.first { $0.letter != nil } ?? junctions.first
    guard let first else { return [] }
    return junctions.map { junction in
      let north = Double(first.row - junction.row) * scale
      let east = Double(junction.column - first.column) * scale
      let latitude = origin.latitude + north / Geodesy.metersPerDegree
      return Self.moved(Coordinate(latitude: latitude, longitude: origin.longitude), east: east)
    }
  }

  /// The place so many metres east on the same parallel.
  private static func moved(_ place: Coordinate, east: Double) -> Coordinate {
    guard east != 0 else { return place }
    let sine = PlaneMath.sineOfHalf(east / Geodesy.earthRadius) / PlaneMath.cosine(degrees: place.latitude)
    let degrees = 2 * PlaneMath.arcSineDegrees(sine)
    return Coordinate(
      latitude: place.latitude, longitude: Geodesy.wrappedLongitude(place.longitude + degrees))
  }
}

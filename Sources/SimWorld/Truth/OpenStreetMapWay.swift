import GuidanceCore

/// A way of an OpenStreetMap file: its nodes and what its tags say of its users.
struct OpenStreetMapWay {
  /// The ids of its nodes, in order.
  var nodes: [Int64] = []
  /// Its tags.
  var tags: [String: String] = [:]

  /// Whether it is a road or path that somebody may use.
  var isRoad: Bool { !forward.isEmpty || !backward.isEmpty }

  /// Who may use it in the order of its nodes.
  var forward: TravelModes {
    oneWay == .backward ? modes.subtracting(bound) : modes
  }

  /// Who may use it against the order of its nodes.
  var backward: TravelModes {
    oneWay == .forward ? modes.subtracting(bound) : modes
  }

  /// Whether it is a part of a roundabout.
  var isRoundabout: Bool { ["roundabout", "circular"].contains(tags["junction"]) }

  /// The class that guidance knows.
  var roadClass: RoadClass {
    tags["motorroad"] == "yes" || tags["highway"]?.hasPrefix("motorway") == true ? .highway : .town
  }

  /// The speed of cars in m/s: the sign's, else what is usual on this kind of road.
  var speed: Double? {
    if let signed = tags["maxspeed"].flatMap(Self.metersPerSecond) { return signed }
    guard let kind = tags["highway"] else { return nil }
    return Self.usualSpeed[kind].map { $0 / 3.6 }
  }

  /// The direction in which drivers and cyclists are bound.
  private var oneWay: RoadDirection {
    switch tags["oneway"] {
    case "yes", "true", "1": .forward
    case "-1", "reverse": .backward
    case "no", "false", "0": .both
    default: isRoundabout || tags["highway"] == "motorway" || tags["highway"] == "motorway_link" ? .forward : .both
    }
  }

  /// Whom one-way signs bind.
  private var bound: TravelModes {
    let freesBicycles = tags["oneway:bicycle"] == "no" || tags["cycleway"]?.hasPrefix("opposite") == true
    return freesBicycles ? .driving : [.driving, .cycling]
  }

  /// Who may use it, one-way signs aside: by its kind, then by its signs, the more special ones last.
  private var modes: TravelModes {
    guard let kind = tags["highway"], tags["area"] != "yes", var modes = Self.usualModes[kind] else { return [] }
    let signs: [(String, TravelModes)] = [
      ("access", .all), ("vehicle", [.driving, .cycling]), ("motor_vehicle", .driving), ("motorcar", .driving),
      ("bicycle", .cycling), ("foot", .walking),
    ]
    for (key, signed) in signs {
      switch tags[key] {
      case "no", "private", "forestry", "agricultural", "delivery", "emergency": modes.subtract(signed)
      case "yes", "designated", "permissive", "destination", "customers", "official":
        // `access=yes` says that a path is public, not that cars may use it.
        if key != "access" { modes.formUnion(signed) }
      default: break
      }
    }
    return modes
  }

  /// A speed sign in m/s; nil for words like `signals`.
  private static func metersPerSecond(_ sign: String) -> Double? {
    let parts = sign.split(separator: " ")
    guard let first = parts.first, let value = Double(first), value.isFinite, value > 0 else { return nil }
    return value * (parts.count > 1 && parts[1] == "mph" ? 0.44704 : 1 / 3.6)
  }

  /// Who uses a kind of road where no sign says otherwise (the project's wiki on access restrictions, simplified).
  private static let usualModes: [String: TravelModes] = {
    var modes: [String: TravelModes] = ["motorway": .driving, "motorway_link": .driving]
    let streets = [
      "trunk", "trunk_link", "primary", "primary_link", "secondary", "secondary_link", "tertiary", "tertiary_link",
      "unclassified", "residential", "living_street", "service", "road",
    ]
    for kind in streets { modes[kind] = .all }
    for kind in ["footway", "steps", "pedestrian", "elevator", "corridor"] { modes[kind] = .walking }
    for kind in ["path", "cycleway", "track", "bridleway"] { modes[kind] = [.walking, .cycling] }
    return modes
  }()

  /// Usual speeds in km/h where no sign gives one.
  private static let usualSpeed: [String: Double] = [
    "motorway": 110, "motorway_link": 60, "trunk": 80, "trunk_link": 50, "primary": 55, "primary_link": 45,
    "secondary": 50, "secondary_link": 40, "tertiary": 45, "tertiary_link": 35, "unclassified": 40, "road": 40,
    "residential": 30, "living_street": 10, "service": 15,
  ]
}

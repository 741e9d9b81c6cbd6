extension GPSEffect {
  /// Whether the line says how good the receiver is, and is no fault.
  public var isQuality: Bool {
    switch self {
    case .accuracy, .noise, .drift, .bias, .delay, .preset, .courseNoise: true
    default: false
    }
  }

  /// The name of the line's kind, as its seeded moments are named.
  public var kind: String {
    switch self {
    case .accuracy: "accuracy"
    case .noise: "noise"
    case .drift: "drift"
    case .bias: "bias"
    case .delay: "delay"
    case .preset: "like"
    case .wild: "wild"
    case .frozen: "frozen"
    case .cached: "cached"
    case .accuracyReads: "accuracy-reads"
    case .speedReads: "speed-reads"
    case .courseReads: "course-reads"
    case .placeReads: "place-reads"
    case .courseUnknown: "course-unknown"
    case .courseOff: "course-off"
    case .courseNoise: "course-noise"
    case .silent: "silent"
    case .tunnel(let kind): "tunnel-\(kind.rawValue)"
    case .duplicate: "duplicate"
    case .repeatPrevious: "repeat"
    case .late: "late"
    case .held: "held"
    case .clockAhead: "clock"
    }
  }
}

import GuidanceCore
import SimWorld

/// How one drive was guided: for each maneuver what was said of it, how far and how long ahead.
public struct DriveAudit: Sendable, Equatable {
  /// The maneuvers in the order of trips, routes and steps.
  public private(set) var maneuvers: [ManeuverAudit] = []
  /// The trips whose provider guides itself, of whose maneuvers nothing is known.
  public private(set) var fedTrips: [Int] = []

  /// Reads an audit off a journal.
  public init(_ journal: Journal) {
    var legs: [AuditedLeg] = []
    for (index, entry) in journal.entries.enumerated() {
      switch entry.event {
      case .began(let facts):
        if facts.isFed { fedTrips.append(entry.trip) }
        legs.append(AuditedLeg(trip: entry.trip, leg: 0, route: facts.isFed ? nil : facts.route, begin: index))
      case .rerouted(_, let route):
        guard let last = legs.lastIndex(where: { $0.trip == entry.trip }) else { continue }
        legs[last].end = index
        legs.append(AuditedLeg(trip: entry.trip, leg: legs[last].leg + 1, route: route, begin: index))
      default: break
      }
    }
    for leg in legs {
      guard let index = leg.route, journal.routes.indices.contains(index) else { continue }
      maneuvers += LegAudit(leg, on: journal.routes[index], journal).maneuvers
    }
  }
}

/// What was said of one maneuver.
public struct ManeuverAudit: Sendable, Equatable {
  /// The trip, from 1.
  public var trip: Int
  /// Which of the trip's routes: 0 = the planned one, 1 = the one after the first reroute.
  public var leg: Int
  /// The step of that route.
  public var step: Int
  /// What is done.
  public var kind: ManeuverKind
  /// What is said.
  public var words: String
  /// Metres along the route at which it happens.
  public var along: Double
  /// What was announced of it, in order.
  public var announcements: [Announced] = []
  /// When the traveller came to it; nil where he did not.
  public var reached: SimInstant?
  /// Whether it is the last of its route, which has no stage now: its event is the arrival.
  public var isLast = false
  /// Whether another route took the place of this one before he came to it.
  public var isReplaced = false
  /// Whether distances are to where the traveller truly was; else to where he was matched.
  public var isTrue = false

  /// One announcement.
  public struct Announced: Sendable, Equatable {
    /// The stage; of the maneuver before, where that carried this one along.
    public var stage: AnnouncementStage
    /// Whether the maneuver before carried it along, as in "then turn right".
    public var isCarried = false
    /// When it was said.
    public var at: SimInstant
    /// Metres along the route to the maneuver then; nil where it is not known where the traveller was.
    public var ahead: Double?
    /// Seconds until he came to the maneuver; nil where he did not.
    public var lead: Double?
    /// The distance that was said, in metres; nil where none was.
    public var spoken: Int?

    /// Metres by which the spoken distance is too large, negative where it is too small.
    public var error: Double? { spoken.flatMap { spoken in ahead.map { Double(spoken) - $0 } } }
  }

  /// The first announcement; nil where there was none.
  public var first: Announced? { announcements.first }
  /// Whether it was announced, or carried along by the one before.
  public var isAnnounced: Bool { !announcements.isEmpty }
  /// Whether its own stage now came; nil where it has none.
  public var hasNow: Bool? {
    isLast ? nil : announcements.contains { $0.stage == .now && !$0.isCarried }
  }
  /// The largest error of a spoken distance, in metres with its sign; nil where none was spoken.
  public var worstError: Double? { announcements.compactMap(\.error).max { abs($0) < abs($1) } }
}

/// One route of a trip and the entries in which it was guided.
private struct AuditedLeg {
  var trip: Int
  var leg: Int
  /// The route's index in the journal; nil for one that a provider guides itself.
  var route: Int?
  /// The entry that began it.
  var begin: Int
  /// The entry that replaced it; nil where none did.
  var end: Int?
}

/// The maneuvers of one route of a trip.
private struct LegAudit {
  var maneuvers: [ManeuverAudit] = []

  init(_ leg: AuditedLeg, on route: NavRoute, _ journal: Journal) {
    let track = AuditTrack(trip: leg.trip, from: leg.begin, to: leg.end, on: route, journal)
    var places: [Int: Int] = [:]
    for (step, spoken) in route.steps.enumerated() where spoken.isSpoken {
      places[step] = maneuvers.count
      maneuvers.append(
        ManeuverAudit(
          trip: leg.trip, leg: leg.leg, step: step, kind: spoken.kind, words: spoken.instruction,
          along: spoken.maneuverAlong, isLast: step == route.steps.count - 1, isTrue: track.isTrue))
    }
    for place in maneuvers.indices { maneuvers[place].reached = track.moment(at: maneuvers[place].along) }
    var arrived: SimInstant?
    for entry in journal.entries[leg.begin..<(leg.end ?? journal.entries.count)] where entry.trip == leg.trip {
      switch entry.event {
      case .announce(let announcement):
        guard let place = places[announcement.step] else { continue }
        let along = track.along(at: entry.time)
        maneuvers[place].announcements.append(
          ManeuverAudit.Announced(
            stage: announcement.stage, at: entry.time, ahead: along.map { maneuvers[place].along - $0 },
            spoken: announcement.spokenDistance))
        guard announcement.then != nil, place + 1 < maneuvers.count else { continue }
        maneuvers[place + 1].announcements.append(
          ManeuverAudit.Announced(
            stage: announcement.stage, isCarried: true, at: entry.time,
            ahead: along.map { maneuvers[place + 1].along - $0 }))
      case .arrived: arrived = arrived ?? entry.time
      default: break
      }
    }
    // Nobody is matched to the very end: an arrival is within its radius.
    if let arrived, let last = maneuvers.indices.last, maneuvers[last].reached == nil {
      maneuvers[last].reached = arrived
    }
    for place in maneuvers.indices {
      let reached = maneuvers[place].reached
      maneuvers[place].isReplaced = reached == nil && leg.end != nil
      for index in maneuvers[place].announcements.indices {
        let said = maneuvers[place].announcements[index].at
        maneuvers[place].announcements[index].lead = reached.map { said.seconds(to: $0) }
      }
    }
    // Of a route that was replaced, what nobody came near says nothing.
    maneuvers.removeAll { $0.isReplaced && !$0.isAnnounced }
  }
}

/// Where on a route a traveller was, moment by moment.
private struct AuditTrack {
  /// Whether it is where he truly was; else where he was matched.
  let isTrue: Bool
  private var samples: [(time: SimInstant, along: Double)] = []

  /// He counts as there this many metres before: a fix lies nowhere exactly.
  private static let tolerance = 1.0

  /// Reads the track off the fixes between two entries.
  ///
  /// The truth is followed after the trip's end too, as a trip ends some way before the destination.
  init(trip: Int, from begin: Int, to end: Int?, on route: NavRoute, _ journal: Journal) {
    var progress: Double?
    var records: [(record: FixRecord, progress: Double)] = []
    for entry in journal.entries[begin..<(end ?? journal.entries.count)] {
      if case .began = entry.event, entry.trip > trip { break }
      guard case .fix(let record) = entry.event, record.refusal == nil else { continue }
      if entry.trip == trip { progress = record.progress ?? progress }
      if let progress { records.append((record, progress)) }
    }
    isTrue = !records.isEmpty && records.allSatisfy { $0.record.delivered.truth != nil }
    var last = 0.0
    for (record, progress) in records {
      var along = progress
      if isTrue, let truth = record.delivered.truth {
        along = TrueAlong.nearest(to: max(progress, last), of: truth.coordinate, on: route.polyline)
        last = along
      }
      let time = record.delivered.takenAt
      if let newest = samples.last, time <= newest.time { continue }
      samples.append((time, along))
    }
  }

  /// Metres along at a moment, in between two samples in proportion; nil before the first one.
  func along(at moment: SimInstant) -> Double? {
    guard let after = samples.firstIndex(where: { $0.time > moment }) else { return samples.last?.along }
    guard after > 0 else { return nil }
    let (a, b) = (samples[after - 1], samples[after])
    return a.along + (b.along - a.along) * (a.time.seconds(to: moment) / a.time.seconds(to: b.time))
  }

  /// The first moment at which he had come so far; nil where he never had.
  func moment(at along: Double) -> SimInstant? {
    let wanted = along - Self.tolerance
    guard let first = samples.firstIndex(where: { $0.along >= wanted }) else { return nil }
    guard first > 0 else { return samples[first].time }
    let (a, b) = (samples[first - 1], samples[first])
    let share = b.along > a.along ? (min(along, b.along) - a.along) / (b.along - a.along) : 1
    return a.time.advanced(by: .seconds(a.time.seconds(to: b.time) * share))
  }
}

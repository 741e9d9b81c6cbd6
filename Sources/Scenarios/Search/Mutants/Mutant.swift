import GuidanceCore
import SimWorld

/// A world that is wrong on purpose, in one way: what it gets past shows what the scenarios and laws do not watch.
public struct Mutant: Sendable {
  /// Its name, as `--mutant` takes it.
  public let name: String
  /// What is wrong, in a sentence without a full stop.
  public let sentence: String
  /// What of the world is wrong.
  public let seat: Seat
  private let changeParts: @Sendable (inout WorldParts) -> Void
  private let changePlan: @Sendable (inout WorldPlan) -> Void

  /// What of a world can be wrong; the raw value is its heading in tables.
  public enum Seat: String, Sendable, CaseIterable {
    /// The engine that guides along one route.
    case engine
    /// The trip: its gate, its requests.
    case trip
    /// The app: the end of trips, the map, the voice.
    case app
    /// What the trip is told by the world: providers, feeds.
    case world
  }

  /// Makes a mutant that puts wrong parts into a world.
  public init(
    _ name: String, in seat: Seat, _ sentence: String, parts change: @escaping @Sendable (inout WorldParts) -> Void
  ) {
    self.name = name
    self.seat = seat
    self.sentence = sentence
    changeParts = change
    changePlan = { _ in }
  }

  /// Makes a mutant that plays another plan than the one that is judged.
  public init(
    _ name: String, in seat: Seat, _ sentence: String, plan change: @escaping @Sendable (inout WorldPlan) -> Void
  ) {
    self.name = name
    self.seat = seat
    self.sentence = sentence
    changeParts = { _ in }
    changePlan = change
  }

  /// The parts of a world in which this is wrong.
  public func parts(_ parts: WorldParts = WorldParts()) -> WorldParts {
    var parts = parts
    changeParts(&parts)
    return parts
  }

  /// The plan that a world with this mutant plays instead of one.
  public func plan(_ plan: WorldPlan) -> WorldPlan {
    var plan = plan
    changePlan(&plan)
    return plan
  }
}

extension Mutant {
  /// An engine one of whose decisions is wrong.
  static func decision(
    _ name: String, _ sentence: String, _ change: @escaping @Sendable (inout EngineParts) -> Void
  ) -> Mutant {
    Mutant(name, in: .engine, sentence) { parts in
      parts.makeEngine = { route, config in
        var decisions = EngineParts()
        change(&decisions)
        return GuidanceEngine(route: route, config: config, parts: decisions)
      }
    }
  }

  /// An engine that something wrong is wrapped round.
  static func engine(
    _ name: String, _ sentence: String, _ wrap: @escaping @Sendable (any Guiding, NavRoute) -> any Guiding
  ) -> Mutant {
    Mutant(name, in: .engine, sentence) { parts in
      let make = parts.makeEngine
      parts.makeEngine = { route, config in wrap(try make(route, config), route) }
    }
  }

  /// An engine that is made for another route or for other figures than the trip's.
  static func engineMade(
    _ name: String, _ sentence: String, _ change: @escaping @Sendable (inout NavRoute, inout GuidanceConfig) -> Void
  ) -> Mutant {
    Mutant(name, in: .engine, sentence) { parts in
      let make = parts.makeEngine
      parts.makeEngine = { route, config in
        var (route, config) = (route, config)
        change(&route, &config)
        return try make(route, config)
      }
    }
  }

  /// A trip whose surroundings are wrong.
  static func trip(
    _ name: String, _ sentence: String, _ change: @escaping @Sendable (inout TripSite) -> Void
  ) -> Mutant {
    Mutant(name, in: .trip, sentence) { parts in
      let make = parts.makeTrip
      parts.makeTrip = { site in
        var site = site
        change(&site)
        return try make(site)
      }
    }
  }

  /// A trip that something wrong is wrapped round.
  static func wrappedTrip(
    _ name: String, in seat: Seat = .trip, _ sentence: String,
    _ wrap: @escaping @Sendable (any GuidedTrip, TripSite) -> any GuidedTrip
  ) -> Mutant {
    Mutant(name, in: seat, sentence) { parts in
      let make = parts.makeTrip
      parts.makeTrip = { site in wrap(try make(site), site) }
    }
  }

  /// A trip whose asking is wrong.
  static func rerouting(
    _ name: String, _ sentence: String, _ wrap: @escaping @Sendable (any Rerouting) -> any Rerouting
  ) -> Mutant {
    Mutant(name, in: .trip, sentence) { parts in
      let make = parts.makeRerouting
      parts.makeRerouting = { provider, mode, config in wrap(make(provider, mode, config)) }
    }
  }

  /// A trip that asks by wrong figures.
  static func tripFigures(
    _ name: String, in seat: Seat = .trip, _ sentence: String, _ change: @escaping @Sendable (inout TripConfig) -> Void
  ) -> Mutant {
    Mutant(name, in: seat, sentence) { parts in
      let makeRerouting = parts.makeRerouting
      let makeArrivalEnd = parts.makeArrivalEnd
      parts.makeRerouting = { provider, mode, config in
        var config = config
        change(&config)
        return makeRerouting(provider, mode, config)
      }
      parts.makeArrivalEnd = { doorLevel, config in
        var config = config
        change(&config)
        return makeArrivalEnd(doorLevel, config)
      }
    }
  }

  /// A gate that is wrong.
  static func gate(
    _ name: String, _ sentence: String, _ wrap: @escaping @Sendable (any FixGating) -> any FixGating
  ) -> Mutant {
    Mutant(name, in: .trip, sentence) { parts in
      let make = parts.makeGate
      parts.makeGate = { config in wrap(make(config)) }
    }
  }

  /// An app whose end of trips is wrong.
  static func arrivalEnd(
    _ name: String, _ sentence: String, _ wrap: @escaping @Sendable (any ArrivalEnding) -> any ArrivalEnding
  ) -> Mutant {
    Mutant(name, in: .app, sentence) { parts in
      let make = parts.makeArrivalEnd
      parts.makeArrivalEnd = { doorLevel, config in wrap(make(doorLevel, config)) }
    }
  }

  /// An app whose map is wrong.
  static func camera(
    _ name: String, _ sentence: String, _ wrap: @escaping @Sendable (any MapFollowing) -> any MapFollowing
  ) -> Mutant {
    Mutant(name, in: .app, sentence) { parts in
      let make = parts.makeCamera
      parts.makeCamera = { wrap(make()) }
    }
  }
}

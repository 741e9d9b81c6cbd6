/// An actor that runs on a lane of a world.
protocol LaneActor: Actor {
  /// What it gives out as its executor.
  nonisolated var lane: Lane { get }
}

extension LaneActor {
  /// Calls another actor without a hop, where both have one lane; nil, and nothing done, where they have not.
  ///
  /// In a fast world all actors share a lane, so that a hop changes nothing; the runtime still takes a lock and its time
  /// to find that out, at each fix four times. In an exploring world this gives nil, and the caller hops.
  ///
  /// The body takes what it needs as an argument and captures nothing: a capture would be allocated at each call.
  ///
  /// Unchecked, because: isolation to an actor means to run on its executor. The caller is isolated to this actor, so
  /// it runs on this one's lane, and that was just found to be the other's. The body does not suspend, so it stays there
  /// until it is done; the cast only forgets the isolation.
  @inline(__always)
  func directly<Other: LaneActor, Argument, Result>(
    _ other: Other, _ argument: Argument, _ body: @escaping (isolated Other, Argument) -> Result
  ) -> Result? {
    guard other.lane === lane else { return nil }
    return unsafeBitCast(body, to: ((Other, Argument) -> Result).self)(other, argument)
  }
}

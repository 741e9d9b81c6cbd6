/// An actor that runs on a lane of a world.
protocol LaneActor: Actor {
  /// What it gives out as its executor.
  nonisolated var lane: Lane { get }
}

extension LaneActor {
  /// Whether another actor can be called ``directly(_:_:_:)``: both have one lane.
  ///
  /// In a fast world all actors share a lane, so that a hop changes nothing; the runtime still takes a lock and its time
  /// to find that out, at each fix four times. In an exploring world each has its own, and the caller hops.
  @inline(__always)
  nonisolated func sharesLane(with other: some LaneActor) -> Bool { other.lane === lane }

  /// Calls an actor of the same lane without a hop.
  ///
  /// The body takes what it needs as an argument and captures nothing: a capture would be allocated at each call.
  ///
  /// Unchecked, because: isolation to an actor means to run on its executor. The caller is isolated to this actor, so
  /// it runs on this one's lane, and that must be the other's, or the call traps. The body does not suspend, so it stays
  /// there until it is done; the cast only forgets the isolation.
  @inline(__always)
  func directly<Other: LaneActor, Argument, Result>(
    _ other: Other, _ argument: Argument, _ body: @escaping (isolated Other, Argument) -> Result
  ) -> Result {
    precondition(sharesLane(with: other), "an actor of another lane cannot be called without a hop")
    return unsafeBitCast(body, to: ((Other, Argument) -> Result).self)(other, argument)
  }
}

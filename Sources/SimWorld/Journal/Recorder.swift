import GuidanceCore

/// Writes the one journal of a run.
///
/// Writing takes no virtual time and is no scheduling point, so that the journal's order is the order in which things
/// happened, under every schedule. It belongs to the thread of its world: from another one nothing is written, and the
/// ledger says so.
public final class Recorder: Sendable {
  private let executor: SimExecutor
  private let state: WorldLocal<State>

  /// What is called when a watched event happens, with the number of its entry.
  public typealias Watch = @Sendable (Int) -> Void

  fileprivate struct State {
    var journal = Journal()
    var isOpen = true
    var counts: [Int]
    var watches: [(moment: EventMoment, action: Watch)] = []
    var capacity: Int
    var isFull = false
  }

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - executor: tells the time, and whose thread may write.
  ///   - expectedFixes: how many fixes the run will have, about; room is made for them at once.
  ///   - capacity: the most entries that are kept; one more ends the run by the limit `events`.
  public init(executor: SimExecutor, expectedFixes: Int, capacity: Int) {
    self.executor = executor
    var state = State(counts: Array(repeating: 0, count: EventKind.allCases.count), capacity: capacity)
    state.journal.entries.reserveCapacity(min(expectedFixes + expectedFixes / 8 + 64, capacity))
    state.journal.readings.reserveCapacity(min(expectedFixes + expectedFixes / 8 + 64, capacity))
    self.state = WorldLocal(state, of: executor)
  }

  /// The moment now.
  public var now: SimInstant { executor.now }

  /// Writes an entry and gives its number; -1 where nothing is written any more.
  @discardableResult
  public func record(_ event: consuming JournalEvent, by actor: JournalActor, trip: Int, cause: Int?) -> Int {
    guard state.isHere else { return -1 }
    var fired: [Watch] = []
    let number = state.value.write(
      JournalEntry(time: executor.now, actor: actor, trip: trip, cause: cause, event: event), firing: &fired)
    for action in fired { action(number) }
    return number
  }

  /// Writes into a fix's entry what became of it.
  func amend(_ number: Int, _ record: FixRecord) {
    guard number >= 0, state.isHere else { return }
    state.value.amend(number, record)
  }

  /// Adds what can be read now; its moment and its number of entries are set here.
  func read(_ reading: consuming Reading) {
    guard state.isHere else { return }
    reading.time = executor.now
    state.value.read(reading)
  }

  /// Adds a route that is guided from now on, and gives its index.
  public func add(_ route: NavRoute) -> Int {
    guard state.isHere else { return -1 }
    state.value.journal.routes.append(route)
    return state.value.journal.routes.count - 1
  }

  /// Calls an action when an event happens for the n-th time, or for the first time as it is described.
  func watch(_ moment: EventMoment, _ action: @escaping Watch) {
    guard state.isHere else { return }
    state.value.watches.append((moment, action))
  }

  /// Whether an entry was refused for want of room.
  var isFull: Bool { state.isHere && state.value.isFull }

  /// Ends the writing and gives the journal.
  func close() -> Journal {
    guard state.isHere else { return Journal() }
    state.value.isOpen = false
    // Whoever waits here holds the app, and the app this recorder: a world that is over would never be freed.
    state.value.watches = []
    return state.value.journal
  }
}

extension Recorder.State {
  /// Appends an entry and gives its number, and the actions that were waiting for it; -1 where there is no room.
  @inline(__always)
  fileprivate mutating func write(_ entry: consuming JournalEntry, firing fired: inout [Recorder.Watch]) -> Int {
    guard isOpen else { return -1 }
    guard journal.entries.count < capacity else {
      isFull = true
      return -1
    }
    if !watches.isEmpty { fired = fire(entry.event) }
    journal.entries.append(entry)
    return journal.entries.count - 1
  }

  fileprivate mutating func amend(_ number: Int, _ record: FixRecord) {
    if isOpen { journal.entries[number].event = .fix(record) }
  }

  @inline(__always)
  fileprivate mutating func read(_ reading: consuming Reading) {
    guard isOpen, journal.readings.count < capacity else { return }
    reading.entries = journal.entries.count
    journal.readings.append(reading)
  }

  /// Takes off the watches that an event sets off, and gives their actions.
  private mutating func fire(_ event: JournalEvent) -> [Recorder.Watch] {
    let kind = event.kind
    counts[kind.index] += 1
    let count = counts[kind.index]
    var fired: [Recorder.Watch] = []
    watches.removeAll { watch in
      guard watch.moment.pattern.kind == kind else { return false }
      if let ordinal = watch.moment.ordinal {
        guard ordinal == count else { return false }
        if watch.moment.pattern.matches(event) { fired.append(watch.action) }
        return true
      }
      guard watch.moment.pattern.matches(event) else { return false }
      fired.append(watch.action)
      return true
    }
    return fired
  }
}

extension EventKind {
  /// The place of the kind among all kinds.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A recorder in the hand of one actor of one trip.
public struct JournalPen: Sendable {
  /// The recorder.
  public let recorder: Recorder
  /// Who writes.
  public let actor: JournalActor
  /// The trip, from 1; 0 = none.
  public let trip: Int

  /// Makes a pen.
  public init(recorder: Recorder, actor: JournalActor, trip: Int) {
    self.recorder = recorder
    self.actor = actor
    self.trip = trip
  }

  /// Writes an entry and gives its number.
  @discardableResult
  public func write(_ event: JournalEvent, cause: Int?) -> Int {
    recorder.record(event, by: actor, trip: trip, cause: cause)
  }
}

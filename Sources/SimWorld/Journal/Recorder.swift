import GuidanceCore
import Synchronization

/// Writes the one journal of a run.
///
/// Writing takes no virtual time and is no scheduling point, so that the journal's order is the order in which things
/// happened, under every schedule.
public final class Recorder: Sendable {
  private let executor: SimExecutor
  private let state: Mutex<State>

  /// What is called when a watched event happens, with the number of its entry.
  public typealias Watch = @Sendable (Int) -> Void

  private struct State {
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
  ///   - expectedFixes: how many fixes the run will have, about; room is made for them at once.
  ///   - capacity: the most entries that are kept; one more ends the run by the limit `events`.
  public init(executor: SimExecutor, expectedFixes: Int, capacity: Int) {
    self.executor = executor
    var state = State(counts: Array(repeating: 0, count: EventKind.allCases.count), capacity: capacity)
    state.journal.entries.reserveCapacity(min(expectedFixes + expectedFixes / 8 + 64, capacity))
    state.journal.readings.reserveCapacity(min(expectedFixes + expectedFixes / 8 + 64, capacity))
    self.state = Mutex(state)
  }

  /// The moment now.
  public var now: SimInstant { executor.now }

  /// Writes an entry and gives its number.
  @discardableResult
  public func record(_ event: JournalEvent, by actor: JournalActor, trip: Int, cause: Int?) -> Int {
    let entry = JournalEntry(time: executor.now, actor: actor, trip: trip, cause: cause, event: event)
    var fired: [Watch] = []
    let number = state.withLock { state -> Int in
      guard state.isOpen else { return state.journal.entries.count - 1 }
      guard state.journal.entries.count < state.capacity else {
        state.isFull = true
        return state.capacity - 1
      }
      state.journal.entries.append(entry)
      if !state.watches.isEmpty { fired = Self.fire(event, in: &state) }
      return state.journal.entries.count - 1
    }
    for action in fired { action(number) }
    return number
  }

  /// Writes into a fix's entry what became of it.
  func amend(_ number: Int, with update: TripUpdate) {
    state.withLock { state in
      guard state.isOpen, number < state.journal.entries.count,
        case .fix(var record) = state.journal.entries[number].event
      else { return }
      record.refusal = update.refusal
      record.count = update.count
      record.progress = update.snapshot?.progress
      record.matched = update.snapshot?.matched
      record.bearing = update.snapshot?.bearing
      record.phase = update.status.phase
      record.speedUsed = update.speedUsed
      record.courseUsed = update.courseUsed
      state.journal.entries[number].event = .fix(record)
    }
  }

  /// Adds what can be read now.
  func read(_ reading: Reading) {
    state.withLock { state in
      guard state.isOpen, state.journal.readings.count < state.capacity else { return }
      var reading = reading
      reading.time = executor.now
      reading.entries = state.journal.entries.count
      state.journal.readings.append(reading)
    }
  }

  /// Adds a route that is guided from now on, and gives its index.
  public func add(_ route: NavRoute) -> Int {
    state.withLock { state in
      state.journal.routes.append(route)
      return state.journal.routes.count - 1
    }
  }

  /// Calls an action when an event happens for the n-th time, or for the first time as it is described.
  func watch(_ moment: EventMoment, _ action: @escaping Watch) {
    state.withLock { $0.watches.append((moment, action)) }
  }

  /// Whether an entry was refused for want of room.
  var isFull: Bool { state.withLock { $0.isFull } }

  /// Ends the writing and gives the journal.
  func close() -> Journal {
    state.withLock { state in
      state.isOpen = false
      return state.journal
    }
  }

  private static func fire(_ event: JournalEvent, in state: inout State) -> [Watch] {
    let kind = event.kind.index
    state.counts[kind] += 1
    let count = state.counts[kind]
    var fired: [Watch] = []
    state.watches.removeAll { watch in
      guard watch.moment.pattern.kind == event.kind else { return false }
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

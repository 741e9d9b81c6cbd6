/// A timer that waits: plain data, so that moving it in the heap counts no references.
struct PendingTimer {
  /// What happens when it fires.
  enum Wake {
    /// A sleeper that cannot be cancelled goes on.
    case pause(UnsafeContinuation<Void, Never>)
    /// A sleeper that can be cancelled goes on.
    case sleep(UnsafeContinuation<Void, any Error>)
    /// A cancelled sleeper is told so.
    case cancelled(UnsafeContinuation<Void, any Error>)
    /// A spawned task begins.
    case start(UnownedJob)
  }

  /// When it fires, in nanoseconds.
  var deadline: Int64
  /// The rank in the top byte, the arrival number below it: one comparison orders timers of one deadline.
  var order: UInt64
  /// What it does.
  var wake: Wake
  /// The lane that slept, on which the sleeper goes on; nil for code of no actor.
  var lane: Unmanaged<Lane>?
  /// The job that slept, by address.
  var sleeper: UnsafeRawPointer?

  /// The order of a rank and an arrival number.
  static func order(_ rank: TimerRank, _ arrival: UInt64) -> UInt64 { UInt64(rank.rawValue) << 56 | arrival }

  /// Its rank.
  var rank: TimerRank { TimerRank(rawValue: UInt8(order >> 56)) ?? .app }

  func precedes(_ other: Self) -> Bool {
    deadline != other.deadline ? deadline < other.deadline : order < other.order
  }
}

/// The waiting timers: a binary heap ordered by (deadline, rank, arrival number).
@usableFromInline
struct TimerHeap {
  /// How many wait.
  private(set) var count = 0
  /// The first timer's deadline; the largest number where none waits.
  @usableFromInline private(set) var nextDeadline = Int64.max
  /// The first timer's rank.
  @usableFromInline private(set) var nextRank = UInt8.max
  private var capacity = 64
  private var heap = UnsafeMutablePointer<PendingTimer>.allocate(capacity: 64)

  /// The waiting timers in the order in which they would fire.
  var sorted: [PendingTimer] { UnsafeBufferPointer(start: heap, count: count).sorted { $0.precedes($1) } }

  /// Adds a timer.
  mutating func push(_ timer: PendingTimer) {
    if count == capacity { grow() }
    count &+= 1
    siftUp(timer, from: count &- 1)
    noteFirst()
  }

  /// Takes the first timer; there must be one.
  mutating func popFirst() -> PendingTimer { remove(at: 0) }

  /// Takes the timer of an order number, if it still waits.
  ///
  /// Looks through the whole heap: cancelling is rare, and the limit of pending timers bounds it.
  mutating func remove(order: UInt64) -> PendingTimer? {
    for place in 0..<count where heap[place].order == order { return remove(at: place) }
    return nil
  }

  /// Takes all timers, in the order in which they would have fired.
  mutating func removeAll() -> [PendingTimer] {
    let all = sorted
    count = 0
    noteFirst()
    return all
  }

  /// Gives the memory back; the heap is not used afterwards.
  func deallocate() { heap.deallocate() }

  private mutating func remove(at place: Int) -> PendingTimer {
    let taken = heap[place]
    count &-= 1
    if place < count {
      let last = heap[count]
      if place > 0, last.precedes(heap[(place &- 1) >> 1]) {
        siftUp(last, from: place)
      } else {
        siftDown(last, from: place)
      }
    }
    noteFirst()
    return taken
  }

  private mutating func siftUp(_ timer: PendingTimer, from place: Int) {
    var hole = place
    while hole > 0 {
      let parent = (hole &- 1) >> 1
      if !timer.precedes(heap[parent]) { break }
      heap[hole] = heap[parent]
      hole = parent
    }
    heap[hole] = timer
  }

  private mutating func siftDown(_ timer: PendingTimer, from place: Int) {
    var hole = place
    while true {
      var child = 2 &* hole &+ 1
      if child >= count { break }
      if child &+ 1 < count, heap[child &+ 1].precedes(heap[child]) { child &+= 1 }
      if !heap[child].precedes(timer) { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = timer
  }

  private mutating func noteFirst() {
    nextDeadline = count > 0 ? heap[0].deadline : .max
    nextRank = count > 0 ? UInt8(heap[0].order >> 56) : .max
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<PendingTimer>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: heap, count: count)
    heap.deallocate()
    heap = larger
    capacity *= 2
  }
}

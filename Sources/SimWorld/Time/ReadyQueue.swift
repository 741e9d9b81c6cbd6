/// A job that may run now.
struct ReadyJob {
  /// The job; a task's job is the task itself.
  var job: UnownedJob
  /// The lane it runs on; nil for code of no actor.
  ///
  /// The executor keeps its lanes alive.
  var lane: Unmanaged<Lane>?
  /// The number of its enqueuing, rising.
  var arrival: UInt64

  /// The job's address, which is its task's.
  var identity: UnsafeRawPointer { unsafeBitCast(job, to: UnsafeRawPointer.self) }
}

/// The ready jobs, oldest first, in a ring that grows by doubling.
///
/// Memory by hand and not an array: it lives behind the kernel's pointer and is touched at every hop.
@usableFromInline
struct ReadyQueue {
  /// How many are ready.
  @usableFromInline private(set) var count = 0
  private var head = 0
  private var mask = 63
  private var ring = UnsafeMutablePointer<ReadyJob>.allocate(capacity: 64)
  private var arrivals: UInt64 = 0

  /// The ready job at a place, 0 for the first.
  subscript(place: Int) -> ReadyJob { ring[(head &+ place) & mask] }

  /// Puts a job behind all others.
  mutating func append(_ job: UnownedJob, lane: Unmanaged<Lane>?) {
    if count > mask { grow() }
    arrivals &+= 1
    ring[(head &+ count) & mask] = ReadyJob(job: job, lane: lane, arrival: arrivals)
    count &+= 1
  }

  /// Puts a job before all others.
  mutating func prepend(_ job: UnownedJob, lane: Unmanaged<Lane>?) {
    if count > mask { grow() }
    arrivals &+= 1
    head = (head &- 1) & mask
    ring[head] = ReadyJob(job: job, lane: lane, arrival: arrivals)
    count &+= 1
  }

  /// Takes the first job; there must be one.
  mutating func removeFirst() -> ReadyJob {
    let first = ring[head]
    head = (head &+ 1) & mask
    count &-= 1
    return first
  }

  /// Takes the job at a place; the others keep their order.
  mutating func remove(at place: Int) -> ReadyJob {
    let taken = self[place]
    var hole = place
    while hole > 0 {
      ring[(head &+ hole) & mask] = ring[(head &+ hole &- 1) & mask]
      hole &-= 1
    }
    head = (head &+ 1) & mask
    count &-= 1
    return taken
  }

  /// Gives the memory back; the queue is not used afterwards.
  func deallocate() { ring.deallocate() }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<ReadyJob>.allocate(capacity: (mask + 1) * 2)
    for place in 0..<count { (larger + place).initialize(to: self[place]) }
    ring.deallocate()
    ring = larger
    head = 0
    mask = mask * 2 + 1
  }
}

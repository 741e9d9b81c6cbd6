/// The spawned tasks that have not ended.
struct LiveTasks {
  private struct Entry {
    var name: String
    var number: Int
    var handle: Task<Void, Never>?
    /// The address of the task, which is that of its jobs.
    var job: UnsafeRawPointer?
  }

  /// How many live.
  private(set) var count = 0
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var spawned = 0

  /// The names in the order of spawning.
  var names: [String] { inOrder.map(\.name) }

  /// Takes a place for a new task.
  mutating func reserve(name: String) -> Int {
    let entry = Entry(name: name, number: spawned)
    spawned += 1
    count += 1
    if let place = free.popLast() {
      entries[place] = entry
      return place
    }
    entries.append(entry)
    return entries.count - 1
  }

  /// Notes a started task at its place.
  mutating func begin(_ handle: Task<Void, Never>, job: UnsafeRawPointer?, at place: Int) {
    entries[place]?.handle = handle
    entries[place]?.job = job
  }

  /// Frees the place of a task that ended.
  mutating func end(at place: Int) {
    entries[place] = nil
    free.append(place)
    count -= 1
  }

  /// The name of the task whose job has an address; `child task` for one that was not spawned.
  func name(ofJob job: UnsafeRawPointer?) -> String {
    entries.lazy.compactMap { $0 }.first { $0.job == job && job != nil }?.name ?? "child task"
  }

  /// Asks all to end, in the order of spawning.
  func cancelAll() {
    for entry in inOrder { entry.handle?.cancel() }
  }

  private var inOrder: [Entry] { entries.compactMap { $0 }.sorted { $0.number < $1.number } }
}

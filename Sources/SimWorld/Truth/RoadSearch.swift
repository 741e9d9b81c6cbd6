import GuidanceCore

/// The search for the best way over directed roads: Dijkstra's, with whole milliseconds, so that equal ways are equal.
///
/// A way turns back only at a dead end. Of equal ways the one with fewer bends wins, then the one whose roads were added
/// first.
struct RoadSearch {
  /// Where a way may begin or end: on a directed road, at metres along its line.
  struct Gate {
    /// The road.
    var arc: RoadArc
    /// Metres along its line.
    var along: Double
  }

  let network: RoadNetwork
  let mode: TravelMode
  /// Whether the shortest way is wanted, not the quickest.
  let byDistance: Bool
  /// Whether a way may turn back at any node.
  var turnsBackAnywhere = false

  private var costs: [Int64]
  private var origins: [Int]
  private var startGates: [Int: Gate] = [:]
  private var queue = SmallestFirst()

  init(_ network: RoadNetwork, mode: TravelMode, byDistance: Bool) {
    self.network = network
    self.mode = mode
    self.byDistance = byDistance
    costs = Array(repeating: .max, count: network.roads.count * 2)
    origins = Array(repeating: -1, count: network.roads.count * 2)
  }

  /// The best way from one of the gates to one of the others; nil where there is none.
  mutating func way(from starts: [Gate], to ends: [Gate]) -> [RoadPass]? {
    var best: (cost: Int64, way: [RoadPass])?
    let endsByArc = Dictionary(ends.map { ($0.arc.number, $0) }) { first, _ in first }
    for start in starts where costs[start.arc.number] == .max || startGates[start.arc.number] != nil {
      var pass = network.pass(start.arc)
      pass.from = start.along
      if let end = endsByArc[start.arc.number], isAhead(end.along, of: start) {
        let direct = RoadPass(arc: start.arc, from: start.along, to: end.along)
        if cost(direct) < best?.cost ?? .max { best = (cost(direct), [direct]) }
      }
      startGates[start.arc.number] = start
      reach(start.arc, cost: cost(pass), from: -1)
    }
    while let next = queue.popFirst() {
      if next.cost > costs[next.number] { continue }
      if let best, next.cost >= best.cost { break }
      let arc = RoadArc(number: next.number)
      for onward in onwards(arc) {
        let reached = next.cost + bendCost(arc, onward)
        if let end = endsByArc[onward.number] {
          var last = network.pass(onward)
          last.to = end.along
          let total = reached + cost(last)
          if total < best?.cost ?? .max { best = (total, passes(to: next.number) + [last]) }
        }
        reach(onward, cost: reached + cost(network.pass(onward)), from: next.number)
      }
    }
    return best?.way
  }

  private func isAhead(_ along: Double, of start: Gate) -> Bool {
    start.arc.isForward ? along >= start.along : along <= start.along
  }

  private mutating func reach(_ arc: RoadArc, cost: Int64, from: Int) {
    guard cost < costs[arc.number] else { return }
    costs[arc.number] = cost
    origins[arc.number] = from
    queue.insert((cost, arc.number))
  }

  /// Where a way may go on after a directed road.
  private func onwards(_ arc: RoadArc) -> [RoadArc] {
    let open = network.leaving[network.end(of: arc)].filter { network.allows($0, mode) }
    if turnsBackAnywhere { return open }
    let others = open.filter { $0 != arc.reversed }
    return others.isEmpty ? open : others
  }

  private func cost(_ pass: RoadPass) -> Int64 {
    let speed = byDistance ? 1 : network.speed(on: network.roads[pass.arc.road], mode)
    return Int64(min(1e15, (pass.meters / speed * 1000).rounded()))
  }

  private func bendCost(_ arc: RoadArc, _ onward: RoadArc) -> Int64 {
    let bend = Geodesy.angleBetween(
      network.exitBearing(of: network.pass(arc)), network.entryBearing(of: network.pass(onward)))
    return bend > RouteWriter.turnDegrees ? 1 : 0
  }

  private func passes(to number: Int) -> [RoadPass] {
    var way: [RoadPass] = []
    var number = number
    while number >= 0 {
      var pass = network.pass(RoadArc(number: number))
      if origins[number] < 0, let start = startGates[number] { pass.from = start.along }
      way.append(pass)
      number = origins[number]
    }
    return way.reversed()
  }
}

/// A queue that gives the least cost first, of equal ones the smaller number.
struct SmallestFirst {
  /// A cost and what it is the cost of.
  typealias Entry = (cost: Int64, number: Int)

  private var heap: [Entry] = []

  /// Adds an entry.
  mutating func insert(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the first entry.
  mutating func popFirst() -> Entry? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first }
    heap[0] = last
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { return first }
      let child = left + 1 < heap.count && heap[left + 1] < heap[left] ? left + 1 : left
      guard heap[child] < heap[parent] else { return first }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}

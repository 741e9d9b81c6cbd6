import GuidanceCore

/// Roads and the places where they meet: drawn, read from a map file, or built in Swift with ``Builder``.
public struct RoadNetwork: Sendable, Equatable {
  /// A place where roads begin, end or meet.
  public struct Node: Sendable, Equatable {
    /// Where it is.
    public var coordinate: Coordinate
    /// What it is called; nil for a place without a name.
    public var name: String?
  }

  /// A road between two nodes.
  public struct Road: Sendable, Equatable {
    /// The index of the node where its line begins.
    public var from: Int
    /// The index of the node where its line ends.
    public var to: Int
    /// Its line, from node to node.
    public var line: Polyline
    /// Who may use it from its first node to its last.
    public var forward: TravelModes
    /// Who may use it from its last node to its first.
    public var backward: TravelModes
    /// Its class.
    public var roadClass: RoadClass
    /// The speed of cars in m/s; nil = the usual one of its class.
    public var speed: Double?
    /// What it is called.
    public var name: String?
    /// Whether it is a part of a roundabout.
    public var isRoundabout: Bool
  }

  /// The places; a road names them by index.
  public let nodes: [Node]
  /// The roads, in the order in which they were added.
  public let roads: [Road]
  /// Indices of nodes by name and by longer name.
  let nodesByName: [String: Int]
  /// For each node the directed roads that leave it, in the order of the roads.
  let leaving: [[RoadArc]]

  /// Whether a route calls bends where there is no choice of roads.
  let callsEveryBend: Bool

  init(nodes: [Node], roads: [Road], nodesByName: [String: Int], callsEveryBend: Bool) {
    self.callsEveryBend = callsEveryBend
    self.nodes = nodes
    self.roads = roads
    self.nodesByName = nodesByName
    var leaving = [[RoadArc]](repeating: [], count: nodes.count)
    for (index, road) in roads.enumerated() {
      leaving[road.from].append(RoadArc(road: index, isForward: true))
      leaving[road.to].append(RoadArc(road: index, isForward: false))
    }
    self.leaving = leaving
  }

  /// The names of its places, longer names too, sorted.
  public var names: [String] { nodesByName.keys.sorted() }

  /// Where a named place is; nil where the map has none of this name.
  public func place(named name: String) -> Coordinate? {
    nodesByName[name].map { nodes[$0].coordinate }
  }

  /// The usual speed of a mode on a road, in metres per second.
  func speed(on road: Road, _ mode: TravelMode) -> Double {
    switch mode {
    case .driving: road.speed ?? (road.roadClass == .highway ? 100 / 3.6 : 50 / 3.6)
    case .cycling: 15 / 3.6
    case .walking: 5 / 3.6
    }
  }

  /// Whether a mode may use a road in a direction.
  func allows(_ arc: RoadArc, _ mode: TravelMode) -> Bool {
    let road = roads[arc.road]
    return (arc.isForward ? road.forward : road.backward).contains(mode)
  }

  /// The index of the node where a directed road begins.
  func begin(of arc: RoadArc) -> Int { arc.isForward ? roads[arc.road].from : roads[arc.road].to }

  /// The index of the node where a directed road ends.
  func end(of arc: RoadArc) -> Int { arc.isForward ? roads[arc.road].to : roads[arc.road].from }
}

/// A road in one direction.
struct RoadArc: Sendable, Hashable {
  /// The road's index.
  var road: Int
  /// Whether it is taken from its first node to its last.
  var isForward: Bool

  /// A number of its own, in the order of the roads.
  var number: Int { road * 2 + (isForward ? 0 : 1) }

  /// The arc of a number.
  init(number: Int) { self.init(road: number / 2, isForward: number.isMultiple(of: 2)) }

  /// Makes an arc.
  init(road: Int, isForward: Bool) {
    self.road = road
    self.isForward = isForward
  }

  /// The same road the other way.
  var reversed: RoadArc { RoadArc(road: road, isForward: !isForward) }
}

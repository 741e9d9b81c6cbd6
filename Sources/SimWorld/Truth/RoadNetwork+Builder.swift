import GuidanceCore

extension RoadNetwork {
  /// Makes a road network piece by piece.
  ///
  /// ```swift
  /// var map = RoadNetwork.Builder()
  /// let a = try map.addNode(named: "A", at: Coordinate(latitude: 0.5, longitude: 0.5))
  /// let b = try map.addNode(named: "B", at: Coordinate(latitude: 0.5, longitude: 0.51))
  /// try map.addRoad(from: a, to: b, name: "Mill Road")
  /// let roads = map.build()
  /// ```
  public struct Builder: Sendable {
    /// A place of the network to be; only the builder that made it knows it.
    public struct NodeID: Sendable, Hashable {
      let index: Int
    }

    /// Whether a route calls every bend of more than 25 degrees at a place, as a drawn map wants it, or only where there
    /// is a choice of roads.
    public var callsEveryBend = true

    private var nodes: [Node] = []
    private var roads: [Road] = []
    private var nodesByName: [String: Int] = [:]

    /// Makes an empty builder.
    public init() {}

    /// Adds a place.
    ///
    /// - Throws: ``RoadNetworkError`` for a name that was given already, or a place that is none.
    @discardableResult
    public mutating func addNode(
      named name: String? = nil, at coordinate: Coordinate
    ) throws(RoadNetworkError) -> NodeID {
      guard coordinate.isValid else { throw .invalidPlace }
      let id = NodeID(index: nodes.count)
      if let name { try addName(name, of: id) }
      nodes.append(Node(coordinate: coordinate, name: name))
      return id
    }

    /// Gives a place one more name.
    ///
    /// - Throws: ``RoadNetworkError`` for a name that was given already.
    public mutating func addName(_ name: String, of node: NodeID) throws(RoadNetworkError) {
      guard nodesByName[name] == nil else { throw .nameTwice(name) }
      nodesByName[name] = node.index
    }

    /// Adds a road of a kind; straight, unless it leads through other places.
    ///
    /// - Parameters:
    ///   - from: where it begins.
    ///   - to: where it ends.
    ///   - through: the places of its line between both ends.
    ///   - kind: who may use it.
    ///   - direction: where drivers and cyclists may use it.
    ///   - speed: the speed of cars in m/s; nil = the usual one of its kind.
    ///   - name: its name; nil = none.
    /// - Throws: ``RoadNetworkError`` for a road without length, or a speed that is not above zero.
    public mutating func addRoad(
      from: NodeID, to: NodeID, through: [Coordinate] = [], kind: RoadKind = .town, direction: RoadDirection = .both,
      speed: Double? = nil, name: String? = nil
    ) throws(RoadNetworkError) {
      let walkers = kind.modes.intersection(.walking)
      try addRoad(
        from: from, to: to, through: through, forward: direction == .backward ? walkers : kind.modes,
        backward: direction == .forward ? walkers : kind.modes, roadClass: kind.roadClass, speed: speed, name: name)
    }

    /// Adds a road with its users in both directions.
    ///
    /// - Throws: ``RoadNetworkError`` for a road without length, or a speed that is not above zero.
    public mutating func addRoad(
      from: NodeID, to: NodeID, through: [Coordinate] = [], forward: TravelModes, backward: TravelModes,
      roadClass: RoadClass = .town, speed: Double? = nil, name: String? = nil, isRoundabout: Bool = false
    ) throws(RoadNetworkError) {
      guard nodes.indices.contains(from.index), nodes.indices.contains(to.index) else { throw .foreignNode }
      if let speed, !(speed.isFinite && speed > 0) { throw .speedNotPositive(speed) }
      let line: Polyline
      do {
        line = try Polyline([nodes[from.index].coordinate] + through + [nodes[to.index].coordinate])
      } catch {
        throw .noLine(error)
      }
      roads.append(
        Road(
          from: from.index, to: to.index, line: line, forward: forward, backward: backward, roadClass: roadClass,
          speed: speed, name: name, isRoundabout: isRoundabout))
    }

    /// Makes the network.
    public func build() -> RoadNetwork {
      RoadNetwork(nodes: nodes, roads: roads, nodesByName: nodesByName, callsEveryBend: callsEveryBend)
    }
  }
}

/// Why a place or a road cannot be added to a network.
public enum RoadNetworkError: Error, Sendable, Equatable {
  /// Another place has the name already.
  case nameTwice(String)
  /// The place is not finite or lies beyond a pole.
  case invalidPlace
  /// The road's line has no length, or a place of it is not finite.
  case noLine(PolylineError)
  /// The road's node was made by another builder.
  case foreignNode
  /// The road's speed is not above zero.
  case speedNotPositive(Double)
  /// No road that is open to the mode is near enough; carries the metres to the nearest one, nil where there is none.
  case offTheRoads(Double?)
}

import Foundation
import GuidanceCore

/// Reads OpenStreetMap XML (`.osm`) into a road network.
///
/// Taken are ways with a `highway` tag that somebody may use: their class, `oneway`, `junction=roundabout`, `access`,
/// `vehicle`, `motor_vehicle`, `motorcar`, `bicycle`, `foot`, `maxspeed` and `name`. Turn restrictions are not read.
public enum OpenStreetMap {
  /// A file with more nodes is refused.
  public static let maximumNodes = 5_000_000

  /// The network of a document.
  ///
  /// A way is cut where others meet it. Bends without a choice of road are not called (see
  /// ``RoadNetwork/Builder/callsEveryBend``).
  ///
  /// - Throws: ``OpenStreetMapError`` for what is no such document, a wrong attribute, or too many nodes.
  public static func roads(from document: Data) throws(OpenStreetMapError) -> RoadNetwork {
    let parser = try OpenStreetMapParser(document)
    var uses: [Int64: Int] = [:]
    for way in parser.ways {
      for id in way.nodes { uses[id, default: 0] += 1 }
    }
    var pieces = OpenStreetMapPieces(places: parser.places)
    for way in parser.ways { pieces.add(way, uses) }
    guard pieces.hasRoads else { throw .noRoads }
    return pieces.builder.build()
  }
}

/// Why a document gives no roads.
public enum OpenStreetMapError: Error, Sendable, Equatable {
  /// The document is not well formed.
  case notXML(line: Int)
  /// The root is not `osm`.
  case notOpenStreetMap
  /// A number is missing or makes no sense; carries the attribute's name.
  case badAttribute(String, line: Int)
  /// More nodes than ``OpenStreetMap/maximumNodes``.
  case tooLarge
  /// No way of the document is a road.
  case noRoads
}

/// Cuts ways into roads between the places where they meet.
private struct OpenStreetMapPieces {
  let places: [Int64: Coordinate]
  var builder: RoadNetwork.Builder
  private(set) var hasRoads = false
  private var nodes: [Int64: RoadNetwork.Builder.NodeID] = [:]

  init(places: [Int64: Coordinate]) {
    self.places = places
    builder = RoadNetwork.Builder()
    builder.callsEveryBend = false
  }

  mutating func add(_ way: OpenStreetMapWay, _ uses: [Int64: Int]) {
    var piece: [Int64] = []
    for id in way.nodes {
      // Extracts cut ways at their border: what lies outside has no place.
      guard places[id] != nil else {
        finish(piece, way)
        piece = []
        continue
      }
      if piece.last == id { continue }
      piece.append(id)
      if piece.count > 1, uses[id, default: 0] > 1 {
        finish(piece, way)
        piece = [id]
      }
    }
    finish(piece, way)
  }

  /// Adds a road; one without length is left out.
  private mutating func finish(_ piece: [Int64], _ way: OpenStreetMapWay) {
    guard piece.count > 1, let first = piece.first, let last = piece.last else { return }
    let inside = piece.dropFirst().dropLast().compactMap { places[$0] }
    guard let from = node(first), let to = node(last) else { return }
    let added: Void? = try? builder.addRoad(
      from: from, to: to, through: inside, forward: way.forward, backward: way.backward, roadClass: way.roadClass,
      speed: way.speed, name: way.tags["name"], isRoundabout: way.isRoundabout)
    if added != nil { hasRoads = true }
  }

  private mutating func node(_ id: Int64) -> RoadNetwork.Builder.NodeID? {
    if let known = nodes[id] { return known }
    guard let place = places[id], let made = try? builder.addNode(at: place) else { return nil }
    nodes[id] = made
    return made
  }
}

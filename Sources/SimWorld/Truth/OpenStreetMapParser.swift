import Foundation
import GuidanceCore

/// Collects the nodes and ways of an OpenStreetMap XML document as its elements come by.
struct OpenStreetMapParser {
  /// Places by node id.
  private(set) var places: [Int64: Coordinate] = [:]
  /// The ways that are roads, in file order.
  private(set) var ways: [OpenStreetMapWay] = []

  private var way: OpenStreetMapWay?
  private var sawRoot = false

  /// Bytes that are read at once.
  private static let pieceBytes = 1 << 18

  /// Reads a document to its end or to its first error.
  init(_ data: Data) throws(OpenStreetMapError) {
    var reader = XMLReader()
    do {
      var rest = data[...]
      while !rest.isEmpty {
        try reader.read([UInt8](rest.prefix(Self.pieceBytes))) { try take($0, line: $1) }
        rest = rest.dropFirst(Self.pieceBytes)
      }
      try reader.finish()
    } catch {
      throw error as? OpenStreetMapError ?? (data.isEmpty ? .notOpenStreetMap : .notXML(line: reader.line))
    }
  }

  private mutating func take(_ token: XMLToken, line: Int) throws {
    switch token {
    case .text: break
    case .end(let name):
      guard XMLScan.isName(name, "way"), let done = way else { return }
      if done.isRoad { ways.append(done) }
      way = nil
    case .start(let tag): try start(tag, line)
    }
  }

  private mutating func start(_ tag: XMLTag, _ line: Int) throws {
    let name = String(decoding: tag.name, as: UTF8.self)
    if !sawRoot {
      sawRoot = name == "osm"
      if !sawRoot { throw OpenStreetMapError.notOpenStreetMap }
    }
    switch name {
    case "node": try readNode(tag, line)
    case "way": way = OpenStreetMapWay()
    case "nd":
      guard way != nil else { return }
      guard let id = tag.bytes("ref").flatMap(Self.id) else { throw OpenStreetMapError.badAttribute("ref", line: line) }
      way?.nodes.append(id)
    case "tag":
      guard way != nil else { return }
      if let key = try tag.text("k"), let value = try tag.text("v") { way?.tags[key] = value }
    default: break
    }
  }

  private mutating func readNode(_ tag: XMLTag, _ line: Int) throws(OpenStreetMapError) {
    guard let id = tag.bytes("id").flatMap(Self.id) else { throw .badAttribute("id", line: line) }
    // A deleted node has no place; a way that still names it is cut there.
    guard tag.bytes("lat") != nil || tag.bytes("lon") != nil else { return }
    guard let latitude = tag.bytes("lat").flatMap(Self.degrees), abs(latitude) <= 90 else {
      throw .badAttribute("lat", line: line)
    }
    guard let longitude = tag.bytes("lon").flatMap(Self.degrees), abs(longitude) <= 180 else {
      throw .badAttribute("lon", line: line)
    }
    if places.count >= OpenStreetMap.maximumNodes { throw .tooLarge }
    places[id] = Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func id(_ bytes: ArraySlice<UInt8>) -> Int64? { Int64(String(decoding: bytes, as: UTF8.self)) }

  private static func degrees(_ bytes: ArraySlice<UInt8>) -> Double? { Double(String(decoding: bytes, as: UTF8.self)) }
}

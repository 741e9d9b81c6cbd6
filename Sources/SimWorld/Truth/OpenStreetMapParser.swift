import Foundation
import GuidanceCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects the nodes and ways of an OpenStreetMap XML document as the parser meets them.
final class OpenStreetMapParser: NSObject, XMLParserDelegate {
  /// Places by node id.
  private(set) var places: [Int64: Coordinate] = [:]
  /// The ways that are roads, in file order.
  private(set) var ways: [OpenStreetMapWay] = []
  /// The first thing that was wrong.
  private(set) var error: OpenStreetMapError?

  private var way: OpenStreetMapWay?
  private var sawRoot = false

  /// Reads a document to its end or to its first error.
  func parse(_ data: Data) {
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    if !parser.parse() && error == nil { error = .notXML(line: parser.lineNumber) }
    if error == nil && !sawRoot { error = .notOpenStreetMap }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if !sawRoot {
      sawRoot = element == "osm"
      if !sawRoot { return stop(parser, .notOpenStreetMap) }
    }
    switch element {
    case "node": readNode(parser, attributes)
    case "way": way = OpenStreetMapWay()
    case "nd":
      guard way != nil else { return }
      guard let id = attributes["ref"].flatMap(Int64.init) else {
        return stop(parser, .badAttribute("ref", line: parser.lineNumber))
      }
      way?.nodes.append(id)
    case "tag":
      if let key = attributes["k"], let value = attributes["v"] { way?.tags[key] = value }
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    guard element == "way", let done = way else { return }
    if done.isRoad { ways.append(done) }
    way = nil
  }

  // Where the parser goes on after a fault and calls the document read, this still says so.
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    error = error ?? .notXML(line: parser.lineNumber)
  }

  private func readNode(_ parser: XMLParser, _ attributes: [String: String]) {
    guard let id = attributes["id"].flatMap(Int64.init) else {
      return stop(parser, .badAttribute("id", line: parser.lineNumber))
    }
    // A deleted node has no place; a way that still names it is cut there.
    guard attributes["lat"] != nil || attributes["lon"] != nil else { return }
    guard let latitude = attributes["lat"].flatMap(Double.init), abs(latitude) <= 90 else {
      return stop(parser, .badAttribute("lat", line: parser.lineNumber))
    }
    guard let longitude = attributes["lon"].flatMap(Double.init), abs(longitude) <= 180 else {
      return stop(parser, .badAttribute("lon", line: parser.lineNumber))
    }
    if places.count >= OpenStreetMap.maximumNodes { return stop(parser, .tooLarge) }
    places[id] = Coordinate(latitude: latitude, longitude: longitude)
  }

  private func stop(_ parser: XMLParser, _ reason: OpenStreetMapError) {
    error = error ?? reason
    parser.abortParsing()
  }
}

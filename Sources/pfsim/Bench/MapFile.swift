import Foundation
import Scenarios
import SimWorld

/// Reads the roads of an OpenStreetMap file, packed with gzip or not.
enum MapFile {
  /// The roads of a file.
  ///
  /// - Throws: ``InputError`` for a file that is not there, cannot be unpacked, or holds no roads.
  static func roads(_ path: String) throws(InputError) -> RoadNetwork {
    let bytes = try FileBytes.read(path)
    let isPacked = bytes.starts(with: [0x1f, 0x8b])
    let document = isPacked ? try unpacked(path) : Data(bytes)
    do {
      return try OpenStreetMap.roads(from: document)
    } catch {
      throw InputError("`\(path)` is no map: \(error.text)", help: "expected OpenStreetMap XML (.osm or .osm.gz)")
    }
  }

  /// The system's own gzip unpacks it: there is none in the libraries.
  private static func unpacked(_ path: String) throws(InputError) -> Data {
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", "--", path]
    let pipe = Pipe()
    gzip.standardOutput = pipe
    gzip.standardError = FileHandle.nullDevice
    do { try gzip.run() } catch { throw InputError("`gzip` cannot be started, which unpacks `\(path)`") }
    let document = pipe.fileHandleForReading.readDataToEndOfFile()
    gzip.waitUntilExit()
    guard gzip.terminationStatus == 0 else { throw InputError("`\(path)` cannot be unpacked with `gzip`") }
    return document
  }
}

import Foundation
import GuidanceCore
import TestSupport

@testable import Scenarios

/// A made drive that tests record in every format: 13 m/s, a fix a second, in the middle of an ocean.
struct RecordedTrack {
  /// Where it begins: far from land, and both numbers unlike any other number of an import.
  static let start = Coordinate(latitude: -40.25, longitude: -140.75)
  /// The seconds since 1970 of its first fix, 2030-05-01T09:57:37Z.
  static let startTime = 1_903_859_857.0

  /// The places, one a second.
  var places: [Coordinate]

  /// Lays legs, each a direction and a number of seconds; a negative one stands.
  init(_ legs: [(course: Double, seconds: Int)], speed: Double = 13) {
    places = [Self.start]
    for leg in legs {
      for _ in 0..<abs(leg.seconds) {
        places.append(
          leg.seconds < 0
            ? places[places.count - 1]
            : Geodesy.destination(from: places[places.count - 1], bearing: leg.course, meters: speed))
      }
    }
  }

  /// East, then north: a bend and a stop on the way.
  static let bend = RecordedTrack([(90, 60), (90, -30), (90, 30), (0, 60)])

  /// A GPX document; `point` writes what stands in each point.
  func gpx(_ point: (Int) -> String = { "<time>\(RecordedTrack.stamp($0))</time>" }) -> String {
    let points = places.enumerated().map { index, place in
      "<trkpt lat=\"\(place.latitude)\" lon=\"\(place.longitude)\">\(point(index))</trkpt>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="a recorder" xmlns="http://www.topografix.com/GPX/1/1">
      <metadata><name>Commute of Jane Doe</name></metadata>
      <trk><name>Elm Street 12</name><trkseg>
      \(points.joined())</trkseg></trk>
      </gpx>
      """
  }

  /// The stamp of a fix, of the day 1 May 2030.
  static func stamp(_ index: Int) -> String {
    let seconds = 9 * 3600 + 57 * 60 + 37 + index
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "2030-05-01T\(parts.joined(separator: ":"))Z"
  }

  /// A sentence with its checksum.
  static func sentence(_ body: String) -> String {
    let digits = String(body.utf8.reduce(0, ^), radix: 16, uppercase: true)
    return "$\(body)*\(digits.count < 2 ? "0" : "")\(digits)"
  }
}

extension ScratchFolder {
  /// Imports files of a text each; the scenario and the fixes stand in the folder afterwards.
  func imported(
    _ texts: [String], route: String? = nil, using importing: DriveImport = DriveImport()
  ) throws -> ImportedDrive {
    var paths: [String] = []
    for (index, text) in texts.enumerated() { paths.append(try write(text, to: "input\(index)")) }
    let routePath = try route.map { try write($0, to: "route") }
    let imported = try importing.read(paths, route: routePath, fixesName: "drive.fixes.jsonl")
    try write(imported.fixesText, to: "drive.fixes.jsonl")
    try write(ScenarioPrinter.text(of: imported.scenario), to: "drive.scenario")
    return imported
  }

  /// What a run of the imported scenario shows.
  func ran() throws -> [RunResult] {
    let file = try ScenarioFile(path: url.appendingPathComponent("drive.scenario").path)
    return file.resolve().runs.map { $0.execute() }
  }

  /// The error of an import of one text.
  func refusal(_ text: String) throws -> String {
    do {
      _ = try imported([text])
      return "no error"
    } catch let error as InputError {
      return error.description.replacingOccurrences(of: url.path + "/", with: "")
    }
  }
}

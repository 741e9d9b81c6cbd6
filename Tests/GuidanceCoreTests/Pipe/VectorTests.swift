import Foundation
import GuidanceCore
import TestSupport
import Testing

/// Transcripts of the pipe that an independent reference wrote, with the tolerances of their README.
@Suite("the vectors", .enabled(if: SharedFolder.isPresent, "the folder with the vectors is not beside the package"))
struct VectorTests {
  @Test("every line is answered as the reference answered it", arguments: VectorFile.all)
  func answers(file: VectorFile) throws {
    var session = PipeSession()
    let compare = VectorComparison(file.polyline)
    var differences: [String] = []
    for (index, line) in try file.lines().enumerated() {
      let (request, expected) = try VectorFile.split(line)
      guard let line = session.answer(request).line else {
        differences.append("line \(index + 1): no answer to \(request)")
        continue
      }
      let answer = try PipeAnswer(line: line)
      differences += compare(answer, expected).map { "line \(index + 1): \($0)" }
    }
    #expect(differences.isEmpty, "\(file): \(differences.count) differences, first \(differences.prefix(6))")
  }
}

/// One transcript.
struct VectorFile: Sendable, CustomTestStringConvertible {
  static let all = SharedFolder.files(in: "vectors", endings: [".jsonl"]).map(VectorFile.init)

  let url: URL

  var testDescription: String { url.lastPathComponent }

  func lines() throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// The route of the second line.
  var polyline: Polyline? {
    guard let line = try? lines().dropFirst().first, let (request, _) = try? VectorFile.split(line),
      case .route(let route, _) = try? PipeRequest(line: request)
    else { return nil }
    return route.polyline
  }

  /// A line is `{"in":REQUEST,"out":ANSWER}`; the reference writes them in this order.
  static func split(_ line: String) throws -> (request: String, answer: PipeAnswer) {
    let middle = try #require(line.range(of: ",\"out\":"))
    let request = String(line[..<middle.lowerBound].dropFirst(6))
    return (request, try PipeAnswer(line: String(line[middle.upperBound...].dropLast())))
  }
}

/// Compares two answers.
struct VectorComparison {
  let polyline: Polyline?

  init(_ polyline: Polyline?) { self.polyline = polyline }

  func callAsFunction(_ answer: PipeAnswer, _ expected: PipeAnswer) -> [String] {
    switch (answer, expected) {
    case (.hello(let version, _), .hello(let expectedVersion, _)) where version == expectedVersion: return []
    case (.ready, .ready): return []
    case (.update(let update, let snapshot), .update(let otherUpdate, let other)):
      var found: [String] = []
      let (events, otherEvents) = (update.events, otherUpdate.events)
      let same = events.count == otherEvents.count && zip(events, otherEvents).allSatisfy(isSame)
      if !same { found.append("events \(events), expected \(otherEvents)") }
      if update.refused != otherUpdate.refused {
        found.append(
          "refused \(String(describing: update.refused)), expected \(String(describing: otherUpdate.refused))")
      }
      return found + compare(snapshot, other)
    default: return ["\(answer), expected \(expected)"]
    }
  }

  private func isSame(_ event: GuidanceEvent, _ expected: GuidanceEvent) -> Bool {
    if case .offRoute(let lateral) = event, case .offRoute(let other) = expected {
      return isNear(lateral, other, 0.5)
    }
    return event == expected
  }

  private func compare(_ snapshot: GuidanceSnapshot, _ expected: GuidanceSnapshot) -> [String] {
    var found: [String] = []
    func check(_ name: String, _ value: Double?, _ other: Double?, _ tolerance: Double) {
      if !isNear(value, other, tolerance) {
        found.append("\(name) \(String(describing: value)), expected \(String(describing: other))")
      }
    }
    if snapshot.phase != expected.phase { found.append("phase \(snapshot.phase), expected \(expected.phase)") }
    if snapshot.nextStep != expected.nextStep { found.append("next step \(String(describing: snapshot.nextStep))") }
    check("progress", snapshot.progress, expected.progress, 0.5)
    check("remaining", snapshot.remaining, expected.remaining, 0.5)
    check("remaining time", snapshot.remainingTime, expected.remainingTime, 0.5)
    check("next distance", snapshot.nextDistance, expected.nextDistance, 0.5)
    check("lateral", snapshot.lateral, expected.lateral, 0.5)
    check("speed", snapshot.speed, expected.speed, 0.05)
    check("time", snapshot.time, expected.time, 0.001)
    check("latitude", snapshot.matched?.latitude, expected.matched?.latitude, 1e-5)
    check("longitude", snapshot.matched?.longitude, expected.matched?.longitude, 1e-5)
    switch (snapshot.bearing, expected.bearing) {
    case (nil, nil): break
    case (let a?, let b?) where Geodesy.angleBetween(a, b) <= 0.5 || isAtVertex(expected): break
    case (let a, let b): found.append("bearing \(String(describing: a)), expected \(String(describing: b))")
    }
    return found
  }

  private func isAtVertex(_ snapshot: GuidanceSnapshot) -> Bool {
    guard let polyline, let matched = snapshot.matched else { return false }
    return polyline.vertices.contains { Geodesy.distance($0, matched) <= 0.5 }
  }

  private func isNear(_ value: Double?, _ other: Double?, _ tolerance: Double) -> Bool {
    switch (value, other) {
    case (nil, nil): true
    case (let value?, let other?): abs(value - other) <= tolerance
    default: false
    }
  }
}

import Foundation
import GuidanceCore
import SimWorld
import TestSupport

/// One minute of a highway drive as two files beside the project tell it: the true pose and a receiver's fixes.
struct RecordedMinute {
  /// The receiver's errors in the order of its fixes, ten a second.
  var errors: [GroundError] = []

  /// Reads the files; nil where they are absent.
  init?() {
    let truth = Self.rows("comma2k19-minute__truth.csv")
    let fixes = Self.rows("comma2k19-minute__ublox.csv")
    guard truth.count > 1, !fixes.isEmpty else { return nil }
    for fix in fixes {
      guard let after = truth.firstIndex(where: { $0[0] > fix[0] }), after > 0 else { continue }
      let (a, b) = (truth[after - 1], truth[after])
      let share = (fix[0] - a[0]) / (b[0] - a[0])
      let latitude = a[1] + share * (b[1] - a[1])
      let longitude = a[2] + share * (b[2] - a[2])
      errors.append(
        GroundError(
          east: (fix[2] - longitude) * Geodesy.metersPerDegree * cos(latitude * .pi / 180),
          north: (fix[1] - latitude) * Geodesy.metersPerDegree))
    }
  }

  private static func rows(_ name: String) -> [[Double]] {
    let files = SharedFolder.files(in: "data/tracks", endings: [name])
    guard let file = files.first, let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isNewline).map { $0.split(separator: ",").compactMap { Double($0) } }
      .filter { $0.count >= 4 }
  }
}

/// What a minute of errors looks like.
struct MinuteFigures {
  /// The mean distance from the truth, in metres.
  var mean: Double
  /// The distance that 95 of 100 fixes keep, in metres.
  var p95: Double
  /// The correlation of errors a second apart round the minute's own mean, of both axes.
  var correlation: Double

  /// Measures errors of which so many make a second.
  init(_ errors: [GroundError], perSecond: Int) {
    let distances = errors.map { ($0.east * $0.east + $0.north * $0.north).squareRoot() }.sorted()
    mean = distances.reduce(0, +) / Double(distances.count)
    p95 = distances[distances.count * 95 / 100]
    correlation =
      [errors.map(\.east), errors.map(\.north)].map { Self.correlation($0, lag: perSecond) }.reduce(0, +) / 2
  }

  private static func correlation(_ values: [Double], lag: Int) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    let centred = values.map { $0 - mean }
    let variance = centred.reduce(0) { $0 + $1 * $1 } / Double(centred.count)
    let products = zip(centred, centred.dropFirst(lag)).map { $0 * $1 }
    return products.reduce(0, +) / Double(products.count) / variance
  }
}

import Foundation
import GuidanceCore
import SimWorld

/// A traveller who goes straight in one direction; the speed changes with the second, and standing keeps the course.
struct StraightTruth: TruthSource {
  static let origin = Coordinate(latitude: 0.5, longitude: 0.5)
  var course = 90.0
  var speeds: [(from: Double, speed: Double)] = [(0, 10)]

  func state(at instant: SimInstant) -> TruthState {
    var meters = 0.0
    for (index, stretch) in speeds.enumerated() {
      let to = min(instant.seconds, index + 1 < speeds.count ? speeds[index + 1].from : .infinity)
      meters += max(0, to - stretch.from) * stretch.speed
    }
    return TruthState(
      coordinate: Geodesy.destination(from: Self.origin, bearing: course, meters: meters),
      speed: speeds.last { $0.from <= instant.seconds }?.speed ?? 0, course: course, along: meters)
  }
}

/// What a receiver delivers, as one line a delivery, so that tests compare whole outputs.
///
/// `3: 30 E 0 N, 5 m, 10 m/s, 90 deg, stamp 3` and, where they differ from the plain, ` at 8` (the moment of delivery)
/// and the faults in brackets. Metres east and north of the origin, all to one decimal; `-` is unknown.
func deliveries(
  _ lines: [GPSLine], of numbers: Range<Int>, truth: StraightTruth = StraightTruth(), seed: UInt64 = 1,
  period: Int64 = 1_000_000_000, end: SimInstant = .seconds(60)
) -> [String] {
  var receiver = ReceiverModel(
    plan: GPSPlan(period: period, lines: lines), truth: truth, chance: Chance(seed: seed), end: end)
  var all: [DeliveredFix] = []
  for number in 0..<numbers.upperBound {
    for delivery in receiver.sample(number: number) where numbers.contains(number) { all.append(delivery) }
  }
  return all.map(describe)
}

func describe(_ delivery: DeliveredFix) -> String {
  let fix = delivery.fix
  let origin = StraightTruth.origin
  let north = (fix.coordinate.latitude - origin.latitude) * Geodesy.metersPerDegree
  let east =
    (fix.coordinate.longitude - origin.longitude) * Geodesy.metersPerDegree * cos(origin.latitude * .pi / 180)
  var text = "\(delivery.number): \(short(east)) E \(short(north)) N, \(short(fix.accuracy)) m, "
  text += "\(short(fix.speed)) m/s, \(short(fix.course)) deg, stamp \(short(fix.time))"
  if delivery.deliveredAt != delivery.takenAt { text += " at \(short(delivery.deliveredAt.seconds))" }
  let faults = faultNames.filter { delivery.faults.contains($0.kind) }.map(\.name)
  if !faults.isEmpty { text += " [\(faults.joined(separator: " "))]" }
  return text
}

private func short(_ value: Double?) -> String {
  guard let value else { return "-" }
  guard value.isFinite else { return "nan" }
  let rounded = (value * 10).rounded() / 10
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}

private let faultNames: [(kind: FaultKinds, name: String)] = [
  (.wild, "wild"), (.frozen, "frozen"), (.cached, "cached"), (.field, "field"), (.tunnel, "tunnel"), (.gap, "gap"),
  (.duplicate, "duplicate"), (.repeated, "repeated"), (.late, "late"), (.held, "held"), (.clock, "clock"),
  (.outlier, "outlier"),
]

extension FaultWindow {
  /// A span in seconds.
  static func seconds(_ from: Double, _ to: Double) -> Self { .span(from: .seconds(from), to: .seconds(to)) }
}

/// How far a fix lies from the truth, in the plane tangent there.
func error(of delivery: DeliveredFix) -> GroundError {
  guard let truth = delivery.truth?.coordinate else { return .zero }
  return GroundError(
    east: (delivery.fix.coordinate.longitude - truth.longitude) * Geodesy.metersPerDegree
      * cos(truth.latitude * .pi / 180),
    north: (delivery.fix.coordinate.latitude - truth.latitude) * Geodesy.metersPerDegree)
}

/// Where the places of a map lie on a picture.
struct PictureFrame {
  /// A spot on the picture.
  struct Spot: Hashable {
    var x: Double
    var y: Double

    var text: String { "\(x) \(y)" }

    func moved(_ x: Double, _ y: Double) -> Spot { Spot(x: self.x + x, y: self.y + y) }
  }

  /// No picture shows less than so many decimetres, so that a trip that stands is no huge blot.
  private static let smallest = 1500.0

  private let width: Double
  private let height: Double
  private let scale: Double
  private let east: Double
  private let north: Double

  /// Makes the frame that holds some places.
  init(_ points: [MapPlane.Point], width: Double, height: Double, margin: Double) {
    self.width = width
    self.height = height
    let west = Double(points.map(\.east).min() ?? 0)
    let right = Double(points.map(\.east).max() ?? 0)
    let south = Double(points.map(\.north).min() ?? 0)
    let top = Double(points.map(\.north).max() ?? 0)
    east = (west + right) / 2
    north = (south + top) / 2
    scale = min(
      (width - 2 * margin) / max(Self.smallest, right - west), (height - 2 * margin) / max(Self.smallest, top - south))
  }

  /// The spot of a place, to a tenth of a pixel.
  func spot(_ point: MapPlane.Point) -> Spot {
    Spot(
      x: (((Double(point.east) - east) * scale + width / 2) * 10).rounded() / 10,
      y: ((height / 2 - (Double(point.north) - north) * scale) * 10).rounded() / 10)
  }

  /// The spot of a place that lies on the picture; nil for one outside.
  func inside(_ point: MapPlane.Point) -> Spot? {
    let spot = spot(point)
    return spot.x >= 0 && spot.y >= 0 && spot.x <= width && spot.y <= height ? spot : nil
  }

  /// A line as the data of a path; spots that fall together once.
  func path(_ points: [MapPlane.Point]) -> String {
    var text = ""
    var last: Spot?
    for spot in points.map(spot) where spot != last {
      text += (last == nil ? "M" : "L") + spot.text
      last = spot
    }
    return text
  }
}

import GuidanceCore
import SimWorld

/// A road network at random: crossings in rows and columns, with streets of every kind between neighbours.
///
/// Every crossing is named `ROW.COLUMN`. Streets bend, are left out, bind one way or are for walkers only.
struct TownRoads {
  /// The roads.
  let network: RoadNetwork
  /// The names of its crossings.
  let places: [String]

  /// Draws a town; nil where chance laid a road without length.
  init?(_ luck: inout SeededGenerator) {
    var builder = RoadNetwork.Builder()
    builder.callsEveryBend = luck.below(2) == 0
    let (rows, columns) = (3 + luck.below(4), 3 + luck.below(4))
    let block = luck.uniform(in: 70...220)
    let sphere = SphereGrid(block: block)
    var ids: [[RoadNetwork.Builder.NodeID]] = []
    var names: [String] = []
    do {
      for row in 0..<rows {
        ids.append([])
        for column in 0..<columns {
          let place = sphere.place(
            north: Double(row) + luck.uniform(in: -0.25...0.25), east: Double(column) + luck.uniform(in: -0.25...0.25))
          names.append("\(row).\(column)")
          ids[row].append(try builder.addNode(named: names[names.count - 1], at: place))
        }
      }
      for row in 0..<rows {
        for column in 0..<columns {
          for (down, right) in [(row + 1, column), (row, column + 1)] where down < rows && right < columns {
            // Every sixth street is not there.
            if luck.below(6) == 0 { continue }
            let north = Double(row + down) / 2 + luck.uniform(in: -0.2...0.2)
            let east = Double(column + right) / 2 + luck.uniform(in: -0.2...0.2)
            let bend = luck.below(3) == 0 ? [sphere.place(north: north, east: east)] : []
            try builder.addRoad(
              from: ids[row][column], to: ids[down][right], through: bend, kind: Self.kinds[luck.below(6)],
              direction: Self.directions[luck.below(6)], speed: luck.below(3) == 0 ? luck.uniform(in: 5...25) : nil,
              name: luck.below(2) == 0 ? "Street \(names.count)" : nil)
          }
        }
      }
    } catch {
      return nil
    }
    network = builder.build()
    places = names
  }

  private static let kinds: [RoadKind] = [.town, .town, .town, .town, .highway, .footpath]
  private static let directions: [RoadDirection] = [.both, .both, .both, .both, .forward, .backward]
}

/// Crossings a block apart, north and east of the synthetic origin.
private struct SphereGrid {
  /// Metres between two neighbours.
  let block: Double

  /// The place so many blocks north and east.
  func place(north: Double, east: Double) -> Coordinate {
    let base = Geodesy.destination(
      from: Coordinate(latitude: 0.5, longitude: 0.5), bearing: 0, meters: 1000 + north * block)
    return Geodesy.destination(from: base, bearing: 90, meters: 1000 + east * block)
  }
}

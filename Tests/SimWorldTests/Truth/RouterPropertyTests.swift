import GuidanceCore
import Testing

@testable import SimWorld

@Suite("Any road network")
struct RouterPropertyTests {
  /// A grid with roads left out, one-way streets, footpaths and speeds at random.
  private func grid(_ luck: inout Luck) throws -> RoadNetwork {
    var builder = RoadNetwork.Builder()
    let (rows, columns) = (luck.next(2...6), luck.next(2...6))
    var ids: [[RoadNetwork.Builder.NodeID]] = []
    for row in 0..<rows {
      ids.append([])
      for column in 0..<columns {
        let north = Double(row) * 100 + luck.number(-30, 30)
        let place = origin.moved(north: north, east: Double(column) * 100 + luck.number(-30, 30))
        ids[row].append(try builder.addNode(named: "\(row).\(column)", at: place))
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        for (r, c) in [(row + 1, column), (row, column + 1)] where r < rows && c < columns && luck.next(0...9) > 1 {
          let kinds: [RoadKind] = [.town, .town, .town, .highway, .footpath]
          let directions: [RoadDirection] = [.both, .both, .both, .forward, .backward]
          try builder.addRoad(
            from: ids[row][column], to: ids[r][c], kind: kinds[luck.next(0...4)],
            direction: directions[luck.next(0...4)],
            speed: luck.next(0...2) == 0 ? luck.number(5, 30) : nil)
        }
      }
    }
    return builder.build()
  }

  /// Seconds from one node to all, by relaxing every road again and again.
  private func seconds(_ roads: RoadNetwork, from start: Int, _ mode: TravelMode) -> [Double] {
    var best = [Double](repeating: .infinity, count: roads.nodes.count)
    best[start] = 0
    for _ in roads.nodes {
      for number in 0..<roads.roads.count * 2 where roads.allows(RoadArc(number: number), mode) {
        let arc = RoadArc(number: number)
        let road = roads.roads[arc.road]
        let through = best[roads.begin(of: arc)] + road.line.length / roads.speed(on: road, mode)
        best[roads.end(of: arc)] = min(best[roads.end(of: arc)], through)
      }
    }
    return best
  }

  @Test("the router's way is as quick as any, and no illegal road is on it", arguments: 0..<300)
  func quickest(seed: Int) throws {
    var luck = Luck(state: UInt64(seed) &* 104_729 &+ 17)
    let roads = try grid(&luck)
    let router = Router(roads)
    let mode = TravelMode.allCases[luck.next(0...2)]
    let start = luck.next(0...roads.nodes.count - 1)
    let best = seconds(roads, from: start, mode)
    for end in roads.nodes.indices where end != start {
      var search = RoadSearch(roads, mode: mode, byDistance: false)
      let way = search.way(from: router.gates(leaving: start, mode), to: router.gates(reaching: end, mode))
      guard best[end].isFinite else {
        #expect(way == nil)
        continue
      }
      let passes = try #require(way)
      let took = passes.reduce(0) { $0 + $1.meters / roads.speed(on: roads.roads[$1.arc.road], mode) }
      // Whole milliseconds a road, and one for a bend.
      #expect(abs(took - best[end]) < 0.002 * Double(passes.count) + 0.05)
      #expect(passes.allSatisfy { roads.allows($0.arc, mode) })
      var place = start
      for pass in passes where pass.meters > 0 {
        #expect(roads.begin(of: pass.arc) == place)
        place = roads.end(of: pass.arc)
      }
      #expect(place == end)
    }
  }

  @Test("a route's line, steps and classes fit each other, and driving it never jumps", arguments: 0..<300)
  func routes(seed: Int) throws {
    var luck = Luck(state: UInt64(seed) &* 15_485_863 &+ 5)
    let roads = try grid(&luck)
    let from = origin.moved(north: luck.number(-50, 600), east: luck.number(-50, 600))
    let to = roads.nodes[luck.next(0...roads.nodes.count - 1)].coordinate
    let course = luck.next(0...1) == 0 ? nil : luck.number(0, 360)
    let found = try? Router(roads).route(from: from, course: course, to: to, mode: .driving, provider: "sim")
    guard let route = found else { return }
    let alongs = route.steps.map(\.maneuverAlong)
    #expect(alongs == alongs.sorted() && alongs.first == 0 && alongs.last == route.length)
    #expect(route.steps.last?.kind == .arrive)
    #expect(route.classes.isEmpty || route.classes.first?.from == 0 && route.classes.last?.to == route.length)
    #expect(
      zip(route.classes, route.classes.dropFirst()).allSatisfy { $0.to == $1.from && $0.roadClass != $1.roadClass })
    let gap = zip(route.polyline.cumulative.dropFirst(), route.polyline.cumulative).map { $0 - $1 }.max() ?? 0
    #expect(gap < 1000)
    let drive = try Drive(DrivePlan(path: route.polyline, speed: 20))
    #expect(abs(drive.end.seconds - route.length / 20) < 1e-6)
  }
}

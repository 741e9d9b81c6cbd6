import GuidanceCore
import SimWorld

/// Draws a route of a figure, leg by leg.
struct RouteDraw {
  /// What was drawn so far.
  private(set) var items: [RouteSketchItem] = []
  private var luck: SeededGenerator
  private let mode: TravelMode

  /// Draws a whole route, to its arrival.
  init(_ figure: RouteFigure, mode: TravelMode, luck: SeededGenerator) {
    self.luck = luck
    self.mode = mode
    items.append(.leg(.compass(360 * self.luck.unit()), meters: leg(), roadClass: nil))
    switch figure {
    case .mixed:
      for _ in 0..<2 + self.luck.below(3) {
        draw(RouteFigure.parts[self.luck.below(RouteFigure.parts.count)])
        turn()
      }
    default: draw(figure)
    }
    // A ring ends where it began; the others a leg farther.
    if figure != .ring { turn() }
    items.append(.maneuver(.arrive, words: nil, exit: nil))
  }

  private mutating func draw(_ figure: RouteFigure) {
    switch figure {
    case .turns: for _ in 0..<2 + luck.below(6) { turn() }
    case .hairpins: hairpins()
    case .roundabouts: for _ in 0..<1 + luck.below(3) { roundabout() }
    case .outAndBack: outAndBack()
    case .eight: eight()
    case .ring: ring()
    case .highway: highway()
    case .mixed: break
    }
  }

  // MARK: Figures

  /// A bend of any angle, and the street behind it.
  private mutating func turn() { turn(to: sign() * luck.uniform(in: 30...150), then: leg()) }

  private mutating func hairpins() {
    let length = leg()
    var side = sign()
    for _ in 0..<1 + luck.below(4) {
      say(side < 0 ? .sharpLeft : .sharpRight)
      items.append(.arc(degrees: 180 * side, radius: 7.5))
      straight(length)
      side = -side
    }
  }

  /// To the right onto the circle, round it to the left, to the right off it.
  private mutating func roundabout() {
    let exit = 1 + luck.below(3)
    say(.roundabout, exit: exit)
    items.append(.arc(degrees: 90, radius: 6))
    items.append(.arc(degrees: -(Double(exit) * 90 + luck.uniform(in: -20...20)), radius: luck.uniform(in: 12...25)))
    say(.roundaboutExit)
    items.append(.arc(degrees: 90, radius: 6))
    straight(leg())
  }

  private mutating func outAndBack() {
    let out = leg()
    straight(out)
    say(.uTurn)
    items.append(.leg(.relative(180), meters: out * luck.uniform(in: 0.5...1.2), roadClass: nil))
  }

  private mutating func eight() {
    let radius = luck.uniform(in: mode.drawn(driving: 30...120, cycling: 20...80, walking: 15...40))
    say(.right)
    items.append(.arc(degrees: 270, radius: radius))
    straight(2 * radius)
    say(.left)
    items.append(.arc(degrees: -270, radius: radius))
    straight(radius * luck.uniform(in: 0.3...0.9))
  }

  /// The first leg is there already; the last one ends up to 20 m before the start.
  private mutating func ring() {
    guard case .leg(_, let first, _)? = items.first else { return }
    let side = sign()
    let width = leg()
    for length in [width, first, max(20, width - luck.uniform(in: 0...20))] { turn(to: 90 * side, then: length) }
  }

  private mutating func highway() {
    let side = sign()
    items.append(.leg(.relative(0), meters: luck.uniform(in: 1200...4000), roadClass: .highway))
    say(side < 0 ? .keepLeft : .keepRight)
    items.append(.leg(.relative(side * luck.uniform(in: 5...25)), meters: 250, roadClass: .highway))
    items.append(
      .arc(degrees: luck.uniform(in: 60...270) * (luck.below(2) == 0 ? 1 : -1), radius: luck.uniform(in: 40...80)))
    items.append(.leg(.relative(0), meters: leg(), roadClass: .town))
  }

  // MARK: Parts

  private mutating func turn(to degrees: Double, then meters: Double) {
    let isLeft = degrees < 0
    switch abs(degrees) {
    case ..<45: say(isLeft ? .slightLeft : .slightRight)
    case ..<120: say(isLeft ? .left : .right)
    default: say(isLeft ? .sharpLeft : .sharpRight)
    }
    items.append(.leg(.relative(degrees), meters: meters, roadClass: nil))
  }

  private mutating func straight(_ meters: Double) { items.append(.leg(.relative(0), meters: meters, roadClass: nil)) }

  private mutating func say(_ kind: ManeuverKind, exit: Int? = nil) {
    items.append(.maneuver(kind, words: nil, exit: exit))
  }

  /// The length of a street, in metres.
  private mutating func leg() -> Double {
    luck.uniform(in: mode.drawn(driving: 60...400, cycling: 40...250, walking: 30...120))
  }

  private mutating func sign() -> Double { luck.below(2) == 0 ? -1 : 1 }
}

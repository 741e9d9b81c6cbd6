import GuidanceCore
import SimWorld

/// Which kinds of faults were met in which phases of trips, and in how many runs.
package struct FaultTable: Sendable, Equatable {
  /// The phases of a trip, in order.
  package enum Phase: String, Sendable, CaseIterable {
    case depart, cruise, approach, turn
    case offRoute = "off-route"
    case reroute, arrive
    case afterEnd = "after end"
  }

  /// One cell.
  package struct Cell: Sendable, Hashable {
    package var fault: FaultKind
    package var phase: Phase
  }

  /// All cells, row by row.
  static let cells = FaultKind.allCases.flatMap { fault in Phase.allCases.map { Cell(fault: fault, phase: $0) } }

  private var counts: [Int]

  /// Makes an empty table.
  package init() { counts = Array(repeating: 0, count: FaultKind.allCases.count * Phase.allCases.count) }

  /// How many runs met a fault in a phase.
  package subscript(fault: FaultKind, phase: Phase) -> Int { counts[Self.place(Cell(fault: fault, phase: phase))] }

  /// How many cells no run met.
  package var emptyCount: Int { counts.count { $0 == 0 } }

  /// How many cells there are.
  package var cellCount: Int { counts.count }

  /// How many runs met a fault in each of the phases, in their order.
  package func row(_ fault: FaultKind) -> [Int] { Phase.allCases.map { self[fault, $0] } }

  /// Adds up: so many more runs met a fault in each of the phases.
  package mutating func add(_ row: [Int], of fault: FaultKind) {
    for (phase, count) in zip(Phase.allCases, row) { counts[Self.place(Cell(fault: fault, phase: phase))] += count }
  }

  /// Takes the cells of one run.
  package mutating func take(_ cells: Set<Cell>) {
    for cell in cells { counts[Self.place(cell)] += 1 }
  }

  private static func place(_ cell: Cell) -> Int {
    let fault = FaultKind.allCases.firstIndex(of: cell.fault) ?? 0
    return fault * Phase.allCases.count + (Phase.allCases.firstIndex(of: cell.phase) ?? 0)
  }

  /// The table for a terminal; a dot is a cell that no run met.
  package var lines: [String] {
    let head = "fault".rightPadded(14) + Phase.allCases.map { $0.rawValue.leftPadded(10) }.joined()
    let rows = FaultKind.allCases.map { fault in
      fault.title.rightPadded(14)
        + Phase.allCases.map { phase in
          let count = self[fault, phase]
          return (count == 0 ? "·" : "\(count)").leftPadded(10)
        }.joined()
    }
    return [head] + rows + ["\(emptyCount) of \(cellCount) cells are empty"]
  }
}

/// Finds the cells of one run.
struct FaultCells {
  private let faults: Set<FaultKind>
  private let journal: Journal
  private(set) var cells: Set<FaultTable.Cell> = []
  private var began = SimInstant.zero
  private var rerouted: SimInstant?
  private var route = 0
  private var hasEnded = false
  private var phase = FaultTable.Phase.depart
  /// The seconds of the fixes of each phase.
  private(set) var moments: [FaultTable.Phase: [Double]] = [:]

  /// Goes through a journal.
  ///
  /// - Parameter keepsMoments: whether the moments of the phases are wanted.
  init(_ faults: Set<FaultKind>, _ journal: Journal, keepsMoments: Bool = false) {
    self.faults = faults
    self.journal = journal
    if faults.isEmpty && !keepsMoments { return }
    let always = faults.subtracting(Self.marked.map(\.kind)).subtracting([.failure])
    for entry in journal.entries {
      switch entry.event {
      case .began(let facts):
        began = entry.time
        route = facts.route
        rerouted = nil
        hasEnded = false
      case .rerouted(_, let index):
        rerouted = entry.time
        if let index { route = index }
      case .ended: hasEnded = true
      case .failed: if faults.contains(.failure) { mark(.failure) }
      case .fix(let record):
        let before = phase
        phase = phase(of: record, at: entry.time)
        if keepsMoments { moments[phase, default: []].append(entry.time.seconds) }
        for (bit, kind) in Self.marked where record.delivered.faults.contains(bit) && faults.contains(kind) {
          mark(kind)
        }
        if phase != before || cells.isEmpty { for kind in always { mark(kind) } }
      default: break
      }
    }
  }

  private mutating func mark(_ kind: FaultKind) { cells.insert(FaultTable.Cell(fault: kind, phase: phase)) }

  private func phase(of record: FixRecord, at now: SimInstant) -> FaultTable.Phase {
    if hasEnded { return .afterEnd }
    switch record.phase {
    case .offRoute: return .offRoute
    case .arrived: return .arrive
    case .onRoute: break
    case .waitingForFix, nil: return .depart
    }
    if let rerouted, rerouted.seconds(to: now) < 10 { return .reroute }
    if began.seconds(to: now) < 10 { return .depart }
    guard let progress = record.progress, journal.routes.indices.contains(route) else { return .cruise }
    // A stage now, a prepare: what a driver in town would call at the turn and before it.
    var nearest = Double.infinity
    for step in journal.routes[route].steps where step.isSpoken {
      let ahead = step.maneuverAlong - progress
      if abs(ahead) <= 25 { return .turn }
      if ahead > 0 { nearest = min(nearest, ahead) }
    }
    return nearest <= 300 ? .approach : .cruise
  }

  private static let marked: [(bit: FaultKinds, kind: FaultKind)] = [
    (.wild, .wild), (.frozen, .frozen), (.cached, .cached), (.field, .coarse), (.field, .noSpeed),
    (.field, .noCourse), (.field, .wrongCourse), (.field, .noPlace), (.tunnel, .tunnel), (.gap, .silent),
    (.duplicate, .duplicate), (.repeated, .repeated), (.late, .late), (.held, .held), (.clock, .clock),
  ]
}

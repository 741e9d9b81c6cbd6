import GuidanceCore
import SimWorld

/// The map of a run for a terminal: dots of braille, eight a character, with letters where something happened.
package struct BrailleMap {
  /// How wide the picture is, in characters.
  private static let columns = 76
  /// How high it is at most, in characters.
  private static let rows = 22

  private let result: Journal
  private let run: ScenarioRun
  private let plane: MapPlane

  /// Draws a run that is over.
  package init(_ run: ScenarioRun, _ journal: Journal) {
    self.run = run
    result = journal
    plane = MapPlane(run, journal)
  }

  /// The picture in lines of 80 columns at most, and what its letters mean.
  package var lines: [String] {
    let routes = result.routes.map { $0.polyline.vertices.compactMap(plane.point) }
    let truth = PageTracks(journal: result, plan: run.plan, plane: plane).truthCorners?.map(\.point) ?? []
    let fixes = result.entries.compactMap { $0.event.fixPlace }.compactMap(plane.point)
    let shown = routes.joined() + truth
    let frame = BrailleFrame(shown.isEmpty ? fixes : Array(shown), columns: Self.columns, rows: Self.rows)
    var canvas = BrailleCanvas(columns: Self.columns, rows: frame.rows)
    for route in routes { canvas.draw(route.map(frame.dot), every: 3) }
    canvas.draw(truth.map(frame.dot), every: 1)
    if truth.isEmpty { for fix in fixes { canvas.set(frame.dot(fix)) } }
    let marks = marks(truth: truth.first, frame)
    for mark in marks { canvas.write(mark.letter, at: mark.dot) }
    return canvas.lines + ["\(frame.meters) m wide; line: truth, dots: route; north is up"] + legend(marks)
  }

  private struct Mark {
    var letter: Character
    var dot: BrailleCanvas.Dot
    var words: String
  }

  /// A letter for each event that changes the trip, from `a` on; the place where it begins is `*`.
  private func marks(truth start: MapPlane.Point?, _ frame: BrailleFrame) -> [Mark] {
    var letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")[...]
    var marks = start.map { [Mark(letter: "*", dot: frame.dot($0), words: "0:00 here it begins")] } ?? []
    var place: Coordinate?
    for entry in result.entries {
      if let fix = entry.event.fixPlace { place = fix }
      guard entry.event.isLandmark else { continue }
      if let drive = run.plan.truth.drive { place = drive.state(at: entry.time).coordinate }
      guard let point = place.flatMap(plane.point), let letter = letters.popFirst() else { continue }
      marks.append(
        Mark(letter: letter, dot: frame.dot(point), words: "\(entry.time.written) \(entry.event.shortWords)"))
    }
    return marks
  }

  /// What the letters mean, as many as fit into a line of 80 columns.
  private func legend(_ marks: [Mark]) -> [String] {
    var lines: [String] = []
    for mark in marks {
      let item = "\(mark.letter) \(mark.words)"
      if let last = lines.last, last.count + item.count + 3 <= 80 {
        lines[lines.count - 1] = last + "   " + item
      } else {
        lines.append(item)
      }
    }
    return lines
  }
}

/// Where places lie among the dots of a picture.
struct BrailleFrame {
  /// How many lines the picture takes.
  let rows: Int
  /// How many metres it is wide.
  let meters: Int

  private let west: Double
  private let north: Double
  private let scale: Double

  /// Makes the frame that holds some places, with a margin of one character.
  init(_ points: [MapPlane.Point], columns: Int, rows most: Int) {
    let left = Double(points.map(\.east).min() ?? 0)
    let right = Double(points.map(\.east).max() ?? 0)
    let bottom = Double(points.map(\.north).min() ?? 0)
    let top = Double(points.map(\.north).max() ?? 0)
    let width = Double(columns * 2 - 4)
    let height = Double(most * 4 - 8)
    // Dots stand as far apart across as up, on nearly every terminal.
    let scale = min(width / max(1000, right - left), height / max(1000, top - bottom))
    self.scale = scale
    rows = min(most, max(3, Int(((top - bottom) * scale).rounded(.up)) / 4 + 3))
    west = (left + right) / 2 - Double(columns) / scale
    north = (bottom + top) / 2 + Double(rows * 2) / scale
    meters = Int((Double(columns * 2) / scale / 10).rounded())
  }

  /// The dot of a place.
  func dot(_ point: MapPlane.Point) -> BrailleCanvas.Dot {
    BrailleCanvas.Dot(
      x: Int(((Double(point.east) - west) * scale).rounded()), y: Int(((north - Double(point.north)) * scale).rounded())
    )
  }
}

/// Dots of braille, two across and four down in each character.
struct BrailleCanvas {
  /// A dot, from the upper left.
  struct Dot: Hashable {
    var x: Int
    var y: Int
  }

  /// The bit of each dot of a character, row by row (Unicode, block Braille Patterns).
  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  private let columns: Int
  private let rows: Int
  private var cells: [UInt32]
  private var letters: [Int: Character] = [:]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// Sets a dot; one outside is left out.
  mutating func set(_ dot: Dot) {
    guard dot.x >= 0, dot.y >= 0, dot.x < columns * 2, dot.y < rows * 4 else { return }
    cells[dot.y / 4 * columns + dot.x / 2] |= Self.bits[dot.y % 4][dot.x % 2]
  }

  /// Draws a line through dots, setting one dot in so many.
  mutating func draw(_ dots: [Dot], every stride: Int) {
    guard let first = dots.first else { return }
    set(first)
    var count = 0
    for (from, to) in zip(dots, dots.dropFirst()) {
      let steps = max(abs(to.x - from.x), abs(to.y - from.y))
      guard steps > 0 else { continue }
      for step in 1...steps {
        count += 1
        guard count % stride == 0 else { continue }
        let share = Double(step) / Double(steps)
        set(
          Dot(
            x: from.x + Int((share * Double(to.x - from.x)).rounded()),
            y: from.y + Int((share * Double(to.y - from.y)).rounded())))
      }
    }
  }

  /// Writes a letter beside a dot, on the next free place to the right.
  mutating func write(_ letter: Character, at dot: Dot) {
    let row = dot.y.clamped(to: 0...(rows * 4 - 1)) / 4
    let column = dot.x.clamped(to: 0...(columns * 2 - 1)) / 2
    guard let free = (column..<columns).first(where: { letters[row * columns + $0] == nil }) else { return }
    letters[row * columns + free] = letter
  }

  /// The picture; empty characters at the ends of lines are left out.
  var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        let index = row * columns + column
        let cell = cells[index]
        line.append(letters[index] ?? (cell == 0 ? " " : Unicode.Scalar(0x2800 + cell).map { Character($0) } ?? " "))
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}

extension Int {
  /// The number, or the bound of a range that it lies beyond.
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
  }
}

import Scenarios

/// What reading costs: scenarios of thirty lines with a map, a table and faults, read and resolved.
enum BenchReading {
  /// How many are read in one go.
  static let count = 1000

  /// A scenario whose figures differ from number to number, so that nothing is read twice.
  private static func text(_ number: Int) -> String {
    """
    scenario "a wrong turn, number \(number)"
    tags bench, off-route
    seed \(number + 1)
    param speed = \(40 + number % 30) km/h

    map 100 m
      A-----B-----C
            |     |
            |     |
            D-----E

      A-B 60 km/h "Main Street"
      B-C highway

    route driving A B C E

    drive at $speed A B D E
      wait \(5 + number % 20) s at B

    gps
      noise 3 m
      wild 80 m north at 0:10
      silent from 0:40 to 0:4\(number % 9 + 1)

    provider
      latency 1 s to 4 s
      1st fails unavailable
      then routes

    expect
      off-route once
      asked driving at least 1 times
      always progress rises ± 20 m
      no announce after arrived

    """
  }

  /// All texts.
  static let texts = (0..<count).map(text)

  /// Reads and resolves all texts; returns how many complaints there were.
  static func play() -> Int {
    texts.reduce(0) { sum, text in
      let reader = ScenarioReader(SourceText(path: "bench.scenario", text: text))
      return sum + ScenarioResolver().resolve(reader, path: "bench.scenario").diagnostics.items.count
    }
  }
}

import Scenarios

/// Prints what the workloads of a group take, one by one and two side by side.
struct BenchTable {
  private let group: BenchGroup
  private let rounds: Int

  /// Makes the table of a group, measured so many rounds.
  init(_ group: BenchGroup, rounds: Int) {
    self.group = group
    self.rounds = rounds
  }

  /// Measures and prints: nanoseconds a fix, virtual seconds a second, times the bare engine.
  func printOneByOne() {
    let times = interleaved(rounds: rounds, group.workloads.map { work in { Elapsed(of: many(work)) } })
    print("\(group.title), median of \(rounds) rounds")
    print(Self.row("", ["ns a fix", "sim-s a s", "times bare"]))
    for (work, time) in zip(group.workloads, times) {
      let seconds = time.median() / Double(group.repeats)
      print(
        Self.row(
          work.details,
          [
            "\(Int((seconds * 1e9 / Double(work.fixes)).rounded()))", Self.grouped(work.seconds / seconds),
            time.medianRatio(to: times[0]).twoDecimals,
          ]))
    }
  }

  /// Measures and prints how well two of them run side by side, against two bare engines: what worlds share shows here.
  func printSideBySide() {
    let times = interleaved(
      rounds: rounds,
      group.workloads.flatMap { work in [{ Elapsed(of: many(work)) }, { Elapsed(ofTwo: many(work)) }] })
    print("\(group.title), two side by side on a thread each: sim-seconds a second,")
    print("then what share that is of two bare engines, by the processor and by the clock")
    print(Self.row("", ["one", "two", "of bare", "by clock"]))
    for (place, work) in group.workloads.enumerated() {
      let (one, two) = (times[2 * place], times[2 * place + 1])
      let virtual = work.seconds * Double(group.repeats)
      // 1 = the second one costs the first nothing.
      let scales = one.medianRatio(to: two) / times[0].medianRatio(to: times[1])
      let scalesByClock = one.medianRatio(to: two, \.real) / times[0].medianRatio(to: times[1], \.real)
      print(
        Self.row(
          work.details,
          [
            Self.grouped(virtual / one.median()), Self.grouped(2 * virtual / two.median()), scales.twoDecimals,
            scalesByClock.twoDecimals,
          ]))
    }
  }

  private func many(_ work: BenchWorkload) -> @Sendable () -> Void {
    let repeats = group.repeats
    return { for _ in 0..<repeats { work.play() } }
  }

  /// A row of at most 80 columns.
  private static func row(_ head: String, _ cells: [String]) -> String {
    "  " + head.rightPadded(26) + cells.map { "  " + $0.leftPadded(10) }.joined()
  }

  /// A large number to three digits, in groups: `398 000`.
  private static func grouped(_ value: Double) -> String {
    var step = 1.0
    while value / step >= 1000 { step *= 10 }
    let digits = "\(Int((value / step).rounded() * step))"
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text.append(" ") }
      text.append(digit)
    }
    return text
  }
}

extension Double {
  /// The number to two decimals.
  var twoDecimals: String { "\((self * 100).rounded() / 100)" }
  /// The number to one decimal.
  var oneDecimal: String { "\((self * 10).rounded() / 10)" }
}

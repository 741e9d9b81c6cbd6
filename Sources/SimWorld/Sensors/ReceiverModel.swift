import GuidanceCore

/// The simulated receiver as a value: it takes the fix of each period and says what is delivered of it, and when.
///
/// A fix is made in this order: is anything taken at all (`silent`, `tunnel`, a gap of a preset); the truth; the errors
/// (noise, drift, bias, outliers); then the faults, line by line as they stand in the file. Fixes are numbered from 0
/// and asked for in rising order. All luck is looked up by line and number: a line more, or a silent span, changes
/// nothing about the other lines' luck.
///
/// A line at a moment meets the first fix that is really taken then or later; `silent` itself leaves out the first
/// sampling then or later. What is late or held comes after fixes that were taken later: whoever delivers keeps the
/// deliveries in the order of their moments and, at one moment, in the order in which they were handed out, so that
/// held fixes come before the fix of their span's end.
public struct ReceiverModel<Truth: TruthSource>: Sendable {
  /// Nanoseconds between two fixes.
  public let period: Int64
  private let truth: Truth
  private let isExact: Bool
  private var hasTunnel = false
  private var errors: ReceiverErrors
  private var silences: [ReceiverFault] = []
  private var faults: [ReceiverFault] = []
  private var previous: TakenFix?
  private var isSilent = false

  /// Makes a receiver.
  ///
  /// - Parameters:
  ///   - plan: what the scenario says of the receiver.
  ///   - truth: how the traveller moves.
  ///   - chance: where its luck comes from.
  ///   - end: the end of the run: seeded moments lie before it, and what is held for the whole run comes then.
  public init(plan: GPSPlan, truth: Truth, chance: Chance, end: SimInstant) {
    var plan = plan
    plan.period = max(1, plan.period)
    period = plan.period
    self.truth = truth
    isExact = plan.lines.isEmpty
    errors = ReceiverErrors(plan: plan, chance: chance, end: end)
    var names = StreamNames()
    for line in plan.lines where !line.effect.isQuality {
      let fault = ReceiverFault(line, period: period, end: end, chance: chance, names: &names)
      if fault.isTunnel { hasTunnel = true }
      if fault.isSilence { silences.append(fault) } else { faults.append(fault) }
    }
  }

  /// When the fix of a number is taken.
  public func moment(ofFix number: Int) -> SimInstant { SimInstant(nanoseconds: Int64(number) * period) }

  /// Takes the fix of a number: nothing, one delivery or two, each at its moment or later, in the order of delivery.
  public mutating func sample(number: Int) -> [DeliveredFix] {
    var deliveries: [DeliveredFix] = []
    sample(number: number, into: &deliveries)
    return deliveries
  }

  /// Takes the fix of a number and appends its deliveries.
  public mutating func sample(number: Int, into deliveries: inout [DeliveredFix]) {
    let instant = moment(ofFix: number)
    if isExact {
      let state = truth.state(at: instant)
      deliveries.append(
        DeliveredFix(
          number: number, takenAt: instant, deliveredAt: instant,
          fix: GuidanceFix(
            coordinate: state.coordinate, accuracy: 5, speed: state.speed, course: state.course,
            time: instant.seconds),
          truth: state))
    } else {
      sampleWithLines(number: number, at: instant, into: &deliveries)
    }
  }

  private mutating func sampleWithLines(number: Int, at instant: SimInstant, into deliveries: inout [DeliveredFix]) {
    let time = instant.nanoseconds
    // Every line is asked, so that each keeps count of its own moments.
    var isSilent = false
    for index in silences.indices where silences[index].window.meets(time) { isSilent = true }
    if isSilent {
      self.isSilent = true
      return
    }
    var quality = errors.state(at: time)
    if quality.isGap {
      self.isSilent = true
      return
    }
    for index in faults.indices { faults[index].look(at: time) }
    let growth = exitGrowth(&quality, at: time)
    let state = truth.state(at: instant)
    let error = errors.placeError(quality, number: number, course: state.course, growth: growth ?? 1)
    var taken = TakenFix(
      fix: GuidanceFix(
        coordinate: error.error == .zero ? state.coordinate : state.coordinate.displaced(by: error.error),
        accuracy: quality.accuracy, speed: state.speed,
        course: quality.reported(course: state.course, speed: state.speed, number: number), time: instant.seconds),
      truth: state, time: time)
    if growth != nil { taken.faults.insert(.tunnel) }
    if error.isOutlier { taken.faults.insert(.outlier) }
    if self.isSilent { taken.faults.insert(.gap) }
    self.isSilent = false
    for index in faults.indices where faults[index].isMet { faults[index].apply(to: &taken, previous: previous) }
    if !faults.isEmpty { previous = taken }
    deliver(taken, number: number, at: instant, delay: quality.delay, into: &deliveries)
  }

  /// Makes the accuracy as poor as tunnels leave it; by how much it grew, nil = no tunnel lies just behind.
  private func exitGrowth(_ quality: inout ReceiverState, at time: Int64) -> Double? {
    guard hasTunnel else { return nil }
    var worst: Double?
    for index in silences.indices { worst = worse(worst, silences[index].exitAccuracy(quality.accuracy, at: time)) }
    for index in faults.indices { worst = worse(worst, faults[index].exitAccuracy(quality.accuracy, at: time)) }
    guard let worst, quality.accuracy > 0 else { return nil }
    let growth = worst / quality.accuracy
    quality.accuracy = worst
    return growth
  }

  private func worse(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }

  private func deliver(
    _ taken: TakenFix, number: Int, at instant: SimInstant, delay: Int64, into deliveries: inout [DeliveredFix]
  ) {
    var due = instant.nanoseconds + delay + taken.late
    if let release = taken.release { due = max(due, release) }
    let delivery = DeliveredFix(
      number: number, takenAt: instant, deliveredAt: SimInstant(nanoseconds: due), fix: taken.fix, truth: taken.truth,
      faults: taken.faults)
    deliveries.append(delivery)
    if taken.isDoubled { deliveries.append(delivery) }
  }
}

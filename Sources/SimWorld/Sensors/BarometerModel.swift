/// The simulated barometer as a value: a level each second.
public struct BarometerModel: Sendable, Equatable {
  /// Nanoseconds between two readings.
  public static let period: Int64 = 1_000_000_000

  private let plan: BarometerPlan

  /// Makes a barometer.
  public init(plan: BarometerPlan) { self.plan = plan }

  /// When the reading of a number is taken.
  public func moment(ofReading number: Int) -> SimInstant {
    SimInstant(nanoseconds: Int64(number) * Self.period)
  }

  /// The level of a number's reading.
  public func sample(number: Int) -> Int { level(at: moment(ofReading: number)) }

  /// The level at a moment: that of the last span in the file that holds it, else the door's.
  public func level(at instant: SimInstant) -> Int {
    plan.spans.last { $0.from <= instant && instant < $0.to }?.level ?? plan.doorLevel
  }
}

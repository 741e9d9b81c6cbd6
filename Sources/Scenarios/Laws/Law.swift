/// Something that must hold in every run, whatever the scenario expects.
///
/// A law reads the journal and the configuration and nothing else, so that it judges any engine and any trip.
public struct Law: Sendable {
  /// Its name, as `laws off` takes it.
  public let name: String
  /// The rule that it watches over, by its heading.
  public let rule: String
  /// What must hold, in a sentence without a full stop.
  public let sentence: String
  private let judge: @Sendable (LawInput) throws(LawBreach) -> LawVerdict

  /// Makes a law.
  ///
  /// - Parameters:
  ///   - name: its word in scenarios and reports.
  ///   - rule: judges a run.
  ///   - sentence: what must hold.
  ///   - judge: gives how the law came out, or throws where it is broken.
  public init(
    _ name: String, of rule: String, _ sentence: String,
    judge: @escaping @Sendable (LawInput) throws(LawBreach) -> LawVerdict
  ) {
    self.name = name
    self.rule = rule
    self.sentence = sentence
    self.judge = judge
  }

  /// Holds the law against a run.
  public func check(_ input: LawInput) -> LawVerdict {
    do throws(LawBreach) { return try judge(input) } catch {
      return .broken(at: error.at, entries: error.entries, message: error.message)
    }
  }
}

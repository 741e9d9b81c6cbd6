import SimWorld

/// How a run fails, what and in which way; two runs with the same one show the same fault.
///
/// Something that happened and should not have is the same fault wherever it happens. Something that did not come is
/// missing from an empty drive too; there the trip must go on saying all that it said, or nothing would be left of it.
struct WayOfFailing: Equatable {
  private let failure: FailureID
  private var isVacuous = false
  private var missedBy: String?
  private var outline: [String]?

  /// The way in which something fails in a run; nil where it does not fail.
  ///
  /// - Parameter isCompared: whether a sound world tells what must be there.
  init?(_ failure: FailureID, in result: RunResult, isCompared: Bool) {
    guard result.failureIDs.contains(failure) else { return nil }
    self.failure = failure
    guard case .expectation(let text) = failure,
      let index = result.verdicts.firstIndex(where: { $0.text == text && !$0.passes })
    else { return }
    let verdict = result.verdicts[index]
    if case .vacuous = verdict.outcome { isVacuous = true }
    missedBy = verdict.nearest?.missedBy
    if !isCompared, missedBy == nil, !Self.isBrokenByReading(result.run.expectations, index) {
      outline = Self.outline(of: result.journal)
    }
  }

  /// Whether the expectation fails by a reading that is there.
  private static func isBrokenByReading(_ expectations: [Line<Expectation>], _ index: Int) -> Bool {
    guard expectations.indices.contains(index), case .always = expectations[index].content else { return false }
    return true
  }

  /// What the trip did and said, in order and without moments.
  private static func outline(of journal: Journal) -> [String] {
    journal.entries.compactMap { entry in
      switch entry.event {
      case .announce(let said): "announce \(said.stage.rawValue) step \(said.step)"
      case .started, .offRoute, .backOnRoute, .asked, .failed, .rerouted, .arrived, .ended, .broke:
        entry.event.kind.rawValue
      default: nil
      }
    }
  }
}

extension ScenarioRun {
  /// Whether our own world without a mutant does not fail so; an expectation must hold there beside all others.
  func isSound(but failure: FailureID) -> Bool {
    let sound = execute().failureIDs
    if case .expectation = failure { return sound.isEmpty }
    return !sound.contains(failure)
  }

  /// Whether a mutant or another engine is to be told from our own world, which does not fail so.
  func isCompared(_ failure: FailureID, under mutant: Mutant?, with cast: Cast) -> Bool {
    (mutant != nil || !cast.isOwn) && isSound(but: failure)
  }
}

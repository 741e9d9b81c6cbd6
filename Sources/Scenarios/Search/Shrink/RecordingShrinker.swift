import GuidanceCore
import SimWorld

/// Finds the fewest recorded fixes with which a run still fails in the same way.
///
/// It takes away both ends, as far as the run fails without them, and then ever smaller stretches from between; at the
/// end none of the fixes that are left can be spared alone.
package struct RecordingShrinker {
  /// How far the work has come.
  package struct State: Sendable, Equatable {
    /// How many fixes are left.
    package var fixes: Int
    /// How many candidates were played.
    package var tries: Int
  }

  private let run: ScenarioRun
  private let failure: FailureID
  private let mutant: Mutant?
  /// Whether a candidate must not fail so in our own world.
  private let isCompared: Bool
  private let cast: Cast
  private let way: WayOfFailing
  private var triesLeft: Int
  private var fixes: [DeliveredFix]

  /// How many candidates were played.
  package private(set) var tries = 0

  /// Makes a shrinker; nil for a run that is no recorded drive, or that does not fail so.
  ///
  /// - Parameters:
  ///   - mutant: what is wrong with the world; where the recording does not fail so without it, no candidate may.
  ///   - cast: who plays; of another engine than ours the same holds.
  ///   - limit: how many candidates are played at most.
  package init?(
    _ run: ScenarioRun, _ failure: FailureID, mutant: Mutant? = nil, cast: Cast = .own, limit: Int = 20_000
  ) {
    guard case .recorded(let fixes) = run.plan.truth else { return nil }
    let isCompared = run.isCompared(failure, under: mutant, with: cast)
    let played = run.execute(under: mutant, with: cast)
    guard let way = WayOfFailing(failure, in: played, isCompared: isCompared) else { return nil }
    self.isCompared = isCompared
    self.run = run
    self.failure = failure
    self.mutant = mutant
    self.cast = cast
    self.way = way
    self.fixes = fixes
    triesLeft = limit
  }

  /// The run with the fewest fixes that were found; what was found so far where the work is over before.
  ///
  /// - Parameters:
  ///   - isOver: asked before each candidate.
  ///   - progress: is told after each one.
  package mutating func shrink(
    isOver: () -> Bool = { false }, progress: (State) -> Void = { _ in }
  ) -> ScenarioRun {
    trim(isOver, progress) { fixes, size in Array(fixes.dropLast(size)) }
    trim(isOver, progress) { fixes, size in Array(fixes.dropFirst(size)) }
    var count = fixes.count + 1
    while fixes.count < count, !isOver() {
      count = fixes.count
      var size = max(1, count / 2)
      while size >= 1 {
        dropStretches(of: size, isOver, progress)
        size /= 2
      }
    }
    beginAtZero()
    return playing(fixes)
  }

  /// Takes away an end, ever smaller pieces of it.
  ///
  /// What is left then lies close together, and so does the way that it needs: were stretches taken out at once, one fix
  /// of the beginning might stay for one that is far away.
  private mutating func trim(
    _ isOver: () -> Bool, _ progress: (State) -> Void, _ cut: ([DeliveredFix], Int) -> [DeliveredFix]
  ) {
    var size = fixes.count / 2
    while size >= 1, triesLeft > 0, !isOver() {
      let candidate = cut(fixes, size)
      let isSmaller = !candidate.isEmpty && fails(candidate)
      if isSmaller { fixes = candidate } else { size /= 2 }
      progress(State(fixes: fixes.count, tries: tries))
    }
  }

  /// Takes out stretches of a size, from the end to the beginning.
  private mutating func dropStretches(of size: Int, _ isOver: () -> Bool, _ progress: (State) -> Void) {
    var end = fixes.count
    while end > 0, triesLeft > 0, !isOver() {
      let begin = max(0, end - size)
      // A run without a fix is no drive.
      if end - begin < fixes.count {
        let candidate = Array(fixes[..<begin] + fixes[end...])
        if fails(candidate) { fixes = candidate }
        progress(State(fixes: fixes.count, tries: tries))
      }
      end = begin
    }
  }

  /// Sets the clock to 0 with the first fix that is left, where it fails so too.
  private mutating func beginAtZero() {
    guard let first = fixes.first?.deliveredAt, first > .zero else { return }
    let candidate = fixes.map { item in
      var moved = item
      moved.deliveredAt = SimInstant(nanoseconds: item.deliveredAt.nanoseconds - first.nanoseconds)
      moved.takenAt = SimInstant(nanoseconds: max(0, item.takenAt.nanoseconds - first.nanoseconds))
      moved.fix.time = (item.fix.time - first.seconds).rounded(1e6)
      return moved
    }
    if fails(candidate) { fixes = candidate }
  }

  private mutating func fails(_ candidate: [DeliveredFix]) -> Bool {
    guard triesLeft > 0 else { return false }
    triesLeft -= 1
    tries += 1
    let run = playing(candidate)
    let played = run.execute(under: mutant, with: cast)
    guard WayOfFailing(failure, in: played, isCompared: isCompared) == way else { return false }
    return !isCompared || run.isSound(but: failure)
  }

  /// The run over other fixes; it ends a minute after the last of them, as it would if they stood in a file.
  private func playing(_ fixes: [DeliveredFix]) -> ScenarioRun {
    var run = run
    let numbered = fixes.enumerated().map { index, item in
      var item = item
      item.number = index
      return item
    }
    run.plan.truth = .recorded(numbered)
    if run.scenario.limit == nil, let last = numbered.last {
      run.plan.limit = last.deliveredAt.advanced(by: .seconds(60))
    }
    return run
  }
}

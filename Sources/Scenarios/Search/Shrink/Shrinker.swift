import SimWorld

/// Makes a failing scenario small: drops sections, lines and parts of lines, and makes figures plain, as long as the
/// scenario still fails in the same way.
///
/// It works on the lines of the canonical text, so that one shrinker serves every scenario, whoever wrote it.
package struct Shrinker {
  /// What must fail.
  private let failure: FailureID
  private let mutant: Mutant?
  private let cast: Cast
  private let files: ScenarioFiles
  /// Whether a candidate must not fail so in our own world.
  private var isCompared = false
  /// Whether everything may change; an expectation that fails in a sound world would mean nothing then, for its author
  /// or its drawing expected it of this world: only what is expected beside it and faults of the receiver may go.
  private var isFree: Bool {
    if case .expectation = failure { isCompared } else { true }
  }
  private var triesLeft: Int

  /// How many candidates were played.
  package private(set) var tries = 0

  /// Makes a shrinker.
  ///
  /// - Parameters:
  ///   - failure: what must go on failing.
  ///   - mutant: what is wrong with the world; where the scenario does not fail so without it, no candidate may.
  ///   - cast: who plays; of another engine than ours the same holds.
  ///   - files: where the files lie that the scenario names.
  ///   - limit: how many candidates are played at most.
  package init(
    _ failure: FailureID, mutant: Mutant? = nil, cast: Cast = .own, files: ScenarioFiles = .none, limit: Int = 3000
  ) {
    self.failure = failure
    self.mutant = mutant
    self.cast = cast
    self.files = files
    triesLeft = limit
  }

  /// The smallest scenario found that still fails so; the scenario itself where nothing smaller does.
  package mutating func shrink(_ scenario: Scenario) -> Scenario {
    let runs = ScenarioResolver(files: files).resolve(scenario).runs
    isCompared = runs.first?.isCompared(failure, under: mutant, with: cast) ?? false
    var text = ScenarioText(scenario)
    var size = text.weight + 1
    while text.weight < size, triesLeft > 0 {
      size = text.weight
      dropHeaders(&text)
      dropSections(&text)
      dropLines(&text)
      simplifyLines(&text)
    }
    return (try? Scenario(parsing: text.whole, path: "")) ?? scenario
  }

  // MARK: Passes

  private mutating func dropHeaders(_ text: inout ScenarioText) {
    // A route that is moved away from its recorded fixes is another world.
    let kept = isFree ? [] : ["limit", "origin"]
    for index in text.header.indices.reversed() where index > 0 && !kept.contains(where: text.header[index].hasPrefix) {
      attempt(&text) { $0.header.remove(at: index) }
    }
  }

  private mutating func dropSections(_ text: inout ScenarioText) {
    for index in text.sections.indices.reversed() where mayDrop(text.sections[index]) {
      attempt(&text) { $0.sections.remove(at: index) }
    }
  }

  private mutating func dropLines(_ text: inout ScenarioText) {
    for index in text.sections.indices.reversed() where index < text.sections.count {
      guard mayEdit(text.sections[index]) else { continue }
      var size = max(1, text.sections[index].lines.count / 2)
      while size >= 1 {
        var begin = text.sections[index].lines.count - size
        while begin >= 0 {
          let range = begin..<min(begin + size, text.sections[index].lines.count)
          if !range.contains(where: { isWanted(text.sections[index].lines[$0]) }) {
            attempt(&text) { $0.sections[index].lines.removeSubrange(range) }
          }
          begin -= 1
        }
        size /= 2
      }
      if size == 0, text.sections[index].lines.isEmpty, !text.sections[index].isRoad {
        attempt(&text) { $0.sections.remove(at: index) }
      }
    }
  }

  private mutating func simplifyLines(_ text: inout ScenarioText) {
    guard isFree else { return }
    for section in text.sections.indices where !text.sections[section].isExpect {
      for candidate in PlainerLine.candidates(text.sections[section].head) {
        attempt(&text) { $0.sections[section].head = candidate }
      }
      for line in text.sections[section].lines.indices {
        var isPlainer = true
        while isPlainer && triesLeft > 0 {
          isPlainer = false
          for candidate in PlainerLine.candidates(text.sections[section].lines[line]) where !isPlainer {
            isPlainer = attempt(&text) { $0.sections[section].lines[line] = candidate }
          }
        }
      }
    }
  }

  private func mayEdit(_ section: ScenarioText.Part) -> Bool {
    isFree || section.isExpect || section.head == "gps" || section.head == "compass"
  }

  private func mayDrop(_ section: ScenarioText.Part) -> Bool {
    mayEdit(section) && !section.lines.contains(where: isWanted)
  }

  /// Whether a line is the expectation that must fail.
  private func isWanted(_ line: String) -> Bool {
    if case .expectation(let text) = failure { line == text } else { false }
  }

  // MARK: Trying

  @discardableResult
  private mutating func attempt(_ text: inout ScenarioText, _ change: (inout ScenarioText) -> Void) -> Bool {
    guard triesLeft > 0 else { return false }
    var candidate = text
    change(&candidate)
    if candidate == text { return false }
    triesLeft -= 1
    tries += 1
    guard fails(candidate.whole) else { return false }
    text = candidate
    return true
  }

  private func fails(_ text: String) -> Bool {
    guard let scenario = try? Scenario(parsing: text, path: "") else { return false }
    let runs = ScenarioResolver(files: files).resolve(scenario).runs
    guard runs.count == 1, runs[0].execute(under: mutant, with: cast).failureIDs.contains(failure) else { return false }
    return !isCompared || runs[0].isSound(but: failure)
  }
}

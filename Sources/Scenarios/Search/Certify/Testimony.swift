import Foundation
import GuidanceCore

/// What one witness has told.
package struct Testimony: Sendable, Equatable {
  /// How its process hashes and calculates.
  var habits: Habits
  /// The traces, one a run, in the order of the runs.
  var traces: [[String]]

  /// Reads what a witness printed.
  ///
  /// - Throws: ``InputError`` where it is no witness's word.
  package init(_ text: String) throws(InputError) {
    let lines = text.split(separator: "\n").map(String.init)
    guard let head = lines.first.flatMap(Self.object), let hashing = head["hashing"] as? String,
      let mathematics = head["mathematics"] as? String
    else {
      let found = lines.first.map { "`\($0.prefix(60))`" } ?? "nothing"
      throw InputError(
        "expected the words of a witness, found \(found)", help: "print what `Witness.lines(for:)` gives")
    }
    habits = Habits(hashing: hashing, mathematics: mathematics)
    traces = []
    for line in lines.dropFirst() {
      if line.hasPrefix("{\"pfsim\":") {
        traces.append([line])
      } else if !traces.isEmpty {
        traces[traces.count - 1].append(line)
      }
    }
  }

  /// Where another witness first tells something else of a run.
  struct Difference: Sendable, Equatable {
    /// The run, as its trace names it.
    var name: String
    /// The number of the line in the trace, from 1.
    var line: Int
    /// The line of the first witness; nil where its trace is over.
    var here: String?
    /// The line of the other one.
    var there: String?
  }

  /// The first difference of each run that another witness saw otherwise.
  func differences(from other: Self) -> [Difference] {
    (0..<max(traces.count, other.traces.count)).compactMap { run in
      let here = traces.indices.contains(run) ? traces[run] : []
      let there = other.traces.indices.contains(run) ? other.traces[run] : []
      let common = zip(here, there).prefix { $0 == $1 }.count
      guard common < max(here.count, there.count) else { return nil }
      return Difference(
        name: Self.name(here.first ?? there.first ?? ""), line: common + 1,
        here: here.indices.contains(common) ? here[common] : nil,
        there: there.indices.contains(common) ? there[common] : nil)
    }
  }

  /// Adds what the witness told of further runs.
  mutating func add(_ more: Self) { traces += more.traces }

  private static func object(_ line: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  }

  private static func name(_ head: String) -> String {
    guard let head = object(head) else { return "" }
    let row = (head["case"] as? Int).map { ", case \($0)" } ?? ""
    return "\(head["scenario"] ?? "")\(row): \(head["title"] ?? "")"
  }
}

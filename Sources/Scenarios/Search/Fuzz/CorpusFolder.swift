import Foundation
import SimWorld

/// A folder in which failures are kept, a scenario each.
package struct CorpusFolder: Sendable {
  /// Its path.
  package let path: String

  /// Opens a folder; it is made when the first failure is written.
  package init(_ path: String) { self.path = path }

  /// The scenarios that lie there; none where there is no folder yet.
  package func files() throws(InputError) -> [ScenarioFile] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw InputError("the folder `\(path)` cannot be read")
    }
    var files: [ScenarioFile] = []
    for name in names.sorted() where name.hasSuffix(ScenarioFinder.ending) {
      files.append(try ScenarioFile(path: path + "/" + name))
    }
    return files
  }

  /// Writes a failure, unless a file of its name holds one that is no larger.
  ///
  /// The file is written beside its place, brought to the disk and then renamed: whoever stops the tool finds the old
  /// one or the new one, whole.
  /// - Returns: the file's path; nil where the one that lies there is as small.
  /// - Throws: ``InputError`` where it cannot be written.
  package func save(_ failure: SavedFailure) throws(InputError) -> String? {
    let target = path + "/" + failure.name
    if let known = try? ScenarioFile(path: target), let scenario = known.scenario {
      var plain = scenario
      plain.title.comments = Comments()
      if ScenarioPrinter.text(of: plain).split(separator: "\n").count <= failure.lineCount { return nil }
    }
    let draft = target + ".draft-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      guard FileManager.default.createFile(atPath: draft, contents: nil),
        let handle = FileHandle(forWritingAtPath: draft)
      else { throw InputError("`\(draft)` cannot be written") }
      try handle.write(contentsOf: Data(failure.text.utf8))
      try handle.synchronize()
      try handle.close()
    } catch {
      throw InputError("`\(target)` cannot be written: \(error)")
    }
    guard rename(draft, target) == 0 else { throw InputError("`\(target)` cannot be written") }
    return target
  }
}

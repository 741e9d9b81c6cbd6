import Foundation
import SimWorld

/// A folder in which failures are kept, a scenario each, and records of the searches that found them.
///
/// A file is written beside its place, brought to the disk and then renamed: whoever stops the tool finds the old one or
/// the new one, whole.
package struct CorpusFolder: Sendable {
  /// What the names of files have in them that are being written.
  private static let draftMark = ".draft-"

  /// Its path.
  package let path: String

  /// Opens a folder; it is made when the first file is written.
  package init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// The scenarios that lie there; none where there is no folder yet.
  package func files() throws(InputError) -> [ScenarioFile] {
    var files: [ScenarioFile] = []
    for name in try names(where: { $0.hasSuffix(ScenarioFinder.ending) }) {
      files.append(try ScenarioFile(path: path + "/" + name))
    }
    return files
  }

  /// The records of searches that lie there.
  package func records() throws(InputError) -> [SearchRecord] {
    var records: [SearchRecord] = []
    for name in try names(where: { $0.hasPrefix(SearchRecord.prefix) && $0.hasSuffix(".json") }) {
      records.append(try SearchRecord(path: path + "/" + name))
    }
    return records
  }

  /// Writes a failure, unless a file of its name holds one that is no larger.
  ///
  /// - Returns: the file's path; nil where the one that lies there is as small.
  /// - Throws: ``InputError`` where it cannot be written.
  package func save(_ failure: SavedFailure) throws(InputError) -> String? {
    try save(failure.text, named: failure.name, lines: failure.lineCount)
  }

  /// Writes a scenario of so many lines, unless a file of its name holds one that is no larger.
  package func save(_ text: String, named name: String, lines: Int) throws(InputError) -> String? {
    let target = path + "/" + name
    if let known = try? ScenarioFile(path: target), let scenario = known.scenario {
      if SavedFailure.lineCount(of: scenario) <= lines { return nil }
    }
    try write(text, to: name)
    return target
  }

  /// Writes the record of a search.
  package func save(_ record: SearchRecord) throws(InputError) { try write(record.text, to: record.fileName) }

  /// Makes the folder where it is not there, so that a long search does not learn at its end that nothing can be kept.
  ///
  /// - Throws: ``InputError`` where nothing can be written into it.
  package func prepare() throws(InputError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      throw InputError("`\(path)` is a file, expected a folder")
    }
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard FileManager.default.isWritableFile(atPath: path) else {
      throw InputError("nothing can be kept in `\(path)`", help: "name a folder that you may write into")
    }
  }

  /// Takes away what processes of this machine left behind that were stopped while they wrote.
  package func removeDrafts() throws(InputError) {
    for name in try names(where: { $0.contains(Self.draftMark + Self.host + "-") }) {
      guard let process = name.split(separator: "-").last.flatMap({ Int32($0) }), kill(process, 0) != 0 else {
        continue
      }
      unlink(path + "/" + name)
    }
  }

  private func names(where isWanted: (String) -> Bool) throws(InputError) -> [String] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw InputError("the folder `\(path)` cannot be read")
    }
    return names.filter(isWanted).sorted()
  }

  private func write(_ text: String, to name: String) throws(InputError) {
    let target = path + "/" + name
    let draft = target + Self.draftMark + Self.host + "-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      guard FileManager.default.createFile(atPath: draft, contents: nil),
        let handle = FileHandle(forWritingAtPath: draft)
      else { throw FileBytes.unwritable(target) }
      try handle.write(contentsOf: Data(text.utf8))
      try handle.synchronize()
      try handle.close()
    } catch {
      unlink(draft)
      throw FileBytes.unwritable(target)
    }
    guard rename(draft, target) == 0 else {
      unlink(draft)
      throw FileBytes.unwritable(target)
    }
    // The new name is on the disk when the folder is.
    let folder = open(path, O_RDONLY)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  /// The machine's name: shards on several machines may write into one folder.
  private static let host = ProcessInfo.processInfo.hostName.filter { $0.isLetter || $0.isNumber }
}

import Foundation
import Scenarios

/// Does work again whenever a file changes, until the tool is stopped.
struct Watch {
  /// How often the files are looked at.
  private static let seconds = 0.3

  private let folders: [String]

  /// Watches the folders of paths, with all that lies in them; beside a file what lies in its folder.
  init(_ paths: [String]) {
    folders = (paths.isEmpty ? ["scenarios"] : paths).map { path in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isThere && isFolder.boolValue ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
  }

  /// Works now and after each change; mistakes are shown and watched on.
  func forever(_ work: () throws -> Status) throws -> Status {
    while true {
      let before = marks
      do {
        _ = try work()
      } catch let error as InputError {
        Output.complaint("error: \(error)")
      }
      Output.complaint("watching; Ctrl-C ends")
      while marks == before { Thread.sleep(forTimeInterval: Self.seconds) }
      Output.result("")
    }
  }

  /// What tells a changed file from one that stayed: when it was written, and its size.
  private struct Mark: Hashable {
    var modified: Date?
    var size: Int?
  }

  private var marks: [String: Mark] {
    var marks: [String: Mark] = [:]
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]
    for folder in folders {
      let walker = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
      for case let file as URL in walker ?? FileManager.DirectoryEnumerator() {
        guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
        marks[file.path] = Mark(modified: values.contentModificationDate, size: values.fileSize)
      }
    }
    return marks
  }
}

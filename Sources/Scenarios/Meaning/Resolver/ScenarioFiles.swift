import SimWorld
import Synchronization

/// The files that a scenario names: where it lies, and how to read what lies beside it.
public struct ScenarioFiles: Sendable {
  /// The scenario's folder; empty for the current one.
  public var folder: String
  /// The folder that `use` may not leave; nil = the scenario's own.
  public var root: String?
  /// Reads a file.
  public var read: @Sendable (_ path: String) throws -> [UInt8]
  /// Makes a scenario of a file's text.
  public var parse: @Sendable (_ text: String, _ path: String) throws(Diagnostics) -> Scenario
  /// The maps that were read: each row of a table and each candidate of a search takes them from here.
  let maps = MapShelf()

  /// Makes the surroundings of a scenario.
  public init(
    folder: String, root: String? = nil, read: @escaping @Sendable (_ path: String) throws -> [UInt8],
    parse: @escaping @Sendable (_ text: String, _ path: String) throws(Diagnostics) -> Scenario
  ) {
    self.folder = folder
    self.root = root
    self.read = read
    self.parse = parse
  }

  /// Surroundings without any file, for scenarios built in Swift.
  public static let none = Self(
    folder: "", read: { path in throw FileMissing(path: path) },
    parse: { _, path throws(Diagnostics) in
      throw Diagnostics([Diagnostic(id: .unreadableFile, message: "`\(path)` cannot be read", span: .none)])
    })
}

/// The roads of map files by path.
final class MapShelf: Sendable {
  private let roads = Mutex<[String: RoadNetwork]>([:])

  /// The roads of a file; nil where it was not read yet.
  subscript(path: String) -> RoadNetwork? {
    get { roads.withLock { $0[path] } }
    set { roads.withLock { $0[path] = newValue } }
  }
}

/// A file that is not there.
public struct FileMissing: Error, Sendable, Equatable, CustomStringConvertible {
  /// Its path.
  public var path: String

  /// Makes an error.
  public init(path: String) { self.path = path }

  /// What is wrong in words.
  public var description: String { "no such file" }
}

/// Paths as texts: joined, and freed of `.` and `..`.
package enum FilePath {
  /// The path of a file that another one names; an absolute one stays.
  package static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? normalized(path) : normalized(folder + "/" + path)
  }

  /// The folder of a file; empty for the current one.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a file lies in a folder or below it; both normalised.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    if folder.isEmpty || folder == "." { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    return folder == "/" ? path.hasPrefix("/") : path.hasPrefix(folder + "/")
  }

  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

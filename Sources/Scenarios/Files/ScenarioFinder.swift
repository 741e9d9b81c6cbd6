import Foundation
import GuidanceCore

/// Finds the scenario files that a user means.
public enum ScenarioFinder {
  /// The ending of scenario files.
  public static let ending = ".scenario"

  /// The files of paths, each a file or a folder that is searched with all folders in it.
  ///
  /// - Returns: paths as the user wrote them, joined with what was found; sorted within each folder, none twice.
  /// - Throws: ``InputError`` for a path that does not exist, and for a folder without a scenario.
  public static func files(_ paths: [String]) throws(InputError) -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    for path in paths {
      for file in try files(in: path) where known.insert(file).inserted { found.append(file) }
    }
    return found
  }

  /// The scenario or folder beside a path that was probably meant.
  private static func nearest(to path: String) -> String? {
    if FileManager.default.fileExists(atPath: path + ending) { return path + ending }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.popLast() else { return nil }
    let folder = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return NearestName.of(name, in: names).map { (parts + [$0]).joined(separator: "/") }
  }

  private static func files(in path: String) throws(InputError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw InputError("there is no file or folder `\(path)`", help: nearest(to: path).map { "did you mean `\($0)`?" })
    }
    guard isFolder.boolValue else { return [path] }
    guard let walker = FileManager.default.enumerator(atPath: path) else {
      throw InputError("the folder `\(path)` cannot be read")
    }
    var names: [String] = []
    for case let name as String in walker where name.hasSuffix(ending) { names.append(name) }
    if names.isEmpty {
      throw InputError(
        "the folder `\(path)` holds no file that ends in `\(ending)`",
        help: "name a scenario, or a folder that holds some")
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return names.sorted().map { folder + $0 }
  }
}

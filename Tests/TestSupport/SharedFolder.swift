import Foundation

/// Real data that lies beside the project on some machines; tests that read it skip with a word where it is absent.
public enum SharedFolder {
  /// The folder beside the package's root, or nil where there is none.
  public static let url: URL? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.deletingLastPathComponent().appendingPathComponent("shared")
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? folder : nil
  }()

  /// Whether the folder is there.
  public static var isPresent: Bool { url != nil }

  /// The package's root folder.
  public static let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The files of a sub-folder with one of the endings, sorted by name; empty where the folder is absent.
  public static func files(in subfolder: String, endings: [String]) -> [URL] {
    guard let folder = url?.appendingPathComponent(subfolder) else { return [] }
    let found = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return found.filter { url in endings.contains { url.lastPathComponent.hasSuffix($0) } }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

import Foundation

/// Reads and writes whole files.
package enum FileBytes {
  /// The bytes of a file.
  ///
  /// - Throws: ``InputError`` that says which file and why.
  package static func read(_ path: String, limit: Int = .max) throws(InputError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw InputError("there is no file `\(path)`")
    }
    if isFolder.boolValue { throw InputError("`\(path)` is a folder, expected a file") }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw InputError("`\(path)` cannot be read") }
    defer { try? handle.close() }
    do {
      let data = try handle.read(upToCount: limit == .max ? .max : limit + 1) ?? Data()
      if data.count > limit { throw InputError("`\(path)` is larger than \(limit) bytes") }
      return [UInt8](data)
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError("`\(path)` cannot be read: \(error.localizedDescription)")
    }
  }

  /// Writes a file whole, or leaves what was there.
  ///
  /// - Throws: ``InputError`` that says which file and why.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(InputError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw unwritable(path)
    }
  }

  /// Why a file cannot be written.
  static func unwritable(_ path: String) -> InputError {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return InputError("`\(path)` is a folder, expected a file")
    }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder) else {
      return InputError("`\(path)` cannot be written: there is no folder `\(parent)`")
    }
    if !isFolder.boolValue { return InputError("`\(path)` cannot be written: `\(parent)` is no folder") }
    let isAllowed = FileManager.default.isWritableFile(atPath: parent)
    return InputError("`\(path)` cannot be written: \(isAllowed ? "the disk does not take it" : "no permission")")
  }

  /// Writes a file line by line, whole, or leaves what was there.
  ///
  /// - Parameter lines: hands its lines, without their ends, to what it is given.
  /// - Throws: ``InputError`` that says which file and why.
  package static func writeLines(
    to path: String, _ lines: (_ write: (String) throws -> Void) throws -> Void
  ) throws {
    let unfinished = path + ".draft-\(ProcessInfo.processInfo.processIdentifier)"
    guard FileManager.default.createFile(atPath: unfinished, contents: nil),
      let handle = FileHandle(forWritingAtPath: unfinished)
    else { throw unwritable(path) }
    do {
      var piece: [UInt8] = []
      try lines { line in
        piece += line.utf8
        piece.append(UInt8(ascii: "\n"))
        guard piece.count >= pieceBytes else { return }
        try handle.write(contentsOf: piece)
        piece.removeAll(keepingCapacity: true)
      }
      try handle.write(contentsOf: piece)
      try handle.close()
    } catch {
      try? FileManager.default.removeItem(atPath: unfinished)
      throw unwritable(path)
    }
    guard rename(unfinished, path) == 0 else {
      try? FileManager.default.removeItem(atPath: unfinished)
      throw unwritable(path)
    }
  }

  /// Bytes that are written at once.
  private static let pieceBytes = 1 << 18
}

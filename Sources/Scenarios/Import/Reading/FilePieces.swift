import Foundation

/// Reads a file piece by piece, so that a file of any size needs the memory of one piece.
struct FilePieces {
  /// Bytes of one piece.
  static let pieceBytes = 1 << 18

  private let path: String

  init(path: String) { self.path = path }

  private var realPath: String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// Hands out the pieces in order, none of them empty, until `piece` wants no more.
  ///
  /// - Parameter piece: gives false when it has seen enough.
  /// - Throws: ``InputError`` for a file that is not there, is a folder or cannot be read, and whatever `piece` throws.
  func forEach(_ piece: ([UInt8]) throws -> Bool) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw InputError("there is no file `\(path)`")
    }
    if isFolder.boolValue { throw InputError("`\(path)` is a folder, expected a file") }
    // A recording is read more than once; what comes out of a pipe can be read only once.
    let type = try? FileManager.default.attributesOfItem(atPath: realPath)[.type] as? FileAttributeType
    if let type, type != .typeRegular {
      throw InputError("`\(path)` is no file that can be read twice", help: "write it into a file first")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw InputError("`\(path)` cannot be read") }
    defer { try? handle.close() }
    while true {
      let data: Data?
      do {
        data = try handle.read(upToCount: Self.pieceBytes)
      } catch {
        throw InputError("`\(path)` cannot be read: \(error.localizedDescription)")
      }
      guard let data, !data.isEmpty else { return }
      if try !piece([UInt8](data)) { return }
    }
  }

  /// The first bytes, at most one piece.
  func head() throws -> [UInt8] {
    var head: [UInt8] = []
    try forEach { piece in
      head += piece
      return head.count < Self.pieceBytes
    }
    return head
  }

  /// Hands out the lines in order, each with its number from 1, without its line break.
  ///
  /// - Throws: ``InputError`` for a line longer than ``ByteLines/longestLine``, else as ``forEach(_:)``.
  func forEachLine(_ line: (ArraySlice<UInt8>, Int) throws -> Void) throws {
    var lines = ByteLines()
    try forEach { piece in
      try lines.read(piece, line)
      if lines.isTooLong {
        throw InputError.at(path, line: lines.count + 1, "the line is longer than \(ByteLines.longestLine) bytes")
      }
      return true
    }
    try lines.finish(line)
  }
}

/// Cuts bytes that come in pieces into lines.
struct ByteLines {
  /// The longest line that is taken, in bytes; no line of a receiver's log or of a table is nearly as long.
  static let longestLine = 1 << 20

  /// How many lines ended so far.
  private(set) var count = 0
  private var rest: [UInt8] = []

  /// Whether the line that goes on is longer than any that is taken.
  var isTooLong: Bool { rest.count > Self.longestLine }

  /// Reads all that ends in a piece; a line that goes on is kept for the next one.
  mutating func read(_ piece: [UInt8], _ line: (ArraySlice<UInt8>, Int) throws -> Void) rethrows {
    var start = 0
    while let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) {
      count += 1
      if rest.isEmpty {
        try line(Self.withoutReturn(piece[start..<end]), count)
      } else {
        rest += piece[start..<end]
        try line(Self.withoutReturn(rest[...]), count)
        rest.removeAll(keepingCapacity: true)
      }
      start = end + 1
    }
    rest += piece[start...]
  }

  /// Reads a last line that has no line break.
  mutating func finish(_ line: (ArraySlice<UInt8>, Int) throws -> Void) rethrows {
    if rest.isEmpty { return }
    count += 1
    try line(Self.withoutReturn(rest[...]), count)
    rest = []
  }

  private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}

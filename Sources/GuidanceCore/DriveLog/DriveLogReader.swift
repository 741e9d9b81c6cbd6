/// Reads drive logs line by line, so that a log of any length needs the memory of its longest line.
///
/// Bytes go in as they come, in pieces of any size; entries come out in order. Blank lines are passed over; keys that
/// are not known are, too, so that a newer writer does not shut out an older reader.
public struct DriveLogReader: Sendable {
  /// The longest line that is taken, in bytes; a route of a thousand kilometres has some ten million.
  public static let longestLine = 64 << 20

  /// How many lines were read so far, blank ones included.
  public private(set) var lineCount = 0
  private var rest: [UInt8] = []

  /// Makes a reader at the beginning of a log.
  public init() {}

  /// Reads all that ends in `bytes`; a line that goes on is kept for the next piece.
  ///
  /// - Parameters:
  ///   - bytes: the next piece of the log.
  ///   - entry: is called for each entry in order.
  /// - Throws: ``DriveLogError`` with the number of the line, or whatever `entry` throws.
  public mutating func read(_ bytes: some Sequence<UInt8>, entry: (DriveLogEntry) throws -> Void) throws {
    for byte in bytes {
      if byte != UInt8(ascii: "\n") {
        rest.append(byte)
        if rest.count > Self.longestLine {
          throw DriveLogError(line: lineCount + 1, problem: "the line is longer than \(Self.longestLine) bytes")
        }
        continue
      }
      let line = rest
      rest.removeAll(keepingCapacity: true)
      if let found = try read(line: line) { try entry(found) }
    }
  }

  /// Ends the log: reads a last line that has no line break.
  public mutating func finish(entry: (DriveLogEntry) throws -> Void) throws {
    let line = rest
    rest = []
    if !line.isEmpty, let found = try read(line: line) { try entry(found) }
  }

  /// Reads one line; nil for a blank one.
  public mutating func read(line: [UInt8]) throws(DriveLogError) -> DriveLogEntry? {
    lineCount += 1
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x0d || $0 == 0x09 }) { return nil }
    do throws(DriveLogProblem) {
      return try DriveLogLine.entry(line)
    } catch {
      throw DriveLogError(line: lineCount, problem: error.text)
    }
  }

  /// All entries of a log.
  public static func entries(in text: String) throws -> [DriveLogEntry] {
    var reader = Self()
    var entries: [DriveLogEntry] = []
    try reader.read(text.utf8) { entries.append($0) }
    try reader.finish { entries.append($0) }
    return entries
  }
}

/// What is wrong with a drive log, and where.
public struct DriveLogError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// What was expected and what was found.
  public var problem: String

  /// Makes an error.
  public init(line: Int, problem: String) {
    self.line = line
    self.problem = problem
  }

  /// The line and the problem.
  public var description: String { "line \(line): \(problem)" }
}

import Foundation

/// Lines to and from a child process, with an eye on the clock: no wait is longer than it may be.
struct EngineTalk: Sendable {
  /// No answer is longer; a thousand announcements fit.
  static let longestLine = 1 << 20
  /// How long a process that closed its output may take to end, in seconds.
  static let lastGasp = 1.0
  /// The last line to an engine.
  static let goodbye = #"{"bye":1}"#
  private static let mostWords = 8192

  /// What a process did instead of answering.
  enum Breach: Error, Sendable, Equatable {
    /// It closed its output.
    case gone
    /// It let the time pass.
    case silent
    /// Its line has no end.
    case endless
    /// It wrote what nobody asked; carries the beginning.
    case unasked(String)
  }

  private let process: ChildProcess
  private var answer: [UInt8] = []
  private var words: [UInt8] = []
  private var isOutputOpen = true
  private var isErrorsOpen = true
  /// Whether it had to be ended by force.
  private(set) var wasKilled = false

  init(with process: ChildProcess) { self.process = process }

  /// The last lines that the process wrote to standard error.
  var lastWords: [String] {
    String(decoding: words, as: UTF8.self).split(whereSeparator: \.isNewline).map { String($0) }
  }

  /// Writes a line and waits for the line that answers it.
  mutating func exchange(_ line: String, within seconds: Double) throws(Breach) -> String {
    listen()
    if !answer.isEmpty { throw .unasked(text(answer)) }
    var request = Array(line.utf8)[...]
    request.append(UInt8(ascii: "\n"))
    let deadline = Self.now + seconds
    while true {
      write(&request)
      listen()
      if let end = answer.firstIndex(of: UInt8(ascii: "\n")) {
        let rest = answer[(end + 1)...]
        if !request.isEmpty { throw .unasked(text(answer)) }
        if !rest.isEmpty { throw .unasked(text(Array(rest))) }
        defer { answer = [] }
        return text(Array(answer[..<end]))
      }
      if answer.count > Self.longestLine { throw .endless }
      if !isOutputOpen { throw .gone }
      let left = deadline - Self.now
      if left <= 0 { throw .silent }
      wait(seconds: left, toWrite: !request.isEmpty)
    }
  }

  /// Writes a line as far as it goes without waiting.
  func say(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    write(&bytes)
  }

  /// Closes the process's input, gives it some time to go, ends it by force where it stays; gives how it ended.
  mutating func end(within seconds: Double) -> ChildProcess.End {
    process.closeInput()
    let deadline = Self.now + seconds
    var pause = 0.0005
    while !process.isOver, Self.now < deadline {
      if isOutputOpen || isErrorsOpen {
        wait(seconds: min(0.05, deadline - Self.now), toWrite: false)
        listen()
        // What comes now is for nobody; the last words are kept.
        answer = []
      } else {
        usleep(UInt32(pause * 1e6))
        pause = min(0.02, pause * 2)
      }
    }
    listen()
    wasKilled = !process.isOver
    return process.reap()
  }

  // MARK: Bytes

  /// Seconds on a clock that nobody sets.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Waits until there is something to do, at most so long.
  private func wait(seconds: Double, toWrite: Bool) {
    var ends: [pollfd] = []
    if isOutputOpen { ends.append(pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)) }
    if isErrorsOpen { ends.append(pollfd(fd: process.errors, events: Int16(POLLIN), revents: 0)) }
    if toWrite { ends.append(pollfd(fd: process.input, events: Int16(POLLOUT), revents: 0)) }
    _ = poll(&ends, numericCast(ends.count), Int32(max(1, min(1e6, (seconds * 1000).rounded(.up)))))
  }

  /// Writes as much as the pipe takes; all of it counts as written where nobody reads any more.
  private func write(_ bytes: inout ArraySlice<UInt8>) {
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(process.input, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes.removeFirst(count)
      } else if errno != EINTR {
        if errno != EAGAIN { bytes.removeAll() }
        return
      }
    }
  }

  /// Takes whatever has come, on both ways, up to more than a line may have.
  private mutating func listen() {
    if isOutputOpen { isOutputOpen = read(process.output, into: &answer, atMost: Self.longestLine + 1) }
    if isErrorsOpen {
      // A process that writes without end gets its turn again later.
      isErrorsOpen = read(process.errors, into: &words, atMost: words.count + (1 << 20))
      if words.count > Self.mostWords { words.removeFirst(words.count - Self.mostWords) }
    }
  }

  /// Reads what is there; gives whether more may come.
  private func read(_ end: Int32, into bytes: inout [UInt8], atMost most: Int) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65536)
    while bytes.count < most {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(end, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
      } else if count == 0 {
        return false
      } else if errno != EINTR {
        return errno == EAGAIN
      }
    }
    return true
  }

  private func text(_ bytes: [UInt8]) -> String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}

import Foundation
import Synchronization

/// A process of somebody else's with pipes to its three streams, the leader of a process group of its own.
///
/// The group is what is ended: a shell's own children go with it, and Ctrl-C on the terminal reaches the tool alone.
struct ChildProcess: Sendable {
  /// Its number, and that of its group.
  let id: pid_t
  /// Where its standard input is written; a write never waits.
  let input: Int32
  /// Where its standard output is read; a read never waits.
  let output: Int32
  /// Where its standard error is read; a read never waits.
  let errors: Int32

  /// Why a process cannot be started.
  struct StartError: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a command of the shell.
  init(shell command: String) throws(StartError) {
    let (id, pipes) = try Self.starting.withLock { _ throws(StartError) in try Self.start(command) }
    self.id = id
    for (number, pipe) in pipes.enumerated() { Pipe.close(number == 0 ? pipe.reading : pipe.writing) }
    (input, output, errors) = (pipes[0].writing, pipes[1].reading, pipes[2].reading)
    for end in [input, output, errors] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    LiveChildren.add(id)
  }

  /// How a process ended.
  enum End: Sendable, Equatable {
    case status(Int32)
    case signal(Int32)

    /// In words.
    var words: String {
      switch self {
      case .status(let status): "ended with status \(status)"
      case .signal(let signal): "was ended by signal \(signal)"
      }
    }
  }

  /// Whether the process is over; it stays known to the machine until ``reap()``.
  var isOver: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_signo == SIGCHLD
  }

  /// Closes its standard input.
  func closeInput() { Pipe.close(input) }

  /// Ends the whole group, waits for the process and closes the pipes it wrote to; gives how the process ended.
  func reap() -> End {
    // Before the wait: until then nobody else can have the group's number.
    kill(-id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    LiveChildren.remove(id)
    Pipe.close(output)
    Pipe.close(errors)
    let signal = status & 0x7F
    return signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }

  // MARK: Starting

  /// One at a time: between the making of a pipe and its being kept from children, no other child may be started.
  private static let starting = Mutex(())

  private static func start(_ command: String) throws(StartError) -> (id: pid_t, pipes: [Pipe]) {
    var pipes: [Pipe] = []
    do throws(StartError) {
      for _ in 0..<3 { pipes.append(try Pipe()) }
      return (try spawn(command, pipes), pipes)
    } catch {
      for pipe in pipes { pipe.close() }
      throw error
    }
  }

  private static func spawn(_ command: String, _ pipes: [Pipe]) throws(StartError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, pipe) in pipes.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, number == 0 ? pipe.reading : pipe.writing, Int32(number))
    }
    // The tool ignores SIGPIPE and blocks what ends it; its child shall do neither.
    var (defaults, mask) = (sigset_t(), sigset_t())
    sigemptyset(&mask)
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var id = pid_t()
    let words = ["/bin/sh", "-c", command].map { (word: String) in strdup(word) }
    let variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + variables { free(text) } }
    let status = posix_spawn(&id, "/bin/sh", &actions, &attributes, words + [nil], variables + [nil])
    guard status == 0 else { throw StartError(description: String(cString: strerror(status))) }
    return id
  }
}

/// Two connected ends that no child inherits by accident.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(ChildProcess.StartError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProcess.StartError(description: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  func close() {
    Self.close(reading)
    Self.close(writing)
  }

  static func close(_ end: Int32) {
    #if canImport(Darwin)
      Darwin.close(end)
    #elseif canImport(Musl)
      Musl.close(end)
    #else
      Glibc.close(end)
    #endif
  }
}

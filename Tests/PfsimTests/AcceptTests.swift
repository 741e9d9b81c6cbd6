import Foundation
import TestSupport
import Testing

@Suite("pfsim accept")
struct AcceptTests {
  private static let walk = """
    scenario "a walk"
    route walking
      east 30 m
      arrive   # at the door

    """

  private static let difference = """
    --- walk.scenario
    +++ walk.scenario, accepted
     scenario "a walk"
    +
     route walking
       east 30 m
    -  arrive   # at the door
    +  arrive  # at the door
    +
    +expect
    +  started once at 0:00 ± 500 ms  # margin 0.5 s
    +  announce prepare step 1 "You arrive" 30 m once at 0:00 ± 500 ms  # margin 0.5 s
    +  arrived once at 0:11 ± 500 ms  # margin 0.5 s
    +  said "You have arrived" once at 0:11 ± 500 ms  # margin 0.5 s
    +  ended arrived once at 0:19 ± 500 ms  # margin 0.5 s
    +  no off-route  # margin 1 event

    """

  private static func text(_ scratch: ScratchFolder) throws -> String {
    try String(contentsOf: scratch.url.appendingPathComponent("walk.scenario"), encoding: .utf8)
  }

  @Test("with --yes the change is shown, and the file holds what happened")
  func yes() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.walk, to: "walk.scenario")
    let tool = try BuiltTool(["accept", "--yes", "walk.scenario"], in: scratch.url)
    #expect(tool.output == Self.difference + "wrote walk.scenario\n")
    #expect(tool.complaints == "")
    #expect(tool.status == 0)
    let text = try Self.text(scratch)
    #expect(try BuiltTool(["run", "walk.scenario"], in: scratch.url).status == 0)
    let again = try BuiltTool(["accept", "walk.scenario"], in: scratch.url)
    #expect(again.output == "walk.scenario says all that happened already\n")
    #expect(again.status == 0)
    #expect(try Self.text(scratch) == text)
  }

  @Test("where nobody can say yes nothing is written")
  func nobody() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.walk, to: "walk.scenario")
    let tool = try BuiltTool(["accept", "walk.scenario"], in: scratch.url)
    #expect(tool.output == Self.difference)
    #expect(
      tool.complaints == """
        error: nobody is there to say yes, so nothing was written
        help: look at the lines above, then add `--yes`

        """)
    #expect(tool.status == 2)
    #expect(try Self.text(scratch) == Self.walk)
  }

  @Test(
    "on a terminal a yes writes, and any other word does not",
    arguments: [("y", true), ("yes", true), ("", false), ("no", false)])
  func asked(answer: String, writes: Bool) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.walk, to: "walk.scenario")
    let terminal = try TypedTerminal(answer + "\n")
    let tool = try BuiltTool(["accept", "walk.scenario"], in: scratch.url, input: terminal.handle)
    #expect(tool.output == Self.difference + (writes ? "wrote walk.scenario\n" : ""))
    #expect(tool.complaints == "write walk.scenario? [y/N] " + (writes ? "" : "nothing was written\n"))
    #expect(tool.status == (writes ? 0 : 1))
    #expect(try (Self.text(scratch) == Self.walk) == !writes)
  }

  @Test("a file with mistakes is left alone")
  func mistakes() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.walk.replacingOccurrences(of: "east", with: "esat"), to: "walk.scenario")
    let tool = try BuiltTool(["accept", "--yes", "walk.scenario"], in: scratch.url)
    #expect(tool.complaints.hasPrefix("walk.scenario:3:3: error[unknown-word]: unknown word `esat` in `route`\n"))
    #expect(tool.output == "")
    #expect(tool.status == 2)
  }
}

/// A terminal at which somebody has typed already.
private final class TypedTerminal {
  /// The tool's standard input.
  let handle: FileHandle
  private let keyboard: FileHandle

  init(_ text: String) throws {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard master >= 0, let name = Self.unlocked(master) else { throw POSIXError(.ENXIO) }
    let screen = open(name, O_RDWR | O_NOCTTY)
    guard screen >= 0 else { throw POSIXError(.ENXIO) }
    keyboard = FileHandle(fileDescriptor: master, closeOnDealloc: true)
    handle = FileHandle(fileDescriptor: screen, closeOnDealloc: true)
    try keyboard.write(contentsOf: Data(text.utf8))
  }

  /// The path of the other end, once it may be opened.
  private static func unlocked(_ master: Int32) -> String? {
    #if canImport(Glibc)
      // The C library hides its calls from Swift; these are what they ask of the kernel: TIOCSPTLCK and TIOCGPTN.
      var lock: CInt = 0
      var number: CUnsignedInt = 0
      guard ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return nil }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(master) == 0, unlockpt(master) == 0 else { return nil }
      return ptsname(master).map { String(cString: $0) }
    #endif
  }
}

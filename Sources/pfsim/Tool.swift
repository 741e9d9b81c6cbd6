import GuidanceCore
import Scenarios

/// The door: chooses the command and says what is wrong with a call.
enum Tool {
  static func run(_ arguments: [String]) -> Status {
    guard let name = arguments.first else {
      Output.complaint(HelpText.tool)
      return .wrongInput
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--help", "-h", "help":
      Output.result(rest.first.flatMap(CommandTable.command).map(HelpText.command) ?? HelpText.tool)
      return .held
    case "--version":
      Output.result("pfsim \(ToolVersion.current)")
      return .held
    default: return run(command: name, rest)
    }
  }

  private static func run(command name: String, _ arguments: [String]) -> Status {
    guard let command = CommandTable.command(named: name) else {
      if name.hasSuffix(ScenarioFinder.ending) {
        return complain(UsageError("there is no command `\(name)`", help: "did you mean `pfsim run \(name)`?"))
      }
      return complain(
        UsageError(
          "there is no command `\(name)`", nearest: name, among: CommandTable.commands.map(\.name)))
    }
    if arguments.contains("--help") || arguments.contains("-h") {
      Output.result(HelpText.command(command))
      return .held
    }
    do {
      return try carryOut(command, ParsedArguments(command, arguments))
    } catch let error as UsageError {
      return complain(error)
    } catch let error as InputError {
      Output.complaint("error: \(error)")
      return .wrongInput
    } catch {
      Output.complaint("error: \(error)")
      return .undecided
    }
  }

  private static func carryOut(_ command: Command, _ arguments: ParsedArguments) throws -> Status {
    switch command.name {
    case "run": try RunCommand.run(arguments)
    case "trace": try TraceCommand.run(arguments)
    case "view": try ViewCommand.run(arguments)
    case "diff": try DiffCommand.run(arguments)
    case "completions": try CompletionsCommand.run(arguments)
    case "man": CompletionsCommand.manual()
    case "check": try CheckCommand.run(arguments)
    case "fmt": try FormatCommand.run(arguments)
    case "import": try ImportCommand.run(arguments)
    case "new": try NewCommand.run(arguments)
    case "accept": try AcceptCommand.run(arguments)
    case "explain": try ExplainCommand.run(arguments)
    case "fuzz": try FuzzCommand.run(arguments)
    case "merge": try MergeCommand.run(arguments)
    case "shrink": try ShrinkCommand.run(arguments)
    case "stress": try StressCommand.run(arguments)
    case "mutants": try MutantsCommand.run(arguments)
    case "certify": try CertifyCommand.run(arguments)
    case "words": try WordsCommand.run(arguments)
    case "audit": try AuditCommand.run(arguments)
    case "engine": try EngineCommand.run(arguments)
    case "laws": LawsCommand.run()
    case "bench": try BenchCommand.run(arguments)
    default: throw UsageError("`\(command.name)` is not there yet")
    }
  }

  private static func complain(_ error: UsageError) -> Status {
    Output.complaint("error: \(error.message)" + (error.help.map { "\nhelp: \($0)" } ?? ""))
    return .wrongInput
  }
}

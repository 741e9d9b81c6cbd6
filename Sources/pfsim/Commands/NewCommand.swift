import Foundation
import Scenarios

/// `pfsim new`: a scenario to start from, which passes.
enum NewCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard let title = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(
        "`new` takes one title, found \(arguments.operands.count)", help: "pfsim new \"what must hold\"")
    }
    let path = arguments.value("--output") ?? NewScenario.fileName(title)
    if FileManager.default.fileExists(atPath: path) {
      throw InputError("`\(path)` is there already", help: "choose another name with `-o FILE`")
    }
    try FileBytes.write(NewScenario.text(title: title).utf8, to: path)
    Output.result("wrote \(path); run it with `pfsim run \(path)`")
    return .held
  }
}

import Scenarios

/// `pfsim laws`: what must hold in every run.
enum LawsCommand {
  static func run() -> Status {
    Output.result(LawTable.text)
    return .held
  }
}

import Scenarios

/// `pfsim words`: the vocabulary, each word with its sentence.
enum WordsCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard arguments.operands.count <= 1 else {
      throw UsageError("`words` takes one list at most, found \(arguments.operands.count)")
    }
    Output.result(try WordList.text(of: arguments.operands.first))
    return .held
  }
}

import SimWorld

extension Law {
  /// Nothing happens before its cause.
  static let timeMovesForward = Law(
    "time-moves-forward", of: "virtual time", "nothing is stamped earlier than what caused it or was written before it"
  ) { input throws(LawBreach) in
    for index in input.journal.entries.indices {
      let time = input.journal.entries[index].time
      if let cause = input.journal.entries[index].cause {
        guard cause >= 0, cause < index else {
          throw input.breach(index, message: "the cause is entry \(cause), which comes after its effect")
        }
        if input.time(cause) > time {
          throw input.breach(
            cause, index, message: "stamped \(exact(time)), its cause \(exact(input.time(cause)))")
        }
      }
      if index > 0, input.time(index - 1) > time {
        throw input.breach(
          index - 1, index, message: "stamped \(exact(time)), the entry before \(exact(input.time(index - 1)))")
      }
    }
    return .held()
  }

  /// To the nanosecond: rounded, two moments out of order may read alike.
  private static func exact(_ time: SimInstant) -> String { TimeText.text(time) }
}

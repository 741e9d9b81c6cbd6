/// A plan that loses the lines that cannot be driven, and knows which of the whole plan's lines are left.
struct NumberedDrivePlan {
  private var plan: DrivePlan
  private var waits: [Int]
  private var speedChanges: [Int]
  private var leaves: [Int]

  init(_ plan: DrivePlan) {
    self.plan = plan
    waits = Array(plan.waits.indices)
    speedChanges = Array(plan.speedChanges.indices)
    leaves = Array(plan.leaves.indices)
  }

  /// Drives what is left, takes out the first line that stops it and gives the mistake with the line's number in the
  /// whole plan; nil where nothing stops it, or no line is to blame.
  mutating func removeMistake() -> DriveError? {
    do throws(DriveError) {
      _ = try Drive(plan)
      return nil
    } catch {
      return removed(error)
    }
  }

  private mutating func removed(_ error: DriveError) -> DriveError? {
    switch error.line {
    case .wait(let index):
      plan.waits.remove(at: index)
      return DriveError(.wait(waits.remove(at: index)), error.problem)
    case .speedChange(let index):
      plan.speedChanges.remove(at: index)
      return DriveError(.speedChange(speedChanges.remove(at: index)), error.problem)
    case .leave(let index):
      return DriveError(.leave(removeLeave(index)), error.problem)
    case .leaveItem(let index, let item):
      return DriveError(.leaveItem(removeLeave(index), item: item), error.problem)
    case .leaveReturn(let index):
      return DriveError(.leaveReturn(removeLeave(index)), error.problem)
    case .drive, .start, .offset, .keepGoing: return nil
    }
  }

  private mutating func removeLeave(_ index: Int) -> Int {
    plan.leaves.remove(at: index)
    return leaves.remove(at: index)
  }
}

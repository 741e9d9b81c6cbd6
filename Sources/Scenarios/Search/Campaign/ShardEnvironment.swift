extension Fuzz.Shard {
  /// Says how many shards there are where the system that numbers them does not.
  package static let countVariable = "PFSIM_SHARDS"

  /// A system that starts many processes and numbers them by variables of the environment.
  private struct ArraySystem {
    /// As complaints name it.
    let name: String
    /// The variable of the number.
    let index: String
    /// The variable of the count; nil = the system does not tell, and ``countVariable`` does.
    let count: String?
    /// The variable of the first number, and that number where there is no such variable.
    let first: (variable: String?, number: Int)
    /// The variable of the step from a number to the next; nil = 1.
    let step: String?
  }

  /// The variables are those of the systems' manuals: Slurm's sbatch, Kubernetes' indexed jobs, the array jobs of AWS
  /// Batch, GNU parallel.
  private static let systems = [
    ArraySystem(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      first: ("SLURM_ARRAY_TASK_MIN", 0), step: "SLURM_ARRAY_TASK_STEP"),
    ArraySystem(
      name: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE", first: (nil, 0),
      step: nil),
    ArraySystem(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil, first: (nil, 0), step: nil),
    ArraySystem(name: "GNU parallel", index: "PARALLEL_SEQ", count: nil, first: (nil, 1), step: nil),
  ]

  /// The share of this process, as the system says that started it.
  ///
  /// - Throws: ``InputError`` where no system does, where two do, and where the numbers have gaps.
  package static func auto(_ environment: [String: String]) throws(InputError) -> Self {
    let found = systems.filter { environment[$0.index] != nil }
    guard let system = found.first else {
      throw InputError(
        "`--shard auto` finds no array of jobs in the environment",
        help: "Slurm, Kubernetes, AWS Batch and GNU parallel make one; elsewhere say `--shard 1/4`")
    }
    guard found.count == 1 else {
      throw InputError(
        "`--shard auto` finds arrays of \(found.map(\.name).joined(separator: " and ")) in the environment",
        help: "say which one counts: `--shard I/N`")
    }
    let countName = system.count ?? countVariable
    guard let count = try number(environment, countName) else {
      throw InputError(
        "\(system.name) numbers the shards, but does not say how many there are", help: "set `\(countName)`")
    }
    let index = try number(environment, system.index) ?? 0
    let first = try system.first.variable.flatMap { name throws(InputError) in try number(environment, name) }
    let step = try system.step.flatMap { name throws(InputError) in try number(environment, name) } ?? 1
    let place = index - (first ?? system.first.number)
    guard step > 0, place % step == 0, let shard = Self(place / step + 1, of: count) else {
      throw InputError(
        "`\(system.index)` is \(index), which is none of \(count) shards without a gap",
        help: "number the jobs one after another, or say `--shard I/N`")
    }
    return shard
  }

  private static func number(_ environment: [String: String], _ name: String) throws(InputError) -> Int? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    guard let number = Int(text), (0...1_000_000).contains(number) else {
      throw InputError("`\(name)` is `\(text)`, expected a number of jobs or of one of them")
    }
    return number
  }
}

import SimWorld
if CommandLine.arguments.count > 1 {
  let plan = try BenchRoutes.plan(try BenchRoutes.town())
  for _ in 0..<20 { _ = World(plan).run() }
} else {
  try BenchCommand.run(rounds: 5)
}

import Foundation
import GuidanceCore
import Scenarios
import SimWorld

// A witness whose engine is not deterministic, in the way that its first argument names: what a certificate must find.
let arguments = Array(CommandLine.arguments.dropFirst())
guard let unsteadiness = arguments.first.flatMap(Unsteadiness.init) else {
  FileHandle.standardError.write(Data("expected hashing, thread, clock or mathematics\n".utf8))
  exit(2)
}
var parts = WorldParts()
parts.makeEngine = { route, config in
  UnsteadyEngine(engine: GuidanceEngine(route: route, config: config), unsteadiness: unsteadiness)
}
do {
  print(try Witness(parts: parts).lines(for: Array(arguments.dropFirst())).joined(separator: "\n"))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}

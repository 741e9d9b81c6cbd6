/// Takes map, roads and routes from the files that a scenario uses.
struct UsedFiles {
  private let files: ScenarioFiles
  private let root: String
  private(set) var problems: [Diagnostic] = []

  init(_ files: ScenarioFiles) {
    self.files = files
    self.root = FilePath.normalized(files.root ?? files.folder)
  }

  /// The scenario with what its used files add: own routes come first, own parameters win.
  ///
  /// - Parameter path: the scenario's own path, for the chain of a cycle.
  mutating func joined(_ scenario: Scenario, path: String) -> Scenario {
    joined(scenario, folder: files.folder, chain: [FilePath.normalized(path)])
  }

  private mutating func joined(_ scenario: Scenario, folder: String, chain: [String]) -> Scenario {
    var result = scenario
    result.uses = []
    for line in scenario.uses {
      guard let used = load(line, folder: folder, chain: chain) else { continue }
      add(used, to: &result, at: line)
    }
    return result
  }

  private mutating func load(_ line: Line<Argument<String>>, folder: String, chain: [String]) -> Scenario? {
    guard let name = line.content.literal else { return nil }
    let span = line.content.span
    let path = FilePath.joined(folder, name)
    guard !name.hasPrefix("/"), FilePath.isInside(path, root) else {
      complain(
        .outsideFolder, "`\(name)` lies outside the folder of the scenario", span,
        "put it beside the scenario or below, and name it from there")
      return nil
    }
    if let first = chain.firstIndex(of: path) {
      let names = (chain[first...] + [path]).map { "`\($0)`" }.joined(separator: " uses ")
      complain(.useCycle, "a file uses itself: \(names)", span, "take one of these `use` lines out")
      return nil
    }
    do {
      let bytes = try files.read(path)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        complain(.notUTF8, "`\(path)` is not UTF-8", span, "save it as UTF-8")
        return nil
      }
      var used = try files.parse(text, path)
      let usedFolder = FilePath.folder(of: path)
      for index in used.routes.indices { used.routes[index].move(from: usedFolder, to: files.folder) }
      used.map?.move(from: usedFolder, to: files.folder)
      return joined(used, folder: usedFolder, chain: chain + [path])
    } catch let found as Diagnostics {
      problems += found.items
    } catch {
      complain(.unreadableFile, "cannot read `\(path)`: \(error)", span, "check the path; it counts from this file")
    }
    return nil
  }

  private mutating func add(_ used: Scenario, to scenario: inout Scenario, at line: Line<Argument<String>>) {
    if let map = used.map {
      if scenario.map == nil {
        scenario.map = map
      } else {
        complain(
          .twoMaps, "there is a map already, and `\(line.content.literal ?? "")` brings another", line.span,
          "keep one of both")
      }
    }
    scenario.routes += used.routes
    let known = Set(scenario.parameters.map(\.content.name))
    scenario.parameters += used.parameters.filter { !known.contains($0.content.name) }
  }

  private mutating func complain(_ id: DiagnosticID, _ message: String, _ span: SourceSpan, _ help: String) {
    problems.append(Diagnostic(id: id, message: message, span: span, help: help))
  }
}

extension RouteSection {
  /// Names the route's file from another folder.
  fileprivate mutating func move(from folder: String, to other: String) {
    file?.path.move(from: folder, to: other)
  }
}

extension MapSection {
  /// Names the map's file from another folder.
  fileprivate mutating func move(from folder: String, to other: String) { file?.move(from: folder, to: other) }
}

extension Argument<String> {
  /// Names a file from another folder.
  fileprivate mutating func move(from folder: String, to other: String) {
    guard let path = literal, folder != other, !path.hasPrefix("/") else { return }
    let joined = FilePath.joined(folder, path)
    let prefix = other.isEmpty ? "" : other + "/"
    self = Argument(joined.hasPrefix(prefix) ? String(joined.dropFirst(prefix.count)) : joined, span: span)
  }
}

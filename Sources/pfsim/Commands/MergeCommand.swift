import Foundation
import GuidanceCore
import Scenarios

/// `pfsim merge`: joins what the shards of a search found.
enum MergeCommand {
  static func run(_ arguments: ParsedArguments) throws -> Status {
    guard !arguments.operands.isEmpty else {
      throw UsageError("`merge` takes the folders of shards, found none", help: "pfsim merge DIR...")
    }
    let folders = try arguments.operands.flatMap(folders)
    guard var joined = folders.first?.record else {
      throw InputError(
        "there is no record of a search in \(arguments.operands.map { "`\($0)`" }.joined(separator: ", "))",
        help: "`pfsim fuzz --corpus DIR` writes one into DIR")
    }
    for folder in folders.dropFirst() { joined = try joined.joined(with: folder.record) }
    let output = try arguments.value("--output").map { try self.output($0, besides: arguments.operands) }
    try output?.prepare()
    let kept = try output.map { try keep(joined, from: folders.map(\.corpus), in: $0) } ?? [:]
    let isJSON = arguments.value("--format") == "json"
    Output.result((isJSON ? jsonLines(joined, kept) : lines(joined, kept)).joined(separator: "\n"))
    if !joined.findings.isEmpty { return .failed }
    // Half a campaign without a failure has shown nothing of the other half.
    return joined.missingShards.isEmpty ? .held : .undecided
  }

  /// Where the failures go: nowhere inside what is read, or the next merge would find them twice.
  private static func output(_ path: String, besides inputs: [String]) throws -> CorpusFolder {
    func parts(_ path: String) -> [String] {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.pathComponents
    }
    if let input = inputs.first(where: { parts(path).starts(with: parts($0)) }) {
      throw UsageError(
        "`--output \(path)` lies in `\(input)`, which is read", help: "name a folder beside those of the shards")
    }
    return CorpusFolder(path)
  }

  /// The records that lie in a folder and in the folders in it.
  private static func folders(_ path: String) throws -> [(corpus: CorpusFolder, record: SearchRecord)] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw InputError(
        FileManager.default.fileExists(atPath: path)
          ? "`\(path)` is a file, expected a folder" : "there is no folder `\(path)`")
    }
    let inside = try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { path + "/" + $0 }
    let corpora = ([path] + inside.filter { isDirectory($0) }).map { CorpusFolder($0) }
    return try corpora.flatMap { corpus in try corpus.records().map { (corpus, $0) } }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Writes the smallest scenario of each failure into one corpus; gives its path by the failure's file.
  private static func keep(
    _ joined: SearchRecord, from corpora: [CorpusFolder], in output: CorpusFolder
  ) throws -> [String: String] {
    var kept: [String: String] = [:]
    for finding in joined.findings {
      guard let name = finding.file else { continue }
      let found = corpora.compactMap { corpus -> (corpus: CorpusFolder, file: ScenarioFile)? in
        guard let file = try? ScenarioFile(path: corpus.path + "/" + name), file.scenario != nil else { return nil }
        return (corpus, file)
      }
      guard let (corpus, file) = found.min(by: { $0.file.source.text.count < $1.file.source.text.count }) else {
        throw InputError("`\(name)` lies in none of the folders", help: "the record of its search names it")
      }
      let text = file.source.text.replacing("pfsim run \(corpus.path)/", with: "pfsim run \(output.path)/")
      _ = try output.save(text, named: name, lines: finding.lines)
      kept[name] = output.path + "/" + name
    }
    try output.save(joined)
    return kept
  }

  private static func lines(_ joined: SearchRecord, _ kept: [String: String]) -> [String] {
    var lines: [String] = []
    for finding in joined.findings {
      lines += SearchRecord.lines(finding, path: finding.file.flatMap { kept[$0] }, scenario: nil).dropLast()
    }
    if !lines.isEmpty { lines.append("") }
    lines += joined.summaryLines
    let missing = joined.missingShards
    let shards = joined.shards.map { "\($0)" }.joined(separator: ", ")
    lines.append("shards \(shards) of \(joined.shardCount), seed \(joined.seed)")
    if !missing.isEmpty {
      lines.append("missing: " + missing.map { "\($0)/\(joined.shardCount)" }.joined(separator: ", "))
    }
    if joined.findings.isEmpty, !missing.isEmpty { return lines + ["no failure in what is there"] }
    lines.append(joined.findings.isEmpty ? "no failure" : "\(joined.findings.count) kinds of failures")
    return lines
  }

  private static func jsonLines(_ joined: SearchRecord, _ kept: [String: String]) -> [String] {
    joined.findings.map { finding in
      SearchRecord.json(finding, path: finding.file.flatMap { kept[$0] }, scenario: nil)
    } + [joined.summaryJSON()]
  }
}

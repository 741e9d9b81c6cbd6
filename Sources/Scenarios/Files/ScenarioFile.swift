import Foundation
import SimWorld

/// A scenario's file: its text, what it says, and what is wrong with it.
public struct ScenarioFile: Sendable {
  /// The path as it was given.
  public let path: String
  /// The text.
  public let source: SourceText
  private let reader: ScenarioReader?

  /// What it says; nil where it could not be read as a text.
  public var scenario: Scenario? { reader?.scenario }

  /// What is wrong with the text.
  public let diagnostics: Diagnostics

  /// Reads a file.
  ///
  /// A text with mistakes is no error here: ``diagnostics`` holds them.
  /// - Throws: ``InputError`` for a file that is not there or cannot be read.
  public init(path: String) throws(InputError) {
    self.path = path
    let bytes = try FileBytes.read(path, limit: SourceLimits.bytes)
    do {
      source = try SourceText(path: path, bytes: bytes)
    } catch {
      source = SourceText(path: path, text: "")
      reader = nil
      diagnostics = error
      return
    }
    let reader = ScenarioReader(source)
    self.reader = reader
    diagnostics = reader.diagnostics
  }

  /// Resolves the scenario into its runs; everything that is wrong, reading and resolving, is in the diagnostics.
  public func resolve(_ options: RunOptions = RunOptions()) -> Resolution {
    guard let reader else { return Resolution(runs: [], diagnostics: diagnostics) }
    return ScenarioResolver(files: surroundings).resolve(reader, path: path, options: options)
  }

  /// Where the files lie that the scenario names.
  package var surroundings: ScenarioFiles {
    ScenarioFiles(
      folder: FilePath.folder(of: path),
      read: { path in try FileBytes.read(path) },
      parse: { text, path throws(Diagnostics) in try Scenario(parsing: text, path: path) })
  }
}

extension Scenario {
  /// The scenarios of a folder and of all folders in it, sorted by path.
  ///
  /// - Throws: ``InputError`` for a folder that is not there or holds none.
  public static func files(in folder: String) throws(InputError) -> [ScenarioFile] {
    var files: [ScenarioFile] = []
    for path in try ScenarioFinder.files([folder]) { files.append(try ScenarioFile(path: path)) }
    return files
  }
}

extension ScenarioFile: CustomStringConvertible {
  /// The path, so that a test runner names the case by it.
  public var description: String { path }
}

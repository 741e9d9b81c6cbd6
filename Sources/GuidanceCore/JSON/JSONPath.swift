/// Where a value stands in a JSON text, for instance `routes[0].legs[0].distance`.
public indirect enum JSONPath: Sendable, Equatable, CustomStringConvertible {
  /// The whole text.
  case root
  /// A named value of an object.
  case member(JSONPath, String)
  /// An element of a list, counted from 0.
  case element(JSONPath, Int)

  /// The names and indexes from the root; `answer` for the root itself.
  public var description: String {
    var parts: [String] = []
    var path = self
    while true {
      switch path {
      case .root:
        return parts.isEmpty ? "answer" : parts.reversed().joined()
      case .member(let parent, let name):
        parts.append(parent == .root ? name : "." + name)
        path = parent
      case .element(let parent, let index):
        parts.append("[\(index)]")
        path = parent
      }
    }
  }
}

/// A value of a JSON text that is not what its reader needs.
public struct JSONFieldError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Where it stands.
  public var path: JSONPath
  /// What is wrong, lower case and without a full stop.
  public var problem: String

  /// Makes an error.
  public init(path: JSONPath, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// The field and what is wrong with it.
  public var description: String { "`\(path)`: \(problem)" }
}

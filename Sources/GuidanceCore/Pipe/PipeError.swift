/// Why a line of the pipe makes no sense.
public enum PipeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// No JSON; carries what is wrong with it.
  case malformed(String)
  /// A field is missing or wrong; carries its path, for instance `route.points[3]`, and the complaint.
  case field(String, String)

  /// A field that is not what it should be; one without a name is the whole line.
  init(_ error: JSONFieldError) {
    self = error.path == .root ? .malformed(error.problem) : .field(error.path.description, error.problem)
  }

  /// The complaint in words.
  public var description: String {
    switch self {
    case .malformed(let complaint): "no line of the protocol: \(complaint)"
    case .field(let path, let complaint): "`\(path)`: \(complaint)"
    }
  }
}

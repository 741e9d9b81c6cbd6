/// Why a value of the configuration was not set.
public enum ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Nothing has this name; carries the nearest one that exists, nil where none is near.
  case unknownName(String, nearest: String?)
  /// The value is NaN or infinite.
  case notFinite(name: ConfigurationName)

  /// The complaint in words.
  public var description: String {
    switch self {
    case .unknownName(let name, let nearest?):
      "unknown configuration name `\(name)`, did you mean `\(nearest)`?"
    case .unknownName(let name, nil):
      "unknown configuration name `\(name)`; `pfsim words config` lists the names"
    case .notFinite(let name):
      "expected a finite number for `\(name.rawValue)`"
    }
  }
}

/// Why an answer gave no route: the field, what is wrong with it, and what it means for the trip.
public struct RouteDecodingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The field as a path, for instance `routes[0].legs[0].steps[3].geometry`; `answer` for the whole.
  public var field: String
  /// What is wrong, lower case and without a full stop.
  public var problem: String
  /// What the trip makes of it: `noRoute` for an empty answer, `unavailable` for a malformed one, or what the
  /// provider said.
  public var routeError: RouteError

  /// Makes an error.
  public init(field: String, problem: String, routeError: RouteError = .unavailable) {
    self.field = field
    self.problem = problem
    self.routeError = routeError
  }

  /// Makes the error of a malformed field.
  public init(_ error: JSONFieldError) {
    self.init(field: error.path.description, problem: error.problem)
  }

  /// The field and what is wrong with it.
  public var description: String { "`\(field)`: \(problem)" }
}

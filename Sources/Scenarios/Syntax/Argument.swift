/// One value of a line: written out, or a parameter that stands for it.
public struct Argument<Value: Sendable & Hashable>: Sendable, Hashable {
  /// What was written.
  public var content: Content
  /// Where it stands.
  public var span: SourceSpan

  /// What an argument can be.
  public enum Content: Sendable, Hashable {
    /// The value itself.
    case literal(Value)
    /// `$name`: the value of a parameter.
    case parameter(String)
  }

  /// Makes a written-out argument.
  public init(_ value: Value, span: SourceSpan = .none) {
    self.content = .literal(value)
    self.span = span
  }

  /// Makes an argument that a parameter stands for.
  public init(parameter name: String, span: SourceSpan = .none) {
    self.content = .parameter(name)
    self.span = span
  }

  /// The value where it is written out; nil for a parameter.
  public var literal: Value? {
    if case .literal(let value) = content { value } else { nil }
  }
}

/// One line of a scenario: what it says, where, and its comments.
public struct Line<Content: Sendable & Hashable>: Sendable, Hashable {
  /// What the line says.
  public var content: Content
  /// Where it stands.
  public var span: SourceSpan
  /// The comments that belong to it.
  public var comments: Comments

  /// Makes a line.
  public init(_ content: Content, span: SourceSpan = .none, comments: Comments = Comments()) {
    self.content = content
    self.span = span
    self.comments = comments
  }
}

/// The comments of a line; each without its `#` and the blank after it.
public struct Comments: Sendable, Hashable {
  /// Whole lines above; an empty string is `#` alone.
  public var above: [String]
  /// Behind the line; nil where there is none.
  public var behind: String?

  /// Makes comments.
  public init(above: [String] = [], behind: String? = nil) {
    self.above = above
    self.behind = behind
  }
}

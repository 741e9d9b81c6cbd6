/// The named values of a JSON object, in the order of the text.
public struct JSONObject: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// A value and its name.
  public struct Member: Sendable, Equatable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// All members, in their order; a name may stand twice.
  public var members: [Member]

  /// Makes an object.
  public init(_ members: [Member] = []) { self.members = members }

  /// Makes an object of what stands in the code, in that order.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.members = members.map { Member($0.0, $0.1) }
  }

  /// The value of that name, the last where it stands twice; nil where it is absent.
  public subscript(name: String) -> JSONValue? { members.last { $0.name == name }?.value }
}

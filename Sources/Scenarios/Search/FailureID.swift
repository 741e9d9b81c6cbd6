import GuidanceCore
import SimWorld

/// What failed in a run, by name: two runs with the same one fail in the same way.
public enum FailureID: Sendable, Hashable, CustomStringConvertible {
  /// A law.
  case law(String)
  /// An expectation in its canonical words.
  case expectation(String)
  /// Something broke, or got out of the virtual time.
  case broke
  /// A limit was reached.
  case limit(String)

  /// As reports name it: `law end-once`, `no off-route`.
  public var description: String {
    switch self {
    case .law(let name): "law \(name)"
    case .expectation(let text): text
    case .broke: "something broke"
    case .limit(let name): "the limit of \(name)"
    }
  }

  /// A file's name is no longer than this, so that paths stay readable.
  private static let longestSlug = 60

  /// A word for a file's name: letters, digits and dashes.
  package var slug: String {
    let text =
      switch self {
      case .law(let name): name
      case .expectation(let text): "expect-" + text
      case .broke: "broke"
      case .limit(let name): "limit-" + name
      }
    var slug = ""
    for character in text.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.hasSuffix("-") {
        slug.append("-")
      }
    }
    if slug.count <= Self.longestSlug { return slug.trimmedDashes }
    // What is cut off still tells two failures apart.
    return String(slug.prefix(Self.longestSlug - 9)).trimmedDashes + "-" + FNV1a64.hex(of: family).prefix(8)
  }
}

extension FailureID {
  /// The failure without the figures of its expectation.
  package var family: String {
    var family = ""
    for character in description {
      let isFigure = character.isNumber || ((character == ":" || character == ".") && family.hasSuffix("#"))
      if !isFigure { family.append(character) } else if !family.hasSuffix("#") { family.append("#") }
    }
    return family
  }
}

extension RunResult {
  /// What failed: the laws in their order, then the expectations in file order.
  public var failureIDs: [FailureID] {
    var found = brokenLaws.map { FailureID.law($0.law.name) }
    found += failures.map { FailureID.expectation($0.text) }
    if !findings.isEmpty { found.append(.broke) }
    if case .limit(let name) = journal.outcome { found.append(.limit("\(name)")) }
    return found
  }
}

extension String {
  fileprivate var trimmedDashes: String {
    var text = self[...]
    while text.hasPrefix("-") { text = text.dropFirst() }
    while text.hasSuffix("-") { text = text.dropLast() }
    return String(text)
  }
}

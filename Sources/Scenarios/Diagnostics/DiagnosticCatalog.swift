/// What every diagnostic means, at more length than its message: `pfsim explain` prints it.
public enum DiagnosticCatalog {
  /// One diagnostic explained.
  public struct Entry: Sendable, Hashable {
    /// Its name.
    public let id: DiagnosticID
    /// When it comes, in a sentence.
    public let sentence: String
    /// What to do about it.
    public let remedy: String
    /// A line that causes it; nil where a line shows nothing.
    public let wrong: String?
    /// The line mended.
    public let right: String?
  }

  /// All of them, in the order of ``DiagnosticID``.
  public static let entries: [Entry] = DiagnosticID.allCases.compactMap { byID[$0] }

  /// The entry of a name; nil for a name that is none.
  public static func entry(_ name: String) -> Entry? { DiagnosticID(rawValue: name).flatMap { byID[$0] } }

  /// The whole explanation of a name as lines of text; nil for a name that is none.
  public static func explanation(_ name: String) -> String? {
    guard let entry = entry(name) else { return nil }
    var text = "\(entry.id.rawValue)\n\n  \(entry.sentence).\n  \(entry.remedy).\n"
    if let wrong = entry.wrong { text += "\n  wrong: \(wrong)\n" }
    if let right = entry.right { text += "  right: \(right)\n" }
    return text
  }

  /// The name that was probably meant.
  public static func nearest(to name: String) -> String? {
    NearestWord.of(name, in: DiagnosticID.allCases.map(\.rawValue))
  }

  private static let byID = Dictionary((reading + meaning).map { ($0.id, $0) }) { first, _ in first }

  static func entry(
    _ id: DiagnosticID, _ sentence: String, _ remedy: String, wrong: String? = nil, right: String? = nil
  ) -> Entry {
    Entry(id: id, sentence: sentence, remedy: remedy, wrong: wrong, right: right)
  }
}

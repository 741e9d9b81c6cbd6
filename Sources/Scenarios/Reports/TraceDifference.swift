import Foundation
import GuidanceCore

/// The first difference of two traces in JSON lines, with what stands round it.
package struct TraceDifference {
  /// So many lines are shown that both have before the difference.
  private static let before = 3
  /// So many lines of each are shown from the difference on.
  private static let after = 4

  /// What a person reads; nil where the traces tell the same.
  package let lines: [String]?

  /// Compares two traces.
  ///
  /// The head lines may differ: they name the runs. Of the last lines the hashes may, as they cover the heads.
  package init(_ first: (name: String, lines: [String]), _ second: (name: String, lines: [String])) {
    let a = Array(first.lines.dropFirst())
    let b = Array(second.lines.dropFirst())
    let common = zip(a, b).prefix { Self.compared($0) == Self.compared($1) }.count
    guard common < max(a.count, b.count) else {
      lines = nil
      return
    }
    var lines = ["first difference in line \(common + 2)"]
    if common < a.count, common < b.count { lines += Self.fields(a[common], b[common]).map { "  " + $0 } }
    lines += ["--- \(first.name)", "+++ \(second.name)"]
    lines += a[max(0, common - Self.before)..<common].map { "  " + $0 }
    lines += a[common..<min(a.count, common + Self.after)].map { "- " + $0 }
    lines += b[common..<min(b.count, common + Self.after)].map { "+ " + $0 }
    self.lines = lines
  }

  /// A line without the hash of all lines.
  private static func compared(_ line: String) -> Substring {
    guard let hash = line.range(of: ",\"hash\":\"") else { return line[...] }
    return line[..<hash.lowerBound]
  }

  /// The fields in which two lines differ, in the order of the names.
  private static func fields(_ first: String, _ second: String) -> [String] {
    guard let a = values(first), let b = values(second) else { return [] }
    return Set(a.keys).union(b.keys).sorted().compactMap { key in
      let (old, new) = (a[key] ?? "nothing", b[key] ?? "nothing")
      return old == new ? nil : "`\(key)`: \(old) against \(new)"
    }
  }

  private static func values(_ line: String) -> [String: String]? {
    guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { return nil }
    return object.mapValues { value in
      if let text = value as? String { return "\"\(text)\"" }
      if value is NSNull { return "null" }
      if let list = value as? [Any] { return "[" + list.map { "\($0)" }.joined(separator: ", ") + "]" }
      return "\(value)"
    }
  }
}

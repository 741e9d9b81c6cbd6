/// The last line of `pfsim check`.
public enum CheckSummary {
  /// How many of the scenarios have mistakes: `1 scenario is sound`, `1 of 3 scenarios has mistakes`.
  public static func line(wrong: Int, of count: Int) -> String {
    let noun = count == 1 ? "scenario" : "scenarios"
    if wrong == 0 { return "\(count) \(noun) \(count == 1 ? "is" : "are") sound" }
    return "\(wrong) of \(count) \(noun) \(wrong == 1 ? "has" : "have") mistakes"
  }
}

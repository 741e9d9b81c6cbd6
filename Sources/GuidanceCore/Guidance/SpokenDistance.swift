/// Rounds a distance for the ear.
public enum SpokenDistance {
  /// Metres to say: whole hundreds from 1000 m on, whole tens below, halves up, never less than 10.
  ///
  /// A distance that is not a number counts as none and gives 10 as well.
  public static func rounded(_ meters: Double) -> Int {
    guard meters > 0 else { return 10 }
    let step = meters >= 1000 ? 100.0 : 10.0
    let steps = (min(meters, 1e12) / step + 0.5).rounded(.down)
    return max(10, Int(steps * step))
  }
}

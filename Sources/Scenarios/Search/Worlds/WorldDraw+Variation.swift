extension WorldDraw {
  /// Makes a drawing that adds to a scenario of so many seconds; its road is not used.
  ///
  /// - Parameter moments: the seconds of the fixes of each phase of the scenario.
  init(_ choices: Choices, around seconds: Double, _ moments: [FaultTable.Phase: [Double]] = [:]) {
    self.init(choices)
    phaseMoments = moments
    speed = 12
    legs = [DrawnLeg(length: max(10, seconds) * speed)]
    sections.route = ["east 1 km", "arrive"]
  }

  /// Draws what may be added to a scenario.
  mutating func drawVariation(hasReceiver: Bool, hasCompass: Bool, hasProvider: Bool) {
    takeAim()
    if hasReceiver { drawReceiver() }
    if hasProvider { drawProvider() }
    if hasCompass, exists(.compass, percent: 15) {
      sections.compass = ["noise \(number(1, 20).drawn) deg", "bias \(number(5, 90, step: 5).drawn) deg"]
    }
    if exists(.schedule, percent: 30) {
      sections.header.append("schedule \(one(of: ["random", "pct"])) \(1 + below(1000))")
    }
    if isTrue(50) { sections.header.append("seed \(2 + below(998))") }
  }
}

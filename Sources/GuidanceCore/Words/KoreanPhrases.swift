/// The Korean lines, in the familiar style of somebody who sits beside the driver.
public struct KoreanPhrases: PhraseBook {
  /// Makes the book.
  public init() {}

  /// Korean.
  public var language: SpokenLanguage { .korean }

  /// Metres below a kilometre, else kilometres: `300미터`, `1.5킬로미터`.
  public func distance(_ meters: Int) -> String {
    meters < 1000 ? "\(meters)미터" : "\(SpokenFigure.kilometers(meters))킬로미터"
  }

  /// The line for something that happened.
  public func line(for utterance: Utterance) -> String {
    switch utterance {
    case .announce(let announcement): line(for: announcement)
    case .started: "안내를 시작할게"
    case .arrived: "목적지에 도착했어"
    case .offRoute: "길을 벗어났어"
    case .backOnRoute: "다시 길에 들어왔어"
    case .rerouted: "새 길로 갈게"
    case .noWayFound: "길을 못 찾았어"
    case .speedCamera(let meters): "\(distance(meters)) 앞, 과속 단속 카메라"
    }
  }

  private func line(for announcement: Announcement) -> String {
    var line = announcement.spokenDistance.map { "\(distance($0)) 앞, " } ?? ""
    line += Self.words(announcement.instruction)
    if let then = announcement.then { line += ", 이어서 " + Self.words(then) }
    return line
  }

  /// An instruction with its open particles settled and without the full stop that would end the line.
  private static func words(_ instruction: String) -> String {
    KoreanParticle.resolve(EnglishPhrases.sentence(instruction))
  }
}

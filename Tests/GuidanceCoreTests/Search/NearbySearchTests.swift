import GuidanceCore
import Testing

@Suite struct NearbySearchTests {
  static let asker = Coordinate(latitude: 0.5, longitude: 0.5)

  private func place(_ name: String, _ kilometers: Double, _ country: String? = "AA") -> FoundPlace {
    let there = Geodesy.destination(from: Self.asker, bearing: 90, meters: kilometers * 1000)
    return FoundPlace(name: name, coordinate: there, country: country)
  }

  private func merged(_ hinted: [FoundPlace], _ fenced: [FoundPlace]?) -> [String] {
    NearbySearch.merge(hinted: hinted, fenced: fenced, around: Self.asker).map(\.name)
  }

  @Test("the region is asked again only when nothing lies within 100 km")
  func fence() {
    #expect(NearbySearch.asksAgain(after: [], around: Self.asker))
    #expect(NearbySearch.asksAgain(after: [place("far", 101), place("farther", 900)], around: Self.asker))
    #expect(!NearbySearch.asksAgain(after: [place("far", 900), place("near", 99)], around: Self.asker))
  }

  @Test("a far place at home keeps the top, the near ones follow nearest first, a far one abroad is last")
  func order() {
    let hinted = [place("abroad", 700, "BB"), place("home", 250)]
    let fenced = [place("nine", 9), place("two", 2), place("five", 5, "BB")]
    #expect(merged(hinted, fenced) == ["home", "two", "five", "nine", "abroad"])
  }

  @Test("the asker's country is the one that most near places share, not the far one's and not the nearest's")
  func country() {
    let hinted = [place("one", 700, "AA"), place("two", 800, "BB")]
    let fenced = [place("x", 1, "AA"), place("y", 2, "BB"), place("z", 3, "BB")]
    #expect(merged(hinted, fenced) == ["two", "x", "y", "z", "one"])
  }

  @Test("of two countries as frequent the nearest place's counts")
  func tie() {
    let fenced = [place("y", 2, "BB"), place("x", 1, "AA")]
    #expect(merged([place("b", 700, "BB"), place("a", 700, "AA")], fenced) == ["a", "x", "y", "b"])
  }

  @Test("places of no known country are never taken for home")
  func unknownCountry() {
    #expect(merged([place("far", 400, nil)], [place("near", 3, nil)]) == ["near", "far"])
  }

  @Test("an empty fence leaves the far places in the provider's order")
  func emptyFence() {
    #expect(merged([place("b", 900), place("a", 400, "BB")], []) == ["b", "a"])
  }

  @Test("without a fence what lies beyond 300 km goes when something nearer exists, and the order stays")
  func withoutFence() {
    #expect(merged([place("far", 301), place("b", 50), place("c", 299), place("a", 20)], nil) == ["b", "c", "a"])
    #expect(merged([place("far", 301), place("farther", 900)], nil) == ["far", "farther"])
  }

  @Test("a place in both answers comes once, namesakes elsewhere stay")
  func twice() {
    let fenced = [place("inn", 3), place("inn", 3.04), place("inn", 8)]
    let names = NearbySearch.merge(hinted: [place("inn", 3)], fenced: fenced, around: Self.asker)
    #expect(names == [place("inn", 3), place("inn", 8)])
  }

  @Test("places that are nowhere are dropped, and do not count as near")
  func nowhere() {
    let nowhere = FoundPlace(name: "nowhere", coordinate: Coordinate(latitude: .nan, longitude: 0.5))
    #expect(NearbySearch.asksAgain(after: [nowhere], around: Self.asker))
    #expect(merged([nowhere], [place("near", 1)]) == ["near"])
    #expect(merged([nowhere], nil) == [])
  }

  @Test("an empty or failed door falls through, nothing anywhere is an empty answer, only failures fail")
  func doors() throws {
    typealias Door = Result<[FoundPlace], RouteError>
    let here = [place("here", 1)]
    #expect(try NearbySearch.firstFound([Door.success([]), .failure(.quota), .success(here)]) == here)
    #expect(try NearbySearch.firstFound([Door.success(here), .success([place("there", 2)])]) == here)
    #expect(try NearbySearch.firstFound([Door.failure(.quota), .success([])]) == [])
    #expect(try NearbySearch.firstFound([Door]()) == [])
    #expect(throws: RouteError.timedOut) { try NearbySearch.firstFound([Door.failure(.quota), .failure(.timedOut)]) }
  }
}

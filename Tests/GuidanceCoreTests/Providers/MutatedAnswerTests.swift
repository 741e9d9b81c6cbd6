import Foundation
import GuidanceCore
import Testing

@Suite struct MutatedAnswerTests {
  @Test("a damaged answer gives one error that names a field, or a sane route", arguments: AnswerFixture.all.indices)
  func damaged(index: Int) {
    let (name, format, text) = AnswerFixture.all[index]
    var routes = 0
    var errors = 0
    for seed in 0..<Self.seeds {
      var mutation = AnswerMutation(seed: UInt64(index) << 32 | UInt64(seed))
      let data = mutation.damaged(text)
      do throws(RouteDecodingError) {
        for route in try format.decode(data) {
          if let problem = SaneRoute.problem(route) {
            Issue.record("\(name), seed \(seed): \(problem)\n\(String(decoding: data, as: UTF8.self))")
          }
        }
        routes += 1
      } catch {
        errors += 1
        if error.field.isEmpty || error.problem.isEmpty || error.problem.hasSuffix(".") {
          Issue.record("\(name), seed \(seed): \(error)")
        }
      }
    }
    // The damages are neither all harmless nor all fatal.
    #expect(routes > Self.seeds / 20 && errors > Self.seeds / 5, "\(name): \(routes) routes, \(errors) errors")
  }

  /// Damages of each answer.
  private static let seeds = 150
}

import GuidanceCore

/// The requests for another way in a drive log, each with what it was answered.
///
/// A request counts that replaces a route, or that came after the trip had started; the one before was for the planned
/// route.
struct RecordedRequests: Sendable, Equatable {
  /// A request and its answer.
  struct Item: Sendable, Equatable {
    /// What was asked; nil where only the answer was recorded.
    var request: RouteRequest?
    /// When, in seconds.
    var asked: Double
    /// The answer; nil where none was recorded.
    var answer: Result<NavRoute, RouteError>?
    /// When it came.
    var answered: Double?
  }

  /// In the order in which they went out.
  private(set) var items: [Item] = []
  /// What the trip was planned with: the first answer before it started.
  private(set) var plan: NavRoute?
  private var hasStarted = false
  private var open: [Int: Int] = [:]

  /// Looks at the next line of a log.
  mutating func take(_ entry: DriveLogEntry) {
    switch entry {
    case .event(.guidance(.started), _): hasStarted = true
    case .request(let number, let request, let time):
      guard hasStarted || request.replaced != nil else { return }
      open[number] = items.count
      items.append(Item(request: request, asked: time))
    case .answer(let number, let answer, let time):
      if let index = open.removeValue(forKey: number) {
        items[index].answer = answer
        items[index].answered = time
      } else if hasStarted {
        items.append(Item(request: nil, asked: time, answer: answer, answered: time))
      } else if case .success(let route) = answer, plan == nil {
        plan = route
      }
    default: break
    }
  }

  /// Adds those of a later recording.
  mutating func append(_ other: RecordedRequests) { items += other.items }

  /// Sets all moments later.
  mutating func shift(by seconds: Double) {
    for index in items.indices {
      items[index].asked += seconds
      items[index].answered = items[index].answered.map { $0 + seconds }
    }
  }

  /// Changes all questions and all routes that were answered.
  mutating func change(request: (inout RouteRequest) -> Void, answer: (NavRoute) -> NavRoute) {
    for index in items.indices {
      if var question = items[index].request {
        // Which route was replaced shows in the answers before.
        question.replaced = nil
        request(&question)
        items[index].request = question
      }
      items[index].answer = items[index].answer?.map(answer)
    }
  }

  /// Keeps the first ones.
  mutating func keep(first count: Int) { items = Array(items.prefix(count)) }

  /// Keeps those that went out in a span.
  mutating func keep(_ span: Range<Double>) { items.removeAll { !span.contains($0.asked) } }
}

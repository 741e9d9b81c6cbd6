import SimWorld

extension RunResolver {
  /// Says in the author's words why a drive cannot be.
  mutating func complain(_ problem: DriveError, _ spans: DriveSpans) {
    let span = spans.span(of: problem.line)
    switch problem.problem {
    case .outsidePath(let along, let length):
      error(
        .beyondTheEnd,
        "\(meters(along)) lies past the end of the drive at \(meters(length))", span, "name a place on the way")
    case .neverReached(let along):
      error(
        .neverReached, "the drive never comes to \(meters(along))", span,
        "it begins after this place, or leaves the way before it")
    case .notPositive(let found):
      error(.numberOutOfRange, "expected a quantity above zero, found `\(WrittenNumber.text(found))`", span)
    case .emptyStretch(let from, let to):
      error(.emptySpan, "a stretch from \(meters(from)) to \(meters(to)) holds nothing", span, "end it farther on")
    case .backTooFar(let back, let travelled):
      error(
        .backTooFar, "`back \(meters(back))` is more than the \(meters(travelled)) driven so far", span,
        "go back less, or start farther on")
    }
  }

  private func meters(_ number: Double) -> String { WrittenNumber.rounded(number, decimals: 1) + " m" }
}

extension GuidanceEngine {
  /// Shows the match of the last used fix, even beyond the limit.
  mutating func show(_ match: RouteMatch) {
    snapshot.matched = route.polyline.coordinate(of: match.minimum)
    snapshot.bearing = route.polyline.bearing(ofSegment: match.minimum.segment)
    snapshot.lateral = match.lateral
  }

  /// Shows what belongs to every used fix.
  mutating func show(speed: Double, time: Double) {
    snapshot.speed = speed
    snapshot.time = time
    showProgress()
  }

  /// Shows progress and what follows from it.
  mutating func showProgress() {
    snapshot.progress = progress.along
    let length = route.polyline.length
    let remaining = max(0, length - progress.along)
    snapshot.remaining = remaining
    snapshot.remainingTime = seconds(for: remaining, of: length)
    let next = book.next(at: progress.along)
    snapshot.nextStep = next
    snapshot.nextDistance = next.map { route.steps[$0].maneuverAlong - progress.along }
  }

  /// The provider's time scaled to what is left, else the way at the usual speed; finite and never negative.
  private func seconds(for remaining: Double, of length: Double) -> Double {
    if let expected = route.expectedTime, expected.isFinite { return max(0, expected * (remaining / length)) }
    return config.usualSpeed > 0 ? remaining / config.usualSpeed : 0
  }
}

import SimWorld

extension RunResolver {
  /// When the run ends: as it is written, else a minute after the drive or the last recorded fix.
  mutating func resolveLimit() {
    guard !incomplete.contains(.limit) else { return }
    if let line = scenario.limit {
      if let seconds = positive(line.content, .time) {
        // A day's drive with every sensor on is what a world has room for.
        guard seconds <= 86_400 else {
          return error(
            .numberOutOfRange, "expected a limit of 24 h at most, found `\(line.content.written)`", line.span)
        }
        limit = .seconds(seconds)
      }
      return
    }
    switch truth {
    case .drive(let drive): limit = drive.end.advanced(by: .seconds(60))
    case .recorded(let fixes): limit = fixes.last?.deliveredAt.advanced(by: .seconds(60))
    case nil: return
    }
    if let end = limit, end > .seconds(86_400) {
      limit = nil
      let span = scenario.drive?.span ?? scenario.routes.first?.span ?? .none
      error(
        .tooLong, "this drive takes more than 24 h", span, "shorten it, or say where the run ends: `limit 2 h`")
    }
  }
}

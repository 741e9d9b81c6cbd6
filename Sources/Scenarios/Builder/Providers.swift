// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The words of the language, as they look in a builder.

/// `provider`: who answers requests for a route.
public func Provider(_ name: String? = nil) -> ProviderSection { ProviderSection(name: name.map { Argument($0) }) }

/// `feed`: a provider that guides the trip itself.
public func Feed(_ name: String? = nil) -> FeedSection { FeedSection(name: name.map { Argument($0) }) }

/// `app`: what the person does.
public func App() -> Section<AppLineSyntax> { Section([]) }

/// `vary`: what fuzzing may change.
public func Vary() -> Section<VaryLine> { Section([]) }

extension ProviderSection {
  /// A line of the language.
  public func line(_ line: ProviderLine) -> Self {
    var provider = self
    provider.lines.append(Line(line))
    return provider
  }

  /// `latency 2 s`, `latency 1 s to 4 s`.
  public func latency(_ time: Argument<Quantity>, to most: Argument<Quantity>? = nil) -> Self {
    line(.latency(time, to: most))
  }
  /// `2nd after 4 s fails no-route`.
  public func request(_ number: Int, after time: Argument<Quantity>? = nil, _ action: ProviderActionSyntax) -> Self {
    line(.scripted(number, after: time, action))
  }
  /// `then routes`.
  public func then(_ action: ProviderActionSyntax) -> Self { line(.otherwise(action)) }
  /// `down from 1:00 to 2:00`.
  public func down(_ span: MomentSpan) -> Self { line(.down(span)) }
  /// `travel time 6 min`.
  public func travelTime(_ time: Argument<Quantity>) -> Self { line(.travelTime(time)) }
}

extension FeedSection {
  /// A line of the language.
  public func line(_ line: FeedLineSyntax) -> Self {
    var feed = self
    feed.lines.append(Line(line))
    return feed
  }

  /// `follows route`.
  public func followsRoute() -> Self { line(.followsRoute) }
  /// `rerouting from 1:30 to 1:34`.
  public func rerouting(_ span: MomentSpan) -> Self { line(.rerouting(span)) }
  /// `stalls from 1:30 to 1:34`.
  public func stalls(_ span: MomentSpan) -> Self { line(.stalls(span)) }
  /// `arrives at 5:58`.
  public func arrives(at moment: Argument<Moment>) -> Self { line(.arrives(at: moment)) }
}

extension Section<AppLineSyntax> {
  /// A line of the language: `.line(.pans(at: "1:00"))`.
  public func line(_ line: AppLineSyntax) -> Self { adding(line) }

  /// `starts "back" at 4 s after arrived`.
  public func starts(_ route: Argument<String>, at moment: Argument<Moment>) -> Self {
    line(.starts(route, at: moment))
  }
  /// `ends at 2:00`.
  public func ends(at moment: Argument<Moment>) -> Self { line(.ends(at: moment)) }
  /// `talks from 2:00 to 2:20`.
  public func talks(_ span: MomentSpan) -> Self { line(.talks(span)) }
}

extension Section<VaryLine> {
  /// `gps noise 0 m to 15 m`.
  public func value(
    _ section: VarySection, _ words: String..., from: Argument<Quantity>, to: Argument<Quantity>
  ) -> Self {
    guard let from = from.literal, let to = to.literal else { return self }
    return adding(.line(section, words.map { .word($0) } + [.range(from, to)]))
  }

  /// `gps wild 0 to 3 times`.
  public func times(_ section: VarySection, _ words: String..., count: ClosedRange<Int>) -> Self {
    adding(.line(section, words.map { .word($0) } + [.times(count.lowerBound, count.upperBound)]))
  }

  /// `$speed 30 km/h to 80 km/h`.
  public func parameter(_ name: String, from: Argument<Quantity>, to: Argument<Quantity>) -> Self {
    adding(.parameter(Argument(name), from: from, to: to))
  }
}

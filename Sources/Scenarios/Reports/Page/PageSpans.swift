import GuidanceCore
import SimWorld

/// The bars of a run's time strip: requests on their way, faults, the provider's outages.
struct PageSpans {
  /// One bar.
  struct Bar {
    var from: SimInstant
    var to: SimInstant
    var label: String
    /// `fault`, `outage`, or what became of a request.
    var kind: String

    /// The bar as a JSON array.
    var json: String {
      JSONText.array([
        "\(PageColumn.milliseconds(from))", "\(PageColumn.milliseconds(to))", JSONText.string(label),
        JSONText.string(kind),
      ])
    }
  }

  private let journal: Journal
  private let plan: WorldPlan

  init(_ result: RunResult) {
    journal = result.journal
    plan = result.run.plan
  }

  /// Each request from its going out to what became of it.
  var requests: [Bar] {
    var bars: [Bar] = []
    for (index, entry) in journal.entries.enumerated() {
      guard case .asked(let request) = entry.event else { continue }
      var bar = Bar(from: entry.time, to: journal.endedAt, label: "\(request.number)", kind: "open")
      for later in journal.entries[(index + 1)...] where later.trip == entry.trip {
        guard let end = Self.fate(later.event, of: request.number) else { continue }
        bar.to = later.time
        bar.kind = end
        break
      }
      bars.append(bar)
    }
    return bars
  }

  private static func fate(_ event: JournalEvent, of request: Int) -> String? {
    switch event {
    case .failed(request, let error): "failed \(error.rawValue)"
    case .cancelled(request): "cancelled"
    case .ignored(request): "ignored"
    case .rerouted(.some(request), _): "rerouted"
    default: nil
    }
  }

  /// What the scenario does to the receiver and the provider, and when no fix came.
  var faults: [Bar] {
    var bars: [Bar] = []
    for line in plan.gps.lines where !line.effect.isQuality {
      switch line.window {
      case .always: bars.append(fault(.zero, journal.endedAt, line.effect.kind))
      case .at(let moment): bars.append(fault(moment, moment, line.effect.kind))
      case .span(let from, let to): bars.append(fault(from, to, line.effect.kind))
      case .times: break
      }
    }
    bars += seededFaults + gaps
    for provider in plan.providers {
      bars += provider.outages.map {
        Bar(from: $0.from, to: min($0.to, journal.endedAt), label: "provider down", kind: "outage")
      }
    }
    return bars.filter { $0.from <= journal.endedAt }
      .sorted { ($0.from, $0.to, $0.label) < ($1.from, $1.to, $1.label) }
  }

  private func fault(_ from: SimInstant, _ to: SimInstant, _ label: String) -> Bar {
    Bar(from: from, to: min(to, journal.endedAt), label: label, kind: "fault")
  }

  /// Faults whose moments were drawn: read from the fixes that they touched.
  private var seededFaults: [Bar] {
    let kinds = plan.gps.lines.compactMap { line -> String? in
      if case .times = line.window, !line.effect.isQuality { line.effect.kind } else { nil }
    }
    let isPreset = plan.gps.lines.contains { if case .preset = $0.effect { true } else { false } }
    guard !kinds.isEmpty || isPreset else { return [] }
    return journal.entries.compactMap { entry -> Bar? in
      guard case .fix(let record) = entry.event else { return nil }
      let touched = record.delivered.faults
      if touched.contains(.outlier) { return fault(entry.time, entry.time, "outlier") }
      let isDrawn = !kinds.isEmpty && !touched.subtracting([.gap, .tunnel]).isEmpty
      return isDrawn ? fault(entry.time, entry.time, kinds.joined(separator: " or ")) : nil
    }
  }

  /// Where no fix came for more than three periods.
  private var gaps: [Bar] {
    var bars: [Bar] = []
    var last: SimInstant?
    for entry in journal.entries where entry.event.kind == .fix {
      if let last, entry.time.nanoseconds - last.nanoseconds > 3 * plan.gps.period {
        bars.append(Bar(from: last, to: entry.time, label: "no fix", kind: "gap"))
      }
      last = entry.time
    }
    return bars
  }
}

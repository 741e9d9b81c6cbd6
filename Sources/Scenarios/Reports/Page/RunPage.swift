/// A page for a browser: what happened in runs, on a map and in time.
///
/// One file that needs nothing else: no network, no library. The same runs give the same bytes.
package struct RunPage {
  /// One run as the page holds it.
  private struct Part {
    var title: String
    var path: String
    var command: String
    var outcome: String
    /// The data of the view; nil where the run is only listed.
    var data: String?
    /// What stands below the title in plain text; nil where there is nothing to say.
    var words: String?
  }

  /// So many runs that held are shown whole; where there are more, each of them is a line.
  package static let heldInFull = 12
  /// So many runs that did not hold are shown whole.
  package static let failedInFull = 50

  private var parts: [Part] = []
  private var held = 0
  private var failed = 0

  /// Makes a page without a run.
  package init() {}

  /// Adds a run that is over.
  package mutating func add(_ result: RunResult, source: SourceText? = nil) {
    let isHeld = result.outcome == .held
    if isHeld { held += 1 } else { failed += 1 }
    let isFull = isHeld ? held <= Self.heldInFull : failed <= Self.failedInFull
    let name = result.run.name
    parts.append(
      Part(
        title: name.title, path: name.path, command: name.command, outcome: result.outcomeWord,
        data: isFull ? PageData(result).json : nil,
        words: isHeld ? nil : source.map { FailureReport(result, source: $0).lines.joined(separator: "\n") }))
    if held == Self.heldInFull + 1 { forgetHeld() }
  }

  /// Adds a scenario that cannot be run, with what is wrong.
  package mutating func add(broken path: String, complaints: String) {
    parts.append(
      Part(title: "cannot be run", path: path, command: "", outcome: "wrong", data: nil, words: complaints))
    failed += 1
  }

  /// The whole page.
  package var html: String {
    let title = parts.count == 1 ? parts[0].title : "\(parts.count) runs"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src \
      'unsafe-inline'">
      <meta name="generator" content="pfsim \(ToolVersion.current)">
      <title>\(Markup.text(title))</title>
      <style>
      \(PageStyle.text)
      </style>
      </head>
      <body>
      \(parts.count == 1 ? single(parts[0]) : several)
      <noscript><p>The map and the time strip need JavaScript.</p></noscript>
      <script>
      \(PageScript.text)
      </script>
      </body>
      </html>

      """
  }

  private mutating func forgetHeld() {
    for index in parts.indices where parts[index].outcome == "held" { parts[index].data = nil }
  }

  private func single(_ part: Part) -> String {
    """
    <h1 class="\(part.outcome)">\(Self.mark(part)) \(Markup.text(part.title))</h1>
    <p class="path quiet">\(Self.place(part))</p>
    \(view(part, "run-0"))
    """
  }

  private var several: String {
    var lines = ["<h1>\(held) held, \(failed) did not</h1>"]
    let order =
      parts.indices.filter { parts[$0].outcome != "held" } + parts.indices.filter { parts[$0].outcome == "held" }
    for (number, index) in order.enumerated() {
      let part = parts[index]
      let head = "\(Self.mark(part)) \(Markup.text(part.title)) <span class=\"quiet\">\(Self.place(part))</span>"
      if part.data == nil && part.words == nil {
        lines.append("<p class=\"path \(part.outcome)\">\(head)</p>")
        continue
      }
      let isOpen = number == 0 && part.outcome != "held"
      lines.append(
        "<details class=\"run\"\(isOpen ? " open" : "")><summary class=\"\(part.outcome)\">\(head)</summary>")
      lines.append(view(part, "run-\(index)") + "</details>")
    }
    return lines.joined(separator: "\n")
  }

  private func view(_ part: Part, _ id: String) -> String {
    var lines: [String] = []
    if let data = part.data {
      lines.append("<div data-run=\"\(id)\"></div>")
      lines.append("<script type=\"application/json\" id=\"\(id)\">\(data)</script>")
    }
    if let words = part.words {
      let block = "<pre>\(Markup.text(words))</pre>"
      lines.append(part.data == nil ? block : "<details><summary>in words</summary>\(block)</details>")
    }
    return lines.joined(separator: "\n")
  }

  private static func mark(_ part: Part) -> String {
    "<span class=\"mark\">\(part.outcome == "held" ? "✓" : "✗")</span>"
  }

  private static func place(_ part: Part) -> String {
    part.command.isEmpty ? Markup.text(part.path) : "<code>\(Markup.text(part.command))</code>"
  }
}

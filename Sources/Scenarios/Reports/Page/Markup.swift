/// Text made safe for HTML and XML.
enum Markup {
  /// The text with nothing that could be taken for markup, inside an element or a quoted attribute.
  ///
  /// Characters that XML forbids (control characters but tab and line ends, and non-characters) become `�`.
  static func text(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text for an attribute of one line: line ends and tabs as references, so that readers keep them.
  static func attribute(_ text: String) -> String {
    Self.text(text).map { character in
      switch character {
      case "\n", "\r\n": "&#10;"
      case "\r": "&#13;"
      case "\t": "&#9;"
      default: String(character)
      }
    }.joined()
  }
}

/// Numbers as recorders write them.
enum RecordedNumber {
  /// The number of a text, blanks round it allowed; nil for what is none.
  static func value(_ text: ArraySlice<UInt8>) -> Double? {
    let text = text.trimmed
    if let plain = NMEANumber.decimal(text), text.count <= 16 { return plain }
    return Double(String(decoding: text, as: UTF8.self))
  }
}

extension ArraySlice<UInt8> {
  /// Without white space at both ends.
  var trimmed: ArraySlice<UInt8> {
    var rest = drop { $0 <= 0x20 }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    return rest
  }
}

extension [UInt8] {
  /// Without white space at both ends.
  var trimmed: ArraySlice<UInt8> { self[...].trimmed }
}

import Foundation

/// The text form of a line that OSRM, Mapbox, Valhalla, GraphHopper and Google send.
///
/// Each number is the difference to the one before it in units of 10^-precision degrees, sign in the lowest bit, cut
/// into groups of five bits, lowest first, each written as one character from `?` on.
public enum EncodedPolyline {
  /// Why a text is no line.
  public enum Failure: Error, Sendable, Equatable {
    /// A character outside the alphabet; carries its offset in bytes.
    case unexpectedCharacter(offset: Int)
    /// The text ends inside a number.
    case truncated
    /// A number larger than any coordinate; carries the offset at which it ends.
    case tooLarge(offset: Int)
    /// A latitude without its longitude.
    case oddCount
  }

  /// The largest sum that is read: 360 degrees at seven digits, with room.
  private static let limit = 10_000_000_000

  /// The places of a text.
  ///
  /// - Parameters:
  ///   - text: the encoded line.
  ///   - precision: the digits after the decimal point, 5 or 6.
  public static func decode(_ text: String, precision: Int) throws(Failure) -> [Coordinate] {
    places(try sums(text, dimensions: 2), dimensions: 2, precision: precision)
  }

  /// The text of a line.
  ///
  /// - Parameters:
  ///   - line: the places.
  ///   - precision: the digits after the decimal point, 5 or 6.
  public static func encode(_ line: [Coordinate], precision: Int) -> String {
    let scale = pow(10, Double(precision))
    var bytes: [UInt8] = []
    var last = (latitude: 0, longitude: 0)
    for place in line {
      // Places that are none have no text; they are left out.
      guard place.isValid, abs(place.longitude) <= 360 else { continue }
      let latitude = Int((place.latitude * scale).rounded())
      let longitude = Int((place.longitude * scale).rounded())
      append(latitude - last.latitude, to: &bytes)
      append(longitude - last.longitude, to: &bytes)
      last = (latitude, longitude)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The running sums of each dimension, interleaved.
  static func sums(_ text: String, dimensions: Int) throws(Failure) -> [Int] {
    var sums = [Int](repeating: 0, count: dimensions)
    var out: [Int] = []
    var number = 0
    var shift = 0
    var offset = 0
    for byte in text.utf8 {
      guard byte >= 63, byte <= 126 else { throw .unexpectedCharacter(offset: offset) }
      let group = Int(byte) - 63
      guard shift <= 35 else { throw .tooLarge(offset: offset) }
      number |= (group & 31) << shift
      shift += 5
      if group < 32 {
        let dimension = out.count % dimensions
        sums[dimension] += number & 1 == 1 ? ~(number >> 1) : number >> 1
        guard abs(sums[dimension]) <= limit else { throw .tooLarge(offset: offset) }
        out.append(sums[dimension])
        number = 0
        shift = 0
      }
      offset += 1
    }
    guard shift == 0 else { throw .truncated }
    guard out.count.isMultiple(of: dimensions) else { throw .oddCount }
    return out
  }

  /// The places of running sums; further dimensions (heights) are passed over.
  static func places(_ sums: [Int], dimensions: Int, precision: Int) -> [Coordinate] {
    let scale = pow(10, Double(precision))
    return stride(from: 0, to: sums.count - 1, by: dimensions).map {
      Coordinate(latitude: Double(sums[$0]) / scale, longitude: Double(sums[$0 + 1]) / scale)
    }
  }

  private static func append(_ difference: Int, to bytes: inout [UInt8]) {
    var rest = difference < 0 ? ~(difference << 1) : difference << 1
    while rest >= 32 {
      bytes.append(UInt8(32 | (rest & 31)) + 63)
      rest >>= 5
    }
    bytes.append(UInt8(rest) + 63)
  }
}

extension EncodedPolyline.Failure: CustomStringConvertible {
  /// What is wrong, as errors say it.
  public var description: String {
    switch self {
    case .unexpectedCharacter(let offset): "expected an encoded line, found a foreign character at \(offset)"
    case .truncated: "expected an encoded line, found one that ends inside a number"
    case .tooLarge(let offset): "expected an encoded line, found a number that is too large at \(offset)"
    case .oddCount: "expected an encoded line, found a latitude without its longitude at the end"
    }
  }
}

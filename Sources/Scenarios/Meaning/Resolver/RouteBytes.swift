import Foundation

/// Bytes in the form that decoders take.
enum RouteBytes {
  static func data(_ bytes: [UInt8]) -> Data { Data(bytes) }
}

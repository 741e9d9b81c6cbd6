import Foundation

/// Long made recordings, an hour at 20 Hz, to measure readers with.
enum LongRecording {
  /// How many fixes each has.
  static let fixes = 72_000

  /// As GPX with speed and course.
  static func gpx(_ count: Int, _ write: (String) throws -> Void) throws {
    try write("<gpx version=\"1.1\"><trk><trkseg>")
    for index in 0..<count {
      try write(
        "<trkpt lat=\"\(latitude(index))\" lon=\"0.5\"><ele>12.5</ele><time>2030-05-01T\(clock(index, ":"))Z</time>"
          + "<extensions><speed>13.9</speed><course>0.0</course></extensions></trkpt>")
    }
    try write("</trkseg></trk></gpx>")
  }

  /// As RMC and GGA.
  static func nmea(_ count: Int, _ write: (String) throws -> Void) throws {
    for index in 0..<count {
      let minutes = String(format: "00%07.4f", 30 + Double(index) * 0.000375)
      try write(sentence("GPRMC,\(clock(index, "")),A,\(minutes),N,00030.0000,E,27.02,0.0,010530,,,A"))
      try write(sentence("GPGGA,\(clock(index, "")),\(minutes),N,00030.0000,E,1,08,1.0,12.5,M,,M,,"))
    }
  }

  /// As a table.
  static func csv(_ count: Int, _ write: (String) throws -> Void) throws {
    try write("time,lat,lon,speed,course,accuracy")
    for index in 0..<count {
      try write("\(Double(index) / 20),\(latitude(index)),0.5,13.9,0.0,5")
    }
  }

  private static func latitude(_ index: Int) -> String { String(format: "%.8f", 0.5 + Double(index) * 6.25e-6) }

  private static func clock(_ index: Int, _ colon: String) -> String {
    let seconds = index / 20
    return String(format: "%02d", seconds / 3600) + colon + String(format: "%02d", seconds / 60 % 60) + colon
      + String(format: "%02d", seconds % 60) + String(format: ".%02d", index % 20 * 5)
  }

  private static func sentence(_ body: String) -> String {
    "$\(body)*" + String(format: "%02X", Int(body.utf8.reduce(0, ^)))
  }
}

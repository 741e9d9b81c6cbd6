import GuidanceCore
import TestSupport
import Testing

@testable import Scenarios

@Suite("NMEA 0183")
struct NMEAReaderTests {
  private func drive(_ sentences: [String], raw: [String] = []) throws -> RecordedDrive {
    let lines = sentences.map(RecordedTrack.sentence) + raw
    let scratch = try ScratchFolder()
    return try NMEAReader.read(scratch.write(lines.joined(separator: "\r\n") + "\r\n", to: "log"))
  }

  private let day = Double(RecordedTime.days(year: 2030, month: 5, day: 1) * 86400)

  @Test("the sentences of one time, of several talkers, make one fix")
  func oneFix() throws {
    let drive = try drive([
      "GPGGA,120000.50,0030.0000,N,00015.0000,W,1,08,2.0,4.0,M,,M,,",
      "GLGSA,A,3,01,,,,,,,,,,,,2.0,9.0,1.0",
      "GNRMC,120000.50,A,0030.0000,N,00015.0000,W,10.0,350.5,010530,,,A",
      "GPVTG,1.0,T,,M,20.0,N,,K",
      "GPGSV,1,1,01,01,45,090,40",
    ])
    #expect(
      drive.fixes == [
        RecordedFix(
          GuidanceFix(
            coordinate: Coordinate(latitude: 0.5, longitude: -0.25), accuracy: 10, speed: 18520.0 / 3600, course: 350.5,
            time: day + 43200.5))
      ])
    #expect(drive.isAbsolute && drive.omissions == [])
  }

  @Test("south and west are negative, and GNS, GLL, VTG and GST serve where RMC and GGA are missing")
  func otherSentences() throws {
    let drive = try drive([
      "GNZDA,000001,01,05,2030,00,00", "GNGNS,000001,0030.0,S,00030.0,E,NA,08,1.5,,,,",
      "GNGST,000001,,,,,3.0,4.0,9.0", "GNVTG,90.0,T,,M,,N,36.0,K",
      "GNGLL,0030.0,N,00030.0,E,000002,A,A",
    ])
    #expect(
      drive.fixes.map(\.fix) == [
        GuidanceFix(
          coordinate: Coordinate(latitude: -0.5, longitude: 0.5), accuracy: 5, speed: 10, course: 90, time: day + 1),
        GuidanceFix(coordinate: Coordinate(latitude: 0.5, longitude: 0.5), accuracy: 5, time: day + 2),
      ])
  }

  @Test("a moment that one sentence calls void, or that has no place, is no fix")
  func void() throws {
    let drive = try drive([
      "GPRMC,000001,V,0030.0,N,00030.0,E,,,010530", "GPGGA,000001,0030.0,N,00030.0,E,8,08,1.0",
      "GPRMC,000002,A,,,,,,,010530", "GPGGA,000003,0030.0,N,00030.0,E,0,00,",
      "GPRMC,000004,A,0030.0,N,00030.0,E,,,010530", "GPGNS,000005,,,,,NNN,,,,,,",
    ])
    #expect(drive.fixes.map(\.fix.time) == [day + 4])
    #expect(drive.omissions == [RecordedDrive.Omission(count: 4, what: "moments without a fix")])
  }

  @Test("a sentence whose checksum does not fit, or that lost it, is left out and counted")
  func checksums() throws {
    let good = RecordedTrack.sentence("GPRMC,000001,A,0030.0,N,00030.0,E,,,010530")
    let drive = try drive(
      [],
      raw: [
        "17:00 " + good, good.replacingOccurrences(of: "000001", with: "000002"),
        "$GPRMC,000003,A,0030.0,N,00030.0,E,,,010530", String(good.dropLast()), "noise", "",
      ])
    #expect(drive.fixes.map(\.fix.time) == [day + 1])
    #expect(drive.omissions == [RecordedDrive.Omission(count: 3, what: "sentences with a bad checksum")])
  }

  @Test("a log that never has checksums is read without")
  func noChecksums() throws {
    let drive = try drive([], raw: ["$GPRMC,000001,A,0030.0,N,00030.0,E,,,010530"])
    #expect(drive.fixes.map(\.fix.time) == [day + 1])
  }

  @Test("midnight begins the next day, with dates and without, and a date that comes late dates what came before")
  func midnight() throws {
    let dated = try drive([
      "GPRMC,235959,A,0030.0,N,00030.0,E,,,010530", "GPRMC,000000,A,0030.0,N,00030.0,E,,,020530",
    ])
    #expect(dated.fixes.map(\.fix.time) == [day + 86399, day + 86400])
    let undated = try drive([
      "GPGGA,235959,0030.0,N,00030.0,E,1,08,1.0", "GPGGA,000000,0030.0,N,00030.0,E,1,08,1.0",
    ])
    #expect(undated.fixes.map(\.fix.time) == [86399, 86400])
    #expect(!undated.isAbsolute)
    let late = try drive([
      "GPGGA,235959,0030.0,N,00030.0,E,1,08,1.0", "GPRMC,000000,A,0030.0,N,00030.0,E,,,020530",
    ])
    #expect(late.fixes.map(\.fix.time) == [day + 86399, day + 86400])
    #expect(late.isAbsolute)
  }

  @Test("a log without a fix says so")
  func noFix() throws {
    let text = RecordedTrack.sentence("GPRMC,000001,V,,,,,,,010530")
    let refusal = try ScratchFolder().refusal(text)
    #expect(refusal.hasPrefix("`input0` holds no fix: in 1 sentences no time has both a place and a status"))
  }
}

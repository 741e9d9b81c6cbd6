import GuidanceCore
import TestSupport
import Testing

@testable import Scenarios

@Suite("broken recordings")
struct BrokenInputTests {
  /// One sound recording a format.
  private static let samples: [String] = [
    RecordedTrack([(90, 12)], speed: 40).gpx {
      "<time>\(RecordedTrack.stamp($0))</time><speed>4</speed><hdop>1</hdop>"
    },
    (0..<12).map { second in
      let minutes = second < 10 ? "0\(second)" : "\(second)"
      return RecordedTrack.sentence("GPRMC,0000\(minutes),A,0030.\(minutes),N,00030.0,E,5.0,0.0,010530,,,A") + "\n"
        + RecordedTrack.sentence("GPGGA,0000\(minutes),0030.\(minutes),N,00030.0,E,1,08,1.0") + "\n"
    }.joined(),
    "t,lat,lon,speed\n" + (0..<12).map { "\($0),0.50\($0 + 10),\"0.5\",13\n" }.joined(),
    (0..<12).map { #"{"received":\#($0),"t":\#($0),"lat":0.50\#($0 + 10),"lon":0.5,"accuracy":5}"# + "\n" }.joined(),
    "["
      + (0..<12).map { #"{"timestamp":\#($0),"lat":0.50\#($0 + 10),"lng":0.5,"speed":{"value":3}}"# }
      .joined(separator: ",") + "]",
    #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[0.5,0.5],[0.5005,0.5]]},"#
      + #""properties":{"times":[1,100]}}"#,
  ]

  @Test("each sample is read as it stands", arguments: samples)
  func sound(sample: String) throws {
    let imported = try ScratchFolder().imported([sample])
    #expect(!imported.fixes.isEmpty)
  }

  @Test(
    "a recording with bytes changed, lost or doubled is read or refused, and never ends the tool", arguments: samples)
  func mutated(sample: String) throws {
    let scratch = try ScratchFolder()
    var draw = Draw()
    var read = 0
    for _ in 0..<150 {
      var bytes = Array(sample.utf8)
      for _ in 0...draw.below(3) {
        let place = draw.below(bytes.count)
        switch draw.below(7) {
        case 0: bytes[place] = UInt8(draw.below(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + draw.below(20)))
        case 2: bytes.insert(contentsOf: Array("-9e999\u{0}\"<>,".utf8).prefix(1 + draw.below(10)), at: place)
        case 3, 4, 5:
          let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
          if !digits.isEmpty { bytes[digits[draw.below(digits.count)]] = UInt8(0x30 + draw.below(10)) }
        default: bytes.removeLast(min(bytes.count - 1, draw.below(30)))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      do {
        _ = try scratch.imported([String(decoding: bytes, as: UTF8.self)])
        read += 1
      } catch is InputError {
        continue
      }
    }
    #expect(read > 0)
  }

  @Test(
    "recordings of many kinds with many faults are refused, or their scenarios run",
    arguments: MutatedRecordings.Kind.allCases)
  func many(kind: MutatedRecordings.Kind) throws {
    let scratch = try ScratchFolder()
    let recordings = MutatedRecordings(seed: 7)
    var played = 0
    for number in 0..<300 {
      let bytes = recordings.recording(number, of: kind)
      let path = try scratch.write(String(decoding: bytes, as: UTF8.self), to: "input\(number)")
      switch RecordingTrial(of: path) {
      case .played: played += 1
      case .read, .refused: continue
      case .failed(let what): Issue.record("number \(number): \(what)")
      }
    }
    #expect((10..<300).contains(played), "found \(played)")
  }

  @Test("what is changed is sound as it stands")
  func soundRecordings() throws {
    let scratch = try ScratchFolder()
    for text in SoundRecordings.gpx + SoundRecordings.nmea + SoundRecordings.json + SoundRecordings.csv {
      let path = try scratch.write(text, to: "input")
      #expect(throws: Never.self) { try DriveImport().read([path], fixesName: "input.fixes.jsonl") }
    }
  }
}

/// Numbers that look like chance and are the same in each run.
private struct Draw {
  private var state: UInt64 = 88_172_645_463_325_252

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }
}

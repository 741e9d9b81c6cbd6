/// One short recording of each shape that an import reads: 24 fixes to the north, 7 m apart.
enum SoundRecordings {
  private static let count = 24

  /// GPX 1.1 with extensions, and 1.0 with two segments.
  static let gpx: [String] = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="a recorder" xmlns:x="urn:x"><metadata><name>a &amp; b</name></metadata><trk><trkseg>

    """
      + each { index in
        "<trkpt lat=\"\(latitude(index))\" lon=\"0.5\"><ele>3</ele><time>2030-05-01T09:57:\(second(index))Z</time>"
          + "<extensions><x:speed>7.0</x:speed><x:course>0.5</x:course><x:hdop>1.2</x:hdop></extensions></trkpt>\n"
      } + "</trkseg></trk></gpx>\n",
    "<gpx><wpt lat=\"1\" lon=\"2\"/><trk><trkseg>\n"
      + each { index in
        (index == count / 2 ? "</trkseg><trkseg><!-- a pause -->\n" : "")
          + "<trkpt lat='\(latitude(index))' lon='0.5'><time>2030-05-01T09:57:\(second(index)).5+02:00</time>"
          + "<speed>7</speed></trkpt>\n"
      } + "</trkseg></trk></gpx>",
  ]

  /// RMC with GGA, and GNS with VTG, GSA, GST and ZDA.
  static let nmea: [String] = [
    each { index in
      let time = "0957\(second(index)).00"
      return sentence("GPRMC,\(time),A,\(minutes(index)),N,00030.0000,E,13.6,0.5,010530,,,A")
        + sentence("GPGGA,\(time),\(minutes(index)),N,00030.0000,E,1,08,1.2,4.0,M,,M,,")
    },
    each { index in
      let time = "2359\(second(index)).5"
      return sentence("GNZDA,\(time),01,05,2030,00,00")
        + sentence("GNGNS,\(time),\(minutes(index)),N,00030.0000,E,AA,08,1.2,4.0,0.0,,")
        + sentence("GNVTG,0.5,T,,M,13.6,N,25.2,K") + sentence("GNGSA,A,3,01,,,,,,,,,,,,2.0,1.2,1.0")
        + sentence("GNGST,\(time),1.0,2.0,1.0,0.0,2.0,1.5,3.0")
    },
  ]

  /// A list, a line and points of GeoJSON, a drive log, a session, a history of events, an answer.
  static let json: [String] = [
    "[" + list { "{\"time\":\($0),\"lat\":\(latitude($0)),\"lng\":0.5,\"speed\":{\"value\":7},\"accuracy\":5}" } + "]",
    "{\"type\":\"Feature\",\"geometry\":{\"type\":\"LineString\",\"coordinates\":["
      + list { "[0.5,\(latitude($0))]" } + "]},\"properties\":{\"coordTimes\":["
      + list { "\"2030-05-01T09:57:\(second($0))Z\"" } + "]}}",
    "{\"type\":\"FeatureCollection\",\"features\":["
      + list {
        "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[0.5,\(latitude($0))]},"
          + "\"properties\":{\"timestamp\":\($0)}}"
      } + "]}",
    each { index in
      "{\"received\":\(index),\"t\":\(index),\"lat\":\(latitude(index)),\"lon\":0.5,\"accuracy\":5,\"speed\":7}\n"
        + (index == 5 ? logged : "")
    },
    "{\"events\":["
      + list {
        "{\"type\":\"updateLocation\",\"event_timestamp\":\($0).25,\"location\":{\"lat\":\(latitude($0)),\"lon\":0.5,"
          + "\"time\":\($0),\"horizontalAccuracy\":5,\"course\":0.5}}"
      } + "]}",
    "{\"initial_route\":{\"geometry\":[{\"lat\":0.5,\"lng\":0.5},{\"lat\":0.502,\"lng\":0.5}],"
      + "\"steps\":[{\"instruction\":\"go\",\"distance\":222}]},\"events\":["
      + list {
        "{\"timestamp\":\($0 + 1)000,\"event_data\":{\"StateUpdate\":{\"trip_state\":{\"Navigating\":{\"user_location\":"
          + "{\"coordinates\":{\"lat\":\(latitude($0)),\"lng\":0.5},\"horizontal_accuracy\":5,"
          + "\"timestamp\":{\"secs_since_epoch\":\($0),\"nanos_since_epoch\":5}}}}}}}"
      } + "]}",
    "{\"code\":\"Ok\",\"routes\":[{\"distance\":222.4,\"duration\":30,\"geometry\":{\"type\":\"LineString\","
      + "\"coordinates\":[[0.5,0.5],[0.5,0.502]]},\"legs\":[{\"distance\":222.4,\"duration\":30,\"steps\":["
      + step("depart", 222.4) + "," + step("arrive", 0) + "]}]}]}",
  ]

  /// Tables with commas and quotes, and with semicolons.
  static let csv: [String] = [
    "id,time,Latitude,Longitude,speed_kmh,\"course, deg\",hdop\n"
      + each { "7,2030-05-01 09:57:\(second($0)),\(latitude($0)),0.5,25.2,0.5,1.2\n" },
    "# a log\nt;lat;lon;accuracy;trip_id\n" + each { "\($0).25;\(latitude($0));0.5;5;\"a\"\n" },
  ]

  /// The lines of a request and its answer.
  private static let logged = """
    {"t":4,"event":"started"}
    {"t":5,"request":1,"origin":[0.5,0.5],"course":0,"destination":[0.51,0.5],"mode":"driving","provider":"sim","avoid":[],"alternatives":false,"replaced":null,"progress":0}
    {"t":6,"answer":1,"route":{"mode":"driving","provider":"sim","points":[[0.5,0.5],[0.51,0.5]],"steps":[{"along":0,"kind":"depart","words":"","distance":0}]}}

    """

  private static func step(_ kind: String, _ distance: Double) -> String {
    "{\"distance\":\(distance),\"duration\":30,\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[0.5,0.5],"
      + "[0.5,0.502]]},\"maneuver\":{\"type\":\"\(kind)\",\"location\":[0.5,0.5],\"bearing_before\":0,"
      + "\"bearing_after\":0},\"name\":\"a road\",\"mode\":\"driving\"}"
  }

  private static func each(_ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

  private static func list(_ text: (Int) -> String) -> String { (0..<count).map(text).joined(separator: ",") }

  private static func latitude(_ index: Int) -> String { "0.50\(fourDigits(index * 63))" }

  /// The latitude as degrees and minutes without a point between them.
  private static func minutes(_ index: Int) -> String { "0030.\(fourDigits(index * 38))" }

  private static func second(_ index: Int) -> String { index < 10 ? "0\(index)" : "\(index)" }

  private static func fourDigits(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)"
  }

  private static func sentence(_ body: String) -> String {
    let digits = String(body.utf8.reduce(0, ^), radix: 16, uppercase: true)
    return "$\(body)*\(digits.count < 2 ? "0" : "")\(digits)\r\n"
  }
}

extension Vocabulary {
  static let gpsLines: [(String, String)] = [
    ("every TIME", "takes a fix so often; 1 s where left out"),
    ("accuracy LENGTH", "claims an accuracy; 5 m where left out"),
    ("accuracy reads LENGTH", "claims another accuracy while the place stays"),
    ("noise LENGTH", "adds white noise on each axis"),
    ("drift LENGTH over TIME", "adds an error that wanders slowly"),
    ("bias LENGTH DIRECTION", "adds a constant error"),
    ("delay TIME", "delivers each fix so much after it was taken"),
    ("like \"PRESET\"", "sets several of these at once"),
    ("wild LENGTH DIRECTION", "throws the place far off; `for N fixes`, `accuracy LENGTH`"),
    ("frozen", "gives the same place again with fresh stamps"),
    ("cached LENGTH DIRECTION aged TIME", "gives an old place far away with its old stamp"),
    ("speed reads SPEED | unknown", "falsifies the speed, or leaves it out"),
    ("course reads ANGLE | unknown | off ANGLE | noise ANGLE", "falsifies the course, or leaves it out"),
    ("place reads LATITUDE N, LONGITUDE E | not-a-number", "falsifies the place"),
    ("silent", "takes no fix"),
    ("tunnel", "takes no fix, and comes out poor; `tunnel frozen`, `tunnel coasting`"),
    ("duplicate", "delivers each fix twice"),
    ("repeat", "delivers the fix before the span again and again"),
    ("late TIME", "delivers a fix so much too late"),
    ("held", "keeps the fixes back and delivers them together"),
    ("clock ahead TIME", "stamps the fixes by a clock that runs ahead"),
  ]

  static let compassLines: [(String, String)] = [
    ("every TIME", "takes a reading so often; 100 ms where left out"),
    ("noise ANGLE", "adds white noise"),
    ("bias ANGLE", "adds a constant error, clockwise"),
    ("magnetic", "gives the magnetic heading alone"),
    ("accuracy ANGLE", "claims an accuracy"),
    ("reads ANGLE", "reads a heading, as when a walker turns on the spot"),
    ("invalid", "says that its readings are void"),
    ("silent", "gives no reading"),
  ]

  static let barometerLines: [(String, String)] = [
    ("door level N", "is the level of the destination's door"),
    ("level N from MOMENT to MOMENT", "is another level in a span"),
  ]

  static let providerLines: [(String, String)] = [
    ("latency TIME [to TIME]", "answers after so long; of two times it is drawn for each request"),
    ("1st ACTION", "says what happens to a request by its number; `after TIME` may stand before the action"),
    ("then ACTION", "says what happens to all other requests"),
    ("down from MOMENT to MOMENT", "fails as unavailable in a span"),
    ("travel time TIME", "is what it says when asked for the travel time"),
  ]

  /// What a provider can do with a request.
  static let providerActions = ["routes", "fails", "never", "answers"]

  static let feedLines: [(String, String)] = [
    ("follows route", "gives a reading each second from the truth"),
    ("rerouting from MOMENT to MOMENT", "looks for another way in a span"),
    ("swaps at MOMENT to MANEUVER LENGTH", "changes to another maneuver without a word"),
    ("says MANEUVER LENGTH at MOMENT", "gives one reading"),
    ("arrives at MOMENT", "says the arrival"),
    ("stalls from MOMENT to MOMENT", "says nothing in a span"),
  ]

  static let appLines: [(String, String)] = [
    ("starts \"NAME\" at MOMENT", "starts a trip on a route by its name"),
    ("ends at MOMENT", "ends the trip on screen"),
    ("mutes at MOMENT", "mutes the voice, for good or `from MOMENT to MOMENT`"),
    ("talks from MOMENT to MOMENT", "holds a conversation"),
    ("pans at MOMENT", "moves the map by hand"),
    ("tilts at MOMENT", "tilts the map, or lays it flat"),
    ("asks report at MOMENT", "asks for a report of the trip"),
    ("speaks LANGUAGE", "chooses the phrase book: `en` or `ko`"),
  ]
}

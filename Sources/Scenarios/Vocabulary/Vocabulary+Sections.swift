extension Vocabulary {
  static let sections: [(String, String)] = [
    ("scenario \"TITLE\"", "names the scenario in every report"),
    ("report \"TEXT\"", "says where the scenario came from"),
    ("tags WORD, WORD", "lists words to choose scenarios by"),
    ("seed N", "starts the luck of the run; 1 where left out"),
    ("schedule random N | pct N", "explores an order of the jobs; first in, first out where left out"),
    ("origin LATITUDE N, LONGITUDE E", "puts the drawn world on the globe; 0.5 N, 0.5 E where left out"),
    ("limit TIME", "ends the run at the latest"),
    ("use \"FILE\"", "takes map, roads and routes from another file"),
    ("param NAME = VALUE", "declares a value that `$NAME` stands for"),
    ("set NAME = VALUE", "overrides one value of the configuration"),
    ("laws off NAME because \"WHY\"", "suspends one law in this scenario"),
    ("map SCALE", "draws roads; one character is SCALE wide and one line SCALE high"),
    ("map from \"FILE\"", "takes the roads of an OpenStreetMap file"),
    ("route MODE", "plans a route, leg by leg, over the map or from a file"),
    ("drive at SPEED", "says how a car really moves"),
    ("walk at SPEED", "says how a walker really moves"),
    ("ride at SPEED", "says how a cyclist really moves"),
    ("gps", "says what the receiver does, and its faults"),
    ("compass", "gives the traveller a compass, and its faults"),
    ("barometer", "gives the traveller a barometer"),
    ("provider NAME", "scripts who answers requests for a route"),
    ("feed NAME", "scripts a provider that guides the trip itself"),
    ("app", "says what the person does"),
    ("expect", "says what must hold"),
    ("vary", "says what fuzzing may change"),
    ("cases", "tables the runs, one a row"),
  ]

  static let mapFacts: [(String, String)] = [
    ("A-B SPEED \"NAME\"", "gives a road a speed and a name"),
    ("A-B highway", "makes a road a highway"),
    ("A-B footpath", "makes a road a path for walkers"),
    ("NAME = A", "gives a letter a longer name"),
    ("NAME = LATITUDE N, LONGITUDE E", "names a place of a map from a file"),
    ("NAME = crossing of \"STREET\" and \"STREET\"", "names the place where two streets of a map from a file meet"),
  ]

  static let routeLines: [(String, String)] =
    DirectionWord.allCases.map { word in
      ("\(word.rawValue) LENGTH", "goes \(word.rawValue) for a length, on a `highway` where that word follows")
    } + [
      ("arc left | right ANGLE radius LENGTH", "draws a curve"),
      ("turn left | right \"WORDS\"", "is a turn; `slight` or `sharp` may stand before the side"),
      ("keep left | right \"WORDS\"", "keeps to a side at a fork"),
      ("straight \"WORDS\"", "goes straight on at a junction"),
      ("u-turn \"WORDS\"", "turns round"),
      ("roundabout exit N \"WORDS\"", "enters a roundabout"),
      ("exit \"WORDS\"", "leaves the roundabout"),
      ("arrive \"WORDS\"", "ends the route"),
      ("depart \"WORDS\"", "gives the departure words"),
      ("takes TIME", "is the provider's travel time"),
      ("speed-camera at LENGTH", "puts a speed camera on the route"),
    ]

  static let driveLines: [(String, String)] = [
    ("start at PLACE", "begins on the way"),
    ("start LENGTH DIRECTION of PLACE", "begins beside the way and goes straight to it"),
    ("wait TIME at PLACE", "stands still for a time"),
    ("speed SPEED from PLACE", "goes at another speed from a place on"),
    ("accelerate ACCELERATION", "speeds up gently instead of at once"),
    ("brake ACCELERATION", "slows down gently instead of at once"),
    ("offset LENGTH left | right", "goes beside the line, everywhere or `from PLACE to PLACE`"),
    ("keep going LENGTH", "goes on past the end"),
    ("leave at PLACE: DIRECTION LENGTH, wait TIME, return to PLACE", "leaves the way, and may come back to it"),
    ("fixes from \"FILE\"", "takes recorded fixes instead of a drive"),
  ]

  static let varyLines: [(String, String)] = [
    ("gps LINE", "varies a line of the receiver: ranges for values, `0 to 3 times` for how often"),
    ("compass LINE", "varies a line of the compass"),
    ("provider LINE", "varies a line of the provider"),
    ("$NAME VALUE to VALUE", "varies a parameter"),
  ]
}

extension DiagnosticCatalog {
  /// What the resolver complains of.
  static let meaning: [Entry] =
    files + parametersAndCases + theMap + routes + theTruthAndItsMoments + sensorsProvidersAndExpectations

  private static let files: [Entry] = [
    entry(
      .unreadableFile, "A file that the scenario names is not there or cannot be read",
      "Paths count from the folder of the file that names them"),
    entry(
      .outsideFolder, "A `use` line names a file outside the scenario's folder",
      "Put it beside the scenario or in a folder below, so that the scenario can be handed on whole",
      wrong: "use \"../../town.scenario\"", right: "use \"shared/town.scenario\""),
    entry(
      .useCycle, "A file takes in another one that takes in the first",
      "Take one of the `use` lines out; what both need belongs into a third file"),
    entry(
      .badAnswer, "The file of a route does not hold what its format says",
      "The message names the field; mind the word behind `as`",
      wrong: "route driving from \"answer.json\" as osmr", right: "route driving from \"answer.json\" as osrm"),
    entry(
      .modeDiffers, "The answer in a route's file says that it was made for another mode than the route's",
      "Write the mode of the answer; without a mode a route is driving",
      wrong: "route from \"walk.json\" as osrm", right: "route walking from \"walk.json\" as osrm"),
    entry(
      .badLog, "The file of `fixes from` has a line that is not of a drive log",
      "`pfsim import` writes such files; the message names the line"),
    entry(
      .noFixes, "The file of `fixes from` holds no fix that could be delivered",
      "Each fix is a line with `received` from 0 on"),
  ]

  private static let parametersAndCases: [Entry] = [
    entry(
      .unknownParameter, "A `$name` is neither a `param` nor a column of `cases`",
      "Declare it, or mend the name",
      wrong: "drive at $sped", right: "drive at $speed"),
    entry(
      .unusedParameter, "A declared parameter or a column changes nothing",
      "Write `$name` where it belongs, or take it out"),
    entry(
      .parameterKind, "A parameter holds another kind of value than its place needs",
      "A length goes where lengths go, a time where moments go",
      wrong: "drive at $due", right: "drive at $speed"),
    entry(
      .parameterTwice, "Two lines declare one parameter",
      "Keep one; rows of `cases` replace its value"),
    entry(
      .parameterCycle, "The value of a parameter leads back to itself",
      "Give one of them a value of its own"),
    entry(
      .columnTwice, "Two columns of `cases` have one name",
      "Keep one"),
    entry(
      .emptyCases, "A table of cases has names and no row",
      "Add a row, or take the table out"),
    entry(
      .unknownCase, "The asked row of `cases` does not exist",
      "Rows are numbered from 1"),
    entry(
      .badValue, "A value after `--set` cannot be read, or is of another kind",
      "Write it as in a file: `6 s`, `3:15`, `B`"),
    entry(
      .unknownSetting, "A `set` line names a value that does not exist",
      "`pfsim words config` lists the names",
      wrong: "set off-route.confim = 6 s", right: "set off-route.confirm = 6 s"),
    entry(
      .setTwice, "Two lines set one value of the configuration, suspend one law, or say one thing of the drive",
      "Keep one"),
    entry(
      .unknownLaw, "A `laws off` line names a law that does not exist",
      "`pfsim laws` lists the names",
      wrong: "laws off arived-once because \"the ferry\"", right: "laws off arrival-once because \"the ferry\""),
  ]

  private static let theMap: [Entry] = [
    entry(
      .emptyDrawing, "A drawing has no letter and no `+`",
      "Draw a road from letter to letter, `A-----B`"),
    entry(
      .drawingCharacter, "A character means nothing in a drawing",
      "Junctions are letters and `+`, roads `- | / \\`, highways `=` and `\"`, footpaths `.` and `:`, one way `> < ^ v`",
      wrong: "A~~~B", right: "A---B"),
    entry(
      .letterTwice, "Two junctions have one letter",
      "Give one another letter, or write `+` for a corner without a name",
      wrong: "A---A", right: "A---B"),
    entry(
      .roadEndsNowhere, "A piece of a road is not on a straight line between two junctions",
      "Let it end at a letter or `+`; roads meet and cross only there",
      wrong: "A---", right: "A---B"),
    entry(
      .roadMixesKinds, "A road is drawn as two kinds between two junctions",
      "Put a `+` where it changes",
      wrong: "A--==B", right: "A--+==B"),
    entry(
      .roadMixesWays, "The arrows of one road contradict each other",
      "Keep one direction",
      wrong: "A->-<-B", right: "A->-B"),
    entry(
      .noSuchRoad, "A fact names two places that no straight road joins",
      "Name two neighbours of the drawing"),
    entry(
      .nameTaken, "Two routes, or two junctions, have one name",
      "Choose another name"),
    entry(
      .twoMaps, "The scenario draws a map and uses a file that draws one",
      "Keep one of both"),
    entry(
      .badMap, "The drawing makes no roads",
      "The message says which road"),
    entry(
      .noMap, "A letter is named and nothing is drawn",
      "Draw a map, or write metres",
      wrong: "wait 30 s at C", right: "wait 30 s at 1200 m"),
    entry(
      .unknownPlace, "No place of the map has this letter or name",
      "Name a letter of the drawing, or give it a longer name: `station = S`"),
    entry(
      .wrongMapFact, "A line below `map` fits the other kind of map",
      "A drawing has letters and road facts; a map from a file has coordinates and crossings",
      wrong: "home = 0.5 N, 0.5 E", right: "home = A"),
    entry(
      .unknownStreet, "A crossing names a street that the map does not have",
      "Write the street's name as the file has it, capitals and all"),
    entry(
      .noCrossing, "Two streets of the map never meet",
      "Name two that do, or the place by its coordinates",
      right: "corner = 0.5 N, 0.5 E"),
    entry(
      .manyCrossings, "Two streets of the map meet in several places",
      "Name the one you mean by its coordinates; the message has them"),
    entry(
      .offTheRoads, "A place lies more than 50 m from every road that the first route's mode may use",
      "Name a place nearer to a road"),
  ]

  private static let routes: [Entry] = [
    entry(
      .noRoute, "A scenario has no route to follow",
      "Add one: `route driving`, with legs or with places of the map"),
    entry(
      .emptyRoute, "A route draws no line",
      "Add legs, as `east 3 km`"),
    entry(
      .twoWays, "A route is drawn by legs and by places or by a file",
      "Keep one of them"),
    entry(
      .noDirectionYet, "The first leg of a route says `ahead`, and nobody travels yet",
      "Begin with a direction of the compass",
      wrong: "ahead 3 km", right: "east 3 km"),
    entry(
      .contradiction, "A turn is followed by a leg that bends the other way",
      "Change the leg or the turn"),
    entry(
      .afterArrival, "A route goes on behind `arrive`",
      "Put `arrive` last"),
    entry(
      .beyondTheEnd, "A place lies past the end of the route or the drive",
      "Metres count along the drive's places, else along the first route"),
    entry(
      .tooFewPlaces, "A way over the map names fewer than two places",
      "Name where it begins and where it ends"),
    entry(
      .samePlaceTwice, "A way names one place twice in a row",
      "Take one of them out"),
    entry(
      .noWay, "No road for the mode leads from one place to the next",
      "Mind one-way roads and footpaths, or draw a road"),
    entry(
      .unknownRoute, "A line names a route that does not exist",
      "Names stand behind the mode: `route driving \"back\" C B A`"),
    entry(
      .unknownStep, "A moment names a step that the first route does not have",
      "Maneuvers are steps 1, 2, ...; the departure is step 0"),
  ]

  private static let theTruthAndItsMoments: [Entry] = [
    entry(
      .driveWord, "The section of the truth begins with the word of another mode",
      "`drive` is for cars, `walk` for walkers, `ride` for cyclists"),
    entry(
      .twoTruths, "Recorded fixes and something that would say otherwise stand together",
      "Recorded fixes are truth and receiver in one"),
    entry(
      .neverReached, "A moment is tied to a place that the traveller never reaches",
      "Name a place on the way, or lead the drive there"),
    entry(
      .backTooFar, "`back` goes farther than the traveller has come",
      "Go back less, or start farther on"),
    entry(
      .emptySpan, "A span ends where it begins, or before",
      "Swap its ends",
      wrong: "from 2:00 to 1:00", right: "from 1:00 to 2:00"),
    entry(
      .afterTheEnd, "A moment lies after the end of the run",
      "Raise the `limit`, or name an earlier one"),
    entry(
      .tooLong, "The drive takes longer than any run may",
      "Shorten it, or say where the run ends: `limit 2 h`"),
    entry(
      .notToScale, "Two turns lie closer together than the traveller goes between two fixes",
      "Draw the scene larger, or drive slower"),
    entry(
      .answerBehind, "The answer that the provider makes by default leads back behind the traveller",
      "Script one: `1st answers: ahead 200 m, turn left, ...`"),
  ]

  private static let sensorsProvidersAndExpectations: [Entry] = [
    entry(
      .wholeRunOnly, "A line that holds for the whole run has a moment",
      "Take the moment out",
      wrong: "every 2 s from 1:00 to 2:00", right: "every 2 s"),
    entry(
      .wrongField, "An event or a fix has no such field",
      "The message names it"),
    entry(
      .requestTwice, "Two lines script one request",
      "Keep one"),
    entry(
      .twoProviders, "A provider and a feed serve the same routes",
      "A provider that guides itself answers no reroutes; keep one"),
    entry(
      .wrongRelation, "A reading is compared with something that it never is",
      "Words are compared with `is`, figures with `below`, `above`, `within`, `between`"),
    entry(
      .expectsNothing, "A scenario has no line of `expect`, so it holds whatever happens",
      "Say what must come of it; the laws alone judge only what must never be",
      right: "arrived once"),
  ]
}

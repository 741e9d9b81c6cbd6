/// The stable names of everything that can be wrong with a scenario; ``DiagnosticCatalog`` explains each.
public enum DiagnosticID: String, Sendable, CaseIterable {
  // The file.
  /// It is not UTF-8.
  case notUTF8 = "not-utf8"
  /// It has too many bytes.
  case fileTooLarge = "file-too-large"
  /// It has too many lines.
  case tooManyLines = "too-many-lines"
  /// A line is too long.
  case lineTooLong = "line-too-long"

  // Characters and words.
  /// A character that the language does not use.
  case strayCharacter = "stray-character"
  /// A quote without its end.
  case unterminatedText = "unterminated-text"
  /// A backslash with an unknown letter.
  case unknownEscape = "unknown-escape"
  /// Digits and colons that are no time.
  case malformedTime = "malformed-time"
  /// A word that is not of the list that stands there.
  case unknownWord = "unknown-word"
  /// A keyword that begins no section.
  case unknownSection = "unknown-section"
  /// Something else is needed at this place.
  case expected = "expected"
  /// The line goes on after its end.
  case unexpected = "unexpected"

  // Values.
  /// A number without a unit.
  case missingUnit = "missing-unit"
  /// A word behind a number that is no unit.
  case unknownUnit = "unknown-unit"
  /// A unit of another dimension.
  case wrongUnit = "wrong-unit"
  /// A number too large, negative or not whole.
  case numberOutOfRange = "number-out-of-range"
  /// A moment that this section cannot have.
  case wrongMoment = "wrong-moment"
  /// Places nested too deep.
  case nestedTooDeep = "nested-too-deep"

  // Lines and sections.
  /// A file without `scenario "title"`.
  case missingTitle = "missing-title"
  /// A section, a name or a header that is there already.
  case duplicateSection = "duplicate-section"
  /// A line of no section, or a section that is indented.
  case wrongIndentation = "wrong-indentation"
  /// A row of `cases` with too few or too many cells.
  case unevenRow = "uneven-row"
  /// A drawing that is too large.
  case drawingTooLarge = "drawing-too-large"
  /// A tab in a drawing.
  case tabInDrawing = "tab-in-drawing"
  /// A drawing's line behind its end.
  case drawingEnded = "drawing-ended"

  // Meaning: the resolver's.

  // Files.
  /// A file that it names cannot be read.
  case unreadableFile = "unreadable-file"
  /// A used file that lies elsewhere.
  case outsideFolder = "outside-folder"
  /// Files that use each other.
  case useCycle = "use-cycle"
  /// A route's file that is no answer of its provider.
  case badAnswer = "bad-answer"
  /// An answer of another mode than its route's.
  case modeDiffers = "mode-differs"
  /// A recording that is no drive log.
  case badLog = "bad-log"
  /// A recording without a fix.
  case noFixes = "no-fixes"

  // Parameters and cases.
  /// `$name` that nobody declares.
  case unknownParameter = "unknown-parameter"
  /// A parameter that no line uses.
  case unusedParameter = "unused-parameter"
  /// A parameter of another kind.
  case parameterKind = "parameter-kind"
  /// A parameter declared twice.
  case parameterTwice = "parameter-twice"
  /// A parameter that stands for itself.
  case parameterCycle = "parameter-cycle"
  /// A column twice.
  case columnTwice = "column-twice"
  /// A table without rows.
  case emptyCases = "empty-cases"
  /// A row that is not there.
  case unknownCase = "unknown-case"
  /// A value of the command line that is none.
  case badValue = "bad-value"
  /// An unknown name of the configuration.
  case unknownSetting = "unknown-setting"
  /// A value set twice.
  case setTwice = "set-twice"
  /// A law that does not exist is suspended.
  case unknownLaw = "unknown-law"

  // The map.
  /// A drawing without junctions.
  case emptyDrawing = "empty-drawing"
  /// A character that a drawing does not know.
  case drawingCharacter = "drawing-character"
  /// A letter twice.
  case letterTwice = "letter-twice"
  /// A road that does not lead to a junction.
  case roadEndsNowhere = "road-ends-nowhere"
  /// A road of two kinds.
  case roadMixesKinds = "road-mixes-kinds"
  /// Arrows against each other.
  case roadMixesWays = "road-mixes-ways"
  /// A fact about a road that is not drawn.
  case noSuchRoad = "no-such-road"
  /// A name that is given already.
  case nameTaken = "name-taken"
  /// Two maps.
  case twoMaps = "two-maps"
  /// Roads that cannot be built.
  case badMap = "bad-map"
  /// A place without a map.
  case noMap = "no-map"
  /// A place that the map does not have.
  case unknownPlace = "unknown-place"
  /// A fact that this kind of map does not take.
  case wrongMapFact = "wrong-map-fact"
  /// A street that the map does not have.
  case unknownStreet = "unknown-street"
  /// Streets that do not meet.
  case noCrossing = "no-crossing"
  /// Streets that meet in several places.
  case manyCrossings = "many-crossings"
  /// A place far from any road.
  case offTheRoads = "off-the-roads"

  // Routes.
  /// A scenario without a route.
  case noRoute = "no-route"
  /// A route without legs.
  case emptyRoute = "empty-route"
  /// A route said in two ways.
  case twoWays = "two-ways"
  /// A relative leg at the very beginning.
  case noDirectionYet = "no-direction-yet"
  /// A leg against the turn before it.
  case contradiction
  /// Something behind the arrival.
  case afterArrival = "after-arrival"
  /// A place past the end.
  case beyondTheEnd = "beyond-the-end"
  /// A way of one place.
  case tooFewPlaces = "too-few-places"
  /// A place that follows itself.
  case samePlaceTwice = "same-place-twice"
  /// Places that nothing joins.
  case noWay = "no-way"
  /// A route that nobody names.
  case unknownRoute = "unknown-route"
  /// A maneuver that the first route lacks.
  case unknownStep = "unknown-step"

  // The truth and its moments.
  /// A word for another mode.
  case driveWord = "drive-word"
  /// Two truths.
  case twoTruths = "two-truths"
  /// A place that the drive never comes to.
  case neverReached = "never-reached"
  /// A way back longer than the way.
  case backTooFar = "back-too-far"
  /// A span that holds nothing.
  case emptySpan = "empty-span"
  /// A moment after the run.
  case afterTheEnd = "after-the-end"
  /// A drive of more than a day.
  case tooLong = "too-long"
  /// Turns closer than a step between two fixes.
  case notToScale = "not-to-scale"
  /// A default answer behind the traveller.
  case answerBehind = "answer-behind"

  // Sensors, providers and expectations.
  /// A window at a line that holds always.
  case wholeRunOnly = "whole-run-only"
  /// A field that its line cannot have.
  case wrongField = "wrong-field"
  /// A request answered twice.
  case requestTwice = "request-twice"
  /// Two who serve one route.
  case twoProviders = "two-providers"
  /// A relation that the reading cannot have.
  case wrongRelation = "wrong-relation"
  /// No expectation at all.
  case expectsNothing = "expects-nothing"
}

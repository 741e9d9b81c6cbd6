/// What a decoder read of one route, before anything is placed on its line.
struct RouteDraft {
  /// The places of the whole line.
  var line: [Coordinate]
  /// The field to blame where the line is none.
  var lineField: JSONPath
  /// Where the provider's maneuvers happen.
  var convention: StepConvention
  /// The steps of all legs, in order.
  var steps: [StepDraft] = []
  /// The provider's time in seconds; nil where it gave none.
  var expectedTime: Double?
  /// Where the road class changes, by vertex, rising; empty where the answer does not tell classes.
  var classMarks: [ClassMark] = []
  /// Notes that belong to the whole route; the departure carries them.
  var notices: [String] = []
}

/// What a decoder read of one step.
struct StepDraft {
  /// The provider's words.
  var instruction = ""
  /// What is done; nil where neither a type nor words tell, so that the line's own turn does.
  var kind: ManeuverKind?
  /// Where it is, in the provider's terms.
  var place: StepPlace
  /// A note of the provider.
  var notice: String?
  /// How a turn without words is put into words; nil where it stays silent.
  var phrases: PlainPhrases?
}

/// The vertex of a line from which on a road class holds.
struct ClassMark: Equatable {
  var vertex: Int
  var roadClass: RoadClass
}

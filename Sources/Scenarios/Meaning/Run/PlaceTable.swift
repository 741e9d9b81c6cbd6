import SimWorld

/// When the traveller is truly at the places that expectations speak of.
public struct PlaceTable: Sendable, Equatable {
  /// What is known of a place before the run.
  public enum Visit: Sendable, Equatable {
    /// The traveller is there at this moment for the first time.
    case at(SimInstant)
    /// A recorded drive: he is there when a fix is first matched there, metres along the first route.
    case whenMatched(along: Double)
  }

  private var visits: [Place: Visit]

  /// Makes a table.
  public init(_ visits: [Place: Visit] = [:]) { self.visits = visits }

  /// What is known of a place; nil for one that no expectation names.
  public subscript(place: Place) -> Visit? {
    get { visits[place] }
    set { visits[place] = newValue }
  }
}

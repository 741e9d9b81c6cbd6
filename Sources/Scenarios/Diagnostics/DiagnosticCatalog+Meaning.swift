extension DiagnosticCatalog {
  /// What the resolver complains of.
  static let meaning: [Entry] = []
}

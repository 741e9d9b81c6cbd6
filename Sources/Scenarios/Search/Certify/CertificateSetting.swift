/// How a witness is called for a certificate: the same program under other circumstances.
package struct CertificateSetting: Sendable, Equatable {
  /// What is other than in the first process, as the certificate names it.
  package let name: String
  /// Variables of the environment that are set, or taken away where nil.
  package let environment: [String: String?]
  /// Arguments in front of the files.
  package let arguments: [String]
  /// What of the process has to be another, or the setting has shown nothing.
  let evidence: Evidence

  /// What shows that a setting took hold.
  enum Evidence: Sendable, Equatable {
    /// Nothing needs to be shown.
    case none
    /// The order of a Set is another one.
    case hashing
    /// The last bits of a calculation are others.
    case mathematics
  }

  /// The process that the others are compared with.
  package static let first = Self(name: "first", environment: [steadyHashing: "1"], arguments: [], evidence: .none)

  /// The others.
  ///
  /// - Parameter jobs: how many threads the witness works with that has several.
  package static func others(jobs: Int) -> [Self] {
    [
      Self(name: "the same again", environment: [steadyHashing: "1"], arguments: [], evidence: .none),
      Self(name: "another hash seed", environment: [steadyHashing: nil], arguments: [], evidence: .hashing),
      Self(name: "a third hash seed", environment: [steadyHashing: nil], arguments: [], evidence: .hashing),
      Self(
        name: "without FMA", environment: [steadyHashing: "1", "GLIBC_TUNABLES": withoutFMA], arguments: [],
        evidence: .mathematics),
      Self(
        name: "\(jobs) jobs", environment: [steadyHashing: "1"], arguments: ["--jobs", "\(jobs)"], evidence: .none),
      Self(name: "a lane an actor", environment: [steadyHashing: "1"], arguments: ["--lanes"], evidence: .none),
    ]
  }

  /// With this variable the runtime seeds the hash tables of each process alike; without it, by chance.
  private static let steadyHashing = "SWIFT_DETERMINISTIC_HASHING"
  /// The processor's features that glibc shall not use; the second spelling is that of glibc before 2.33.
  private static let withoutFMA =
    "glibc.cpu.hwcaps=-FMA,-AVX2,-FMA4,-AVX512F,-FMA_Usable,-AVX2_Usable,-FMA4_Usable"
}

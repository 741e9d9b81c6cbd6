import SimWorld

/// All laws.
public enum Laws {
  /// The laws in the order of the documentation.
  public static let all: [Law] = [
    .timeMovesForward, .arrivalOnce, .endOnce, .silentAfterEnd, .stageOnce, .stagesComeNearer, .nothingBehind,
    .distanceTrue, .silentOffRoute, .offRouteConfirmed, .offRouteAlternates, .oneRequest, .retrySpacing,
    .noFutileRetry, .ownMode, .lateAnswerIgnored, .startedOnce, .neverNorthByDefault, .cameraKeepsUp, .progressSane,
    .refusedFixChangesNothing, .requestSettles, .deterministic,
  ]

  /// Holds every law against a run.
  ///
  /// - Parameters:
  ///   - journal: what happened.
  ///   - plan: what was played.
  ///   - suspended: the laws that the scenario switches off; they are judged and do not fail the run.
  public static func judge(
    _ journal: Journal, of plan: WorldPlan, suspended: [LawSuspension] = []
  ) -> [LawResult] {
    let input = LawInput(plan, journal)
    return all.map { law in
      LawResult(
        law: law, verdict: law.check(input), suspension: suspended.first { $0.law == law.name }?.reason)
    }
  }
}

extension SimKernel {
  /// A place for a new task; nil where none may begin.
  func placeForTask(named name: String) -> Int? {
    guard isOnOwnThread else {
      noteForeignCall()
      return nil
    }
    if isClosing { return nil }
    guard tasks.count < limits.liveTasks else {
      reach(.liveTasks)
      return nil
    }
    return tasks.reserve(name: name)
  }

  /// Notes that a task ended.
  func endTask(at place: Int) {
    guard isOnOwnThread else { return noteForeignCall() }
    tasks.end(at: place)
  }

  /// A ledger of whoever waits at this moment.
  func ledgerOfWaiting() -> Ledger {
    var ledger = Ledger()
    ledger.sleepers = hot.pointee.timers.sorted.compactMap { timer in
      if case .start = timer.wake { return nil }
      return Ledger.Sleeper(
        name: tasks.name(ofJob: timer.sleeper), deadline: SimInstant(nanoseconds: timer.deadline), rank: timer.rank)
    }
    let ready = hot.pointee.ready
    ledger.interruptedTasks = (0..<ready.count).map { tasks.name(ofJob: ready[$0].identity) }
    let isQuiet = ready.count == 0 && hot.pointee.timers.count == 0
    if isQuiet { ledger.unfinishedTasks = tasks.names }
    return ledger
  }

  /// Ends the life of the world and completes its ledger.
  func close(into ledger: inout Ledger) {
    ledger.unstoppableTasks = tasks.names
    ledger.globalJobs = hot.pointee.globalJobs
    ledger.watchesGlobalJobs = GlobalPoolWatch.isInstalled
    foreign.withLock {
      ledger.foreignJobs = $0.jobCount
      ledger.foreignCalls = $0.callCount
      ledger.realSleeps = $0.realSleepCount
    }
    hot.pointee.intake = .closed
  }
}

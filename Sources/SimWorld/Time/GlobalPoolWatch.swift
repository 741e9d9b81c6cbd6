#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Counts the jobs that a world's code hands to the global pool, where nobody can order them.
///
/// The runtime calls a function of ours, set in its exported variable `swift_task_enqueueGlobal_hook`, with each such job
/// and with the function that would have taken it. Ours counts the job if a world is being run on this very thread, and
/// passes it on in any case, so that other code of the process sees no difference. Where the variable cannot be found
/// (the runtime linked in statically) nothing is counted, and the ledger says so.
enum GlobalPoolWatch {
  private typealias Original = @convention(c) (UnsafeMutableRawPointer) -> Void
  private typealias Hook = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// Whether jobs to the pool are counted.
  static let isInstalled = install()

  /// The world that runs on the calling thread.
  private static let runningWorld: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Runs a world's jobs with its eyes open.
  static func watching<Result>(_ kernel: SimKernel, _ body: () -> Result) -> Result {
    guard isInstalled, let key = runningWorld else { return body() }
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(kernel).toOpaque())
    defer { pthread_setspecific(key, outer) }
    return body()
  }

  private static func install() -> Bool {
    #if arch(x86_64) || arch(arm64)
      #if canImport(Darwin)
        let anyImage = UnsafeMutableRawPointer(bitPattern: -2)
      #else
        let anyImage: UnsafeMutableRawPointer? = nil
      #endif
      guard runningWorld != nil, let symbol = dlsym(anyImage, "swift_task_enqueueGlobal_hook") else { return false }
      let variable = symbol.assumingMemoryBound(to: UnsafeRawPointer?.self)
      // Someone else's hook stays.
      guard variable.pointee == nil else { return false }
      // The runtime calls the hook by Swift's convention, this is a function of C's. On both processors the two agree
      // for one or two pointers and no result: the same registers, and C's keeps at least as many of the caller's.
      let hook: Hook = { job, original in
        GlobalPoolWatch.count()
        unsafeBitCast(original, to: Original.self)(job)
      }
      variable.pointee = unsafeBitCast(hook, to: UnsafeRawPointer.self)
      return true
    #else
      return false
    #endif
  }

  private static func count() {
    guard let key = runningWorld, let world = pthread_getspecific(key) else { return }
    // It is set for this thread only while the world runs on it, so the world lives, and the thread is its own.
    Unmanaged<SimKernel>.fromOpaque(world)._withUnsafeGuaranteedRef { $0.hot.pointee.globalJobs &+= 1 }
  }
}

internal import Synchronization

/// Determines whether code runs on the main actor's executor.
///
/// That is the main thread or, in a program that has handed its main thread to libdispatch (as test runners do), the
/// thread that currently serves the main queue.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, once it has been determined; 0 before.
    private static let known = Atomic<UInt>(0)

    /// Whether the current code runs on the main thread or on the main queue.
    ///
    /// If so, `MainActor.assumeIsolated` succeeds.
    package static var isCurrent: Bool {
        // `Thread.isMainThread` makes two system calls, which take half a microsecond of every `updated()`.
        if pthread_self() == known.load(ordering: .relaxed) { return true }
        if Thread.isMainThread {
            known.store(pthread_self(), ordering: .relaxed)
            return true
        }
        return DispatchQueue.getSpecific(key: key) == true
    }
}

/// Runs a closure at once on the main thread, and later if called on another one.
package func onMainThread(_ body: @escaping @MainActor () -> Void) {
    guard !MainThread.isCurrent else { return MainActor.assumeIsolated { body() } }
    Task { @MainActor in body() }
}

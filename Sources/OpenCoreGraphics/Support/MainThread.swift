import Synchronization

/// Tells whether code runs where the main actor runs.
///
/// That is the main thread, or, in a program that gave its main thread away to libdispatch (as test runners do), whatever
/// thread serves the main queue at the moment.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread, once it was seen; 0 before.
    private static let known = Atomic<UInt>(0)

    /// True on the main thread and on the main queue.
    ///
    /// There `MainActor.assumeIsolated` is right.
    package static var isCurrent: Bool {
        // `Thread.isMainThread` makes two system calls, half a microsecond of every `updated()`.
        if pthread_self() == known.load(ordering: .relaxed) { return true }
        if Thread.isMainThread {
            known.store(pthread_self(), ordering: .relaxed)
            return true
        }
        return DispatchQueue.getSpecific(key: key) == true
    }
}

/// Tells quickly whether the current thread is the main one.
enum MainThread {
    /// The main thread's identity.
    ///
    /// First read from the main actor (see `UIView.init(frame:)`), which makes it right.
    @MainActor private static let identity = pthread_self()
    nonisolated(unsafe) private static var known: pthread_t?

    /// Remembers the calling thread, which is the main one, as the types prove.
    @MainActor static func learn() {
        if known == nil { known = identity }
    }

    /// False before the first call of ``learn()``.
    ///
    /// Costs a few nanoseconds.
    static var isCurrent: Bool {
        guard let known else { return false }
        return pthread_equal(known, pthread_self()) != 0
    }
}

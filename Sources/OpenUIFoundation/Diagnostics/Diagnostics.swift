internal import Synchronization

/// The destination of diagnostics.
///
/// Every diagnostic is passed to all listeners, and printed as one line to standard error unless
/// ``printsToStandardError`` is `false`. All members may be used from any thread.
public enum Diagnostics {
    /// The subscription of a listener, which ends when it is cancelled or deallocated.
    public final class Subscription: Sendable {
        private let identifier: Int

        init(identifier: Int) {
            self.identifier = identifier
        }

        /// Removes the listener.
        ///
        /// Calling it more than once has no effect.
        public func cancel() {
            // The listener is released after the lock, because what it has captured may have subscriptions of its own.
            let listener = Diagnostics.state.withLock { $0.listeners.removeValue(forKey: identifier) }
            withExtendedLifetime(listener) {}
        }

        deinit {
            cancel()
        }
    }

    private struct State {
        var listeners: [Int: @Sendable (Diagnostic) -> Void] = [:]
        var nextIdentifier = 0
        var printsToStandardError = true
    }

    private final class Recording {
        var diagnostics: [Diagnostic] = []
    }

    private static let state = Mutex(State())
    private static let recording = ThreadLocal<Recording>()

    /// Whether diagnostics are printed to standard error.
    ///
    /// The default is `true`.
    public static var printsToStandardError: Bool {
        get { state.withLock { $0.printsToStandardError } }
        set { state.withLock { $0.printsToStandardError = newValue } }
    }

    /// Passes a diagnostic to all listeners and prints it.
    public static func report(_ diagnostic: Diagnostic) {
        if let recording = recording.value {
            recording.diagnostics.append(diagnostic)
            return
        }
        let (listeners, prints) = state.withLock { (Array($0.listeners.values), $0.printsToStandardError) }
        for listener in listeners { listener(diagnostic) }
        if prints { try? FileHandle.standardError.write(contentsOf: Data("\(diagnostic)\n".utf8)) }
    }

    /// Registers a listener for all future diagnostics, which is called on the thread that reports them.
    ///
    /// - Returns: The subscription, which ends when it is cancelled or deallocated.
    public static func subscribe(_ listener: @escaping @Sendable (Diagnostic) -> Void) -> Subscription {
        let identifier = state.withLock { state in
            state.nextIdentifier += 1
            state.listeners[state.nextIdentifier] = listener
            return state.nextIdentifier
        }
        return Subscription(identifier: identifier)
    }

    /// Runs `body` and returns the diagnostics it reported on this thread, which are neither passed to listeners nor
    /// printed.
    ///
    /// It is intended for tests of incorrect use.
    public static func record(_ body: () throws -> Void) rethrows -> [Diagnostic] {
        let outer = recording.value
        let inner = Recording()
        recording.value = inner
        defer { recording.value = outer }
        try body()
        return inner.diagnostics
    }
}

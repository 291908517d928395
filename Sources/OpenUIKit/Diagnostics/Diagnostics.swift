internal import Synchronization

/// Where diagnostics go.
///
/// Without a listener each diagnostic is one line on standard error. Listeners see every diagnostic as well. All of
/// this may be used from any thread.
public enum Diagnostics {
    /// Ends a listener's subscription when it is cancelled or freed.
    public final class Subscription: Sendable {
        private let identifier: Int

        init(identifier: Int) {
            self.identifier = identifier
        }

        /// Stops the listener.
        ///
        /// Safe to call twice.
        public func cancel() {
            Diagnostics.state.withLock { $0.listeners[identifier] = nil }
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

    /// Whether diagnostics are written to standard error.
    ///
    /// True at first.
    public static var printsToStandardError: Bool {
        get { state.withLock { $0.printsToStandardError } }
        set { state.withLock { $0.printsToStandardError = newValue } }
    }

    /// Tells everybody who listens about a mistake.
    public static func report(_ diagnostic: Diagnostic) {
        if let recording = recording.value {
            recording.diagnostics.append(diagnostic)
            return
        }
        let (listeners, prints) = state.withLock { (Array($0.listeners.values), $0.printsToStandardError) }
        for listener in listeners { listener(diagnostic) }
        if prints { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
    }

    /// Calls `listener` for every diagnostic from now on, on the thread that reports it, until the returned
    /// subscription is cancelled or freed.
    public static func subscribe(_ listener: @escaping @Sendable (Diagnostic) -> Void) -> Subscription {
        let identifier = state.withLock { state in
            state.nextIdentifier += 1
            state.listeners[state.nextIdentifier] = listener
            return state.nextIdentifier
        }
        return Subscription(identifier: identifier)
    }

    /// Runs `body` and returns what it reported on this thread, which then reaches neither listeners nor standard
    /// error.
    ///
    /// Made for tests of misuse.
    public static func record(_ body: () throws -> Void) rethrows -> [Diagnostic] {
        let outer = recording.value
        let inner = Recording()
        recording.value = inner
        defer { recording.value = outer }
        try body()
        return inner.diagnostics
    }
}

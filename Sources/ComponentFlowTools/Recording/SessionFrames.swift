#if INSPECTOR

internal import ComponentFlow

/// A recording of a session without an agent, for benchmarks.
@_spi(Benchmarks)
@MainActor
public final class SessionFrames {
    private let recorder = SessionRecorder()

    public init() {
        recorder.start()
        recorder.stopObserving()
    }

    /// Calls a closure, and records the input and frames in it.
    public func record(_ body: () -> Void) {
        recorder.observe()
        body()
        recorder.stopObserving()
    }
}

#endif

#if INSPECTOR

internal import ComponentFlow

/// A recording of frames without an agent, for benchmarks.
@_spi(Benchmarks)
@MainActor
public final class RecordedFrames {
    private let recorder = UpdateRecorder(NodeTable())
    private let timeline = FrameTimeline()

    public init() {}

    /// Calls a closure, and records the frames and updates in it.
    public func record(_ body: () -> Void) {
        recorder.startFrames(timeline)
        body()
        recorder.stopFrames()
    }
}

#endif

internal import CGStreamer
import Dispatch
import Foundation

/// A player of GStreamer for one source.
///
/// All calls return at once: the work is done on a queue, in the order of the calls. Events are reported on any thread.
final class MediaPipeline: Sendable {
    private let core: PipelineCore
    let frames: FrameMailbox

    init(
        output: MediaOutput, onFrame: @escaping @Sendable () -> Void,
        report: @escaping @Sendable (PipelineEvent) -> Void
    ) {
        frames = FrameMailbox(schedule: onFrame)
        core = PipelineCore(frames: frames, output: output, report: report)
    }

    /// Releases the pipeline when its pending work is done.
    func close() { core.perform { $0.close() } }

    func open(_ source: MediaSource) { core.perform { $0.open(source) } }

    func setPlaying(_ isPlaying: Bool) { core.perform { $0.setPlaying(isPlaying) } }

    /// Seeks to a position in seconds.
    ///
    /// A seek that is requested before the previous one is done replaces all those that wait.
    func seek(to position: TimeInterval) { core.perform { $0.seek(to: position) } }

    func setRate(_ rate: Double) { core.perform { $0.setRate(rate) } }

    /// - Parameter volume: From 0 to 1.
    func setVolume(_ volume: Double, isMuted: Bool) { core.perform { $0.setVolume(volume, isMuted: isMuted) } }

    /// Sets what the views need, and converts the latest picture for them.
    func setDemand(_ demand: FrameMailbox.Demand) {
        guard frames.setDemand(demand) else { return }
        core.perform { $0.frames.convertLatest() }
    }
}

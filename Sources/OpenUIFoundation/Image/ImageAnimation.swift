/// A sequence of images with the time for which each is displayed.
package struct ImageAnimation: Hashable, Sendable {
    package let frames: [UIImage]
    /// The end of each frame in seconds from the start, in ascending order.
    let ends: [TimeInterval]
    /// The number of repetitions of the sequence; 0 repeats it indefinitely.
    let loopCount: Int

    /// Returns `nil` if there are no frames.
    init?(_ frames: [UIImage], delays: [TimeInterval], loopCount: Int) {
        guard !frames.isEmpty, frames.count == delays.count else { return nil }
        self.frames = frames
        self.loopCount = max(loopCount, 0)
        var end: TimeInterval = 0
        ends = delays.map { delay in
            end += delay.isFinite && delay > 0 ? delay : Self.defaultDelay
            return end
        }
    }

    /// Creates an animation with frames of equal duration; if `duration` is not positive, each takes 1/30 second, as in
    /// UIKit.
    package init?(_ frames: [UIImage], duration: TimeInterval, loopCount: Int) {
        let delay = duration.isFinite && duration > 0 ? duration / Double(max(frames.count, 1)) : Self.defaultDelay
        self.init(frames, delays: Array(repeating: delay, count: frames.count), loopCount: loopCount)
    }

    private static let defaultDelay: TimeInterval = 1.0 / 30

    /// The duration of one repetition, in seconds.
    var duration: TimeInterval {
        ends.last ?? 0
    }

    /// Returns the frame at a time after the start and its remaining duration, or `nil` if the animation has ended.
    package func frame(at elapsed: TimeInterval) -> (index: Int, remaining: TimeInterval)? {
        let elapsed = max(elapsed, 0)
        // The end times are sums of rounded numbers, so a time just before an end counts as the end.
        let time = elapsed + 1e-9
        guard loopCount == 0 || time < duration * Double(loopCount) else { return nil }
        let place = time.truncatingRemainder(dividingBy: duration)
        let index = ends.firstIndex { $0 > place } ?? frames.count - 1
        return (index, max(ends[index] - place, 1e-6))
    }
}

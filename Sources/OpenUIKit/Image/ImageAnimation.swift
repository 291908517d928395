/// Pictures that follow each other.
struct ImageAnimation: Hashable, Sendable {
    let frames: [UIImage]
    /// When each frame is over, in seconds from the start; growing.
    let ends: [TimeInterval]
    /// How often the frames are shown; 0 for ever.
    let loopCount: Int

    /// Nil without frames.
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

    /// Frames of equal length; a duration that is not positive gives each a thirtieth of a second, as in UIKit.
    init?(_ frames: [UIImage], duration: TimeInterval, loopCount: Int) {
        let delay = duration.isFinite && duration > 0 ? duration / Double(max(frames.count, 1)) : Self.defaultDelay
        self.init(frames, delays: Array(repeating: delay, count: frames.count), loopCount: loopCount)
    }

    private static let defaultDelay: TimeInterval = 1.0 / 30

    /// How long all frames take once, in seconds.
    var duration: TimeInterval {
        ends.last ?? 0
    }

    /// The frame some time after the start, and how long it is still seen; nil once all is over.
    func frame(at elapsed: TimeInterval) -> (index: Int, remaining: TimeInterval)? {
        let elapsed = max(elapsed, 0)
        // Frames' times are sums of rounded numbers: a hair before the end is the end.
        let time = elapsed + 1e-9
        guard loopCount == 0 || time < duration * Double(loopCount) else { return nil }
        let place = time.truncatingRemainder(dividingBy: duration)
        let index = ends.firstIndex { $0 > place } ?? frames.count - 1
        return (index, max(ends[index] - place, 1e-6))
    }
}

import Foundation

/// Reports the times at which frames are painted.
///
/// With `COMPONENTFLOW_TRACE=frames` windows write a line to standard error for each frame; this class reads the lines
/// of its own process.
@MainActor
final class FrameLines {
    private var source: LineSource?
    private var waiting: ((Double) -> Void)?

    /// Must be created before the first window, because it enables the trace.
    init() {
        setenv("COMPONENTFLOW_TRACE", "frames", 1)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        dup2(ends[1], STDERR_FILENO)
        source = LineSource(descriptor: ends[0]) { [weak self] line in self?.note(line) }
    }

    /// Calls a closure once with the time at which the next frame is painted, in seconds on the monotonic clock.
    func next(_ callback: @escaping (Double) -> Void) {
        waiting = callback
    }

    private func note(_ line: String) {
        let words = line.split(separator: " ")
        guard words.first == "frame", let seconds = words.last.flatMap({ Double($0) }), let waiting else { return }
        self.waiting = nil
        waiting(seconds)
    }
}

import Foundation

/// Tells when frames were painted.
///
/// With `COMPONENTFLOW_TRACE=frames` windows write a line to standard error for each frame; this program reads its own.
@MainActor
final class FrameLines {
    private var source: LineSource?
    private var waiting: ((Double) -> Void)?

    /// To be made before the first window: the lines are asked for here.
    init() {
        setenv("COMPONENTFLOW_TRACE", "frames", 1)
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        dup2(ends[1], STDERR_FILENO)
        source = LineSource(descriptor: ends[0]) { [weak self] line in self?.note(line) }
    }

    /// Calls back once, with the moment at which the next frame is painted, in seconds on the monotonic clock.
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

/// Prepares the frames of a window that nobody sees, so that a program without a display lays out, animates and gets
/// its completions as it would with one.
///
/// Nothing is painted, and nothing happens while nothing changes.
@MainActor final class HeadlessFrames {
    private let tree: LayerTree
    private var timer: ClockTimer?
    private var waiting: ClockTimer?

    init(tree: LayerTree) {
        self.tree = tree
        tree.onNeedsFrame = { [weak self] in self?.schedule() }
        tree.onWait = { [weak self] time in self?.wait(until: time) }
    }

    private func schedule() {
        waiting?.invalidate()
        guard timer?.isPending != true else { return }
        timer = ClockTimer.schedule(after: tree.frameDuration) { [weak self] in self?.prepare() }
    }

    /// Nothing moves until a time on the clock.
    private func wait(until time: CFTimeInterval) {
        waiting?.invalidate()
        waiting = ClockTimer.schedule(after: time - CACurrentMediaTime()) { [weak self] in self?.prepare() }
    }

    private func prepare() {
        tree.prepareFrame(at: CACurrentMediaTime())
        if tree.needsAnotherFrame { schedule() }
    }
}

/// Prepares the frames of a window without a display, so that a program lays out, animates and receives completions as
/// it would with one.
///
/// Nothing is painted, and no frame is prepared unless something has changed.
@MainActor final class HeadlessFrames {
    private let tree: LayerTree
    private var timer: ClockTimer?
    private var waiting: ClockTimer?

    init(tree: LayerTree) {
        self.tree = tree
        tree.onNeedsFrame = { [weak self] in self?.schedule() }
        tree.onIdleUntil = { [weak self] time in self?.wait(until: time) }
    }

    private func schedule() {
        waiting?.invalidate()
        guard timer?.isPending != true else { return }
        timer = ClockTimer.schedule(after: tree.frameDuration, preparesFrame: true) { [weak self] in self?.prepare() }
    }

    /// Schedules the next frame for a time of the clock, until which no animation changes anything.
    private func wait(until time: CFTimeInterval) {
        waiting?.invalidate()
        waiting = ClockTimer.schedule(after: time - CACurrentMediaTime(), preparesFrame: true) { [weak self] in
            self?.prepare()
        }
    }

    private func prepare() {
        ClockTimer.prepareFrame { tree.prepareFrame(at: CACurrentMediaTime()) }
        if tree.needsAnotherFrame { schedule() }
    }
}

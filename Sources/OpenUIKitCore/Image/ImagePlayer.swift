/// Displays the frames of an animation in sequence, based on the media clock.
///
/// The player schedules a timer for the next frame: no code runs between two frames, and none at all while the view is
/// hidden or not in a window. The animation's time continues in the meantime, as with a Core Animation animation.
@MainActor final class ImagePlayer {
    let animation: ImageAnimation
    private weak var view: UIImageView?
    private let start = MediaClock.current.now
    private var timer: ClockTimer?
    /// The index of the displayed frame.
    private(set) var index: Int?
    private(set) var isOver = false
    /// Whether a timer is scheduled for the next frame.
    var waits: Bool { timer?.isPending ?? false }

    init(_ animation: ImageAnimation, in view: UIImageView) {
        self.animation = animation
        self.view = view
    }

    /// Displays the current frame, and schedules the next one if the view is visible.
    func proceed() {
        timer?.invalidate()
        timer = nil
        ShownViewObservers.remove(self)
        guard let view, !isOver else { return }
        guard let frame = animation.frame(at: MediaClock.current.now - start) else {
            isOver = true
            return view.playerDidFinish(self)
        }
        show(frame.index, in: view)
        guard animation.frames.count > 1 else { return }
        guard view.isVisibleInWindow else {
            return ShownViewObservers.add(self, of: view) { $0.proceed() }
        }
        timer = ClockTimer.schedule(after: frame.remaining) { [weak self] in self?.proceed() }
    }

    private func show(_ index: Int, in view: UIImageView) {
        guard self.index != index else { return }
        self.index = index
        view.showFrame(animation.frames[index])
    }

    /// Stops the animation without changing the displayed frame.
    func stop() {
        isOver = true
        timer?.invalidate()
        timer = nil
        ShownViewObservers.remove(self)
    }
}

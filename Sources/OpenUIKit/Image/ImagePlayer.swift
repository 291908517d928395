/// Shows the pictures of an animation one after the other, by the media clock.
///
/// It waits for the moment at which the next picture is due: nothing runs between two pictures, and nothing at all while
/// the view is not in a window or hidden. The animation goes on meanwhile all the same, as one of Core Animation would.
@MainActor final class ImagePlayer {
    /// Those that wait until their view can be seen again.
    private static var sleeping: [ObjectIdentifier: ImagePlayer] = [:]

    let animation: ImageAnimation
    private weak var view: UIImageView?
    private let start = MediaClock.current.now
    private var timer: ClockTimer?
    /// The picture that is shown.
    private(set) var index: Int?
    private(set) var isOver = false
    /// Whether a moment is waited for.
    var waits: Bool { timer?.isPending ?? false }

    init(_ animation: ImageAnimation, in view: UIImageView) {
        self.animation = animation
        self.view = view
    }

    /// Shows what is to be seen now, and goes on from there as long as the view can be seen.
    func proceed() {
        timer?.invalidate()
        timer = nil
        Self.sleeping[ObjectIdentifier(self)] = nil
        guard let view, !isOver else { return }
        guard let frame = animation.frame(at: MediaClock.current.now - start) else {
            isOver = true
            return view.playerDidFinish(self)
        }
        show(frame.index, in: view)
        guard animation.frames.count > 1 else { return }
        guard view.canBeSeen else {
            Self.sleeping[ObjectIdentifier(self)] = self
            return
        }
        timer = ClockTimer.schedule(after: frame.remaining) { [weak self] in self?.proceed() }
    }

    private func show(_ index: Int, in view: UIImageView) {
        guard self.index != index else { return }
        self.index = index
        view.showFrame(animation.frames[index])
    }

    /// Lets go of everything; the picture stays as it is.
    func stop() {
        isOver = true
        timer?.invalidate()
        timer = nil
        Self.sleeping[ObjectIdentifier(self)] = nil
    }

    /// Views were shown: those of them whose pictures waited go on.
    static func wakeSleepers() {
        guard !sleeping.isEmpty else { return }
        for player in Array(sleeping.values) where player.view?.canBeSeen != false { player.proceed() }
    }
}

extension UIView {
    /// Whether the view is in a window and neither it nor a view around it is hidden.
    final var canBeSeen: Bool {
        guard window != nil else { return false }
        var view: UIView? = self
        while let current = view {
            if current.isHidden { return false }
            view = current.superview
        }
        return true
    }
}

/// The gestures that move the rows of a list: the pointer drags a row with the primary button, or a finger rests on it.
@MainActor
final class LazyListMover: NSObject, UIGestureRecognizerDelegate {
    private weak var list: (any MovableList)?
    private let drag = UIPanGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()
    /// The distance from the touch to the top edge of the lifted row; `nil` while no row is lifted.
    private var grip: CGFloat?
    /// The location of the touch, in the window.
    private var location = CGPoint.zero
    private var keys: EscapeKeyView?
    private var link: CADisplayLink?
    private var lastFrame: TimeInterval?

    /// The distance from an edge of the list within which the content scrolls, in points.
    private static let reach: CGFloat = 24
    /// The speed per point of depth within that distance, in points per second.
    private static let speed: CGFloat = 15

    init(_ list: any MovableList) {
        self.list = list
        super.init()
        drag.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        drag.maximumNumberOfTouches = 1
        hold.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        for recognizer in [drag, hold] {
            recognizer.delegate = self
            list.addGestureRecognizer(recognizer)
        }
        drag.addHandler { [weak self] in self?.handle($0) }
        hold.addHandler { [weak self] in self?.handle($0) }
    }

    /// Removes the gestures, and returns a lifted row to its place.
    func uninstall() {
        list?.endMove(commits: false)
        list?.removeGestureRecognizer(drag)
        list?.removeGestureRecognizer(hold)
    }

    // MARK: - Gestures

    private func handle(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: begin(recognizer)
        case .changed:
            guard grip != nil else { return }
            location = recognizer.location(in: nil)
            follow()
            scrollIfNeeded()
        case .ended: list?.endMove(commits: true)
        default: list?.endMove(commits: false)
        }
    }

    private func begin(_ recognizer: UIGestureRecognizer) {
        guard let list else { return }
        location = recognizer.location(in: nil)
        let present = recognizer.location(in: list)
        let moved = (recognizer as? UIPanGestureRecognizer)?.translation(in: list) ?? .zero
        let start = CGPoint(x: present.x - moved.x, y: present.y - moved.y)
        guard let grip = list.beginMove(at: start) else { return cancelGestures() }
        self.grip = grip
        let keys = EscapeKeyView { [weak self] in self?.list?.endMove(commits: false) }
        list.addSubview(keys)
        self.keys = keys
        follow()
    }

    /// Moves the lifted row to the touch, whose place in the content changes when the list scrolls.
    func follow() {
        guard let list, let grip else { return }
        list.continueMove(to: list.convert(location, from: nil).y + grip)
    }

    /// Called by the list when no row is lifted anymore.
    func moveDidEnd() {
        guard grip != nil else { return }
        grip = nil
        stopScrolling()
        keys?.removeFromSuperview()
        keys = nil
        cancelGestures()
    }

    /// Ignores the rest of the gesture.
    private func cancelGestures() {
        for recognizer in [drag, hold] where recognizer.state == .began || recognizer.state == .changed {
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }

    /// Leaves touches to controls and texts that are used by dragging, to rows that can be dragged elsewhere, and, if a
    /// finger rests on them, to rows with a context menu.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let list, !list.isDecelerating, grip == nil else { return false }
        var view = touch.view
        while let current = view, current !== list {
            if current is UITextField || current is UITextView { return false }
            if (current as? UIControl)?.allControlEvents.contains(.valueChanged) == true { return false }
            for interaction in current.interactions {
                if interaction is UIDragInteraction { return false }
                if interaction is UIContextMenuInteraction, gestureRecognizer === hold { return false }
            }
            view = current.superview
        }
        return true
    }

    /// Leaves horizontal drags to the content.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === drag else { return true }
        let moved = drag.translation(in: list)
        return abs(moved.y) > abs(moved.x)
    }

    // MARK: - Scrolling at the edges

    private func scrollIfNeeded() {
        guard depth != 0 else { return stopScrolling() }
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            if let self { step(at: link.timestamp) } else { link.invalidate() }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func stopScrolling() {
        link?.invalidate()
        link = nil
        lastFrame = nil
    }

    /// The distance by which the touch is within the margin at the top, as a negative number, or at the bottom.
    private var depth: CGFloat {
        guard let list else { return 0 }
        let (y, bounds) = (list.convert(location, from: nil).y, list.bounds)
        let reach = min(Self.reach, bounds.height / 4)
        return min(y - bounds.minY - reach, 0) + max(y - bounds.maxY + reach, 0)
    }

    private func step(at time: TimeInterval) {
        let seconds = min(time - (lastFrame ?? time), 0.1)
        lastFrame = time
        guard depth != 0, grip != nil else { return stopScrolling() }
        if list?.scrollDuringMove(by: depth * Self.speed * seconds) == true { follow() }
    }
}

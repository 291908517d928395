/// The distance by which a swipe has moved a component.
final class SwipeActionsState: ComponentState {
    /// The distance, in points, in the direction that reveals the buttons.
    fileprivate(set) var offset: CGFloat = 0
    fileprivate(set) var hasBeenSwiped = false
}

/// The view of a component with swipe actions, which tracks swipes.
final class SwipeActionsView: UIView {
    /// The fraction of the width beyond which a swipe performs the first action.
    private static let fullSwipe: CGFloat = 0.6
    /// The velocity, in points per second, above which a swipe opens or closes regardless of its position.
    private static let push: CGFloat = 300
    /// The view whose buttons are shown.
    private static weak var open: SwipeActionsView?

    weak var state: SwipeActionsState?
    /// The distance at which all buttons are shown, in points.
    var openWidth: CGFloat = 0
    var opensAtLeft = false
    /// Whether content with swipe actions of its own has them instead of those of this view.
    var yieldsToContent = false
    /// The action of a swipe across most of the view, if it has one.
    var fullSwipe: (() -> Void)?
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    /// Offers the actions in the context menu of the row, where keys and assistive technologies reach them.
    private var menu: ContextMenuDelegate?
    /// The offset when the swipe began.
    private var start: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        pan.maximumNumberOfTouches = 1
        pan.addHandler { [weak self] _ in self?.panDidChange() }
        addGestureRecognizer(pan)
        tap.isEnabled = false
        tap.addHandler { [weak self] recognizer in
            if recognizer.state == .ended { self?.close() }
        }
        addGestureRecognizer(tap)
        menu = ContextMenuDelegate(on: self, isSupplement: true)
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    /// Offers buttons in the context menu of the row.
    func offer(_ buttons: [Button]) {
        menu?.items = { [weak self] in self?.isReplaced == true ? [] : buttons.flatMap(\.menuItems) }
    }

    /// Whether the content has swipe actions of its own, in place of those of this view.
    ///
    /// Determined when it matters, because the content can change without an update of this view.
    var isReplaced: Bool {
        yieldsToContent && subviews.contains { $0.outermostSwipeActions != nil }
    }

    /// Takes the touches of a row whose buttons are shown, which only hide them.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return isOverShownRow(point) ? self : hit
    }

    private func isOverShownRow(_ point: CGPoint) -> Bool {
        guard offset > 0, openWidth > 0 else { return false }
        return opensAtLeft ? point.x >= offset : point.x < bounds.width - offset
    }

    /// Begins only taps on a row whose buttons are shown, and horizontal swipes that reveal or hide buttons.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === tap { return isOverShownRow(tap.location(in: self)) }
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let translation = pan.translation(in: self)
        guard abs(translation.x) > abs(translation.y), openWidth > 0 else { return false }
        return offset > 0 || (translation.x > 0) == opensAtLeft && !isReplaced
    }

    /// Hides the buttons.
    func close() {
        if offset > 0 { move(to: 0, transition: .easeInOut(duration: 0.25)) }
    }

    private var offset: CGFloat {
        state?.offset ?? 0
    }

    private func panDidChange() {
        let direction: CGFloat = opensAtLeft ? 1 : -1
        let distance = pan.translation(in: self).x * direction
        switch pan.state {
        case .began: begin()
        case .changed: move(to: min(max(start + distance, 0), bounds.width), transition: .immediate)
        case .ended: end(speed: pan.velocity(in: self).x * direction)
        case .cancelled: close()
        default: break
        }
    }

    private func begin() {
        if Self.open !== self { Self.open?.close() }
        Self.open = self
        start = offset
    }

    private func end(speed: CGFloat) {
        prepareComponentsForEvent()
        if let fullSwipe, offset > bounds.width * Self.fullSwipe {
            close()
            return fullSwipe()
        }
        let opens = abs(speed) > Self.push ? speed > 0 : offset > openWidth / 2
        if opens { move(to: openWidth, transition: .easeInOut(duration: 0.25)) } else { close() }
    }

    private func move(to offset: CGFloat, transition: ComponentTransition) {
        guard let state else { return }
        state.offset = offset
        tap.isEnabled = offset > 0
        state.hasBeenSwiped = true
        state.updated(transition: transition)
    }
}

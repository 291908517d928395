/// The pan of a scroll view: it begins only in a direction in which the view can scroll, and keeps touches from the
/// content for a moment, to see what they become.
///
/// The pointer's button does not drag content; wheel and touchpad scroll it.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// How long content waits for its touches, in seconds, as in UIKit.
    private static let contentDelay: TimeInterval = 0.15

    private var delayTimer: ClockTimer?

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = [0, 1, 2]
    }

    /// Wheel and touchpad move the content without the gesture.
    override var allowedScrollTypesMask: UIScrollTypeMask {
        get { [] }
        set {}
    }

    override var delaysTouchesBegan: Bool {
        get { delayTimer?.isPending == true }
        set {}
    }

    override var delaysTouchesEnded: Bool {
        get { false }
        set {}
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView, state == .possible else { return }
        for touch in touches { offer(touch, with: event) }
        if scrollView.delaysContentTouches, scrollView.canScroll(.horizontal) || scrollView.canScroll(.vertical) {
            delayTimer?.invalidate()
            delayTimer = ClockTimer.schedule(after: Self.contentDelay) { [weak self] in
                self?.view?.window?.touchDispatcher.releaseHeldTouches()
            }
        }
        scrollView.touchDidBegin()
    }

    /// Asks whether the view inside may have the touch.
    private func offer(_ touch: UITouch, with event: UIEvent) {
        guard let scrollView, let content = touch.view, content !== scrollView else { return }
        if !scrollView.touchesShouldBegin([touch], with: event, in: content) { touch.delivery = .ignored }
    }

    override func hasMovedEnough(_ moved: CGVector) -> Bool {
        scrollView?.mayBeginDragging(along: moved, hysteresis: Self.hysteresis) ?? super.hasMovedEnough(moved)
    }

    /// Whether the views inside agree to lose the touches they know of.
    var contentLetsGo: Bool {
        guard let scrollView else { return true }
        return sequenceTouches.allSatisfy { touch in
            guard let content = touch.view, content !== scrollView, touch.delivery == .active else { return true }
            return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: content)
        }
    }

    /// Dragging and zooming go together.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.zoomer?.pinch
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.zoomer?.pinch
    }

    override func reset() {
        super.reset()
        delayTimer?.invalidate()
        delayTimer = nil
        scrollView?.touchDidEnd()
    }
}

/// The pan gesture recognizer of a scroll view, which begins only in directions in which the view can scroll.
///
/// It delays the delivery of touches to the content briefly, until it is clear whether they are a drag. A drag with a
/// mouse button does not scroll; the mouse wheel and the touchpad do.
@MainActor package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// The delay of touches to the content in seconds, the same as in UIKit.
    private static let contentDelay: TimeInterval = 0.15

    private var delayTimer: ClockTimer?

    private var scrollView: UIScrollView? { view as? UIScrollView }

    package override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = [0, 1, 2]
    }

    /// Empty, because mouse wheel and touchpad scroll without the gesture.
    package override var allowedScrollTypesMask: UIScrollTypeMask {
        get { [] }
        set {}
    }

    package override var delaysTouchesBegan: Bool {
        get { delayTimer?.isPending == true }
        set {}
    }

    package override var delaysTouchesEnded: Bool {
        get { false }
        set {}
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
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

    /// Delivers the touch to the content unless `touchesShouldBegin(_:with:in:)` rejects it.
    private func offer(_ touch: UITouch, with event: UIEvent) {
        guard let scrollView, let content = touch.view, content !== scrollView else { return }
        if !scrollView.touchesShouldBegin([touch], with: event, in: content) { touch.delivery = .ignored }
    }

    package override func hasMovedEnough(_ moved: CGVector) -> Bool {
        scrollView?.shouldBeginDragging(translation: moved, hysteresis: Self.hysteresis) ?? super.hasMovedEnough(moved)
    }

    /// Whether the touches that the content has received can be cancelled.
    var allowsTouchCancellation: Bool {
        guard let scrollView else { return true }
        return sequenceTouches.allSatisfy { touch in
            guard let content = touch.view, content !== scrollView, touch.delivery == .active else { return true }
            return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: content)
        }
    }

    /// Allows dragging and zooming at the same time.
    package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.zoomer?.pinch
    }

    package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.zoomer?.pinch
    }

    package override func reset() {
        super.reset()
        delayTimer?.invalidate()
        delayTimer = nil
        scrollView?.touchDidEnd()
    }
}

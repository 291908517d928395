internal import OpenDisplay

/// Lets the pointer use the scroll indicators of a window as scroll bars.
///
/// An indicator under the pointer becomes a scroll bar. Its thumb can be dragged; a click beside the thumb scrolls by a
/// page towards the pointer and repeats while the button is held, and with Shift or the middle button it moves the thumb to
/// the pointer.
@MainActor final class ScrollBarController {
    /// The times before the first and between further repetitions of a page, in seconds.
    private static let repetition: (delay: TimeInterval, interval: TimeInterval) = (0.35, 0.05)

    private struct Use {
        weak var scrollView: UIScrollView?
        let axis: UIScrollView.Axis
        let button: Int
        /// The position on the track at which the pointer is.
        var position: CGFloat
        /// The direction in which pages are scrolled, or 0 before the first.
        var direction: CGFloat = 0
        /// The content offset and the position at which the thumb was grabbed, or `nil` while pages are scrolled.
        var grab: (offset: CGFloat, position: CGFloat)?
    }

    private unowned let window: UIWindow
    private weak var hovered: UIScrollView?
    private var use: Use?
    private var timer: ClockTimer?

    init(window: UIWindow) {
        self.window = window
    }

    /// Whether the pointer is over a scroll bar.
    var isHovered: Bool { hovered != nil }

    /// Returns whether a scroll bar handles a pointer event.
    ///
    /// - Parameter isPressed: Whether a button is held that was pressed on the content.
    func follow(_ event: PointerEvent, isPressed: Bool) -> Bool {
        guard use == nil else {
            continueUse(event)
            return true
        }
        switch event.phase {
        case .pressed where !isPressed: return begin(event)
        case .entered, .moved, .released: if !isPressed { hover(at: event.location) }
        case .exited, .cancelled: hover(at: nil)
        case .pressed: break
        }
        return false
    }

    /// Ends the use of a scroll bar, because the window has lost the pointer.
    func cancel() {
        finish()
        hover(at: nil)
    }

    // MARK: Hovering

    private func hover(at location: CGPoint?) {
        let target = location.flatMap { self.target(at: $0) }
        if let hovered, hovered !== target?.scrollView { hovered.indicators.emphasizedAxis = nil }
        hovered = target?.scrollView
        target?.scrollView.indicators.emphasizedAxis = target?.bar.axis
    }

    /// Returns the scroll bar at a location of the window, and its innermost scroll view.
    private func target(at location: CGPoint) -> (scrollView: UIScrollView, bar: ScrollBar)? {
        var view = window.hitTest(location, with: nil)
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                let point = scrollView.convert(location, from: window)
                let bars = [UIScrollView.Axis.vertical, .horizontal].compactMap { scrollView.indicators.bar($0) }
                if let bar = bars.first(where: { $0.area.contains(point) }) { return (scrollView, bar) }
            }
            view = current.superview
        }
        return nil
    }

    // MARK: Use

    private func begin(_ event: PointerEvent) -> Bool {
        guard event.button == 1 || event.button == 2, let (scrollView, bar) = target(at: event.location) else {
            return false
        }
        hover(at: event.location)
        scrollView.stopScrollingAndZooming()
        let position = bar.position(of: scrollView.convert(event.location, from: window))
        use = Use(scrollView: scrollView, axis: bar.axis, button: event.button, position: position)
        let jumps = event.button == 2 || event.modifiers.contains(.shift)
        if bar.side(of: position) == 0 {
            grab(at: position)
        } else if jumps {
            move(scrollView, bar.axis, to: scrollView.offset(bar.axis) + (position - bar.thumbCenter) * bar.scale)
            grab(at: position)
        } else {
            scrollPage(thenAfter: Self.repetition.delay)
        }
        return true
    }

    private func grab(at position: CGFloat) {
        guard let scrollView = use?.scrollView, let axis = use?.axis else { return }
        use?.grab = (scrollView.offset(axis), position)
    }

    private func continueUse(_ event: PointerEvent) {
        guard let current = use, let scrollView = current.scrollView, scrollView.hostWindow === window,
            let bar = scrollView.indicators.bar(current.axis)
        else { return finish() }
        let position = bar.position(of: scrollView.convert(event.location, from: window))
        use?.position = position
        if let grab = current.grab, event.phase == .moved || event.phase == .released {
            move(scrollView, current.axis, to: grab.offset + (position - grab.position) * bar.scale)
        }
        guard event.phase == .cancelled || event.phase == .released && event.button == current.button else { return }
        finish()
        hover(at: event.location)
    }

    private func finish() {
        timer?.invalidate()
        timer = nil
        use = nil
    }

    private func move(_ scrollView: UIScrollView, _ axis: UIScrollView.Axis, to offset: CGFloat) {
        var target = scrollView.contentOffset
        if axis == .vertical { target.y = offset } else { target.x = offset }
        scrollView.moveContent(to: scrollView.geometry.clamp(target).rounded(to: scrollView.pixel))
    }

    /// Scrolls by a page towards the pointer, and again after a time, until the thumb has reached the pointer.
    private func scrollPage(thenAfter delay: TimeInterval) {
        guard let use, use.grab == nil, let scrollView = use.scrollView, scrollView.hostWindow === window,
            let bar = scrollView.indicators.bar(use.axis)
        else { return }
        // The thumb reaches its place at the end of the motion.
        if scrollView.motion == nil {
            let side = bar.side(of: use.position)
            guard side != 0, use.direction == 0 || side == use.direction, scrollView.hasMore(use.axis, side) else {
                return
            }
            self.use?.direction = side
            scrollView.scrollPage(use.axis, side)
        }
        timer = ClockTimer.schedule(after: delay) { [weak self] in
            self?.scrollPage(thenAfter: Self.repetition.interval)
        }
    }
}

extension UIScrollView {
    /// Returns the content offset along an axis.
    fileprivate func offset(_ axis: Axis) -> CGFloat { axis == .vertical ? contentOffset.y : contentOffset.x }
}

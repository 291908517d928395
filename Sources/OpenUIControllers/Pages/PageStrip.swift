@_spi(Subclassing) import OpenUIKitCore

/// The view in which pages are scrolled: the current page, and the one that is turned to.
///
/// The position is that of the visible area, in pages: 0 shows the current page, 1 the one after it, and -1 the one
/// before it.
@MainActor package final class PageStrip: UIView, UIScrollViewDelegate {
    private static let band: CGFloat = 0.55

    private let scrollView = UIScrollView()
    let pan = UIPanGestureRecognizer()
    let isVertical: Bool
    let spacing: CGFloat
    private(set) var position: CGFloat = 0
    /// The position at which an animation ends, or `nil` without one.
    private(set) var target: CGFloat?
    private var current: UIView?
    private var incoming: (view: UIView, step: Int)?
    private var isLayingOut = false
    /// Called when an animation has reached its target.
    var onArrive: () -> Void = {}

    init(isVertical: Bool, spacing: CGFloat) {
        self.isVertical = isVertical
        self.spacing = spacing
        super.init(frame: .zero)
        clipsToBounds = true
        scrollView.isScrollEnabled = false
        scrollView.allowsKeyboardScrolling = false
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.delegate = self
        addSubview(scrollView)
        pan.allowedScrollTypesMask = .all
        addGestureRecognizer(pan)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    // MARK: Geometry

    /// The length of a page with the space beside it.
    var pageLength: CGFloat { (isVertical ? bounds.height : bounds.width) + spacing }

    /// 1 if pages follow each other in the direction of the coordinates, or -1.
    private var sign: CGFloat {
        !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    private func pageFrame(_ step: Int) -> CGRect {
        let start = (1 + CGFloat(step) * sign) * pageLength + spacing / 2
        return isVertical
            ? CGRect(x: 0, y: start, width: bounds.width, height: bounds.height)
            : CGRect(x: start, y: 0, width: bounds.width, height: bounds.height)
    }

    private func offset(at position: CGFloat) -> CGPoint {
        let place = (1 + position * sign) * pageLength
        return isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
    }

    /// Converts a translation or a velocity in points to pages.
    func pages(_ translation: CGPoint) -> CGFloat {
        pageLength > 0 ? -sign * (isVertical ? translation.y : translation.x) / pageLength : 0
    }

    /// Returns the position past the last page for a drag to a position.
    func banded(_ position: CGFloat) -> CGFloat {
        let distance = abs(position)
        return (position < 0 ? -1 : 1) * distance * Self.band / (1 + distance * Self.band)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        isLayingOut = true
        defer { isLayingOut = false }
        let length = pageLength
        scrollView.frame =
            isVertical
            ? CGRect(x: 0, y: -spacing / 2, width: bounds.width, height: length)
            : CGRect(x: -spacing / 2, y: 0, width: length, height: bounds.height)
        scrollView.contentSize = CGSize(
            width: isVertical ? bounds.width : 3 * length, height: isVertical ? 3 * length : bounds.height)
        let place = offset(at: position)
        if scrollView.contentOffset != place { scrollView.contentOffset = place }
        current?.frame = pageFrame(0)
        if let incoming { incoming.view.frame = pageFrame(incoming.step) }
    }

    // MARK: Pages

    /// Shows a page alone.
    func show(_ view: UIView?) {
        if let incoming, incoming.view !== view { incoming.view.removeFromSuperview() }
        if let current, current !== view { current.removeFromSuperview() }
        incoming = nil
        current = view
        move(to: 0)
        if let view, view.superview !== scrollView { scrollView.addSubview(view) }
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Adds a page beside the current one.
    func add(_ view: UIView, step: Int) {
        incoming = (view, step)
        UIView.performWithoutAnimation {
            view.frame = pageFrame(step)
            scrollView.addSubview(view)
            view.layoutIfNeeded()
        }
    }

    /// Removes the page beside the current one.
    func removeIncoming() {
        incoming?.view.removeFromSuperview()
        incoming = nil
    }

    // MARK: Movement

    /// Moves to a position and ends an animation.
    func move(to position: CGFloat) {
        isLayingOut = true
        target = nil
        self.position = position
        scrollView.setContentOffset(offset(at: position), animated: false)
        isLayingOut = false
    }

    /// Moves to a position like a finger would.
    func drag(to position: CGFloat) {
        target = nil
        scrollView.setContentOffset(offset(at: position), animated: false)
    }

    /// Moves to a position with an animation; at once outside of a window, before the first layout, or if the user prefers
    /// less motion.
    func animate(to position: CGFloat) {
        let place = offset(at: position)
        let isAnimated = window != nil && !bounds.isEmpty && !UIAccessibility.isReduceMotionEnabled
        guard isAnimated, scrollView.contentOffset != place else {
            // Without a size, the offset is the same for all positions, but for the space between pages.
            move(to: position)
            return onArrive()
        }
        target = position
        scrollView.setContentOffset(place, animated: true)
    }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isLayingOut, pageLength > 0 else { return }
        let place = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
        position = (place / pageLength - 1) * sign
    }

    package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        onArrive()
    }

    // MARK: Gestures

    /// Accepts drags along the axis of the pages.
    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let translation = pan.translation(in: self)
        return isVertical ? abs(translation.y) > abs(translation.x) : abs(translation.x) > abs(translation.y)
    }
}

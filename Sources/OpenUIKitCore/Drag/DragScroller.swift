/// Scrolls the content under a drag while the drag is near an edge.
@MainActor package final class DragScroller {
    /// The distance from an edge within which the content scrolls, in points.
    private static let reach: CGFloat = 24
    /// The speed per point of depth within that distance, in points per second.
    private static let speed: CGFloat = 15

    private let didScroll: () -> Void
    private weak var view: UIView?
    private var location = CGPoint.zero
    private var link: CADisplayLink?
    private var lastFrame: TimeInterval?

    /// - Parameter didScroll: Called when the content under the drag has scrolled.
    package init(didScroll: @escaping () -> Void) {
        self.didScroll = didScroll
    }

    /// Updates the view under the drag, or `nil` for none, and the location in the window.
    package func update(over view: UIView?, at location: CGPoint) {
        if view !== self.view { (self.view as? UITextField)?.lineView.endDragScrolling() }
        self.view = view
        self.location = location
        guard scrollable.contains(where: { overshoot(of: $0) != nil }) else { return pause() }
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in self?.step(at: link.timestamp) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops scrolling after the drag has ended.
    package func stop() {
        update(over: nil, at: location)
    }

    private func pause() {
        link?.invalidate()
        link = nil
        lastFrame = nil
    }

    /// The scrollable ancestors of the view under the drag, innermost first.
    private var scrollable: [UIView] {
        var result: [UIView] = []
        var current = view
        while let next = current {
            if next is UITextField || (next as? UIScrollView)?.isScrollEnabled == true { result.append(next) }
            current = next.superview
        }
        return result
    }

    private func step(at time: TimeInterval) {
        let distance = Self.speed * min(time - (lastFrame ?? time), 0.1)
        lastFrame = time
        for view in scrollable {
            guard let overshoot = overshoot(of: view) else { continue }
            if scroll(view, by: CGVector(dx: overshoot.dx * distance, dy: overshoot.dy * distance)) {
                return didScroll()
            }
        }
    }

    /// Scrolls a view; returns `false` if it cannot scroll further.
    private func scroll(_ view: UIView, by translation: CGVector) -> Bool {
        if let field = view as? UITextField { return field.lineView.scrollDuringDrag(by: translation.dx) }
        guard let scroll = view as? UIScrollView else { return false }
        let old = scroll.contentOffset
        scroll.contentOffset = scroll.geometry.clamp(CGPoint(x: old.x + translation.dx, y: old.y + translation.dy))
        return scroll.contentOffset != old
    }

    /// Returns how far the location extends into the margins of a view, or `nil` if it is not in a margin.
    private func overshoot(of view: UIView) -> CGVector? {
        let point = view.convert(location, from: nil)
        let bounds = view.bounds
        let (across, along) = (min(Self.reach, bounds.width / 4), min(Self.reach, bounds.height / 4))
        func depth(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat, _ reach: CGFloat) -> CGFloat {
            place < start + reach ? place - start - reach : place > end - reach ? place - end + reach : 0
        }
        let result = CGVector(
            dx: depth(point.x, bounds.minX, bounds.maxX, across), dy: depth(point.y, bounds.minY, bounds.maxY, along))
        return result == .zero ? nil : result
    }
}

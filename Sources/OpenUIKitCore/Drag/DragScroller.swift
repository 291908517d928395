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
        if view !== self.view { (self.view as? any DragScrolling)?.endDragScrolling() }
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

    /// The view under the drag and its ancestors, as far as they scroll, innermost first.
    private var scrollable: [any DragScrolling] {
        guard let view else { return [] }
        return sequence(first: view, next: \.superview).compactMap { $0 as? any DragScrolling }
            .filter(\.canScrollDuringDrag)
    }

    private func step(at time: TimeInterval) {
        let distance = Self.speed * min(time - (lastFrame ?? time), 0.1)
        lastFrame = time
        for view in scrollable {
            guard let overshoot = overshoot(of: view) else { continue }
            let translation = CGVector(dx: overshoot.dx * distance, dy: overshoot.dy * distance)
            if view.scrollDuringDrag(by: translation) { return didScroll() }
        }
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

/// A view whose content scrolls while a drag is near one of its edges.
@MainActor package protocol DragScrolling: UIView {
    var canScrollDuringDrag: Bool { get }

    /// Scrolls the content; returns `false` if it cannot scroll any further.
    func scrollDuringDrag(by translation: CGVector) -> Bool

    /// Called when the drag is no longer over the view.
    func endDragScrolling()
}

extension UIScrollView: DragScrolling {
    package final var canScrollDuringDrag: Bool { isScrollEnabled }

    package final func scrollDuringDrag(by translation: CGVector) -> Bool {
        let old = contentOffset
        contentOffset = geometry.clamp(CGPoint(x: old.x + translation.dx, y: old.y + translation.dy))
        return contentOffset != old
    }

    package final func endDragScrolling() {}
}

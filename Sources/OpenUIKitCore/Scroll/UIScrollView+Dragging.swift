/// The state of a drag.
struct ScrollDrag {
    /// The offset without rubber banding that the content would have for a translation of zero.
    var start: CGPoint
    /// The offset at the start of the drag, from which pages are counted.
    let origin: CGPoint
    let movesHorizontally: Bool
    let movesVertically: Bool
}

extension UIScrollView {
    /// The velocity, in points per second, below which the content does not decelerate after a drag.
    private static let minimumDecelerationVelocity: CGFloat = 10
    /// The velocity, in points per millisecond, above which a drag turns the page.
    private static let pageTurningSpeed: CGFloat = 0.2
    /// The minimum ratio of the translations along both axes at which a drag is locked to one axis.
    private static let lockRatio: CGFloat = 1.75

    private var band: (horizontal: RubberBand, vertical: RubberBand) {
        (RubberBand(length: bounds.width), RubberBand(length: bounds.height))
    }

    // MARK: Start of a drag

    func touchDidBegin() {
        guard !isTracking else { return }
        isTracking = true
        didTouchStopMotion = motion != nil
        // `isTracking` keeps the view decelerating until the touch drags or ends.
        if didTouchStopMotion { endMotion() }
    }

    /// Whether a translation of a touch, in window coordinates, starts a drag of this view.
    ///
    /// Only the axes along which the view scrolls count. An enclosing scroll view handles the drags that only it can
    /// follow: those across this view's axis, and those that continue past the end of this view's content.
    func shouldBeginDragging(translation: CGVector, hysteresis: CGFloat) -> Bool {
        let mainAxis = abs(translation.dx) > abs(translation.dy) ? Axis.horizontal : .vertical
        if !canScroll(mainAxis), outerScrollViews.contains(where: { $0.isScrollEnabled && $0.canScroll(mainAxis) }) {
            return false
        }
        return mayFollow(.horizontal, translation.dx, hysteresis) || mayFollow(.vertical, translation.dy, hysteresis)
    }

    private func mayFollow(_ axis: Axis, _ translation: CGFloat, _ hysteresis: CGFloat) -> Bool {
        guard canScroll(axis), abs(translation) >= hysteresis else { return false }
        let alwaysBounces = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        if hasMore(axis, -translation) || alwaysBounces && bounces(along: axis) { return true }
        return !outerScrollViews.contains { $0.isScrollEnabled && $0.hasMore(axis, -translation) }
    }

    private var outerScrollViews: [UIScrollView] {
        sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
    }

    func panDidChange() {
        switch scrollPan.state {
        case .began: beginDrag()
        case .changed: followDrag()
        case .ended: endDrag(velocity: scrollPan.velocity(in: self))
        case .cancelled: endDrag(velocity: .zero)
        case .possible, .failed: break
        }
    }

    private func beginDrag() {
        zoomer?.endIfReleased()
        let translation = scrollPan.translation(in: self)
        scrollPan.setTranslation(.zero, in: self)
        let locksVertical = isDirectionalLockEnabled && abs(translation.y) > abs(translation.x) * Self.lockRatio
        let locksHorizontal = isDirectionalLockEnabled && abs(translation.x) > abs(translation.y) * Self.lockRatio
        let (geometry, band) = (self.geometry, self.band)
        drag = ScrollDrag(
            start: CGPoint(
                x: band.horizontal.held(contentOffset.x, in: geometry.horizontal),
                y: band.vertical.held(contentOffset.y, in: geometry.vertical)), origin: contentOffset,
            movesHorizontally: canScroll(.horizontal) && !locksVertical,
            movesVertically: canScroll(.vertical) && !locksHorizontal)
        isTracking = true
        isDragging = true
        isDecelerating = false
        dismissKeyboard()
        delegate?.scrollViewWillBeginDragging(self)
        indicators.show()
    }

    /// Ends text editing at the start of a drag if ``keyboardDismissMode`` requires it.
    private func dismissKeyboard() {
        guard keyboardDismissMode != .none, let writer = window?.firstResponder, writer is any UIKeyInput
        else { return }
        writer.resignFirstResponder()
    }

    // MARK: Drag

    private func followDrag() {
        let translation = scrollPan.translation(in: self)
        zoomer?.endIfReleased()
        if isZooming || isZoomAnimating { return }
        if motion != nil { interruptMotion(translation: translation) }
        guard let drag else { return }
        let (geometry, band) = (self.geometry, self.band)
        var offset = contentOffset
        if drag.movesHorizontally {
            offset.x = shown(drag.start.x - translation.x, .horizontal, in: geometry.horizontal, band.horizontal)
        }
        if drag.movesVertically {
            offset.y = shown(drag.start.y - translation.y, .vertical, in: geometry.vertical, band.vertical)
        }
        moveContent(to: offset.rounded(to: pixel))
    }

    /// Ends an animation that client code started during the drag, which continues from the current offset.
    private func interruptMotion(translation: CGPoint) {
        endMotion()
        rebaseDrag(translation: translation)
    }

    /// Rebases the drag, such that it continues from the current offset with the given translation.
    func rebaseDrag(translation: CGPoint) {
        drag?.start = CGPoint(
            x: band.horizontal.held(contentOffset.x, in: geometry.horizontal) + translation.x,
            y: band.vertical.held(contentOffset.y, in: geometry.vertical) + translation.y)
    }

    private func shown(
        _ place: CGFloat, _ axis: Axis, in range: ClosedRange<CGFloat>, _ band: RubberBand
    ) -> CGFloat {
        bounces(along: axis) ? band.shown(place, in: range) : min(max(place, range.lowerBound), range.upperBound)
    }

    // MARK: End of a drag

    private func endDrag(velocity: CGPoint) {
        guard let drag else { return }
        refreshControl?.dragWillEnd()
        var velocity = CGVector(
            dx: drag.movesHorizontally ? -velocity.x : 0, dy: drag.movesVertically ? -velocity.y : 0)
        if hypot(velocity.dx, velocity.dy) < Self.minimumDecelerationVelocity { velocity = .zero }
        var motion = plannedMotion(velocity: velocity, drag: drag)
        adjustTarget(of: &motion, velocity: velocity)
        self.drag = nil
        isDragging = false
        isTracking = false
        let decelerates = motion.duration > 0
        if !decelerates, self.motion == nil { moveContent(to: motion.target) }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard decelerates, window != nil, !isDragging, self.motion == nil else { return indicators.hideSoon() }
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        guard isDecelerating, !isDragging, self.motion == nil else { return }
        begin(motion)
    }

    private func plannedMotion(velocity: CGVector, drag: ScrollDrag) -> ScrollMotion {
        let speed = contentVelocity(velocity)
        let time = CACurrentMediaTime()
        if isPagingEnabled {
            let target = pageTarget(velocity: velocity, drag: drag)
            return ScrollMotion(
                .deceleration,
                x: .landing(from: contentOffset.x, velocity: speed.dx, at: target.x, pixel: pixel),
                y: .landing(from: contentOffset.y, velocity: speed.dy, at: target.y, pixel: pixel), start: time)
        }
        let rate = decelerationRate.perSecond
        return ScrollMotion(
            .deceleration,
            x: .fling(from: contentOffset.x, velocity: speed.dx, rate: rate, limits: limits(.horizontal)),
            y: .fling(from: contentOffset.y, velocity: speed.dy, rate: rate, limits: limits(.vertical)), start: time)
    }

    /// Returns the velocity of the content for that of the touch, which is lower past an edge.
    private func contentVelocity(_ finger: CGVector) -> CGVector {
        func content(
            _ axis: Axis, _ velocity: CGFloat, _ place: CGFloat, _ range: ClosedRange<CGFloat>, _ band: RubberBand
        ) -> CGFloat {
            let held = band.held(place, in: range)
            let edge = min(max(held, range.lowerBound), range.upperBound)
            if edge == held { return velocity }
            return bounces(along: axis) ? velocity * band.slope(at: held - edge) : 0
        }
        return CGVector(
            dx: content(.horizontal, finger.dx, contentOffset.x, geometry.horizontal, band.horizontal),
            dy: content(.vertical, finger.dy, contentOffset.y, geometry.vertical, band.vertical))
    }

    /// Returns the page at which the content comes to rest: the next one for a fast drag, otherwise the nearest; at
    /// most one page from the start.
    private func pageTarget(velocity: CGVector, drag: ScrollDrag) -> CGPoint {
        func page(_ place: CGFloat, _ origin: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
            guard length > 0 else { return place }
            let first = (origin / length).rounded()
            var page = (place / length).rounded()
            if abs(velocity) / 1000 > Self.pageTurningSpeed {
                page = velocity > 0 ? (place / length).rounded(.up) : (place / length).rounded(.down)
            }
            return min(max(page, first - 1), first + 1) * length
        }
        let target = CGPoint(
            x: drag.movesHorizontally
                ? page(contentOffset.x, drag.origin.x, bounds.width, velocity.dx) : contentOffset.x,
            y: drag.movesVertically
                ? page(contentOffset.y, drag.origin.y, bounds.height, velocity.dy) : contentOffset.y)
        return geometry.clamp(target)
    }

    /// Lets the delegate adjust the target.
    private func adjustTarget(of motion: inout ScrollMotion, velocity: CGVector) {
        let planned = motion.target
        let speedPerMillisecond = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
        var target = restingOffset(proposed: planned, velocity: speedPerMillisecond)
        delegate?.scrollViewWillEndDragging(self, withVelocity: speedPerMillisecond, targetContentOffset: &target)
        guard target != planned, target.isFinite else { return }
        let speed = contentVelocity(velocity)
        if target.x != planned.x {
            motion.x = .landing(from: contentOffset.x, velocity: speed.dx, at: target.x, pixel: pixel)
        }
        if target.y != planned.y {
            motion.y = .landing(from: contentOffset.y, velocity: speed.dy, at: target.y, pixel: pixel)
        }
    }

    /// Handles the end of a touch; content that the touch stopped past an edge bounces back.
    func touchDidEnd() {
        guard isTracking else { return }
        isTracking = false
        guard drag == nil, motion == nil else { return }
        if didTouchStopMotion, geometry.clamp(contentOffset) != contentOffset, window != nil { return bounceBack() }
        if isDecelerating { decelerationDidEnd() }
        indicators.hideSoon()
    }

    private func bounceBack() {
        let rate = decelerationRate.perSecond
        isDecelerating = true
        begin(
            ScrollMotion(
                .deceleration,
                x: .fling(from: contentOffset.x, velocity: 0, rate: rate, limits: limits(.horizontal)),
                y: .fling(from: contentOffset.y, velocity: 0, rate: rate, limits: limits(.vertical)),
                start: CACurrentMediaTime()))
    }
}

/// The zooming behavior of a scroll view: it handles pinch gestures and animates to a scale and an offset.
///
/// The zoomed view keeps its top left corner when it is scaled, and the content size is updated.
@MainActor final class ScrollZoomer {
    /// The duration of animated zooming, in seconds.
    static let duration: TimeInterval = 0.3
    /// The resistance beyond the scale limits, which allows a factor of almost 2.
    private static let band = RubberBand(length: 1)

    private unowned let scrollView: UIScrollView
    let pinch = UIPinchGestureRecognizer(target: nil, action: nil)

    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var bounces = true
    private(set) var isZooming = false
    private(set) var isBouncing = false

    /// The state of a pinch gesture.
    private struct PinchState {
        /// The point between the touches, in the coordinates of the zoomed view.
        let anchor: CGPoint
        let scale: CGFloat
    }

    /// Animated zooming: scale and offset change together, so that one point of the content keeps its position.
    private struct Motion {
        let progress: AxisMotion
        let start: TimeInterval
        let scale: (from: CGFloat, to: CGFloat)
        let offset: (from: CGPoint, to: CGPoint)
    }

    private var grip: PinchState?
    private var motion: Motion?
    private var link: CADisplayLink?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        pinch.addHandler { [weak self] _ in self?.pinchDidChange() }
    }

    deinit {
        guard let link else { return }
        onMainThread { link.invalidate() }
    }

    // MARK: Zoomed view

    var zoomedView: UIView? { scrollView.delegate?.viewForZooming(in: scrollView) }

    var canZoom: Bool { maximum > minimum && zoomedView != nil }

    var isMoving: Bool { motion != nil }

    /// The current scale of the zoomed view.
    var scale: CGFloat {
        guard let transform = zoomedView?.transform else { return 1 }
        return hypot(transform.a, transform.b)
    }

    func clamp(_ scale: CGFloat) -> CGFloat {
        scale.isFinite ? min(max(scale, minimum), max(maximum, minimum)) : minimum
    }

    // MARK: Zooming

    /// Applies a scale and an offset and notifies the delegate.
    private func apply(scale: CGFloat, offset: (UIView) -> CGPoint) {
        guard let view = zoomedView, scale.isFinite, scale > 0 else { return }
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let moved = view.frame.origin
        view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
        scrollView.moveContent(to: offset(view), contentSize: view.frame.size)
        scrollView.delegate?.scrollViewDidZoom(scrollView)
    }

    /// Returns the offset at which a point of the zoomed view is at a position in the scroll view's frame.
    private func offset(of anchor: CGPoint, in view: UIView, at place: CGPoint) -> CGPoint {
        let point = view.convert(anchor, to: scrollView)
        return CGPoint(x: point.x - place.x, y: point.y - place.y)
    }

    /// Returns the position in the scroll view's frame of a point in its bounds.
    private func place(of point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - scrollView.contentOffset.x, y: point.y - scrollView.contentOffset.y)
    }

    /// Zooms immediately or within 0.3 seconds, such that a point in the scroll view's bounds keeps its position.
    func zoom(to newScale: CGFloat, about point: CGPoint, animated: Bool) {
        guard let view = zoomedView else { return }
        stop()
        let newScale = clamp(newScale)
        let (anchor, place) = (scrollView.convert(point, to: view), place(of: point))
        if animated, scrollView.window != nil {
            let target = CGPoint(
                x: view.frame.minX + (point.x - view.frame.minX) * newScale / scale - place.x,
                y: view.frame.minY + (point.y - view.frame.minY) * newScale / scale - place.y)
            glide(to: newScale, offset: target, reports: true)
        } else {
            apply(scale: newScale) { offset(of: anchor, in: $0, at: place) }
            scrollView.moveContent(to: scrollView.geometry.clamp(scrollView.contentOffset))
        }
    }

    /// Zooms by one step of the mouse wheel.
    func step(by factor: CGFloat, about point: CGPoint) {
        scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: zoomedView)
        zoom(to: scale * factor, about: point, animated: false)
        scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: zoomedView, atScale: scale)
    }

    /// Zooms to the largest scale at which a rectangle of the zoomed view fits.
    func show(_ rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        stop()
        let available = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
        let newScale = clamp(min(available.width / rect.width, available.height / rect.height))
        let origin = view.frame.origin
        let inset = scrollView.adjustedContentInset
        let target = CGPoint(
            x: origin.x + rect.midX * newScale - inset.left - available.width / 2,
            y: origin.y + rect.midY * newScale - inset.top - available.height / 2)
        if animated, scrollView.window != nil { return glide(to: newScale, offset: target, reports: true) }
        apply(scale: newScale) { _ in target }
        scrollView.moveContent(to: scrollView.geometry.clamp(target))
    }

    // MARK: Pinch gesture

    private func pinchDidChange() {
        switch pinch.state {
        case .began: begin()
        case .changed: follow()
        case .ended, .cancelled: end()
        case .possible, .failed: break
        }
    }

    private func begin() {
        guard let view = zoomedView else { return }
        stop()
        scrollView.endMotion()
        grip = PinchState(anchor: pinch.location(in: view), scale: scale)
        pinch.scale = 1
        isZooming = true
        scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    }

    private func follow() {
        guard let grip else { return }
        let place = place(of: pinch.location(in: scrollView))
        apply(scale: held(grip.scale * pinch.scale)) { view in
            let desired = offset(of: grip.anchor, in: view, at: place)
            return scrollView.bounces ? desired : scrollView.geometry.clamp(desired)
        }
    }

    /// Returns the displayed scale for the scale of the gesture, which may be beyond the limits.
    private func held(_ desired: CGFloat) -> CGFloat {
        let limit = clamp(desired)
        guard bounces, limit > 0, desired > 0, desired.isFinite else { return limit }
        return limit * exp2(Self.band.stretch(for: log2(desired / limit)))
    }

    /// Ends zooming when one of the two touches ends; the other one continues to drag.
    func endIfReleased() {
        if grip != nil, pinch.trackedTouches.count(where: \.isDown) == 1 { end() }
    }

    private func end() {
        guard grip != nil else { return }
        grip = nil
        isZooming = false
        let (now, limit) = (scale, clamp(scale))
        guard let view = zoomedView, now != limit else { return settle(at: now) }
        let place = place(of: pinch.location(in: scrollView))
        let point = CGPoint(x: place.x + scrollView.contentOffset.x, y: place.y + scrollView.contentOffset.y)
        isBouncing = true
        glide(
            to: limit,
            offset: CGPoint(
                x: view.frame.minX + (point.x - view.frame.minX) * limit / now - place.x,
                y: view.frame.minY + (point.y - view.frame.minY) * limit / now - place.y), reports: false)
    }

    /// Ends zooming at a scale, and animates the offset back into its range if needed.
    private func settle(at scale: CGFloat) {
        let offset = scrollView.geometry.clamp(scrollView.contentOffset)
        if offset != scrollView.contentOffset, !scrollView.isDragging {
            return glide(to: scale, offset: offset, reports: false)
        }
        finish()
    }

    private func finish() {
        isBouncing = false
        scrollView.zoomingDidEnd()
        scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: zoomedView, atScale: scale)
    }

    // MARK: Animation

    /// Animates to a scale and to the offset nearest to the given one at which the content fills the view.
    private func glide(to newScale: CGFloat, offset: CGPoint, reports: Bool) {
        guard let view = zoomedView else { return }
        var geometry = scrollView.geometry
        let now = scale
        geometry.contentSize = CGSize(
            width: view.frame.width * newScale / now, height: view.frame.height * newScale / now)
        let target = geometry.clamp(offset)
        scrollView.endMotion()
        if reports { scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view) }
        guard let window = scrollView.window else {
            apply(scale: newScale) { _ in target }
            return finish()
        }
        // For users who prefer less motion the next frame shows the new scale.
        let duration = UIAccessibility.isReduceMotionEnabled ? 0 : Self.duration
        motion = Motion(
            progress: .glide(from: 0, to: 1, velocity: 0, duration: duration), start: CACurrentMediaTime(),
            scale: (now, newScale), offset: (scrollView.contentOffset, target))
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in self?.frame(at: link.timestamp) }
        link.add(to: window.layerTree)
        self.link = link
    }

    private func frame(at time: CFTimeInterval) {
        guard let motion else { return }
        let part = motion.progress.value(at: time - motion.start)
        let isFinished = time - motion.start >= motion.progress.duration
        func between(_ range: (from: CGFloat, to: CGFloat)) -> CGFloat {
            isFinished ? range.to : range.from + (range.to - range.from) * part
        }
        apply(scale: between(motion.scale)) { _ in
            CGPoint(
                x: between((motion.offset.from.x, motion.offset.to.x)),
                y: between((motion.offset.from.y, motion.offset.to.y)))
        }
        // The delegate may have started another animation.
        guard isFinished, self.motion?.start == motion.start else { return }
        endMotion()
        finish()
    }

    private func endMotion() {
        link?.invalidate()
        link = nil
        motion = nil
    }

    /// Stops the animation at its current state.
    func stop() {
        guard motion != nil else { return }
        endMotion()
        finish()
    }

    /// Completes the animation immediately, because there are no frames outside of a window.
    func completeMotionsImmediately() {
        guard let motion else { return }
        endMotion()
        apply(scale: motion.scale.to) { _ in motion.offset.to }
        finish()
    }
}

/// Zooming. Its state is created when the scale limits are set, because few scroll views zoom.
extension UIScrollView {
    /// The pinch gesture recognizer, or `nil` if the view cannot zoom.
    public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        zoomer?.pinch.view === self ? zoomer?.pinch : nil
    }

    /// Whether a pinch gesture is zooming the content.
    public final var isZooming: Bool { zoomer?.isZooming ?? false }

    /// Whether the content is bouncing back from a scale beyond the limits.
    public final var isZoomBouncing: Bool { zoomer?.isBouncing ?? false }

    /// Whether client code started a scroll animation that is still in progress.
    public final var isScrollAnimating: Bool { motion?.kind == .animation }

    /// Whether an animation of the scale is in progress.
    public final var isZoomAnimating: Bool { zoomer?.isMoving ?? false }

    /// Returns the zooming state, created on first use.
    func ensureZoomer() -> ScrollZoomer {
        if let zoomer { return zoomer }
        let new = ScrollZoomer(scrollView: self)
        zoomer = new
        return new
    }

    func zoomLimitsDidChange() {
        guard let zoomer else { return }
        if zoomer.maximum > zoomer.minimum {
            addGestureRecognizer(zoomer.pinch)
        } else {
            removeGestureRecognizer(zoomer.pinch)
        }
    }

    /// Changes offset and size of the content in one step.
    func moveContent(to offset: CGPoint, contentSize: CGSize) {
        let wasMoving = isMovingContent
        isMovingContent = true
        setZoomedContentSize(contentSize)
        contentOffset = offset
        isMovingContent = wasMoving
    }

    /// Rebases a drag that continues after a pinch gesture.
    func zoomingDidEnd() {
        guard drag != nil else { return }
        rebaseDrag(translation: scrollPan.translation(in: self))
    }

    /// Zooms about the pointer when the wheel is used with Control; returns whether it did.
    func wheelZoomed(_ event: UIScrollEvent) -> Bool {
        guard event.modifierFlags.contains(.control), let zoomer, zoomer.canZoom, !isZooming else { return false }
        // A distance of 40 points, which is one step of a mouse wheel, zooms by a factor of 1.1.
        let factor = exp(-(event.delta.dy + event.delta.dx) / 40 * log(1.1))
        zoomer.step(by: factor, about: event.location(in: self))
        return true
    }
}

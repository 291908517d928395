/// Zooming, which few scroll views do: what it needs is made when the limits of the scale are set.
extension UIScrollView {
    /// The recogniser of pinches; nil unless the view can zoom.
    public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        zoomer?.pinch.view === self ? zoomer?.pinch : nil
    }

    /// Whether two fingers zoom the content now.
    public final var isZooming: Bool { zoomer?.isZooming ?? false }

    /// Whether the content swings back from a scale beyond the limits.
    public final var isZoomBouncing: Bool { zoomer?.isBouncing ?? false }

    /// Whether the content moves or zooms by itself because code asked for it.
    public final var isScrollAnimating: Bool { motion?.kind == .animation }

    /// Whether the scale changes by itself.
    public final var isZoomAnimating: Bool { zoomer?.isMoving ?? false }

    /// What zooms, made now if it is not there yet.
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

    /// Moves the content and gives it another size, as one step.
    func moveContent(to offset: CGPoint, contentSize: CGSize) {
        let wasMoving = isMovingContent
        isMovingContent = true
        takeContentSize(contentSize)
        contentOffset = offset
        isMovingContent = wasMoving
    }

    /// The fingers that zoomed are gone, or one of them: a drag goes on from where the content is.
    func zoomingDidEnd() {
        guard drag != nil else { return }
        rebaseDrag(way: scrollPan.translation(in: self))
    }

    /// Control and the wheel zoom about the pointer; returns whether they did.
    func wheelZoomed(_ event: UIScrollEvent) -> Bool {
        guard event.modifierFlags.contains(.control), let zoomer, zoomer.canZoom, !isZooming else { return false }
        // A notch of 40 points, or as much of a touchpad, zooms by a tenth.
        let factor = exp(-(event.delta.dy + event.delta.dx) / 40 * log(1.1))
        zoomer.step(by: factor, about: event.location(in: self))
        return true
    }
}

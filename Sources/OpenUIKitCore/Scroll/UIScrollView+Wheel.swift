/// Mouse wheel and touchpad scrolling.
extension UIScrollView {
    /// The duration of one step of the mouse wheel, in seconds.
    private static let stepDuration: TimeInterval = 0.18

    /// Scrolls and returns the remaining event for the enclosing views, or `nil` if nothing remains.
    ///
    /// A view consumes a direction while it has more content in it. During its last step it consumes the direction at
    /// the end as well, so that enclosing views do not start to scroll unexpectedly.
    func wheelScrolled(_ event: UIScrollEvent) -> UIScrollEvent? {
        guard isScrollEnabled, !isDragging, !isZooming else { return event }
        let base = motion?.kind == .wheel ? motion?.target ?? contentOffset : contentOffset
        let desired = CGPoint(x: base.x + event.delta.dx, y: base.y + event.delta.dy)
        let geometry = self.geometry
        let target = geometry.clamp(geometry.clamp(desired).rounded(to: pixel))
        let takesX = event.delta.dx != 0 && takesWheel(from: base.x, to: target.x)
        let takesY = event.delta.dy != 0 && takesWheel(from: base.y, to: target.y)
        guard takesX || takesY else { return event }
        if event.isPrecise { moveDirectly(to: target) } else { step(to: target) }
        let rest = CGVector(dx: takesX ? 0 : event.delta.dx, dy: takesY ? 0 : event.delta.dy)
        return rest == .zero ? nil : event.with(delta: rest)
    }

    private func takesWheel(from base: CGFloat, to target: CGFloat) -> Bool {
        abs(target - base) > pixel / 2 || motion?.kind == .wheel
    }

    private func moveDirectly(to target: CGPoint) {
        endMotion()
        indicators.show()
        moveContent(to: target)
        indicators.hideSoon()
    }

    func step(to target: CGPoint) {
        let velocity = motion?.velocity ?? .zero
        guard window != nil else { return moveContent(to: target) }
        if motion?.kind != .wheel { endMotion() }
        begin(
            ScrollMotion(
                .wheel,
                x: .glide(
                    from: contentOffset.x, to: target.x, velocity: velocity.dx, duration: Self.stepDuration),
                y: .glide(
                    from: contentOffset.y, to: target.y, velocity: velocity.dy, duration: Self.stepDuration),
                start: CACurrentMediaTime()))
    }
}

extension UIScrollEvent {
    /// Returns a copy of the event with another distance.
    func with(delta: CGVector) -> UIScrollEvent? {
        guard let eventWindow else { return nil }
        return UIScrollEvent(
            location: windowLocation, delta: delta, isPrecise: isPrecise, timestamp: timestamp,
            modifierFlags: modifierFlags, window: eventWindow)
    }
}

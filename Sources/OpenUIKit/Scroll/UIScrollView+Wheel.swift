/// Wheel and touchpad.
extension UIScrollView {
    /// How long a notch of the wheel takes to arrive, in seconds.
    private static let stepDuration: TimeInterval = 0.18

    /// Scrolls, and returns what is left for the views around; nil if nothing is.
    ///
    /// A view takes a direction for itself as long as it has more content there. While its last step is under way it
    /// keeps the direction at the end too, so that the wheel does not go on in the views around by surprise.
    func wheelScrolled(_ event: UIScrollEvent) -> UIScrollEvent? {
        guard isScrollEnabled, !isDragging, !isZooming else { return event }
        let base = motion?.kind == .wheel ? motion?.target ?? contentOffset : contentOffset
        let wanted = CGPoint(x: base.x + event.delta.dx, y: base.y + event.delta.dy)
        let geometry = self.geometry
        let target = geometry.clamp(geometry.clamp(wanted).rounded(to: pixel))
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
    /// The same event with another distance.
    func with(delta: CGVector) -> UIScrollEvent? {
        guard let eventWindow else { return nil }
        return UIScrollEvent(
            location: windowLocation, delta: delta, isPrecise: isPrecise, timestamp: timestamp,
            modifierFlags: modifierFlags, window: eventWindow)
    }
}

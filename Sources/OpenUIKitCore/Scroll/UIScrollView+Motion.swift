/// Changes of the content offset, immediate and animated.
extension UIScrollView {
    /// The duration of `setContentOffset(_:animated:)`, in seconds.
    static let animationDuration: TimeInterval = 0.3

    // MARK: Changes

    /// Notifies layout, indicators, bars and delegate of a new content offset.
    func originDidChange(from old: CGPoint) {
        let new = bounds.origin
        guard old != new else { return }
        if !isMovingContent { shiftMotion(by: CGVector(dx: new.x - old.x, dy: new.y - old.y)) }
        setNeedsLayout()
        indicators.update()
        refreshControl?.scrollDidMove()
        findNavigator?.place()
        barOwner?.contentDidScroll(self)
        AccessibilityTreeBuilder.shared?.contentDidScroll(self)
        delegate?.scrollViewDidScroll(self)
    }

    /// Shifts the drag or motion in progress after client code moved the content.
    private func shiftMotion(by displacement: CGVector) {
        drag?.start.x += displacement.dx
        drag?.start.y += displacement.dy
        guard let motion else { return }
        planMotion(
            from: CGPoint(x: motion.offset.x + displacement.dx, y: motion.offset.y + displacement.dy),
            to: CGPoint(x: motion.target.x + displacement.dx, y: motion.target.y + displacement.dy))
    }

    /// Plans the motion again after a change of the content size: momentum is recomputed, and chosen targets are
    /// clamped.
    func replanMotion() {
        guard let motion else { return }
        planMotion(from: motion.offset, to: geometry.clamp(motion.target))
    }

    /// Redirects an animation in progress to another target.
    package func redirectAnimation(to target: CGPoint) {
        guard let motion, motion.kind == .animation, motion.target != target, target.isFinite else { return }
        planMotion(from: motion.offset, to: target)
    }

    /// Plans a motion that continues with the current velocity; momentum ignores the target.
    private func planMotion(from start: CGPoint, to target: CGPoint) {
        guard var motion else { return }
        let left = motion.duration - (motion.shown - motion.start)
        let rate = decelerationRate.perSecond
        func plan(_ old: AxisMotion, _ start: CGFloat, _ target: CGFloat, _ velocity: CGFloat, _ axis: Axis)
            -> AxisMotion
        {
            if old.isFree { return .fling(from: start, velocity: velocity, rate: rate, limits: limits(axis)) }
            return motion.kind == .deceleration
                ? .landing(from: start, velocity: velocity, at: target, pixel: pixel)
                : .glide(from: start, to: target, velocity: velocity, duration: left)
        }
        let velocity = motion.velocity
        motion.replace(
            x: plan(motion.x, start.x, target.x, velocity.dx, .horizontal),
            y: plan(motion.y, start.y, target.y, velocity.dy, .vertical))
        self.motion = motion
    }

    /// Moves the content as part of the view's own scrolling.
    func moveContent(to offset: CGPoint) {
        let wasMoving = isMovingContent
        isMovingContent = true
        contentOffset = offset
        isMovingContent = wasMoving
    }

    func changeOffset(to offset: CGPoint, animated: Bool) {
        guard offset.isFinite else { return contentOffset = offset }
        let velocity = motion?.velocity ?? .zero
        let isMoving = motion != nil
        isScrollingToTop = false
        endMotion()
        guard animated, window != nil, offset != contentOffset || isMoving else { return contentOffset = offset }
        guard offset != contentOffset else { return }
        // For users who prefer less motion the next frame shows the target.
        let duration = UIAccessibility.isReduceMotionEnabled ? 0 : Self.animationDuration
        begin(
            ScrollMotion(
                .animation,
                x: .glide(from: contentOffset.x, to: offset.x, velocity: velocity.dx, duration: duration),
                y: .glide(from: contentOffset.y, to: offset.y, velocity: velocity.dy, duration: duration),
                start: CACurrentMediaTime()))
    }

    package func reveal(_ rect: CGRect, animated: Bool) {
        guard rect.isFinite else { return }
        let rect = rect.standardized
        let inset = adjustedContentInset
        func place(_ offset: CGFloat, _ visibleLength: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            if start < offset || end - start > visibleLength { return start }
            return end > offset + visibleLength ? end - visibleLength : offset
        }
        let size = bounds.inset(by: inset).size
        let offset = CGPoint(
            x: place(contentOffset.x + inset.left, size.width, rect.minX, rect.maxX) - inset.left,
            y: place(contentOffset.y + inset.top, size.height, rect.minY, rect.maxY) - inset.top)
        setContentOffset(geometry.clamp(offset), animated: animated)
    }

    // MARK: Frames

    func begin(_ motion: ScrollMotion) {
        self.motion = motion
        indicators.show()
        guard motionLink == nil, let window else { return }
        let link = CADisplayLink { [weak self] link in self?.frame(at: link.timestamp) }
        link.add(to: window.layerTree)
        motionLink = link
    }

    private func frame(at time: CFTimeInterval) {
        guard var motion else { return }
        motion.move(to: time)
        self.motion = motion
        let isFinished = motion.isFinished
        moveContent(to: isFinished ? motion.target : motion.offset.rounded(to: pixel))
        // The delegate may have started another motion.
        guard isFinished, self.motion?.isFinished == true else { return }
        endMotion()
        switch motion.kind {
        case .deceleration: decelerationDidEnd()
        case .animation:
            let wasScrollingToTop = isScrollingToTop
            isScrollingToTop = false
            if wasScrollingToTop { delegate?.scrollViewDidScrollToTop(self) }
            delegate?.scrollViewDidEndScrollingAnimation(self)
        case .wheel: break
        }
    }

    /// Stops the motion at its current offset.
    package func endMotion() {
        motionLink?.invalidate()
        motionLink = nil
        motion = nil
        if !isTracking { isDecelerating = false }
        indicators.hideSoon()
    }

    func decelerationDidEnd() {
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    func completeMotionsImmediately() {
        let target = motion?.target
        zoomer?.completeMotionsImmediately()
        endMotion()
        indicators.hideNow()
        if let target { contentOffset = geometry.clamp(target) }
    }
}

extension CGPoint {
    /// Returns the nearest point on a grid.
    func rounded(to step: CGFloat) -> CGPoint {
        CGPoint(x: (x / step).rounded() * step, y: (y / step).rounded() * step)
    }
}

/// How the offset changes: at once, and by itself.
extension UIScrollView {
    /// How long `setContentOffset(_:animated:)` takes, in seconds.
    static let animationDuration: TimeInterval = 0.3

    // MARK: Changes

    /// The origin of the bounds is another: everybody has to know.
    func originDidChange(from old: CGPoint) {
        let new = bounds.origin
        guard old != new else { return }
        if !isMovingContent { carryAlong(by: CGVector(dx: new.x - old.x, dy: new.y - old.y)) }
        setNeedsLayout()
        indicators.update()
        refreshControl?.scrollDidMove()
        barOwner?.contentDidScroll(self)
        delegate?.scrollViewDidScroll(self)
    }

    /// Code moved the content under a finger, or while it moves: both go on from there.
    private func carryAlong(by way: CGVector) {
        drag?.start.x += way.dx
        drag?.start.y += way.dy
        guard let motion else { return }
        planMotion(
            from: CGPoint(x: motion.offset.x + way.dx, y: motion.offset.y + way.dy),
            to: CGPoint(x: motion.target.x + way.dx, y: motion.target.y + way.dy))
    }

    /// The content has another size: what is left of a push is planned again, and chosen targets stay inside.
    func planMotionAgain() {
        guard let motion else { return }
        planMotion(from: motion.offset, to: geometry.clamp(motion.target))
    }

    /// Lets an animation that is under way end elsewhere.
    func redirectAnimation(to target: CGPoint) {
        guard let motion, motion.kind == .animation, motion.target != target, target.isFinite else { return }
        planMotion(from: motion.offset, to: target)
    }

    /// Goes on with the speed there is; what is left of a push ends where it ends.
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

    /// Moves the content on the view's own account.
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
        let duration = Self.animationDuration
        begin(
            ScrollMotion(
                .animation,
                x: .glide(from: contentOffset.x, to: offset.x, velocity: velocity.dx, duration: duration),
                y: .glide(from: contentOffset.y, to: offset.y, velocity: velocity.dy, duration: duration),
                start: CACurrentMediaTime()))
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        guard rect.hasFiniteNumbers else { return }
        let rect = rect.standardized
        let inset = adjustedContentInset
        func place(_ offset: CGFloat, _ room: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            if start < offset || end - start > room { return start }
            return end > offset + room ? end - room : offset
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
        // The delegate may have started something else meanwhile.
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

    /// Ends what moves by itself, where it is.
    func endMotion() {
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

    func leaveWindow() {
        let target = motion?.target
        zoomer?.leaveWindow()
        endMotion()
        indicators.hideNow()
        if let target { contentOffset = geometry.clamp(target) }
    }
}

extension CGPoint {
    /// The nearest point on a grid.
    func rounded(to step: CGFloat) -> CGPoint {
        CGPoint(x: (x / step).rounded() * step, y: (y / step).rounded() * step)
    }
}

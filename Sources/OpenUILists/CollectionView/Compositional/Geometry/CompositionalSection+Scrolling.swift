/// The offsets of a section that scrolls on its own, from its leading edge.
extension CompositionalSection {
    /// The axis along which the section scrolls.
    var scrollAxis: FlowAxis { axis.crossed }

    private var startInset: CGFloat { sides.start }
    private var endInset: CGFloat { sides.end }

    /// The length of the content along the scroll axis.
    var scrollLength: CGFloat { max(breadth, startInset + groups.length + endInset) }

    /// The offsets to which the section can be scrolled.
    ///
    /// Centered groups exceed the ends of the content, so that the first and the last one can be centered.
    var scrollRange: ClosedRange<CGFloat> {
        let end = scrollLength - breadth
        guard options.behavior == .groupPagingCentered, groups.lastGroup >= 0 else { return 0...end }
        let first = centered(0)
        return min(0, first)...max(end, centered(groups.lastGroup), first)
    }

    /// Returns the offset at which a group is at its resting position.
    private func rest(of group: Int) -> CGFloat {
        options.behavior == .groupPagingCentered ? centered(group) : groups.start(of: group)
    }

    private func centered(_ group: Int) -> CGFloat {
        startInset + groups.start(of: group) + groups.length(of: group) / 2 - breadth / 2
    }

    /// Returns the offset at which scrolling ends.
    ///
    /// - Parameters:
    ///   - proposed: The offset without the behavior.
    ///   - start: The offset at which the drag began.
    ///   - velocity: The velocity in points per millisecond, towards the trailing edge.
    func restingOffset(proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
        switch options.behavior {
        case .none, .continuous: return proposed
        case .paging:
            guard breadth > 0 else { return proposed }
            let page = (start / breadth).rounded()
            return clamped((page + step(velocity, (offset / breadth).rounded() - page)) * breadth)
        case .continuousGroupLeadingBoundary: return clamped(rest(nearestTo: proposed))
        case .groupPaging, .groupPagingCentered:
            guard let current = group(nearestTo: start) else { return proposed }
            let distance = group(nearestTo: offset).map { CGFloat($0 - current) } ?? 0
            let target = current + Int(step(velocity, distance))
            return clamped(rest(of: min(max(0, target), groups.lastGroup)))
        }
    }

    /// Returns -1, 0 or 1: the direction of a fast drag, or of the page or group that is nearest after a slow one.
    private func step(_ velocity: CGFloat, _ distance: CGFloat) -> CGFloat {
        let direction = abs(velocity) > Self.advancingSpeed ? velocity : distance
        return direction == 0 ? 0 : direction > 0 ? 1 : -1
    }

    /// The velocity, in points per millisecond, above which a drag advances to the next group.
    private static let advancingSpeed: CGFloat = 0.2

    private func rest(nearestTo offset: CGFloat) -> CGFloat {
        group(nearestTo: offset).map(rest) ?? offset
    }

    /// Returns the group whose resting position is nearest to an offset.
    private func group(nearestTo offset: CGFloat) -> Int? {
        guard let found = groups.group(at: offset + (options.behavior == .groupPagingCentered ? breadth / 2 : 0))
        else { return nil }
        let candidates = max(0, found - 1)...min(groups.lastGroup, found + 1)
        return candidates.min { abs(rest(of: $0) - offset) < abs(rest(of: $1) - offset) }
    }

    func clamped(_ offset: CGFloat) -> CGFloat {
        min(max(offset, scrollRange.lowerBound), scrollRange.upperBound)
    }

    /// Returns the offset at which an interval of the groups, with the present offset, has the given position.
    func offset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGFloat {
        let low = scrollAxis.start(frame) + offset
        let high = scrollAxis.end(frame) + offset
        let isVertical = scrollAxis.isVertical
        if position.contains(isVertical ? .top : .left) { return clamped(low - startInset) }
        if position.contains(isVertical ? .centeredVertically : .centeredHorizontally) {
            return clamped((low + high - breadth) / 2)
        }
        if position.contains(isVertical ? .bottom : .right) { return clamped(high + endInset - breadth) }
        return offset
    }

    /// Returns the offset nearest to the present one at which an interval of the groups is visible.
    func offset(revealing frame: CGRect) -> CGFloat {
        let (low, high) = (scrollAxis.start(frame), scrollAxis.end(frame))
        if low < startInset || high - low > breadth { return clamped(offset + low - startInset) }
        if high > breadth - endInset { return clamped(offset + high - breadth + endInset) }
        return offset
    }
}

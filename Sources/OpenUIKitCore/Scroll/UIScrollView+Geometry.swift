/// The sizes and insets that determine the range of the content offset.
package struct ScrollGeometry: Equatable {
    var size = CGSize.zero
    var contentSize = CGSize.zero
    var inset = UIEdgeInsets.zero

    var horizontal: ClosedRange<CGFloat> {
        Self.range(size.width, contentSize.width, inset.left, inset.right)
    }

    var vertical: ClosedRange<CGFloat> {
        Self.range(size.height, contentSize.height, inset.top, inset.bottom)
    }

    /// The axes in which there is more content than fits.
    var scrollableAxes: (horizontal: Bool, vertical: Bool) {
        (horizontal.lowerBound < horizontal.upperBound, vertical.lowerBound < vertical.upperBound)
    }

    private static func range(
        _ size: CGFloat, _ content: CGFloat, _ start: CGFloat, _ end: CGFloat
    ) -> ClosedRange<CGFloat> {
        -start...max(-start, content + end - size)
    }

    /// Returns the nearest offset at which the content fills the view.
    package func clamp(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: Self.clamp(offset.x, to: horizontal), y: Self.clamp(offset.y, to: vertical))
    }

    private static func clamp(_ value: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// Returns the offset after a change of the geometry.
    ///
    /// An offset at the start stays at the start, an offset past the new end moves to the end, and an offset that
    /// client code set past the start is kept.
    ///
    /// - Parameter keepsRightEdge: Whether the content begins at the right, so that the distance from its right edge is kept.
    func adapted(_ offset: CGPoint, from old: ScrollGeometry, keepsRightEdge: Bool = false) -> CGPoint {
        CGPoint(
            x: keepsRightEdge
                ? Self.adaptedAtEnd(offset.x, from: old.horizontal, to: horizontal)
                : Self.adapted(offset.x, from: old.horizontal, to: horizontal),
            y: Self.adapted(offset.y, from: old.vertical, to: vertical))
    }

    private static func adapted(
        _ value: CGFloat, from old: ClosedRange<CGFloat>, to new: ClosedRange<CGFloat>
    ) -> CGFloat {
        if value == old.lowerBound { return new.lowerBound }
        return value > new.upperBound && new.upperBound < max(old.upperBound, value) ? new.upperBound : value
    }

    /// Returns the offset at the same distance from the end of the range, if that is in the range.
    private static func adaptedAtEnd(
        _ value: CGFloat, from old: ClosedRange<CGFloat>, to new: ClosedRange<CGFloat>
    ) -> CGFloat {
        if value == old.upperBound { return new.upperBound }
        if old == new { return value }
        return max(value + new.upperBound - old.upperBound, min(new.lowerBound, value))
    }
}

extension UIScrollView {
    enum Axis {
        case horizontal
        case vertical
    }

    package var geometry: ScrollGeometry {
        ScrollGeometry(size: bounds.size, contentSize: contentSize, inset: adjustedContentInset)
    }

    /// The size of a device pixel, in points.
    package var pixel: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? 1 / scale : 1
    }

    func limits(_ axis: Axis) -> AxisMotion.Limits {
        let range = axis == .horizontal ? geometry.horizontal : geometry.vertical
        return AxisMotion.Limits(range: range, bounces: bounces(along: axis), pixel: pixel)
    }

    /// Whether content bounces past the edges of an axis.
    func bounces(along axis: Axis) -> Bool {
        bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
    }

    /// Whether a drag can move the content along an axis.
    func canScroll(_ axis: Axis) -> Bool {
        switch axis {
        case .horizontal: bounces(along: axis) && alwaysBounceHorizontal || geometry.horizontal.hasLength
        case .vertical:
            bounces(along: axis) && (alwaysBounceVertical || refreshControl != nil) || geometry.vertical.hasLength
        }
    }

    /// Whether there is more content in a direction: negative towards the start, positive towards the end.
    func hasMore(_ axis: Axis, _ direction: CGFloat) -> Bool {
        let range = axis == .horizontal ? geometry.horizontal : geometry.vertical
        let place = axis == .horizontal ? contentOffset.x : contentOffset.y
        let tolerance = pixel / 2
        return direction < 0 ? place > range.lowerBound + tolerance : place < range.upperBound - tolerance
    }

    /// Removes the previous refresh control and inserts the new one behind the content.
    func refreshControlDidChange(from old: UIRefreshControl?) {
        guard old !== refreshControl else { return }
        old?.scrollView = nil
        old?.removeFromSuperview()
        if let refreshControl {
            refreshControl.scrollView = self
            insertSubview(refreshControl, at: 0)
            refreshControl.scrollDidMove()
        }
        geometryMayHaveChanged()
    }

    /// Whether the nearest controller does not prevent the automatic behavior.
    private var controllerAdjustsInsets: Bool {
        guard contentInsetAdjustmentBehavior == .automatic else { return true }
        var ancestor: UIView? = self
        while let view = ancestor {
            if let controller = view.controller { return controller.automaticallyAdjustsScrollViewInsets }
            ancestor = view.superview
        }
        return true
    }

    /// The height of the find navigator; 0 without one.
    package final var findNavigatorHeight: CGFloat { findNavigator?.height ?? 0 }

    /// Lets the content begin below the find navigator.
    package final func findNavigatorHeightDidChange() {
        geometryMayHaveChanged()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The effective inset: the content inset, the space for the refresh control and the find navigator, and the safe area.
    var computedContentInset: UIEdgeInsets {
        var inset = contentInset
        if let refreshControl { inset.top += refreshControl.reservedHeight }
        inset.top += findNavigatorHeight
        guard contentInsetAdjustmentBehavior != .never, case let safe = safeAreaInsets, safe != .zero,
            controllerAdjustsInsets
        else { return inset }
        let (size, content) = (bounds.size, contentSize)
        let always = contentInsetAdjustmentBehavior == .always
        let vertical =
            always || contentInsetAdjustmentBehavior == .automatic || alwaysBounceVertical
            || content.height + inset.top + inset.bottom > size.height
        let horizontal = always || alwaysBounceHorizontal || content.width + inset.left + inset.right > size.width
        if vertical {
            inset.top += safe.top
            inset.bottom += safe.bottom
        }
        if horizontal {
            inset.left += safe.left
            inset.right += safe.right
        }
        return inset
    }

    /// Updates the offset and the current motion if sizes or insets differ from the known ones.
    func geometryMayHaveChanged() {
        let (old, new) = (knownGeometry, geometry)
        guard old != new else { return }
        knownGeometry = new
        if beginsAtRight, motion != nil || isDragging {
            let difference = new.horizontal.upperBound - old.horizontal.upperBound
            if difference != 0 { contentOffset.x += difference }
        }
        if motion != nil {
            replanMotion()
        } else if !isDragging {
            let offset = new.adapted(contentOffset, from: old, keepsRightEdge: beginsAtRight)
            if offset != contentOffset { contentOffset = offset }
        }
        indicators.update()
        barOwner?.contentGeometryDidChange(self)
        if old.scrollableAxes != new.scrollableAxes { accessibilityDidChange(.content) }
        guard old.inset != new.inset else { return }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Lets the content begin at its right or its left edge, and shows the part at the same distance from the other edge.
    package final func setContentBegins(atRight: Bool) {
        guard beginsAtRight != atRight else { return }
        beginsAtRight = atRight
        pagesToLeft = atRight
        let range = geometry.horizontal
        if range.hasLength { contentOffset.x = range.lowerBound + range.upperBound - contentOffset.x }
    }

    // MARK: Layout guides

    /// The area of the whole content: constraints to its edges determine ``contentSize``.
    public final var contentLayoutGuide: UILayoutGuide {
        systemGuide(.content, at: \.content, name: "UIScrollViewContentLayoutGuide")
    }

    /// The visible area: views pinned to it keep their position while the content scrolls.
    public final var frameLayoutGuide: UILayoutGuide {
        systemGuide(.scrollFrame, at: \.frame, name: "UIScrollViewFrameLayoutGuide")
    }
}

extension ClosedRange<CGFloat> {
    /// Whether the bounds differ by more than rounding errors.
    var hasLength: Bool { upperBound - lowerBound > 1e-6 }
}

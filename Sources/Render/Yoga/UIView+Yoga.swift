import Flexbox

extension UIView {
    /// The layout properties of the view for Render.
    public var yoga: YGLayout { ensuredRecord.layout }

    /// Invalidates the size of the view's content, and schedules a layout of the enclosing component before the next
    /// frame.
    ///
    /// Views whose content changes on their own call this method; changes made by nodes are detected without it.
    public func setNeedsRenderLayout() {
        yoga.markDirty()
        var next = superview
        while let view = next {
            if let component = view.viewRecord?.component {
                return component.setNeedsRender(options: [.layoutOnly, .beforeNextFrame])
            }
            next = view.superview
        }
    }

    /// Invalidates the sizes of the contents of all descendants that belong to nodes, because the text size has changed.
    func invalidateContentSizes() {
        var remaining = subviews
        while let view = remaining.popLast() {
            guard let record = view.viewRecord else { continue }
            record.layout.markDirty()
            remaining += view.subviews
        }
    }

    /// Returns the size of the view's content for the layout.
    ///
    /// As in Yoga, a view shrinks below its content size rather than overflow: its min-content width is 0.
    func measured(_ width: FlexMeasureMode, _ height: FlexMeasureMode) -> FlexSize {
        guard hasContent(width) else { return .zero }
        func limit(_ mode: FlexMeasureMode) -> CGFloat {
            if case .exactly(let value) = mode { CGFloat(value) } else { .max }
        }
        let proposed = CGSize(width: limit(width), height: limit(height))
        let size = sizeThatFits(proposed)
        if size == bounds.size, size != .zero, returnsItsBounds(proposed) { return .zero }
        return FlexSize(width: Double(size.width), height: Double(size.height))
    }

    /// Whether the view's content is measured at all.
    func hasContent(_ width: FlexMeasureMode) -> Bool {
        width != .minContent && type(of: self) != UIView.self
    }

    /// Whether the view's class does not measure its content, so that it reports its current size instead.
    private func returnsItsBounds(_ proposed: CGSize) -> Bool {
        let none = UIView.noIntrinsicMetric
        guard intrinsicContentSize == CGSize(width: none, height: none) else { return false }
        let old = bounds.size
        var answer = CGSize.zero
        UIView.performWithoutAnimation {
            bounds.size = CGSize(width: old.width + 1, height: old.height + 1)
            answer = sizeThatFits(proposed)
            bounds.size = old
        }
        return answer != old
    }

    /// Returns the distance from the top edge of a label of the given size to its first baseline, in points.
    func firstBaseline(in size: FlexSize) -> Double {
        guard let label = self as? UILabel else { return size.height }
        let text = label.sizeThatFits(CGSize(width: CGFloat(size.width), height: .max)).height
        return max(size.height - Double(text), 0) / 2 + Double(label.font.ascender)
    }
}

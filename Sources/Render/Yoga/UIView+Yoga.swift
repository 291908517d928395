import Flexbox

extension UIView {
    /// How the view is laid out by Render.
    public var yoga: YGLayout { ensuredRecord.layout }

    /// Says that the content of the view has another size, so that the component around it is laid out again before the
    /// next frame.
    ///
    /// Views do this whose content changes by itself; what nodes set is noticed without it.
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

    /// Sizes the view's content for the layout.
    ///
    /// A view shrinks below what it wants rather than overflow, as in Yoga: its smallest width counts as nothing.
    func measured(_ width: FlexMeasureMode, _ height: FlexMeasureMode) -> FlexSize {
        guard hasContent(width) else { return .zero }
        func limit(_ mode: FlexMeasureMode) -> CGFloat {
            if case .exactly(let value) = mode { CGFloat(value) } else { .max }
        }
        let proposed = CGSize(width: limit(width), height: limit(height))
        let size = sizeThatFits(proposed)
        if size == bounds.size, size != .zero, answersWithItsBounds(proposed) { return .zero }
        return FlexSize(width: Double(size.width), height: Double(size.height))
    }

    /// Whether the view is to be asked at all.
    func hasContent(_ width: FlexMeasureMode) -> Bool {
        width != .minContent && type(of: self) != UIView.self
    }

    /// Whether the view's class does not size its content: then it answers with the size that it happens to have.
    private func answersWithItsBounds(_ proposed: CGSize) -> Bool {
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

    /// How far below the upper edge of a label of a size its first baseline is, in points.
    func firstBaseline(in size: FlexSize) -> Double {
        guard let label = self as? UILabel else { return size.height }
        let text = label.sizeThatFits(CGSize(width: CGFloat(size.width), height: .max)).height
        return max(size.height - Double(text), 0) / 2 + Double(label.font.ascender)
    }
}

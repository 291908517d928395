/// Modifiers that set common properties of nodes: `LabelNode(text: "Hello").padding(8).background(.red)`.
///
/// Later modifiers override earlier ones.
extension UINode {
    /// Sets a property of the view, as `spec.set(_:_:animator:)` does.
    @discardableResult
    public func withProperty<T: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
    ) -> Self {
        withLayoutSpec { $0.set(keyPath, value, animator: animator) }
    }

    /// Sets the key that identifies the node among its siblings, so that its view follows it when their order changes.
    @discardableResult
    public func withKey(_ key: String) -> Self {
        self.key = key
        return self
    }

    /// Sets the width to that of the hosting view minus a margin on both sides, in points.
    @discardableResult
    public func matchHostingViewWidth(withMargin margin: CGFloat = 0) -> Self {
        withLayoutSpec { spec in
            spec.set(\.yoga.width, max(spec.canvasSize.width - margin * 2, 0))
            if margin != 0 { spec.set(\.yoga.marginHorizontal, margin) }
        }
    }

    /// Sets the height to that of the hosting view minus a margin on both sides, in points.
    @discardableResult
    public func matchHostingViewHeight(withMargin margin: CGFloat = 0) -> Self {
        withLayoutSpec { spec in
            spec.set(\.yoga.height, max(spec.canvasSize.height - margin * 2, 0))
            if margin != 0 { spec.set(\.yoga.marginVertical, margin) }
        }
    }

    /// Lets the view grow into free space and shrink when space is short, with a factor of 1 each.
    @discardableResult
    public func flex() -> Self {
        withLayoutSpec { spec in
            spec.set(\.yoga.flexGrow, 1)
            spec.set(\.yoga.flexShrink, 1)
        }
    }

    /// Calls a closure when the view is tapped.
    @discardableResult
    public func onTap(_ action: @escaping () -> Void) -> Self {
        withLayoutSpec { $0.view.onTap { _ in action() } }
    }

    /// Sets the width, in points.
    @discardableResult
    public func width(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.width, value) }
    }

    /// Sets the height, in points.
    @discardableResult
    public func height(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.height, value) }
    }

    /// Sets the minimum width, in points.
    @discardableResult
    public func minWidth(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.minWidth, value) }
    }

    /// Sets the minimum height, in points.
    @discardableResult
    public func minHeight(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.minHeight, value) }
    }

    /// Sets the maximum width, in points.
    @discardableResult
    public func maxWidth(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.maxWidth, value) }
    }

    /// Sets the maximum height, in points.
    @discardableResult
    public func maxHeight(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.maxHeight, value) }
    }

    /// Sets the padding at all edges, in points.
    @discardableResult
    public func padding(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.padding, value) }
    }

    /// Sets the padding at the left and right edges, in points.
    @discardableResult
    public func paddingHorizontal(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.paddingHorizontal, value) }
    }

    /// Sets the padding at the top and bottom edges, in points.
    @discardableResult
    public func paddingVertical(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.paddingVertical, value) }
    }

    /// Sets the margin at all edges, in points.
    @discardableResult
    public func margin(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.margin, value) }
    }

    /// Sets the margin at the left and right edges, in points.
    @discardableResult
    public func marginHorizontal(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.marginHorizontal, value) }
    }

    /// Sets the margin at the top and bottom edges, in points.
    @discardableResult
    public func marginVertical(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.marginVertical, value) }
    }

    /// Sets the gap between the rows and columns of children, in points.
    @discardableResult
    public func gap(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.gap, value) }
    }

    /// Sets the direction of the main axis.
    @discardableResult
    public func flexDirection(_ value: YGFlexDirection) -> Self {
        withLayoutSpec { $0.set(\.yoga.flexDirection, value) }
    }

    /// Sets whether children wrap onto further lines.
    @discardableResult
    public func flexWrap(_ value: YGWrap) -> Self {
        withLayoutSpec { $0.set(\.yoga.flexWrap, value) }
    }

    /// Sets the distribution of free space along the main axis.
    @discardableResult
    public func justifyContent(_ value: YGJustify) -> Self {
        withLayoutSpec { $0.set(\.yoga.justifyContent, value) }
    }

    /// Sets the alignment of the children in the cross axis.
    @discardableResult
    public func alignItems(_ value: YGAlign) -> Self {
        withLayoutSpec { $0.set(\.yoga.alignItems, value) }
    }

    /// Sets the factor by which the view grows into free space, relative to its siblings.
    @discardableResult
    public func flexGrow(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.flexGrow, value) }
    }

    /// Sets the factor by which the view shrinks when space is short, relative to its siblings.
    @discardableResult
    public func flexShrink(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.flexShrink, value) }
    }

    /// Sets the ratio of width to height.
    @discardableResult
    public func aspectRatio(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.aspectRatio, value) }
    }

    /// Sets whether the view participates in the normal flow.
    @discardableResult
    public func position(_ value: YGPositionType) -> Self {
        withLayoutSpec { $0.set(\.yoga.position, value) }
    }

    /// Sets the radius of the rounded corners, in points.
    @discardableResult
    public func cornerRadius(_ value: CGFloat, animator: UIViewPropertyAnimator? = nil) -> Self {
        withLayoutSpec { $0.set(\.cornerRadius, value, animator: animator) }
    }

    /// Sets the thickness of the border, in points.
    @discardableResult
    public func borderWidth(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.borderWidth, value) }
    }

    /// Sets the elevation that the view's shadow suggests.
    @discardableResult
    public func depthPreset(_ value: UIDepthPreset) -> Self {
        withLayoutSpec { $0.set(\.depthPreset, value) }
    }

    /// Sets whether content outside the bounds is clipped.
    @discardableResult
    public func clipsToBounds(_ value: Bool) -> Self {
        withLayoutSpec { $0.set(\.clipsToBounds, value) }
    }

    /// Sets whether the view receives touches.
    @discardableResult
    public func userInteractionEnabled(_ value: Bool) -> Self {
        withLayoutSpec { $0.set(\.isUserInteractionEnabled, value) }
    }

    /// Sets the transform.
    @discardableResult
    public func transform(_ value: CGAffineTransform, animator: UIViewPropertyAnimator? = nil) -> Self {
        withLayoutSpec { $0.set(\.transform, value, animator: animator) }
    }

    /// Sets the opacity, from 0 to 1.
    @discardableResult
    public func opacity(_ value: CGFloat, animator: UIViewPropertyAnimator? = nil) -> Self {
        withLayoutSpec { $0.set(\.alpha, value, animator: animator) }
    }

    /// Sets whether the view is hidden; a hidden view keeps its space in the layout.
    @discardableResult
    public func hidden(_ value: Bool) -> Self {
        withLayoutSpec { $0.set(\.isHidden, value) }
    }

    /// Sets the view's own alignment in the cross axis, overriding `alignItems` of its parent.
    @discardableResult
    public func alignSelf(_ value: YGAlign) -> Self {
        withLayoutSpec { $0.set(\.yoga.alignSelf, value) }
    }

    /// Sets the background color.
    @discardableResult
    public func background(_ color: UIColor?, animator: UIViewPropertyAnimator? = nil) -> Self {
        withLayoutSpec { $0.set(\.backgroundColor, color, animator: animator) }
    }
}

extension UINode where V == UILabel {
    @discardableResult
    public func text(_ value: String?) -> Self {
        withLayoutSpec { $0.set(\.text, value) }
    }

    @discardableResult
    public func font(_ value: UIFont) -> Self {
        withLayoutSpec { $0.set(\.font, value) }
    }

    /// Sets the color of the text.
    @discardableResult
    public func textColor(_ value: UIColor) -> Self {
        withLayoutSpec { $0.set(\.textColor, value) }
    }

    /// Sets the alignment of the lines.
    @discardableResult
    public func textAlignment(_ value: NSTextAlignment) -> Self {
        withLayoutSpec { $0.set(\.textAlignment, value) }
    }

    /// Sets the maximum number of lines; 0 means no limit.
    @discardableResult
    public func numberOfLines(_ value: Int) -> Self {
        withLayoutSpec { $0.set(\.numberOfLines, value) }
    }
}

extension UINode where V == UIButton {
    /// Sets the title in the normal state.
    @discardableResult
    public func text(_ value: String?) -> Self {
        withLayoutSpec { $0.set(\.text, value) }
    }

    /// Sets the image in the normal state.
    @discardableResult
    public func image(_ value: UIImage?) -> Self {
        withLayoutSpec { $0.set(\.image, value) }
    }
}

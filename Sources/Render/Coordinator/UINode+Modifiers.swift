/// Sugar for properties of nodes: `LabelNode(text: "Hello").padding(8).background(.red)`.
///
/// What is said later goes before what was said earlier.
extension UINode {
    /// Gives a property of the view a value, as `spec.set(_:_:animator:)` does.
    @discardableResult
    public func withProperty<T: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<V, T>, _ value: T, animator: UIViewPropertyAnimator? = nil
    ) -> Self {
        withLayoutSpec { $0.set(keyPath, value, animator: animator) }
    }

    /// Identifies the node among its siblings, so that its view follows it when they change order.
    @discardableResult
    public func withKey(_ key: String) -> Self {
        self.key = key
        return self
    }

    /// As wide as the view that hosts everything, less a margin at each side, in points.
    @discardableResult
    public func matchHostingViewWidth(withMargin margin: CGFloat = 0) -> Self {
        withLayoutSpec { spec in
            spec.set(\.yoga.width, max(spec.canvasSize.width - margin * 2, 0))
            if margin != 0 { spec.set(\.yoga.marginHorizontal, margin) }
        }
    }

    /// As high as the view that hosts everything, less a margin at each side, in points.
    @discardableResult
    public func matchHostingViewHeight(withMargin margin: CGFloat = 0) -> Self {
        withLayoutSpec { spec in
            spec.set(\.yoga.height, max(spec.canvasSize.height - margin * 2, 0))
            if margin != 0 { spec.set(\.yoga.marginVertical, margin) }
        }
    }

    /// Takes up what space is left, and gives up what is lacking.
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

    /// The width, in points.
    @discardableResult
    public func width(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.width, value) }
    }

    /// The height, in points.
    @discardableResult
    public func height(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.height, value) }
    }

    /// The smallest width, in points.
    @discardableResult
    public func minWidth(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.minWidth, value) }
    }

    /// The smallest height, in points.
    @discardableResult
    public func minHeight(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.minHeight, value) }
    }

    /// The largest width, in points.
    @discardableResult
    public func maxWidth(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.maxWidth, value) }
    }

    /// The largest height, in points.
    @discardableResult
    public func maxHeight(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.maxHeight, value) }
    }

    /// The room inside the edges, in points.
    @discardableResult
    public func padding(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.padding, value) }
    }

    /// The room inside left and right, in points.
    @discardableResult
    public func paddingHorizontal(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.paddingHorizontal, value) }
    }

    /// The room inside above and below, in points.
    @discardableResult
    public func paddingVertical(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.paddingVertical, value) }
    }

    /// The room around the view, in points.
    @discardableResult
    public func margin(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.margin, value) }
    }

    /// The room left and right of the view, in points.
    @discardableResult
    public func marginHorizontal(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.marginHorizontal, value) }
    }

    /// The room above and below the view, in points.
    @discardableResult
    public func marginVertical(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.marginVertical, value) }
    }

    /// The room between the nodes inside, in points.
    @discardableResult
    public func gap(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.gap, value) }
    }

    /// The direction in which the nodes inside follow each other.
    @discardableResult
    public func flexDirection(_ value: YGFlexDirection) -> Self {
        withLayoutSpec { $0.set(\.yoga.flexDirection, value) }
    }

    /// Whether nodes inside that do not fit continue on another line.
    @discardableResult
    public func flexWrap(_ value: YGWrap) -> Self {
        withLayoutSpec { $0.set(\.yoga.flexWrap, value) }
    }

    /// What happens to space left over along the nodes inside.
    @discardableResult
    public func justifyContent(_ value: YGJustify) -> Self {
        withLayoutSpec { $0.set(\.yoga.justifyContent, value) }
    }

    /// Where the nodes inside stand across.
    @discardableResult
    public func alignItems(_ value: YGAlign) -> Self {
        withLayoutSpec { $0.set(\.yoga.alignItems, value) }
    }

    /// The view's share of the free space.
    @discardableResult
    public func flexGrow(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.flexGrow, value) }
    }

    /// The view's share of the space that is lacking.
    @discardableResult
    public func flexShrink(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.flexShrink, value) }
    }

    /// Width divided by height.
    @discardableResult
    public func aspectRatio(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.yoga.aspectRatio, value) }
    }

    /// Whether the view stands in the flow.
    @discardableResult
    public func position(_ value: YGPositionType) -> Self {
        withLayoutSpec { $0.set(\.yoga.position, value) }
    }

    /// The radius of the rounded corners, in points.
    @discardableResult
    public func cornerRadius(_ value: CGFloat, animator: UIViewPropertyAnimator? = nil) -> Self {
        withLayoutSpec { $0.set(\.cornerRadius, value, animator: animator) }
    }

    /// The thickness of the border, in points.
    @discardableResult
    public func borderWidth(_ value: CGFloat) -> Self {
        withLayoutSpec { $0.set(\.borderWidth, value) }
    }

    /// How high the view hovers.
    @discardableResult
    public func depthPreset(_ value: UIDepthPreset) -> Self {
        withLayoutSpec { $0.set(\.depthPreset, value) }
    }

    /// Whether what reaches over the edges is cut off.
    @discardableResult
    public func clipsToBounds(_ value: Bool) -> Self {
        withLayoutSpec { $0.set(\.clipsToBounds, value) }
    }

    /// Whether the view takes touches.
    @discardableResult
    public func userInteractionEnabled(_ value: Bool) -> Self {
        withLayoutSpec { $0.set(\.isUserInteractionEnabled, value) }
    }

    /// Scales, turns or moves the view.
    @discardableResult
    public func transform(_ value: CGAffineTransform, animator: UIViewPropertyAnimator? = nil) -> Self {
        withLayoutSpec { $0.set(\.transform, value, animator: animator) }
    }

    /// How opaque the view is.
    @discardableResult
    public func opacity(_ value: CGFloat, animator: UIViewPropertyAnimator? = nil) -> Self {
        withLayoutSpec { $0.set(\.alpha, value, animator: animator) }
    }

    /// Whether the view is not shown; it keeps its place.
    @discardableResult
    public func hidden(_ value: Bool) -> Self {
        withLayoutSpec { $0.set(\.isHidden, value) }
    }

    /// Where the view stands across, whatever the nodes beside it do.
    @discardableResult
    public func alignSelf(_ value: YGAlign) -> Self {
        withLayoutSpec { $0.set(\.yoga.alignSelf, value) }
    }

    /// The colour behind everything.
    @discardableResult
    public func background(_ color: UIColor?, animator: UIViewPropertyAnimator? = nil) -> Self {
        withLayoutSpec { $0.set(\.backgroundColor, color, animator: animator) }
    }
}

extension UINode where V == UILabel {
    /// The text.
    @discardableResult
    public func text(_ value: String?) -> Self {
        withLayoutSpec { $0.set(\.text, value) }
    }

    /// The font.
    @discardableResult
    public func font(_ value: UIFont) -> Self {
        withLayoutSpec { $0.set(\.font, value) }
    }

    /// The colour of the text.
    @discardableResult
    public func textColor(_ value: UIColor) -> Self {
        withLayoutSpec { $0.set(\.textColor, value) }
    }

    /// Where the lines stand.
    @discardableResult
    public func textAlignment(_ value: NSTextAlignment) -> Self {
        withLayoutSpec { $0.set(\.textAlignment, value) }
    }

    /// How many lines there may be; 0 for any number.
    @discardableResult
    public func numberOfLines(_ value: Int) -> Self {
        withLayoutSpec { $0.set(\.numberOfLines, value) }
    }
}

extension UINode where V == UIButton {
    /// The text.
    @discardableResult
    public func text(_ value: String?) -> Self {
        withLayoutSpec { $0.set(\.text, value) }
    }

    /// The picture.
    @discardableResult
    public func image(_ value: UIImage?) -> Self {
        withLayoutSpec { $0.set(\.image, value) }
    }
}

extension UIView {
    /// What constraints know the view by; made when first asked for.
    final var layoutItem: LayoutItem {
        let state = ensureRareState()
        if let item = state.layoutItem { return item }
        let item = LayoutItem(kind: .view, view: self)
        state.layoutItem = item
        return item
    }

    /// The edge where lines begin.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
    /// The edge where lines end.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
    /// The width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
    /// The height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
    /// The middle between left and right.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
    /// The middle between top and bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }
    /// The baseline of the first line; the top, where there is no text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .firstBaseline) }
    /// The baseline of the last line; the bottom, where there is no text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .lastBaseline) }
}

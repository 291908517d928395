extension UIView {
    /// The layout state of the view, created on first use.
    final var layoutItem: LayoutItem {
        let state = ensureRareState()
        if let item = state.layoutItem { return item }
        let item = LayoutItem(kind: .view, view: self)
        state.layoutItem = item
        return item
    }

    /// The anchor of the edge at which text starts.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
    /// The anchor of the edge at which text ends.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
    /// The anchor of the horizontal center.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
    /// The anchor of the vertical center.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }
    /// The anchor of the first line's baseline, or of the top edge of views without text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .firstBaseline) }
    /// The anchor of the last line's baseline, or of the bottom edge of views without text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .lastBaseline) }
}

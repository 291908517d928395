extension UIView {
    /// The value of an intrinsic content size in a dimension without an intrinsic metric.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The target size for the smallest size that the constraints allow, for `systemLayoutSizeFitting(_:)`.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest size that the constraints allow, for `systemLayoutSizeFitting(_:)`.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The active constraints whose items have this view as their nearest common ancestor.
    public final var constraints: [NSLayoutConstraint] { rareState?.layoutItem?.held ?? [] }

    /// Activates a constraint; the nearest common ancestor of its items holds it, which need not be this view.
    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = true
    }

    /// Activates constraints; see `NSLayoutConstraint.activate(_:)`.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Deactivates a constraint.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
    }

    /// Deactivates constraints; see `NSLayoutConstraint.deactivate(_:)`.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }

    /// Returns the active constraints that determine the view's position and length along an axis.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        rareState?.layoutItem?.affectingConstraints(along: axis) ?? []
    }

    /// Whether the constraints do not determine the view's frame completely.
    public final var hasAmbiguousLayout: Bool { rareState?.layoutItem?.isAmbiguous ?? false }

    /// Moves the view, and the views whose constraints refer to it, to another place that the constraints allow, chosen at random.
    ///
    /// Call the method several times while debugging to see what ``hasAmbiguousLayout`` reports. It has no effect on a view
    /// whose frame the constraints determine, and lasts until constraints change.
    public final func exerciseAmbiguityInLayout() { rareState?.layoutItem?.exerciseAmbiguity() }

    /// Whether the view's frame is fixed during layout, as if constraints expressed it, initially `true`.
    ///
    /// Set this property to `false` for views that constraints lay out.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.constrained) }
        set { if newValue == flags.contains(.constrained) { setConstrained(!newValue) } }
    }

    final var contentPriorities: ContentPriorities {
        rareState?.contentPriorities ?? defaultContentPriorities
    }

    final func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
        let old = contentPriorities
        var new = old
        change(&new)
        guard new != old else { return }
        ensureRareState().contentPriorities = new
        contentPrioritiesDidChange()
    }

    // MARK: Anchors

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

    /// Returns the distance from the top edge to the first or last baseline in a height, in points.
    package final func baselineOffset(last: Bool, height: CGFloat) -> CGFloat {
        let place = baselinePosition(last: last)
        return place.fraction * height + place.offset
    }
}

/// The content hugging and compression resistance priorities of a view.
@_spi(Subclassing) public struct ContentPriorities: Equatable, Sendable {
    /// One priority for each axis.
    struct Pair: Equatable {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    /// The priorities of controls with a fixed size.
    package static let hugged = ContentPriorities(hugging: Pair(horizontal: .defaultHigh, vertical: .defaultHigh))

    var hugging = Pair(horizontal: .defaultLow, vertical: .defaultLow)
    var compression = Pair(horizontal: .defaultHigh, vertical: .defaultHigh)
}

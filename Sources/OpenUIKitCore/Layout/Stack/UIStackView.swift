/// A view that lays out its arranged subviews in a row or a column with constraints.
///
/// The positions of the views follow from ``axis``, ``distribution``, ``alignment`` and ``spacing``, their sizes from
/// their content and their own constraints. Hidden arranged views take up no space; hiding one in an animation block
/// animates the change. The stack takes the size of its content, unless constraints or a frame determine its size.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The distribution of the available length among arranged views.
    public enum Distribution: Int, Sendable {
        /// The views fill the length; their content priorities determine which of them grow or shrink.
        case fill = 0
        /// The views fill the length and have equal lengths.
        case fillEqually = 1
        /// The views fill the length in proportion to their intrinsic content sizes.
        case fillProportionally = 2
        /// The views keep their lengths and have equal gaps of at least the spacing.
        case equalSpacing = 3
        /// The views keep their lengths and have equal distances between their centers where the spacing allows it.
        case equalCentering = 4
    }

    /// The position of arranged views across the axis.
    public enum Alignment: Int, Sendable {
        /// The views fill the stack across its axis.
        case fill = 0
        /// The views are aligned with the leading edge of a column, or the top of a row.
        case leading = 1
        /// The baselines of the first lines are aligned in a row.
        case firstBaseline = 2
        /// The views are centered.
        case center = 3
        /// The views are aligned with the trailing edge of a column, or the bottom of a row.
        case trailing = 4
        /// The baselines of the last lines are aligned in a row.
        case lastBaseline = 5

        /// The views are aligned with the top of a row.
        public static let top = Alignment.leading
        /// The views are aligned with the bottom of a row.
        public static let bottom = Alignment.trailing
    }

    /// The custom spacing that stands for the stack's ``spacing``.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The spacing that stands for the standard distance between views.
    public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// The views that the stack lays out, in layout order.
    public private(set) final var arrangedSubviews: [UIView] = []
    private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private final var arrangement: [NSLayoutConstraint] = []
    private final var needsArrangement = true
    /// Incremented by each arrangement.
    private final var arrangementNumber = 0

    // MARK: Initialization

    /// Creates a stack view without arranged subviews.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates an empty stack view; archives are not supported, so nothing is decoded.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    /// Creates a row with the given arranged subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Appearance

    /// The axis of the stack, initially horizontal.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if oldValue != axis { setNeedsArrangement() } } }
    /// The distribution of the views along the axis, initially ``Distribution/fill``.
    open var distribution = Distribution.fill { didSet { if oldValue != distribution { setNeedsArrangement() } } }
    /// The alignment of the views across the axis, initially ``Alignment/fill``.
    open var alignment = Alignment.fill { didSet { if oldValue != alignment { setNeedsArrangement() } } }

    /// The distance between adjacent views, in points, initially 0.
    ///
    /// For ``Distribution/equalSpacing`` and ``Distribution/equalCentering`` it is the minimum distance.
    open var spacing: CGFloat = 0 {
        didSet {
            if !spacing.isFinite { spacing = oldValue }
            if oldValue != spacing { setNeedsArrangement() }
        }
    }

    /// Whether a column measures its spacing between baselines, initially `false`.
    open var isBaselineRelativeArrangement = false {
        didSet { if oldValue != isBaselineRelativeArrangement { setNeedsArrangement() } }
    }

    /// Whether the stack lays out its views inside its margins, initially `false`.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if oldValue != isLayoutMarginsRelativeArrangement { setNeedsArrangement() } }
    }

    /// Sets the distance after a view; ``spacingUseDefault`` restores that of the stack.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard !spacing.isNaN, spacing != customSpacing(after: arrangedSubview) else { return }
        let key = ObjectIdentifier(arrangedSubview)
        customSpacings[key] = spacing.magnitude < .greatestFiniteMagnitude ? spacing : nil
        setNeedsArrangement()
    }

    /// Returns the custom distance after a view, or ``spacingUseDefault`` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    final func distance(after view: UIView) -> CGFloat {
        let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
        return distance == Self.spacingUseSystem ? LayoutSpacing.betweenViews : distance
    }

    // MARK: Views

    /// Appends a view to the arranged subviews and adds it as a subview if needed.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view at an index or moves it there; the index is clamped to the valid range.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        if view.superview === self { view.translatesAutoresizingMaskIntoConstraints = false }
        // Both call client code, which may have removed the view or arranged it already.
        guard view.superview === self else { return }
        view.flags.insert(.arranged)
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        setNeedsArrangement()
    }

    /// Removes a view from the arranged subviews; it remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        view.flags.remove(.arranged)
        setNeedsArrangement()
    }

    /// Removes the subview from the arranged subviews, too.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// The view whose first baseline represents that of the stack, which is in the first visible arranged subview.
    open override var forFirstBaselineLayout: UIView {
        arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
    }

    /// The view whose last baseline represents that of the stack, which is in the last visible view of a column or the
    /// first one of a row.
    open override var forLastBaselineLayout: UIView {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
    }

    // MARK: Arrangement

    private func setNeedsArrangement() {
        needsArrangement = true
        setNeedsUpdateConstraints()
        baselineViewsDidChange()
    }

    /// Updates the arrangement after a view was hidden or shown; in an animation block the layout is animated.
    final func arrangedVisibilityDidChange() {
        setNeedsArrangement()
        guard window != nil, ViewAnimation.current != nil, UIView.areAnimationsEnabled else { return }
        constraintRoot.layoutIfNeeded()
    }

    /// Updates the arrangement after the intrinsic content size of a view changed.
    final func arrangedContentDidChange() {
        if distribution == .fillProportionally { setNeedsArrangement() }
    }

    /// Recreates the constraints of the arrangement if it changed.
    open override func updateConstraints() {
        if needsArrangement { arrange() }
        super.updateConstraints()
    }

    /// Recreates the constraints of the arrangement.
    ///
    /// Reading sizes and changing constraints call client code, which may arrange the stack as well. The arrangement that
    /// began last is kept.
    private func arrange() {
        needsArrangement = false
        arrangementNumber += 1
        let number = arrangementNumber
        let new = StackArrangement(of: self).constraints()
        guard number == arrangementNumber else { return }
        let old = arrangement
        arrangement = new
        NSLayoutConstraint.deactivate(old)
        for constraint in new where number == arrangementNumber { constraint.isActive = true }
    }
}

extension UIView {
    /// Hides or shows an arranged view; in an animation block the view stays visible until the stack's animation ends.
    final func hideArranged(_ hides: Bool) {
        guard hides != isHidden else { return }
        if !hides {
            flags.remove(.hidesAfterAnimation)
            layer.isHidden = false
            ShownViewObservers.notify()
        } else if window != nil, UIView.areAnimationsEnabled, let animation = ViewAnimation.current {
            flags.insert(.hidesAfterAnimation)
            animation.addCompletion { [weak self] _ in self?.hideAfterAnimation() }
        } else {
            layer.isHidden = true
        }
        (parent as? UIStackView)?.arrangedVisibilityDidChange()
        if AccessibilityTreeBuilder.shared != nil { parent?.accessibilityDidChange(.structure) }
    }

    private func hideAfterAnimation() {
        guard flags.contains(.hidesAfterAnimation) else { return }
        flags.remove(.hidesAfterAnimation)
        layer.isHidden = true
    }
}

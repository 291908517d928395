/// A view that lays out others in a row or a column, by constraints.
///
/// Where a view stands follows from ``axis``, ``distribution``, ``alignment`` and ``spacing``, how large it is from its
/// content and from its own constraints. A hidden arranged view takes no room; hiding it in an animation block animates
/// that. The stack itself is as large as what is in it, unless somebody gives it a size.
@MainActor open class UIStackView: UIView {
    /// How arranged views share the room along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it; which of them grows or shrinks follows from their content priorities.
        case fill = 0
        /// They fill it and are all of one size.
        case fillEqually = 1
        /// They fill it in proportion to their contents.
        case fillProportionally = 2
        /// They keep their sizes, with equal gaps of at least the spacing.
        case equalSpacing = 3
        /// They keep their sizes, with equal distances between their middles where the spacing allows it.
        case equalCentering = 4
    }

    /// Where arranged views are across the axis.
    public enum Alignment: Int, Sendable {
        /// They fill the stack.
        case fill = 0
        /// At the leading edge, or the top.
        case leading = 1
        /// At the baseline of the first line, in a row.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge, or the bottom.
        case trailing = 4
        /// At the baseline of the last line, in a row.
        case lastBaseline = 5

        /// At the top, in a row.
        public static let top = Alignment.leading
        /// At the bottom, in a row.
        public static let bottom = Alignment.trailing
    }

    /// As custom spacing: the stack's ``spacing``.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// As spacing: the standard distance between views.
    public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// The views in the stack, in their order.
    public private(set) final var arrangedSubviews: [UIView] = []
    private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private final var arrangement: [NSLayoutConstraint] = []
    private final var needsArrangement = true

    // MARK: Making

    /// Makes a stack without views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack; there are no archives to decode from here.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    /// Makes a row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Look

    /// Whether the views are in a row or a column; a row at first.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if oldValue != axis { setNeedsArrangement() } } }
    /// How the views share the room along the axis; at first they fill it.
    open var distribution = Distribution.fill { didSet { if oldValue != distribution { setNeedsArrangement() } } }
    /// Where the views are across the axis; at first they fill the stack.
    open var alignment = Alignment.fill { didSet { if oldValue != alignment { setNeedsArrangement() } } }

    /// The distance between neighbours, in points; between middles and in equal spacing the least distance.
    ///
    /// 0 at first.
    open var spacing: CGFloat = 0 {
        didSet {
            if !spacing.isFinite { spacing = oldValue }
            if oldValue != spacing { setNeedsArrangement() }
        }
    }

    /// Whether distances in a column are those between baselines.
    ///
    /// False at first.
    open var isBaselineRelativeArrangement = false {
        didSet { if oldValue != isBaselineRelativeArrangement { setNeedsArrangement() } }
    }

    /// Whether the views keep out of the stack's margins.
    ///
    /// False at first.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if oldValue != isLayoutMarginsRelativeArrangement { setNeedsArrangement() } }
    }

    /// Sets the distance behind a view; ``spacingUseDefault`` for that of the stack.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard !spacing.isNaN, spacing != customSpacing(after: arrangedSubview) else { return }
        let key = ObjectIdentifier(arrangedSubview)
        customSpacings[key] = spacing.magnitude < .greatestFiniteMagnitude ? spacing : nil
        setNeedsArrangement()
    }

    /// The distance behind a view that was set for it; otherwise ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    final func distance(after view: UIView) -> CGFloat {
        let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
        return distance == Self.spacingUseSystem ? LayoutSpacing.betweenViews : distance
    }

    // MARK: Views

    /// Adds a view at the end; it becomes a subview.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at a place, or moves it there; places outside the list mean its end or its start.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if let present = arrangedSubviews.firstIndex(where: { $0 === view }) {
            arrangedSubviews.remove(at: present)
        } else {
            if view.superview !== self { addSubview(view) }
            guard view.superview === self else { return }
            view.translatesAutoresizingMaskIntoConstraints = false
            view.flags.insert(.arranged)
        }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        setNeedsArrangement()
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        view.flags.remove(.arranged)
        setNeedsArrangement()
    }

    /// Takes a view that goes out of the arrangement, too.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// The stack's baselines are those of what is in it.
    open override var forFirstBaselineLayout: UIView {
        arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
    }

    /// The stack's baselines are those of what is in it.
    open override var forLastBaselineLayout: UIView {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
    }

    // MARK: Arranging

    private func setNeedsArrangement() {
        needsArrangement = true
        setNeedsUpdateConstraints()
    }

    /// An arranged view was hidden or shown: in an animation block, so that the others are seen to move.
    final func arrangedVisibilityDidChange() {
        setNeedsArrangement()
        guard window != nil, ViewAnimation.current != nil, UIView.areAnimationsEnabled else { return }
        constraintRoot.layoutIfNeeded()
    }

    /// The content of an arranged view has another size.
    final func arrangedContentDidChange() {
        if distribution == .fillProportionally { setNeedsArrangement() }
    }

    /// Makes the constraints of the arrangement anew, if it changed.
    open override func updateConstraints() {
        if needsArrangement {
            needsArrangement = false
            NSLayoutConstraint.deactivate(arrangement)
            arrangement = StackArrangement(of: self).constraints()
            NSLayoutConstraint.activate(arrangement)
        }
        super.updateConstraints()
    }
}

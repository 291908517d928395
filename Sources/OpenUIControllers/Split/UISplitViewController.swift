@_spi(Subclassing) import OpenUIKitCore

/// A container that shows two or three columns side by side, or one of them at a time if there is too little space.
///
/// Each column of the styles with columns is shown in a navigation controller: its own, or one that the split view
/// controller creates. Users drag the dividers between columns, or move a divider that has the focus with the arrow keys,
/// Home and End. The width that the user chooses becomes the preferred one, so that a program can save and restore it.
///
/// With a compact horizontal size class, and if the minimum widths do not fit, the columns collapse: their stacks are
/// joined to that of the first column, which ends with the column that the delegate specifies. When there is enough space
/// again, each controller returns to its column; controllers that were pushed in between belong to the last column before
/// them.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    static let minimumSecondaryWidth: CGFloat = 240

    /// The number of columns.
    public final let style: Style
    /// The object that determines how columns collapse, and is notified of changes.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    final var columns: [Column: SplitColumn] = [:]
    final var compactContent: UIViewController?
    private final var primaryWidth = SplitColumnWidth() { didSet { widthsDidChange() } }
    private final var supplementaryWidth = SplitColumnWidth() { didSet { widthsDidChange() } }
    /// The mode that was chosen by ``show(_:)``, ``hide(_:)`` or the user; `nil` stands for the preferred one.
    private final var chosenMode: DisplayMode?
    /// The mode of the last layout; `nil` before it.
    private final var laidOutMode: DisplayMode?
    /// The controller that shows the joined stack.
    final var collapsed: UINavigationController?
    final var isCompact = false
    private final let dimming = UIControl()
    private final var dividers: [SplitDivider] = []
    /// Called after the user has changed the width or the visibility of a column, or gone back in the joined stack.
    package final var onUserChange: (() -> Void)?

    /// Creates a controller with a number of columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a controller with two columns.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a controller with two columns; archiving is not supported.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let leading: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        dividers = leading.map {
            let label: LocalizedString = $0 == .primary ? .BuiltIn.splitFirstWidth : .BuiltIn.splitSecondWidth
            return SplitDivider(of: $0, delegate: self, label: label)
        }
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.builtInAccessibilityLabel = .BuiltIn.splitHideColumns
        dimming.addAction(UIAction { [weak self] _ in self?.hideByUser() }, for: .touchUpInside)
    }

    // MARK: Columns

    /// The columns of the style that have content, from the leading to the trailing one.
    final var present: [SplitColumn] {
        let all: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        return all.compactMap { columns[$0] }
    }

    final var leading: [SplitColumn] { present.filter { $0.column != .secondary } }

    /// Returns the controller of a column, or `nil` if it has none.
    open func viewController(for column: Column) -> UIViewController? {
        column == .compact ? compactContent : columns[column]?.content
    }

    /// Sets the controller of a column; `nil` removes the column.
    ///
    /// While the columns are collapsed, the same column remains on top; ``show(_:)`` shows another one.
    ///
    /// A supplementary column in a style with two columns is rejected with a diagnostic.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style == .tripleColumn || column != .supplementary else { return reportMissingColumn() }
        guard vc !== viewController(for: column) else { return }
        let (wasCompact, top) = (isCompact, topColumn)
        if wasCompact { expand() }
        if column == .compact {
            compactContent = vc
        } else {
            if let old = columns.removeValue(forKey: column) { remove(old.container) }
            columns[column] = vc.map { SplitColumn(column, $0, wraps: style != .unspecified) }
        }
        if wasCompact { collapse(onto: top ?? topColumnForCollapsing) }
        viewIfLoaded?.setNeedsLayout()
        if isViewLoaded, view.window != nil { view.layoutIfNeeded() }
    }

    private func reportMissingColumn() {
        Diagnostics.report(
            Diagnostic(
                rule: "split.no-supplementary-column",
                message: "A controller was set for the supplementary column of a split view with two columns.",
                subject: String(describing: type(of: self)), hint: "Create the controller with the style tripleColumn.")
        )
    }

    /// The controllers of the columns, from the leading to the trailing one.
    open var viewControllers: [UIViewController] {
        get { present.map(\.content) }
        set {
            let all: [Column] =
                style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for (index, column) in all.enumerated() {
                setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
            }
        }
    }

    /// Sets the controller of the secondary column, and shows it if the columns are collapsed.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        setViewController(vc, for: .secondary)
        show(.secondary)
    }

    /// Shows a column: beside the secondary one or, if the columns are collapsed, on top of the stack.
    open func show(_ column: Column) {
        guard !isCompact else { return showCollapsed(column) }
        guard column != .secondary, let index = leading.firstIndex(where: { $0.column == column }) else { return }
        let count = leading.count - index
        if count > displayMode.leadingCount { choose(.showing(count, effectiveBehavior)) }
    }

    /// Hides a column and those before it; if the columns are collapsed, the column is removed from the stack.
    open func hide(_ column: Column) {
        guard !isCompact else { return hideCollapsed(column) }
        guard column != .secondary, let index = leading.firstIndex(where: { $0.column == column }) else { return }
        let count = leading.count - index - 1
        if count < displayMode.leadingCount { choose(.showing(count, effectiveBehavior)) }
    }

    // MARK: Widths

    /// The preferred width of the primary column in points, or ``automaticDimension``.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidth.preferred }
        set { primaryWidth.preferred = newValue }
    }

    /// The preferred width of the primary column as a fraction of the whole width, or ``automaticDimension``.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidth.fraction }
        set { primaryWidth.fraction = newValue }
    }

    /// The minimum width of the primary column in points, or ``automaticDimension``.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.minimum }
        set { primaryWidth.minimum = newValue }
    }

    /// The maximum width of the primary column in points, or ``automaticDimension``.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.maximum }
        set { primaryWidth.maximum = newValue }
    }

    /// The preferred width of the supplementary column in points, or ``automaticDimension``.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.preferred }
        set { supplementaryWidth.preferred = newValue }
    }

    /// The preferred width of the supplementary column as a fraction of the whole width, or ``automaticDimension``.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidth.fraction }
        set { supplementaryWidth.fraction = newValue }
    }

    /// The minimum width of the supplementary column in points, or ``automaticDimension``.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.minimum }
        set { supplementaryWidth.minimum = newValue }
    }

    /// The maximum width of the supplementary column in points, or ``automaticDimension``.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.maximum }
        set { supplementaryWidth.maximum = newValue }
    }

    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    /// The width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(of: .supplementary) : 0 }

    final func specification(of column: Column) -> SplitColumnWidth {
        column == .supplementary ? supplementaryWidth : primaryWidth
    }

    final var totalWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }

    /// Returns the width of a leading column in points, which leaves the secondary column its minimum.
    final func width(of column: Column) -> CGFloat {
        let (specification, total) = (specification(of: column), totalWidth)
        let width = specification.width(in: total)
        guard total > 0 else { return width }
        return min(width, max(total - Self.minimumSecondaryWidth, specification.limits.lowerBound))
    }

    /// The widths that the user can choose: within the limits, and so that the secondary column keeps its minimum.
    final func widthLimits(of column: Column) -> ClosedRange<CGFloat> {
        let limits = specification(of: column).limits
        let others = visibleLeading.filter { $0.column != column }.reduce(0) { $0 + width(of: $1.column) }
        let space = totalWidth - others - (displayMode.isOverlay ? 0 : Self.minimumSecondaryWidth)
        return limits.lowerBound...max(min(limits.upperBound, space), limits.lowerBound)
    }

    final func setWidthByUser(_ width: CGFloat, of column: Column) {
        let limits = widthLimits(of: column)
        let clamped = min(max(width, limits.lowerBound), limits.upperBound)
        guard clamped != self.width(of: column) else { return }
        if column == .supplementary {
            supplementaryWidth.preferred = clamped
        } else {
            primaryWidth.preferred = clamped
        }
        for divider in dividers { divider.accessibilityDidChange(.content) }
        onUserChange?()
    }

    private func widthsDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Display mode

    /// Whether a swipe shows the primary column.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var presentsWithGesture = true
    /// The mode that the controller uses if there is enough space.
    ///
    /// The default is ``DisplayMode/automatic``.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            guard oldValue != preferredDisplayMode else { return }
            choose(nil)
        }
    }

    /// How the leading columns are displayed if the mode is automatic.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if oldValue != preferredSplitBehavior { choose(nil) } }
    }

    /// How the leading columns are displayed.
    open var splitBehavior: SplitBehavior { effectiveBehavior }

    private var effectiveBehavior: SplitBehavior {
        preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    }

    /// The side of the primary column.
    open var primaryEdge = PrimaryEdge.leading { didSet { if oldValue != primaryEdge { widthsDidChange() } } }

    /// The mode in which the columns are displayed, which is never automatic.
    open var displayMode: DisplayMode {
        guard !isCompact else { return .secondaryOnly }
        let mode = chosenMode ?? preferredDisplayMode
        guard mode != .automatic else { return automaticMode }
        let count = min(mode.leadingCount, leading.count)
        let isBeside = mode == .oneBesideSecondary || mode == .twoBesideSecondary
        if isBeside, count > fittingCount {
            return chosenMode == nil ? .showing(fittingCount, .tile) : .showing(count, .overlay)
        }
        return mode.leadingCount > count ? .showing(count, mode.isOverlay ? .overlay : .tile) : mode
    }

    /// The mode with as many leading columns as fit.
    private var automaticMode: DisplayMode {
        effectiveBehavior == .tile ? .showing(fittingCount, .tile) : .secondaryOnly
    }

    /// The number of leading columns that fit beside the secondary one.
    private var fittingCount: Int {
        var (count, space) = (0, totalWidth - Self.minimumSecondaryWidth)
        for column in leading.reversed() {
            space -= width(of: column.column)
            guard space >= 0 else { break }
            count += 1
        }
        return count
    }

    private func choose(_ mode: DisplayMode?) {
        chosenMode = mode
        guard displayMode != laidOutMode else { return }
        viewIfLoaded?.setNeedsLayout()
        viewIfLoaded?.layoutIfNeeded()
    }

    /// A button that shows or hides the leading columns.
    public private(set) final lazy var displayModeButtonItem = makeDisplayModeButtonItem()

    private func makeDisplayModeButtonItem() -> UIBarButtonItem {
        let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.toggleByUser() })
        item.builtInTitle = .BuiltIn.splitColumns
        return item
    }

    private func toggleByUser() {
        guard displayMode == .secondaryOnly else { return hideByUser() }
        let preferred = preferredDisplayMode.leadingCount
        choose(.showing(preferred > 0 ? preferred : max(fittingCount, 1), effectiveBehavior))
        onUserChange?()
    }

    private func hideByUser() {
        choose(.secondaryOnly)
        onUserChange?()
    }

    /// The leading columns that are displayed.
    private var visibleLeading: [SplitColumn] { leading.suffix(displayMode.leadingCount) }

    /// The controllers that are displayed, from the leading to the trailing one, and then the view.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        let joined = (collapsed ?? compactContent).map { [$0] } ?? []
        let shown = isCompact ? joined : (visibleLeading + present.filter { $0.column == .secondary }).map(\.container)
        return shown + super.preferredFocusEnvironments
    }

    /// Whether the columns are joined to one.
    open var isCollapsed: Bool { isCompact }

    // MARK: Layout

    /// Whether the primary column is at the right.
    final var isMirrored: Bool {
        (viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    }

    /// Adds the divider and dimming views.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        view.addSubview(dimming)
        for divider in dividers { view.addSubview(divider) }
    }

    /// Collapses or expands the columns, and lays them out.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        collapseIfNeeded()
        if isCompact { layOutCollapsed() } else { layOutColumns() }
    }

    /// Updates the layout when the size class changes.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }

    private func layOutCollapsed() {
        dimming.isHidden = true
        for divider in dividers { divider.isHidden = true }
        guard let content = collapsed ?? compactContent else { return }
        show(content, in: view.bounds)
    }

    private func reportDisplayMode() {
        let (old, new) = (laidOutMode, displayMode)
        laidOutMode = new
        if let old, old != new { delegate?.splitViewController(self, willChangeTo: new) }
    }

    private func layOutColumns() {
        reportDisplayMode()
        let (bounds, mode): (CGRect, DisplayMode) = (view.bounds, displayMode)
        let visible = visibleLeading
        for column in leading where !visible.contains(where: { $0 === column }) { remove(column.container) }
        let leadingWidth = visible.reduce(0) { $0 + width(of: $1.column) }
        if let secondary = columns[.secondary] {
            let start = mode.isOverlay ? 0 : leadingWidth
            let hidden = mode == .twoDisplaceSecondary ? visible.first.map { width(of: $0.column) } ?? 0 : 0
            let frame = CGRect(
                x: start, y: 0, width: max(bounds.width - start + hidden, 0), height: bounds.height)
            show(secondary.container, in: mirrored(frame))
        }
        dimming.isHidden = !mode.isOverlay
        dimming.frame = mirrored(
            CGRect(x: leadingWidth, y: 0, width: max(bounds.width - leadingWidth, 0), height: bounds.height))
        layOut(visible)
    }

    private func layOut(_ visible: [SplitColumn]) {
        var x: CGFloat = 0
        for divider in dividers { divider.isHidden = !visible.contains { $0.column == divider.column } }
        for column in visible {
            let width = self.width(of: column.column)
            show(column.container, in: mirrored(CGRect(x: x, y: 0, width: width, height: view.bounds.height)))
            x += width
            let divider = dividers.first { $0.column == column.column }
            divider?.frame = mirrored(
                CGRect(
                    x: x - SplitDivider.touchWidth / 2, y: 0, width: SplitDivider.touchWidth, height: view.bounds.height
                ))
            // The width and its limits depend on the layout.
            divider?.accessibilityDidChange(.content)
        }
        let views: [UIView] = visible.compactMap { $0.container.viewIfLoaded }
        bringToFront([dimming as UIView] + views + (dividers as [UIView]))
    }

    /// Orders the views in front of the secondary column, unless they are in that order.
    private func bringToFront(_ views: [UIView]) {
        guard !view.subviews.suffix(views.count).elementsEqual(views, by: ===) else { return }
        for item in views { view.bringSubviewToFront(item) }
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return rect.offsetBy(dx: view.bounds.width - rect.maxX - rect.minX, dy: 0)
    }

    private func show(_ child: UIViewController, in frame: CGRect) {
        if child.parent !== self {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        child.view.frame = frame
    }

    final func remove(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }
}

extension UIViewController {
    /// The nearest split view controller among the ancestors, or `nil` if there is none.
    public final var splitViewController: UISplitViewController? {
        var ancestor = parent
        while let controller = ancestor, !(controller is UISplitViewController) { ancestor = controller.parent }
        return ancestor as? UISplitViewController
    }
}

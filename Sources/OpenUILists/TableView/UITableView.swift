@_spi(Subclassing) import OpenUIKitCore

/// A scroll view that displays rows in sections from top to bottom and creates only the visible cells.
///
/// With a numeric ``rowHeight``, a million rows cost as much as ten. With `automaticDimension`, the initial value, the
/// height of a row is an estimate until it becomes visible; visible rows keep their position when estimates above them
/// are corrected.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The appearance of a table view.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers and footers remain visible with their sections.
        case plain = 0
        /// Groups of rows with space between them.
        case grouped = 1
        /// Groups of rows with rounded corners.
        case insetGrouped = 2
    }

    /// The position of a row after scrolling.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest position at which the row is visible.
        case none = 0
        /// The row is at the top.
        case top = 1
        /// The row is centered vertically.
        case middle = 2
        /// The row is at the bottom.
        case bottom = 3
    }

    /// The animation of rows that are inserted or deleted.
    public enum RowAnimation: Int, Sendable {
        /// The rows fade in and out.
        case fade = 0
        /// The rows move in from the right and out to the right.
        case right = 1
        /// The rows move in from the left and out to the left.
        case left = 2
        /// The rows move in from the top and out to the top.
        case top = 3
        /// The rows move in from the bottom and out to the bottom.
        case bottom = 4
        /// No animation.
        case none = 5
        /// The rows grow from and shrink to their vertical center.
        case middle = 6
        /// The default animation, which fades.
        case automatic = 100
    }

    /// What the insets of separators are relative to.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cells.
        case fromCellEdges = 0
        /// The automatic insets, from the start of the text to the right edge.
        case fromAutomaticInsets = 1
    }

    /// What lets self-sizing views that are visible take another size.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only updates of the list, such as reconfiguring an item.
        case disabled = 0
        /// Also another configuration of the content, and `invalidateIntrinsicContentSize()` of a cell, header or footer, or of its
        /// content view.
        case enabled = 1
        /// Also changes of the constraints in the content view, and of the sizes of the views that they position.
        case enabledIncludingConstraints = 2
    }

    /// The height that requests automatic sizing by the cell or view.
    public nonisolated static let automaticDimension: CGFloat = -1

    public final let style: Style
    final lazy var core = ListCore(self, itemNoun: "row")
    final var cellPool = ReusePool<UITableViewCell>()
    final var supplementaryPool = ReusePool<UITableViewHeaderFooterView>()
    final var missing: TableMissingMethods = []
    final var layout = TableLayout(estimate: 44)
    final var state = TableState()
    private final lazy var swipe = ListSwipe(self)
    /// The attributes of the row whose cell is being created, which determine its width before it is configured.
    final var attributesOfNewView: ListLayoutAttributes?
    /// The cell that is being reconfigured.
    final var reconfiguring: UITableViewCell?

    private var styleBackgroundColor: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

    @_spi(Subclassing) open override var ownBackgroundColor: UIColor? {
        get { backgroundColor == styleBackgroundColor ? nil : backgroundColor }
        set { backgroundColor = newValue ?? styleBackgroundColor }
    }

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UITableView.self,
        adding: [
            AppearanceProperty(\UITableView.separatorStyle),
            AppearanceProperty(\UITableView.separatorColor),
            AppearanceProperty(
                get: { (table: UITableView) in table.givenSeparatorInset }, set: { $0.separatorInset = $1 }),
            AppearanceProperty(\UITableView.sectionHeaderTopPadding),
            AppearanceProperty(\UITableView.sectionIndexColor),
            AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
            AppearanceProperty(\UITableView.sectionIndexTrackingBackgroundColor),
        ], to: UIScrollView.appearanceProperties)

    /// Creates a table view with a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table view.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table view; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = styleBackgroundColor
        alwaysBounceVertical = true
        addGestureRecognizer(swipe.pan)
    }

    // MARK: Data

    /// The object that provides the rows and their cells.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The object that controls heights and selection and receives events, including those of the scroll view.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            (self as UIScrollView).delegate = delegate
            if delegate !== oldValue { heightsDidChange() }
            if delegate != nil { addContextMenus() }
        }
    }

    /// The object that provides the items of drags; without ``dropDelegate``, rows can also be reordered by dragging, if the
    /// data source allows it.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { core.updateDragging() }
    }
    /// The object that accepts drops.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { core.updateDragging() }
    }
    /// Whether rows can be dragged, initially `true`.
    open var dragInteractionEnabled = true {
        didSet { core.updateDragging() }
    }

    /// The object that is notified of rows that are about to become visible.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` is notified, initially `true`.
    open var isPrefetchingEnabled = true

    /// Reloads all data before the next frame and clears the selection.
    open func reloadData() {
        core.reloadData()
    }

    public final var numberOfSections: Int { core.counts.sections }

    /// Returns the number of rows in a section, or 0 if the section does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        let counts = core.counts
        return counts.items.indices.contains(section) ? counts.items[section] : 0
    }

    // MARK: Heights

    /// The height of the rows; `automaticDimension`, the initial value, uses the fitting heights of cells.
    open var rowHeight: CGFloat = automaticDimension { didSet { if oldValue != rowHeight { heightsDidChange() } } }
    /// The estimated height of rows that were never visible; with 0 all heights are requested from the delegate at
    /// once.
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { if oldValue != estimatedRowHeight { heightsDidChange() } }
    }
    /// The height of headers; `automaticDimension` uses the fitting heights of the views.
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { if oldValue != sectionHeaderHeight { heightsDidChange() } }
    }
    /// The height of footers; `automaticDimension` uses the fitting heights of the views.
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { if oldValue != sectionFooterHeight { heightsDidChange() } }
    }
    /// The estimated height of headers that were never visible.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
        didSet { if oldValue != estimatedSectionHeaderHeight { heightsDidChange() } }
    }
    /// The estimated height of footers that were never visible.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
        didSet { if oldValue != estimatedSectionFooterHeight { heightsDidChange() } }
    }
    /// The space above the headers of a plain table view, 22 points by default.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { if oldValue != sectionHeaderTopPadding { heightsDidChange() } }
    }
    /// The height of filler rows below the last row of a plain table view.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var fillerRowHeight: CGFloat = automaticDimension

    /// What lets self-sizing rows, headers and footers that are visible take another size, initially `enabled`.
    ///
    /// The views take it in the next layout; call `layoutIfNeeded()` in an animation to animate the change.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Appearance

    /// A view above all rows that scrolls with them and keeps its height.
    open var tableHeaderView: UIView? {
        didSet { headerOrFooterDidChange(tableHeaderView, instead: oldValue) }
    }
    /// A view below all rows that scrolls with them and keeps its height.
    open var tableFooterView: UIView? {
        didSet { headerOrFooterDidChange(tableFooterView, instead: oldValue) }
    }
    /// The view behind the rows; it fills the table view and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }
    /// The style of the separators between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if oldValue != separatorStyle { setNeedsCellLayout() } }
    }
    /// The color of the separators, initially `UIColor.separator`.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsCellLayout() } }
    /// The effect of the separators, which have none.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var separatorEffect: UIVisualEffect? {
        get { nil }
        set {}
    }
    /// The default insets of separators, which a cell can override; never `nil` when it is read.
    ///
    /// Initially, and after setting the property to `nil`, it returns a left inset of 15 points, and each separator
    /// starts where the text of its row does.
    open var separatorInset: UIEdgeInsets! {
        get { givenSeparatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
        set {
            givenSeparatorInset = newValue.flatMap { $0.isFinite ? $0 : givenSeparatorInset }
            setNeedsCellLayout()
        }
    }
    final var givenSeparatorInset: UIEdgeInsets?
    /// What ``separatorInset`` is relative to, initially the edges of the cells.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if oldValue != separatorInsetReference { setNeedsCellLayout() } }
    }

    /// Whether the margins of cells, headers and footers, or of groups with rounded corners, leave the width of readable content, so
    /// that lines do not become too long in wide windows; initially `false`.
    @exclusivity(unchecked) open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if oldValue != cellLayoutMarginsFollowReadableWidth { contentInsetsDidChange() } }
    }
    /// Whether the content views of cells, headers and footers, and groups with rounded corners, are inside of the safe area, initially
    /// `true`; backgrounds and rows extend to the edges of the table view.
    @exclusivity(unchecked) open var insetsContentViewsToSafeArea = true {
        didSet { if oldValue != insetsContentViewsToSafeArea { contentInsetsDidChange() } }
    }

    /// Lays out all rows again, whose heights depend on the width of their content.
    private func contentInsetsDidChange() {
        heightsDidChange()
        setNeedsCellLayout()
        for case let view as any ConfiguredView in visibleItems { view.contentView.setNeedsLayout() }
    }

    /// Lays out the rows again if the safe area at the sides changed.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        guard state.contentSafeArea != contentSafeArea else { return }
        state.contentSafeArea = contentSafeArea
        contentInsetsDidChange()
    }

    private func headerOrFooterDidChange(_ view: UIView?, instead old: UIView?) {
        if old !== view, old?.superview === self { old?.removeFromSuperview() }
        if let view, view.superview !== self { insertSubview(view, at: backgroundView?.superview === self ? 1 : 0) }
        setNeedsLayout()
    }

    private func setNeedsCellLayout() {
        for cell in visibleItems { cell.setNeedsLayout() }
    }

    // MARK: Registration

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: .init(identifier: identifier))
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        supplementaryPool.register(aClass, for: .init(identifier: identifier))
    }

    /// Returns a reused cell or a new one of the registered class, or `nil` if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }

    /// Returns a reused cell, or a new one of the class that is registered for the identifier.
    ///
    /// Within the data source's method, the cell already has its final width. An identifier that was not registered is
    /// reported with a diagnostic and results in a plain cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier) ?? makeUnregisteredCell(identifier)
    }

    /// Returns a reused header or footer or a new one of the registered class, or `nil` if there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueSupplementary(identifier)
    }

    // MARK: Selection

    /// Whether a tap selects a row, initially `true`.
    open var allowsSelection = true
    /// Whether several rows can be selected, initially `false`.
    open var allowsMultipleSelection = false {
        didSet { if oldValue != allowsMultipleSelection { keepAllowedSelection() } }
    }
    /// Whether a tap selects a row during editing, initially `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected during editing, initially `false`.
    open var allowsMultipleSelectionDuringEditing = false

    /// Whether an arrow key that moves the focus to a row also selects it, initially `false`.
    open var selectionFollowsFocus = false
    /// Whether a row can become focused, initially `true`; the delegate can decide otherwise.
    open var allowsFocus = true
    /// Whether Tab returns to the row that was focused last instead of the one that the delegate prefers, initially `false`.
    open var remembersLastFocusedIndexPath = false

    private func keepAllowedSelection() {
        guard !isMultipleSelectionAllowed else { return }
        for position in core.selection.positions.dropLast() { core.deselect(position, animated: false) }
    }

    /// The index path of the row that was selected last, or `nil` if no row is selected.
    public final var indexPathForSelectedRow: IndexPath? { core.selection.positions.last.map(IndexPath.init) }

    /// The index paths of the selected rows, in the order of their selection, or `nil` if no row is selected.
    public final var indexPathsForSelectedRows: [IndexPath]? {
        core.selection.positions.isEmpty ? nil : core.selection.positions.map(IndexPath.init)
    }

    /// Selects a row and scrolls to it without notifying the delegate.
    ///
    /// With `nil` all rows are deselected. With the position `none` the table view does not scroll.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for position in core.selection.positions { core.deselect(position, animated: animated) }
            return
        }
        core.select(ListPosition(indexPath), animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        core.deselect(ListPosition(indexPath), animated: animated)
    }

    /// Highlights the touched row, or closes a row that a swipe opened.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipe.isOpen { return closeSwipe() }
        if !core.touchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Ends the highlight when the touch leaves the row.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        core.touchesMoved(touches)
        super.touchesMoved(touches, with: event)
    }

    /// Selects the touched row.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        core.touchesEnded(touches, with: event, selectsFirst: false)
        super.touchesEnded(touches, with: event)
    }

    /// Ends the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        core.touchesCancelled(touches)
        super.touchesCancelled(touches, with: event)
    }

    /// Moves the focus between cells with the arrow keys; keys that do not move the focus scroll.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key.map(core.moveFocus) ?? false }) { return }
        super.pressesBegan(presses, with: event)
    }

    @_spi(Subclassing) public override func focusShouldUpdate(in context: UIFocusUpdateContext) -> Bool {
        guard super.focusShouldUpdate(in: context) else { return false }
        let context = UITableViewFocusUpdateContext(context, in: core)
        return delegate?.tableView(self, shouldUpdateFocusIn: context) ?? true
    }

    @_spi(Subclassing) public override func focusDidUpdate(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        core.focusDidMove(to: context.nextFocusedView)
        super.focusDidUpdate(in: context, with: coordinator)
        let context = UITableViewFocusUpdateContext(context, in: core)
        delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
    }

    /// The location of the focused cell, at which the Menu key opens its context menu.
    @_spi(Subclassing) public override var contextMenuAnchor: CGPoint { core.focusPoint ?? super.contextMenuAnchor }

    @_spi(Subclassing) public override func pressRepeated(_ press: UIPress) {
        if press.key.map(core.moveFocus) != true { super.pressRepeated(press) }
    }

    // MARK: Visible elements

    /// The visible cells, from top to bottom.
    public final var visibleCells: [UITableViewCell] {
        reloadIfNeeded()
        return core.visiblePositions.compactMap { core.view(of: .cell($0)) as? UITableViewCell }
    }

    /// The index paths of the visible rows; an empty array if there are none.
    public final var indexPathsForVisibleRows: [IndexPath]? {
        reloadIfNeeded()
        return core.visiblePositions.map(IndexPath.init)
    }

    /// Returns the cell of a row, or `nil` if the cell is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        reloadIfNeeded()
        return core.view(of: .cell(ListPosition(indexPath))) as? UITableViewCell
    }

    /// Returns the header of a section, or `nil` if it is not visible or not a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        core.view(of: .header(section)) as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section, or `nil` if it is not visible or not a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        core.view(of: .footer(section)) as? UITableViewHeaderFooterView
    }

    /// Returns the index path of a visible cell, or `nil` for other cells.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard let item = core.itemsByView[ObjectIdentifier(cell)], core.visible[item.element] === item else {
            return nil
        }
        return IndexPath(item.element.position)
    }

    /// Returns the index path of the row at a point in the content, or `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfPossible()
        guard point.x >= bounds.minX, point.x < bounds.maxX else { return nil }
        return rows(from: point.y, to: point.y).first
    }

    /// Returns the index paths of the rows that intersect a rectangle of the content, or `nil` if the rectangle is not
    /// finite.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard rect.isFinite else { return nil }
        prepareLayoutIfPossible()
        return rows(from: rect.minY, to: rect.maxY)
    }

    /// Returns the frame of a row in the content, or a zero rectangle if the row does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        prepareLayoutIfPossible()
        return attributes(of: .cell(ListPosition(indexPath)))?.frame ?? .zero
    }

    /// Returns the frame of a whole section in the content, or a zero rectangle if the section does not exist.
    open func rect(forSection section: Int) -> CGRect {
        prepareLayoutIfPossible()
        guard layout.sections.indices.contains(section) else { return .zero }
        let (start, end) = (layout.y(layout.header(section)), layout.y(layout.footer(section) + 1))
        return CGRect(x: 0, y: start, width: bounds.width, height: end - start)
    }

    /// Returns the frame of a section's header in the content while it is not pinned.
    open func rectForHeader(inSection section: Int) -> CGRect {
        prepareLayoutIfPossible()
        return layout.sections.indices.contains(section) ? headerFrame(section, pinned: false) : .zero
    }

    /// Returns the frame of a section's footer in the content while it is not pinned.
    open func rectForFooter(inSection section: Int) -> CGRect {
        prepareLayoutIfPossible()
        return layout.sections.indices.contains(section) ? footerFrame(section, pinned: false) : .zero
    }

    // MARK: Scrolling

    /// Scrolls until a row has the given position.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls until the row that was selected last has the given position.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    /// Changes the content offset and ends scrolling to a row.
    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        state.goal = nil
        super.setContentOffset(contentOffset, animated: animated)
    }

    // MARK: Updates

    /// Whether a batch update is in progress, so that counts and index paths may refer to the state before or after it.
    public final var hasUncommittedUpdates: Bool { core.pending != nil }

    /// Inserts, deletes, moves and reloads rows in one animated batch, which also animates changed heights.
    ///
    /// Change the data in `updates`. Index paths of deletions and reloads refer to the state before the batch, those of
    /// insertions to the state after it. If the changes do not match the counts of the data source, a diagnostic
    /// describes the mismatch and all data is reloaded.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        core.performUpdates(updates, completion: completion)
    }

    /// Performs changes in one animated batch; the closure is called before the method returns.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Begins a batch update that ``endUpdates()`` ends.
    open func beginUpdates() {
        core.beginUpdates()
    }

    /// Ends a batch update and animates it; heights are requested again.
    open func endUpdates() {
        core.endUpdates()
    }

    /// Inserts rows at index paths of the state after the batch.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let positions = indexPaths.map(ListPosition.init)
        state.note(animation, arriving: positions)
        core.edit { $0.inserted += positions }
    }

    /// Deletes rows at index paths of the state before the batch.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let positions = indexPaths.map(ListPosition.init)
        state.note(animation, leaving: positions)
        core.edit { $0.deleted += positions }
    }

    /// Replaces the cells of rows at index paths of the state before the batch.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let positions = indexPaths.map(ListPosition.init)
        state.note(animation, leaving: positions)
        core.edit { $0.reloaded += positions }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        core.edit { $0.moved.append((ListPosition(indexPath), ListPosition(newIndexPath))) }
    }

    /// Requests new content for the cells of rows without replacing the cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        core.reconfigure(indexPaths.map(ListPosition.init))
    }

    /// Inserts sections at indexes of the state after the batch.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        state.note(animation, arrivingSections: sections)
        core.edit { $0.insertedSections += sections }
    }

    /// Deletes sections at indexes of the state before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        state.note(animation, leavingSections: sections)
        core.edit { $0.deletedSections += sections }
    }

    /// Replaces all visible views of sections at indexes of the state before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        state.note(animation, leavingSections: sections)
        core.edit { $0.reloadedSections += sections }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        core.edit { $0.movedSections.append((section, newSection)) }
    }

    // MARK: Index

    /// Requests the titles of the section index again.
    open func reloadSectionIndexTitles() {
        core.invalidateIndex()
    }

    /// The minimum number of rows for which the section index is displayed, initially 0.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
    /// The color of the index titles; `nil` for the tint color.
    open var sectionIndexColor: UIColor? { didSet { updateIndexColors() } }
    /// The background color of the index; `nil` for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { updateIndexColors() } }
    /// The background color of the index while it is being touched; `nil` for ``sectionIndexBackgroundColor``.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { updateIndexColors() } }

    // MARK: Editing

    /// Whether the rows show their editing controls.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != state.isEditing else { return }
        if core.movement != nil { core.mover.end(commits: false) }
        state.isEditing = editing
        closeSwipe()
        for case let cell as UITableViewCell in visibleItems { updateEditing(of: cell, animated: animated) }
    }

    // MARK: View

    final func confirmDeletion(_ cell: UITableViewCell, _ path: IndexPath) {
        swipe.confirm(cell, at: path) { deletion(of: path) }
    }

    /// The index path of the row that a swipe opened.
    final var swipedPath: IndexPath? { swipe.cell.flatMap(swipePath) }

    final func closeSwipe() {
        swipe.close(animated: true)
    }

    final func closeSwipe(of cell: UITableViewCell) {
        swipe.closeIfNeeded(for: cell)
    }

    @_spi(Subclassing) public override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        if selfSizingInvalidation != .disabled { core.sizeWasInvalidated(of: subview) }
    }

    @_spi(Subclassing) public override func constraintsDidChange(in subview: UIView) {
        super.constraintsDidChange(in: subview)
        if selfSizingInvalidation == .enabledIncludingConstraints { core.sizeWasInvalidated(of: subview) }
    }

    @_spi(Subclassing) public override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        if bounds.width != oldSize.width { widthDidChange() }
    }

    /// Adds the visible cells and recycles the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isDragging { closeSwipe() }
        core.updateIndex()
        core.layOut()
        updateScrollTarget()
        core.placeIndex()
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }
}

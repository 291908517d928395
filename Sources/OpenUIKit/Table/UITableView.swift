/// Shows rows of data from top to bottom, in sections, and makes only the cells that are seen.
///
/// With ``rowHeight`` as a number, a million rows cost as much as ten. With `automaticDimension`, as at first, rows count
/// for an estimate until they are seen; what is seen stays where it is when estimates above it are corrected.
@MainActor open class UITableView: UIScrollView {
    /// What a table looks like.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers and footers stay in view with their sections.
        case plain = 0
        /// Groups of rows with room between them.
        case grouped = 1
        /// Groups of rows with round corners.
        case insetGrouped = 2
    }

    /// Where in the view a row comes to stand.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever it is seen after the shortest way.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// From and to the right.
        case right = 1
        /// From and to the left.
        case left = 2
        /// From and to the top.
        case top = 3
        /// From and to the bottom.
        case bottom = 4
        /// At once.
        case none = 5
        /// They grow and shrink in their middle.
        case middle = 6
        /// What suits best: they fade.
        case automatic = 100
    }

    /// The height that says: ask the views.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// What the table looks like.
    public final let style: Style
    final lazy var core = ListCore(host: self, client: self)
    final var cellPool = ReusePool<UITableViewCell>()
    final var supplementaryPool = ReusePool<UITableViewHeaderFooterView>()
    final var missing: TableMissingMethods = []
    final var layout = TableLayout(estimate: 44)
    final var state = TableState()
    private final lazy var swipe = TableSwipe(self)
    /// The titles at the side; made when there are any.
    final var index: TableIndexView?
    /// The row whose cell is being made, so that it has its width before its content.
    final var making: UICollectionViewLayoutAttributes?
    /// The cell that is given its content again.
    final var reconfiguring: UITableViewCell?

    /// Makes a table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Makes a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a plain table; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        addGestureRecognizer(swipe.pan)
    }

    // MARK: Data

    /// Says what there is and makes the cells.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Decides about heights and selection and is told what happens; also what the scroll view tells.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            (self as UIScrollView).delegate = delegate
            if delegate !== oldValue { heightsDidChange() }
            if delegate != nil { offerMenus() }
        }
    }

    /// Is told which rows will soon be seen.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` is told.
    ///
    /// True at first.
    open var isPrefetchingEnabled = true

    /// Asks for everything again before the next frame; nothing is selected afterwards.
    open func reloadData() {
        core.reloadData()
        state.hasIndex = false
    }

    /// How many sections there are.
    public final var numberOfSections: Int { core.counts.sections }

    /// How many rows a section has; 0 if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        let counts = core.counts
        return counts.items.indices.contains(section) ? counts.items[section] : 0
    }

    // MARK: Heights

    /// The height of the rows; `automaticDimension`, as at first, asks the cells.
    open var rowHeight: CGFloat = automaticDimension { didSet { if oldValue != rowHeight { heightsDidChange() } } }
    /// What rows count for until they are seen; with 0 the delegate is asked for all heights at once.
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { if oldValue != estimatedRowHeight { heightsDidChange() } }
    }
    /// The height of headers; `automaticDimension` asks the views.
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { if oldValue != sectionHeaderHeight { heightsDidChange() } }
    }
    /// The height of footers; `automaticDimension` asks the views.
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { if oldValue != sectionFooterHeight { heightsDidChange() } }
    }
    /// What headers count for until they are seen.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
        didSet { if oldValue != estimatedSectionHeaderHeight { heightsDidChange() } }
    }
    /// What footers count for until they are seen.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
        didSet { if oldValue != estimatedSectionFooterHeight { heightsDidChange() } }
    }
    /// The room above the headers of a plain table; 22 points unless set.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { if oldValue != sectionHeaderTopPadding { heightsDidChange() } }
    }
    /// What a plain table shows below its last row: stored.
    open var fillerRowHeight: CGFloat = automaticDimension

    // MARK: Around the rows

    /// A view above all rows, which scrolls with them; its height counts.
    open var tableHeaderView: UIView? {
        didSet { edgeViewDidChange(tableHeaderView, instead: oldValue) }
    }
    /// A view below all rows, which scrolls with them; its height counts.
    open var tableFooterView: UIView? {
        didSet { edgeViewDidChange(tableFooterView, instead: oldValue) }
    }
    /// What is behind the rows; it fills the view and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }
    /// How rows are separated.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if oldValue != separatorStyle { looksDidChange() } }
    }
    /// The colour of the lines between rows; `UIColor.separator` unless set.
    open var separatorColor: UIColor? = .separator { didSet { looksDidChange() } }
    /// How far the lines are from the edges, unless a cell says otherwise; never nil when it is read.
    ///
    /// Initially, and after it was set to nil, 15 points from the left edge are read, and each line begins where the text
    /// of its row does.
    open var separatorInset: UIEdgeInsets! {
        get { givenSeparatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
        set {
            givenSeparatorInset = newValue.flatMap { $0.isFinite ? $0 : givenSeparatorInset }
            looksDidChange()
        }
    }
    final var givenSeparatorInset: UIEdgeInsets?

    private func edgeViewDidChange(_ view: UIView?, instead old: UIView?) {
        if old !== view, old?.superview === self { old?.removeFromSuperview() }
        if let view, view.superview !== self { insertSubview(view, at: backgroundView?.superview === self ? 1 : 0) }
        setNeedsLayout()
    }

    private func looksDidChange() {
        for cell in visibleItems { cell.setNeedsLayout() }
    }

    // MARK: Registration

    /// Says of which class the cells with an identifier are.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: .init(identifier: identifier))
    }

    /// Says of which class the headers and footers with an identifier are.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        supplementaryPool.register(aClass, for: .init(identifier: identifier))
    }

    /// A cell with an identifier that scrolled away, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }

    /// A cell with an identifier: one that scrolled away, or a new one of the registered class.
    ///
    /// In the data source's method the cell has its width already. An identifier that was not registered is reported, and
    /// gives a plain cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier) ?? makeUnregisteredCell(identifier)
    }

    /// A header or footer with an identifier; nil if none waits and no class was registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueSupplementary(identifier)
    }

    // MARK: Selection

    /// Whether a tap selects a row.
    ///
    /// True at first.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    ///
    /// False at first.
    open var allowsMultipleSelection = false {
        didSet { if oldValue != allowsMultipleSelection { keepAllowedSelection() } }
    }
    /// Whether a tap selects a row while the table is edited.
    ///
    /// False at first.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while the table is edited.
    ///
    /// False at first.
    open var allowsMultipleSelectionDuringEditing = false

    /// Whether an arrow that moves the focus to a row selects it too.
    ///
    /// False at first.
    open var selectionFollowsFocus = false

    private func keepAllowedSelection() {
        guard !selectionRules.isMultiple else { return }
        for place in core.selection.places.dropLast() { core.deselect(place, animated: false) }
    }

    /// The row that was selected last; nil for none.
    public final var indexPathForSelectedRow: IndexPath? { core.selection.places.last.map(IndexPath.init) }

    /// The selected rows, in the order in which they were selected; nil for none.
    public final var indexPathsForSelectedRows: [IndexPath]? {
        core.selection.places.isEmpty ? nil : core.selection.places.map(IndexPath.init)
    }

    /// Selects a row and scrolls to it; the delegate is not told.
    ///
    /// With nil everything is deselected. The position `none` does not scroll.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for place in core.selection.places { core.deselect(place, animated: animated) }
            return
        }
        core.select(ListPlace(indexPath), animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row; the delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        core.deselect(ListPlace(indexPath), animated: animated)
    }

    /// Highlights the row under the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipe.isOpen { return closeSwipe() }
        if !core.touchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Ends the highlight when the finger leaves the row.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        core.touchesMoved(touches)
        super.touchesMoved(touches, with: event)
    }

    /// Selects the row under the finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        core.touchesEnded(touches, selectsFirst: false)
        super.touchesEnded(touches, with: event)
    }

    /// Ends the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        core.touchesCancelled(touches)
        super.touchesCancelled(touches, with: event)
    }

    /// Arrows move the focus from cell to cell; what they do not want scrolls.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key.map(core.moveFocus) ?? false }) { return }
        super.pressesBegan(presses, with: event)
    }

    /// The Menu key opens the menu of the cell that has the focus.
    package override var menuPoint: CGPoint { core.focusPoint ?? super.menuPoint }

    package override func pressRepeated(_ press: UIPress) {
        if press.key.map(core.moveFocus) != true { super.pressRepeated(press) }
    }

    // MARK: What is seen

    /// The cells that are seen, from top to bottom.
    public final var visibleCells: [UITableViewCell] {
        catchUp()
        return core.visiblePlaces.compactMap { core.view(of: .cell($0)) as? UITableViewCell }
    }

    /// The rows whose cells are seen; nil for none.
    public final var indexPathsForVisibleRows: [IndexPath]? {
        catchUp()
        return core.visiblePlaces.map(IndexPath.init)
    }

    /// The cell of a row, if it is seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        catchUp()
        return core.view(of: .cell(ListPlace(indexPath))) as? UITableViewCell
    }

    /// The header of a section, if it is seen and made for use again.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        core.view(of: Self.headerElement(section)) as? UITableViewHeaderFooterView
    }

    /// The footer of a section, if it is seen and made for use again.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        core.view(of: Self.footerElement(section)) as? UITableViewHeaderFooterView
    }

    /// The row of a cell that is seen; nil for other cells.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard let item = core.itemsByView[ObjectIdentifier(cell)], core.visible[item.element] === item else {
            return nil
        }
        return IndexPath(item.element.place)
    }

    /// The row at a point of the content; nil if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        catchUpLayout()
        guard point.x >= bounds.minX, point.x < bounds.maxX else { return nil }
        return rows(from: point.y, to: point.y).first
    }

    /// The rows that a rectangle of the content touches; nil if it is not valid.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard rect.hasFiniteNumbers else { return nil }
        catchUpLayout()
        return rows(from: rect.minY, to: rect.maxY)
    }

    /// The place of a row in the content; zero if there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        catchUpLayout()
        return attributes(of: .cell(ListPlace(indexPath)))?.frame ?? .zero
    }

    /// The place of a whole section in the content; zero if there is no such section.
    open func rect(forSection section: Int) -> CGRect {
        catchUpLayout()
        guard layout.sections.indices.contains(section) else { return .zero }
        let (start, end) = (layout.y(layout.header(section)), layout.y(layout.footer(section) + 1))
        return CGRect(x: 0, y: start, width: bounds.width, height: end - start)
    }

    /// The place of a section's header in the content, where it is when it is not pinned.
    open func rectForHeader(inSection section: Int) -> CGRect {
        catchUpLayout()
        return layout.sections.indices.contains(section) ? headerFrame(section, pinned: false) : .zero
    }

    /// The place of a section's footer in the content, where it is when it is not pinned.
    open func rectForFooter(inSection section: Int) -> CGRect {
        catchUpLayout()
        return layout.sections.indices.contains(section) ? footerFrame(section, pinned: false) : .zero
    }

    // MARK: Scrolling

    /// Scrolls until a row is where it is wanted.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls until the selected row is where it is wanted.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    /// Moves to an offset; what was scrolled to before is forgotten.
    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        state.goal = nil
        super.setContentOffset(contentOffset, animated: animated)
    }

    // MARK: Updates

    /// Whether a batch is open, so that counts and places may be those before or after it.
    public final var hasUncommittedUpdates: Bool { core.pending != nil }

    /// Inserts, deletes, moves and reloads, all at once and animated; also animates heights that changed.
    ///
    /// Change the data in `updates`. Deletions and reloads name places before the batch, insertions places after it. If
    /// what is said does not fit what the data source says afterwards, that is reported in words, and everything is
    /// reloaded.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        core.performUpdates(updates, completion: completion)
    }

    /// Begins a batch; ``endUpdates()`` ends it.
    open func beginUpdates() {
        core.beginUpdates()
    }

    /// Ends a batch and animates it; heights are asked for again.
    open func endUpdates() {
        core.endUpdates()
    }

    /// Says that rows were inserted; their places are those after the batch.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let places = indexPaths.map(ListPlace.init)
        state.note(animation, arriving: places)
        core.edit { $0.inserted += places }
    }

    /// Says that rows were deleted; their places are those before the batch.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let places = indexPaths.map(ListPlace.init)
        state.note(animation, leaving: places)
        core.edit { $0.deleted += places }
    }

    /// Replaces the cells of rows; their places are those before the batch.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let places = indexPaths.map(ListPlace.init)
        state.note(animation, leaving: places)
        core.edit { $0.reloaded += places }
    }

    /// Says that a row was moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        core.edit { $0.moved.append((ListPlace(indexPath), ListPlace(newIndexPath))) }
    }

    /// Gives the cells of rows their content again, without replacing them.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        reconfigure(indexPaths)
    }

    /// Says that sections were inserted; their numbers are those after the batch.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        state.note(animation, arrivingSections: sections)
        core.edit { $0.insertedSections += sections }
    }

    /// Says that sections were deleted; their numbers are those before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        state.note(animation, leavingSections: sections)
        core.edit { $0.deletedSections += sections }
    }

    /// Replaces all that is seen of sections; their numbers are those before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        state.note(animation, leavingSections: sections)
        core.edit { $0.reloadedSections += sections }
    }

    /// Says that a section was moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        core.edit { $0.movedSections.append((section, newSection)) }
    }

    // MARK: Index

    /// Asks for the titles of the index again.
    open func reloadSectionIndexTitles() {
        state.hasIndex = false
        setNeedsLayout()
    }

    /// With fewer rows there is no index.
    ///
    /// 0 at first.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
    /// The colour of the index's titles; the tint unless set.
    open var sectionIndexColor: UIColor? { didSet { index?.takeColors(of: self) } }
    /// The colour behind the index's titles; none unless set.
    open var sectionIndexBackgroundColor: UIColor? { didSet { index?.takeColors(of: self) } }
    /// The colour behind the index's titles while a finger is on them; the usual one unless set.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { index?.takeColors(of: self) } }

    // MARK: Editing

    /// Whether the rows show their controls for editing.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls for editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != state.isEditing else { return }
        if core.movement != nil { core.mover.end(commits: false) }
        state.isEditing = editing
        closeSwipe()
        for case let cell as UITableViewCell in visibleItems { updateEditing(of: cell, animated: animated) }
    }

    // MARK: View

    /// Whether a gesture may begin: also swipes, on rows that have actions.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === swipe.pan
            ? swipe.mayBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    final func confirmDeletion(_ cell: UITableViewCell, _ path: IndexPath) {
        swipe.confirm(cell, at: path)
    }

    final func closeSwipe() {
        swipe.close(animated: true)
    }

    final func swipeLoses(_ cell: UITableViewCell) {
        swipe.cellLeaves(cell)
    }

    /// Shows the cells that are seen, and puts the others away.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isDragging { closeSwipe() }
        updateIndex()
        core.layOut()
        followGoal()
        placeIndex()
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }
}

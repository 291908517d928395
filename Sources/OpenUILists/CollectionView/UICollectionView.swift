@_spi(Subclassing) import OpenUIKitCore

/// A scroll view that displays items in cells, which a layout arranges; only visible cells are created.
///
/// Register a class for each kind of cell, and provide a data source and a layout:
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 120, height: 120)
/// let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
/// view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// view.dataSource = self
/// ```
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The categories of views in a collection view.
    public enum ElementCategory: UInt, Sendable {
        /// A cell, which displays an item.
        case cell = 0
        /// A header, a footer or another view that displays data.
        case supplementaryView = 1
        /// A decorative view that belongs to the layout and displays no data.
        case decorationView = 2
    }

    /// The direction in which the content of a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Vertical scrolling.
        case vertical = 0
        /// Horizontal scrolling.
        case horizontal = 1
    }

    /// The position of an item after scrolling; at most one vertical and one horizontal option.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The item is at the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item is centered vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item is at the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item is at the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item is centered horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item is at the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
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

    public nonisolated static let elementKindSectionHeader = ListElement.sectionHeaderKind
    public nonisolated static let elementKindSectionFooter = ListElement.sectionFooterKind

    final lazy var core = ListCore(self, itemNoun: "item")
    /// The scroll views of sections that scroll on their own.
    final lazy var orthogonalScrollers = OrthogonalScrollers(self)
    /// The swipe actions of lists, created for the first list that has some.
    final var swipe: ListSwipe?
    /// The item to which an animation scrolls, and its position.
    final var scrollGoal: (path: IndexPath, position: ScrollPosition)?
    final var cellPool = ReusePool<UICollectionViewCell>()
    final var missing: CollectionMissingMethods = []
    final var supplementaryPool = ReusePool<UICollectionReusableView>()
    private final var storedLayout: UICollectionViewLayout
    private final var isLayoutValid = false
    private final var preparedBounds = CGRect.null
    /// The direction in which the layout arranged the elements of a line.
    private final var preparedDirection = UIUserInterfaceLayoutDirection.leftToRight
    private final var offsetAdjustment = CGPoint.zero
    /// The attributes of the element whose view is being created, which are applied before the view is configured.
    final var attributesOfNewView: ListLayoutAttributes?
    /// The cell that is being reconfigured, and its index path.
    final var reconfiguring: UICollectionViewCell?
    final var reconfiguredPath: IndexPath?
    /// The interactive transition between two layouts, while it is in progress.
    final var interactiveTransition: LayoutTransition?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        setUp()
    }

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UICollectionView.self, to: UIScrollView.appearanceProperties)

    /// Creates a collection view with a flow layout; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        storedLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        storedLayout.collectionView = self
    }

    // MARK: Data

    /// The object that provides the items and their cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            missing = []
            if dataSource !== oldValue { reloadData() }
        }
    }

    /// The object that controls selection and receives events, including those of the scroll view.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            (self as UIScrollView).delegate = delegate
            if delegate !== oldValue { storedLayout.invalidateLayout() }
            if delegate != nil { addContextMenus() }
        }
    }

    /// The object that provides the items of drags; without ``dropDelegate``, items can also be reordered by dragging, if the
    /// data source allows it.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { core.updateDragging() }
    }
    /// The object that accepts drops.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { core.updateDragging() }
    }
    /// Whether items can be dragged, initially `true`.
    open var dragInteractionEnabled = true {
        didSet { core.updateDragging() }
    }

    /// The object that is notified of items that are about to become visible.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` is notified, initially `true`.
    open var isPrefetchingEnabled = true

    /// Reloads all data before the next frame and clears the selection.
    open func reloadData() {
        core.reloadData()
    }

    public final var numberOfSections: Int { core.counts.sections }

    /// Returns the number of items in a section, or 0 if the section does not exist.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = core.counts
        guard counts.items.indices.contains(section) else { return 0 }
        return core.movement?.count(counts.items[section], in: section) ?? counts.items[section]
    }

    // MARK: Layout

    /// The layout of the elements; a new layout becomes active immediately, without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Changes the layout; if `animated`, the views move to their new positions.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes the layout and calls a completion handler when the views have their new positions.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    final func adopt(_ layout: UICollectionViewLayout) {
        storedLayout.collectionView = nil
        storedLayout = layout
        layout.collectionView = self
        isLayoutValid = false
        core.measureToken += 1
    }

    final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        isLayoutValid = false
        if context.invalidateEverything { core.measureToken += 1 }
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        setNeedsLayout()
    }

    /// Moves the content by a distance after the current preparation, for example if sizes above the visible area change.
    final func adjustOffset(by distance: CGVector) {
        offsetAdjustment.x += distance.dx
        offsetAdjustment.y += distance.dy
    }

    /// Updates layout, content size and offset; repeats because a new offset may invalidate the layout again.
    final func prepareLayout() {
        core.preparing { for _ in 0..<4 where !prepareLayoutOnce() { break } }
    }

    /// Returns whether the layout was invalid.
    private func prepareLayoutOnce() -> Bool {
        invalidateLayoutForBoundsIfNeeded()
        updateDirection()
        guard !isLayoutValid else {
            updateLeadingEdge(of: contentSize)
            return false
        }
        isLayoutValid = true
        storedLayout.prepare()
        let size = storedLayout.collectionViewContentSize
        updateLeadingEdge(of: size)
        contentSize = size
        guard offsetAdjustment != .zero else { return true }
        let adjustment = offsetAdjustment
        offsetAdjustment = .zero
        contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        return true
    }

    private func updateDirection() {
        let direction = storedLayout.leadingLayout.readingDirection
        guard preparedDirection != direction else { return }
        preparedDirection = direction
        if isLayoutValid { storedLayout.invalidateLayout() }
        accessibilityDidChange(.structure)
    }

    /// Lets content that is from right to left begin at the right if it is wider than the view.
    private func updateLeadingEdge(of contentSize: CGSize) {
        guard preparedDirection == .rightToLeft || pagesToLeft else { return }
        let availableWidth = bounds.inset(by: adjustedContentInset).width
        setContentBegins(atRight: preparedDirection == .rightToLeft && contentSize.width > availableWidth + 1e-6)
    }

    /// The elements are read in the order in which the layout arranges them, which may not be mirrored.
    @_spi(Subclassing) public override var readingDirection: UIUserInterfaceLayoutDirection { preparedDirection }

    private func invalidateLayoutForBoundsIfNeeded() {
        guard bounds != preparedBounds else { return }
        let isFirst = preparedBounds.isNull
        preparedBounds = bounds
        guard !isFirst, storedLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: bounds))
    }

    /// What lets self-sizing cells, headers and footers that are visible take another size, initially `enabled`.
    ///
    /// The views take it in the next layout; call `layoutIfNeeded()` in an animation to animate the change.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    @_spi(Subclassing) public override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        if selfSizingInvalidation != .disabled { core.sizeWasInvalidated(of: subview) }
    }

    @_spi(Subclassing) public override func constraintsDidChange(in subview: UIView) {
        super.constraintsDidChange(in: subview)
        if selfSizingInvalidation == .enabledIncludingConstraints { core.sizeWasInvalidated(of: subview) }
    }

    /// Invalidates what depends on the size immediately if client code changes it while the layout is prepared or cells
    /// are measured: the next preparation would not notice a size that is restored until then.
    @_spi(Subclassing) public override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        if core.isPreparing || core.isBusy { invalidateLayoutForBoundsIfNeeded() }
    }

    @_spi(Subclassing) public override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// Returns the layout attributes of an item's cell.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return storedLayout.displayedAttributes(of: .cell(ListPosition(indexPath)))
    }

    /// Returns the layout attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return storedLayout.displayedAttributes(of: .supplementary(kind, ListPosition(indexPath)))
    }

    /// Adds the visible cells and recycles the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isDragging { swipe?.close(animated: true) }
        storedLayout.environmentMayHaveChanged()
        core.updateIndex()
        core.layOut()
        updateScrollGoal()
        core.placeIndex()
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    /// The view behind the content; it fills the collection view and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }

    // MARK: Registration

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: .init(identifier: identifier))
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementaryPool.register(viewClass, for: .init(kind: elementKind, identifier: identifier))
    }

    /// Returns a reused cell, or a new one of the class that is registered for the identifier.
    ///
    /// Within the data source's method, the cell already has its final position and size. An identifier that was not
    /// registered is reported with a diagnostic and results in a plain cell.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath)
    }

    /// Returns a reused supplementary view, or a new one of the class that is registered for the kind and the
    /// identifier.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementary(elementKind, identifier, indexPath)
    }

    // MARK: Selection

    /// Whether a tap selects an item, initially `true`.
    open var allowsSelection = true
    /// Whether several items can be selected, initially `false`.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, oldValue { keepOneSelected() } }
    }
    /// Whether an arrow key that moves the focus to an item also selects it, initially `false`.
    open var selectionFollowsFocus = false
    /// Called when an arrow key, with or without Shift, has moved the focus to a cell, which is not selected then.
    package final var focusMoveHandler: ((_ path: IndexPath, _ withShift: Bool) -> Void)?
    /// Whether an item can become focused, initially `true`; the delegate can decide otherwise.
    open var allowsFocus = true
    /// Whether Tab returns to the item that was focused last instead of the one that the delegate prefers, initially `false`.
    open var remembersLastFocusedIndexPath = false
    /// Whether a tap selects an item during editing, initially `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected during editing, initially `false`.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the collection view is in editing mode, in which list cells show other accessories.
    open var isEditing = false {
        didSet {
            guard oldValue != isEditing else { return }
            swipe?.close(animated: true)
            for case let cell as UICollectionViewCell in core.visible.values.map(\.view) {
                cell.setNeedsUpdateConfiguration()
            }
        }
    }

    /// Whether a cell is in editing mode.
    final func isEditing(_ cell: UICollectionViewCell) -> Bool {
        guard isEditing, let delegate, let path = indexPath(for: cell) else { return isEditing }
        return delegate.collectionView(self, canEditItemAt: path)
    }

    private func keepOneSelected() {
        for position in core.selection.positions.dropLast() { core.deselect(position, animated: false) }
    }

    /// The index paths of the selected items, in the order of their selection; an empty array if there are none.
    public final var indexPathsForSelectedItems: [IndexPath]? {
        core.selection.positions.map(IndexPath.init)
    }

    /// Selects an item and scrolls to it without notifying the delegate.
    ///
    /// With `nil` all items are deselected. With an empty position the view does not scroll.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for position in core.selection.positions { core.deselect(position, animated: animated) }
            return
        }
        guard allowsSelection else { return }
        core.select(ListPosition(indexPath), animated: animated)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Selects items and no others, in time that is proportional to their number.
    package final func replaceSelection(by paths: [IndexPath]) {
        core.replaceSelection(by: paths.map(ListPosition.init))
    }

    /// Deselects an item without notifying the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        core.deselect(ListPosition(indexPath), animated: animated)
    }

    /// Highlights the touched cell, or closes a row that a swipe opened.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipe?.isOpen == true {
            swipe?.close(animated: true)
        } else if !core.touchesBegan(touches) {
            super.touchesBegan(touches, with: event)
        }
    }

    /// Ends the highlight when the touch leaves the cell.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        core.touchesMoved(touches)
        super.touchesMoved(touches, with: event)
    }

    /// Selects the touched cell.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        core.touchesEnded(touches, with: event, selectsFirst: true)
        super.touchesEnded(touches, with: event)
    }

    /// Ends the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        core.touchesCancelled(touches)
        super.touchesCancelled(touches, with: event)
    }

    /// Moves the focus between cells with the arrow keys, which also expand and collapse items of an outline; keys that do neither
    /// scroll.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key.map(handle) ?? false }) { return }
        super.pressesBegan(presses, with: event)
    }

    private func handle(_ key: UIKey) -> Bool {
        core.moveFocus(with: key) || changeExpansion(with: key)
    }

    /// Expands or collapses the focused item of an outline if the key is an arrow key that does so.
    private func changeExpansion(with key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift]),
            let cell = window?.focus.item as? UICollectionViewListCell, let direction = ListDirection(key.keyCode)
        else { return false }
        return cell.changeExpansion(direction)
    }

    @_spi(Subclassing) public override func focusShouldUpdate(in context: UIFocusUpdateContext) -> Bool {
        guard super.focusShouldUpdate(in: context) else { return false }
        let context = UICollectionViewFocusUpdateContext(context, in: core)
        return delegate?.collectionView(self, shouldUpdateFocusIn: context) ?? true
    }

    @_spi(Subclassing) public override func focusDidUpdate(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        core.focusDidMove(to: context.nextFocusedView)
        super.focusDidUpdate(in: context, with: coordinator)
        let context = UICollectionViewFocusUpdateContext(context, in: core)
        delegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    }

    /// The location of the focused cell, at which the Menu key opens its context menu.
    @_spi(Subclassing) public override var contextMenuAnchor: CGPoint { core.focusPoint ?? super.contextMenuAnchor }

    @_spi(Subclassing) public override func pressRepeated(_ press: UIPress) {
        if press.key.map(core.moveFocus) != true { super.pressRepeated(press) }
    }

    // MARK: Visible elements

    public final var visibleCells: [UICollectionViewCell] {
        core.visiblePositions.compactMap { core.view(of: .cell($0)) as? UICollectionViewCell }
    }

    /// The index paths of the visible cells.
    public final var indexPathsForVisibleItems: [IndexPath] {
        core.visiblePositions.map(IndexPath.init)
    }

    /// Returns the cell of an item, or `nil` if the cell is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        core.view(of: .cell(ListPosition(indexPath))) as? UICollectionViewCell
    }

    /// Returns a supplementary view, or `nil` if it is not visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        core.view(of: .supplementary(elementKind, ListPosition(indexPath))) as? UICollectionReusableView
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// Returns the index paths of the visible supplementary views of a kind.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        core.visible.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
            .map(\.position).sorted().map(IndexPath.init)
    }

    /// Returns the index path of the item at a point in the content, or `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let found = layoutAttributes(in: CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001))
        return found.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    /// Returns the index path of a visible cell, or `nil` for other cells.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let item = core.itemsByView[ObjectIdentifier(cell)], core.visible[item.element] === item else {
            return nil
        }
        return IndexPath(item.element.position)
    }

    /// Scrolls until a cell has the given position; an axis without a position option does not scroll.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        if core.needsReload { layoutIfNeeded() }
        prepareLayout()
        guard storedLayout.layoutAttributesForItem(at: indexPath) != nil else { return reportUnknownItem(indexPath) }
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// Whether a batch update is in progress, so that counts and index paths may refer to the state before or after it.
    public final var hasUncommittedUpdates: Bool { core.pending != nil }

    /// Inserts, deletes, moves and reloads items in one animated batch.
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

    /// Inserts items at index paths of the state after the batch.
    open func insertItems(at indexPaths: [IndexPath]) {
        core.edit { $0.inserted += indexPaths.map(ListPosition.init) }
    }

    /// Deletes items at index paths of the state before the batch.
    open func deleteItems(at indexPaths: [IndexPath]) {
        core.edit { $0.deleted += indexPaths.map(ListPosition.init) }
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        core.edit { $0.moved.append((ListPosition(indexPath), ListPosition(newIndexPath))) }
    }

    /// Replaces the cells of items at index paths of the state before the batch.
    open func reloadItems(at indexPaths: [IndexPath]) {
        core.edit { $0.reloaded += indexPaths.map(ListPosition.init) }
    }

    /// Requests new content for the cells of items without replacing the cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        core.reconfigure(indexPaths.map(ListPosition.init))
    }

    /// Inserts sections at indexes of the state after the batch.
    open func insertSections(_ sections: IndexSet) {
        core.edit { $0.insertedSections += sections }
    }

    /// Deletes sections at indexes of the state before the batch.
    open func deleteSections(_ sections: IndexSet) {
        core.edit { $0.deletedSections += sections }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        core.edit { $0.movedSections.append((section, newSection)) }
    }

    /// Replaces all visible views of sections at indexes of the state before the batch.
    open func reloadSections(_ sections: IndexSet) {
        core.edit { $0.reloadedSections += sections }
    }
}

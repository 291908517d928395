/// Shows items of data in cells that a layout places, and makes only those that are seen.
///
/// Register a class for each kind of cell, give a data source and a layout:
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 120, height: 120)
/// let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
/// view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// view.dataSource = self
/// ```
@MainActor open class UICollectionView: UIScrollView {
    /// What kinds of views there are.
    public enum ElementCategory: UInt, Sendable {
        /// A cell, which shows an item.
        case cell = 0
        /// A header, a footer or another view with data.
        case supplementaryView = 1
        /// A view that belongs to the layout.
        case decorationView = 2
    }

    /// The direction in which a layout's content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// To the sides.
        case horizontal = 1
    }

    /// Where in the view an item comes to stand; one vertical and one horizontal place at most.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a position from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The kind of a section's header.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    final lazy var core = ListCore(host: self, client: self)
    final var cellPool = ReusePool<UICollectionViewCell>()
    final var missing: CollectionMissingMethods = []
    final var supplementaryPool = ReusePool<UICollectionReusableView>()
    private final var storedLayout: UICollectionViewLayout
    private final var isLayoutValid = false
    private final var preparedBounds = CGRect.null
    private final var offsetAdjustment = CGPoint.zero
    /// The element whose view is being made, so that it has its place before its content.
    final var making: UICollectionViewLayoutAttributes?
    /// The cell that is given its content again, and its place.
    final var reconfiguring: UICollectionViewCell?
    final var reconfiguredPath: IndexPath?
    /// Set while a gesture leads from one layout to another.
    final var interactiveTransition: LayoutTransition?

    /// Makes a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        setUp()
    }

    /// Makes a collection view with a flow layout; there are no archives to decode from here.
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

    /// Says what there is and makes the cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            missing = []
            if dataSource !== oldValue { reloadData() }
        }
    }

    /// Decides about selection and is told what happens; also what the scroll view tells.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            (self as UIScrollView).delegate = delegate
            if delegate !== oldValue { storedLayout.invalidateLayout() }
            if delegate != nil { offerMenus() }
        }
    }

    /// Is told which items will soon be seen.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` is told.
    ///
    /// True at first.
    open var isPrefetchingEnabled = true

    /// Asks for everything again before the next frame; nothing is selected afterwards.
    open func reloadData() {
        core.reloadData()
    }

    /// How many sections there are.
    public final var numberOfSections: Int { core.counts.sections }

    /// How many items a section has; 0 if there is no such section.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = core.counts
        guard counts.items.indices.contains(section) else { return 0 }
        return core.movement?.count(counts.items[section], in: section) ?? counts.items[section]
    }

    // MARK: Layout

    /// The layout that places the elements; a new one takes over at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Lets another layout take over; with an animation the views go from their old places to the new ones.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Lets another layout take over, and says when the views are where it wants them.
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

    /// Brings layout, content size and offset in line; a new offset may make the layout out of date again.
    final func prepareLayout() {
        for _ in 0..<4 {
            if bounds != preparedBounds {
                if !preparedBounds.isNull, storedLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
                    storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: bounds))
                }
                preparedBounds = bounds
            }
            guard !isLayoutValid else { return }
            isLayoutValid = true
            storedLayout.prepare()
            contentSize = storedLayout.collectionViewContentSize
            guard offsetAdjustment != .zero else { continue }
            let adjustment = offsetAdjustment
            offsetAdjustment = .zero
            contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        }
    }

    override func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// The attributes of an item's cell.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return storedLayout.layoutAttributesForItem(at: indexPath)
    }

    /// The attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Shows the cells that are seen, and puts the others away.
    open override func layoutSubviews() {
        super.layoutSubviews()
        core.layOut()
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    /// What is behind the content; it fills the view and does not scroll.
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

    /// Says of which class the cells with an identifier are.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: .init(identifier: identifier))
    }

    /// Says of which class the supplementary views with a kind and an identifier are.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementaryPool.register(viewClass, for: .init(kind: elementKind, identifier: identifier))
    }

    /// A cell with an identifier: one that scrolled away, or a new one of the registered class.
    ///
    /// In the data source's method the cell has its place and size already. An identifier that was not registered is
    /// reported, and gives a plain cell.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath)
    }

    /// A supplementary view with a kind and an identifier: one that scrolled away, or a new one of the registered class.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementary(elementKind, identifier, indexPath)
    }

    // MARK: Selection

    /// Whether a tap selects an item.
    ///
    /// True at first.
    open var allowsSelection = true
    /// Whether several items can be selected.
    ///
    /// False at first.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, oldValue { keepOneSelected() } }
    }
    /// Whether an arrow that moves the focus to an item selects it too.
    ///
    /// False at first.
    open var selectionFollowsFocus = false
    /// Whether a tap selects an item while the content is edited.
    ///
    /// False at first.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while the content is edited.
    ///
    /// False at first.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether people edit the content: cells of lists show other accessories.
    open var isEditing = false {
        didSet {
            guard oldValue != isEditing else { return }
            for case let cell as UICollectionViewCell in core.visible.values.map(\.view) {
                cell.setNeedsUpdateConfiguration()
            }
        }
    }

    private func keepOneSelected() {
        for place in core.selection.places.dropLast() { core.deselect(place, animated: false) }
    }

    /// The selected items, in the order in which they were selected; nil for none.
    public final var indexPathsForSelectedItems: [IndexPath]? {
        core.selection.places.map(IndexPath.init)
    }

    /// Selects an item and scrolls to it; the delegate is not told.
    ///
    /// With nil everything is deselected. An empty position does not scroll.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for place in core.selection.places { core.deselect(place, animated: animated) }
            return
        }
        guard allowsSelection else { return }
        core.select(ListPlace(indexPath), animated: animated)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item; the delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        core.deselect(ListPlace(indexPath), animated: animated)
    }

    /// Highlights the cell under the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !core.touchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Ends the highlight when the finger leaves the cell.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        core.touchesMoved(touches)
        super.touchesMoved(touches, with: event)
    }

    /// Selects the cell under the finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        core.touchesEnded(touches, selectsFirst: true)
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

    /// The cells that are seen.
    public final var visibleCells: [UICollectionViewCell] {
        core.visiblePlaces.compactMap { core.view(of: .cell($0)) as? UICollectionViewCell }
    }

    /// The items whose cells are seen.
    public final var indexPathsForVisibleItems: [IndexPath] {
        core.visiblePlaces.map(IndexPath.init)
    }

    /// The cell of an item, if it is seen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        core.view(of: .cell(ListPlace(indexPath))) as? UICollectionViewCell
    }

    /// A supplementary view, if it is seen.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        core.view(of: .supplementary(elementKind, ListPlace(indexPath))) as? UICollectionReusableView
    }

    /// The supplementary views of a kind that are seen.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// The places of the supplementary views of a kind that are seen.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        core.visible.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
            .map(\.place).sorted().map(IndexPath.init)
    }

    /// The item at a point of the content; nil if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let found = attributes(in: CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001))
        return found.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    /// The item of a cell that is seen; nil for other cells.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let item = core.itemsByView[ObjectIdentifier(cell)], core.visible[item.element] === item else {
            return nil
        }
        return IndexPath(item.element.place)
    }

    /// Scrolls until an item's cell is where it is wanted; what is not wanted along an axis stays.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        if core.needsReload { layoutIfNeeded() }
        prepareLayout()
        guard let frame = storedLayout.layoutAttributesForItem(at: indexPath)?.frame else {
            return reportUnknownItem(indexPath)
        }
        setContentOffset(offset(showing: frame, at: scrollPosition), animated: animated)
    }

    // MARK: Updates

    /// Whether a batch is open, so that counts and places may be those before or after it.
    public final var hasUncommittedUpdates: Bool { core.pending != nil }

    /// Inserts, deletes, moves and reloads, all at once and animated.
    ///
    /// Change the data in `updates`. Deletions and reloads name places before the batch, insertions places after it. If
    /// what is said does not fit what the data source says afterwards, that is reported in words, and everything is
    /// reloaded.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        core.performUpdates(updates, completion: completion)
    }

    /// Says that items were inserted; their places are those after the batch.
    open func insertItems(at indexPaths: [IndexPath]) {
        core.edit { $0.inserted += indexPaths.map(ListPlace.init) }
    }

    /// Says that items were deleted; their places are those before the batch.
    open func deleteItems(at indexPaths: [IndexPath]) {
        core.edit { $0.deleted += indexPaths.map(ListPlace.init) }
    }

    /// Says that an item was moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        core.edit { $0.moved.append((ListPlace(indexPath), ListPlace(newIndexPath))) }
    }

    /// Replaces the cells of items; their places are those before the batch.
    open func reloadItems(at indexPaths: [IndexPath]) {
        core.edit { $0.reloaded += indexPaths.map(ListPlace.init) }
    }

    /// Gives the cells of items their content again, without replacing them.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        reconfigure(indexPaths)
    }

    /// Says that sections were inserted; their numbers are those after the batch.
    open func insertSections(_ sections: IndexSet) {
        core.edit { $0.insertedSections += sections }
    }

    /// Says that sections were deleted; their numbers are those before the batch.
    open func deleteSections(_ sections: IndexSet) {
        core.edit { $0.deletedSections += sections }
    }

    /// Says that a section was moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        core.edit { $0.movedSections.append((section, newSection)) }
    }

    /// Replaces all that is seen of sections; their numbers are those before the batch.
    open func reloadSections(_ sections: IndexSet) {
        core.edit { $0.reloadedSections += sections }
    }
}

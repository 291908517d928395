/// The engine shared by table views and collection views: it maintains a view for each visible element, animates
/// updates and manages the selection.
///
/// The list view provides the positions of elements (``ListClient``). The cost of scrolling is proportional to the
/// number of visible elements. No state is assumed to be unchanged after a call of client code: ``epoch`` changes with
/// every reload and update, and callers compare it.
@MainActor final class ListCore {
    /// The limit for layouts whose cells never settle on their sizes.
    private static let maximumPasses = 12

    unowned let host: UIScrollView
    unowned let client: any ListClient
    /// The noun for items in diagnostics: "item" or "row".
    let itemNoun: String
    private var storedCounts: ListCounts?
    private(set) var needsReload = true
    private(set) var visible: [ListElement: ListItem] = [:]
    var itemsByView: [ObjectIdentifier: ListItem] = [:]
    var leaving: [ListItem] = []
    var selection = ListSelection()
    var highlighted: ListPosition?
    /// Whether the user selects several items, which has no other effect than to select them.
    var isSelectingSeveral = false
    /// The cell that is or was last focused.
    var focused: ListPosition?
    /// The cell that Tab focuses, as it was determined in a search for views that can be focused.
    var foundTabStop: (search: Int, position: ListPosition?)?
    weak var trackedTouch: UITouch?
    /// A token that changes when all sizes have to be measured again.
    var measureToken = 0
    var epoch = 0
    private var generation = 0
    /// Whether a layout is in progress; updates during a layout result in a reload.
    var isLayingOut = false
    /// Whether the layout is being prepared, during which client code provides sizes.
    private(set) var isPreparing = false
    private var needsLayoutAfterPreparing = false
    /// Whether client code requested a layout during a layout.
    private var needsAnotherLayout = false
    private var hasNewItems = false
    /// Collects the views that are no longer visible while a transition is prepared.
    private var hidden: [ListItem]?
    /// Recycled views that are still in the hierarchy, in case the same pass reuses them.
    private var idle: [UIView] = []
    /// Whether the client detected a change that requires another pass while views were created.
    var needsAnotherPass = false
    var pending: ListUpdate?
    var pendingDepth = 0
    var pendingCompletions: [(Bool) -> Void] = []
    var prefetched: Set<ListPosition> = []
    /// The interactive movement of an item, if there is one.
    var movement: ListMovement?
    private(set) lazy var mover = ListMover(self)
    /// The context menus, created when the first delegate is set.
    var menus: ListMenus?
    /// The index, if the data source provides titles.
    var index: ListIndexView?
    /// Whether the titles of the index were requested.
    var hasIndexTitles = false
    /// Drag and drop, created when the first delegate is set.
    var dragging: ListDragging?
    var lastOrigin = CGPoint.zero

    init(_ list: any UIScrollView & ListClient, itemNoun: String) {
        host = list
        client = list
        self.itemNoun = itemNoun
    }

    // MARK: Data

    /// The counts that the data source provided last.
    var counts: ListCounts {
        if let storedCounts { return storedCounts }
        let counts = client.loadCounts()
        storedCounts = counts
        return counts
    }

    func setCounts(_ counts: ListCounts) {
        storedCounts = counts
    }

    /// Discards all information about the data, which is queried again on demand or before the next frame.
    func reloadData() {
        if movement != nil { mover.cancel() }
        epoch += 1
        storedCounts = nil
        needsReload = true
        selection.removeAll()
        highlighted = nil
        focused = nil
        trackedTouch = nil
        prefetched = []
        hasIndexTitles = false
        client.dataDidChange()
        host.setNeedsLayout()
    }

    // MARK: Layout

    /// Updates the views for the current data, layout and bounds.
    ///
    /// While client code provides sizes, the layout is that of previous data: then the views are updated afterwards.
    func layOut() {
        guard !isLayingOut else { return needsAnotherLayout = true }
        guard !isPreparing else { return needsLayoutAfterPreparing = true }
        isLayingOut = true
        settle()
        isLayingOut = false
        finishLayout()
    }

    /// Lays out without recycling the views that are no longer visible, and returns them.
    func layOutReturningHiddenItems() -> [ListItem] {
        isLayingOut = true
        hidden = []
        settle()
        isLayingOut = false
        defer { hidden = nil }
        return hidden ?? []
    }

    /// Notifies delegates of the changes of a layout.
    func finishLayout() {
        updateAccessibility()
        removeIdleViews()
        notifyWillDisplay()
        updatePrefetching()
    }

    var isBusy: Bool { isLayingOut }

    /// Runs the preparation of a layout, during which client code provides sizes.
    func preparing(_ body: () -> Void) {
        let outer = isPreparing
        isPreparing = true
        body()
        isPreparing = outer
        guard !outer, needsLayoutAfterPreparing else { return }
        needsLayoutAfterPreparing = false
        host.setNeedsLayout()
    }

    /// Recycles all views before the data is queried again.
    private func recycleAllItems() {
        needsReload = false
        for item in sorted(visible.values) { remove(item) }
        let leaving = self.leaving
        self.leaving = []
        for item in leaving { discard(item) }
    }

    private func settle() {
        for _ in 0..<Self.maximumPasses {
            needsAnotherLayout = false
            if needsReload { recycleAllItems() }
            let start = epoch
            client.prepareLayout()
            if start == epoch, performLayoutPass(), start == epoch, !needsAnotherLayout { return }
        }
        // The nested request cleared the mark with which the host schedules its next layout, so it is set again.
        if needsReload || needsAnotherLayout { host.setNeedsLayout() }
    }

    /// Performs one layout pass: recycles views that are no longer visible, creates missing ones and positions all
    /// views.
    ///
    /// - Returns: Whether nothing changed in the meantime that requires another pass.
    private func performLayoutPass() -> Bool {
        let start = epoch
        let rect = host.bounds
        generation &+= 1
        var missing: [ListLayoutAttributes] = []
        var found = 0
        for attributes in client.attributes(in: rect) where attributes.isVisible(in: rect) {
            guard let item = visible[attributes.element] else {
                missing.append(attributes)
                continue
            }
            guard item.generation != generation else { continue }
            item.generation = generation
            found += 1
            place(item, attributes)
        }
        if found < visible.count {
            var leaving: [ListItem] = []
            for item in visible.values where item.generation != generation { leaving.append(item) }
            for item in sorted(leaving) {
                remove(item)
                guard start == epoch else { return false }
            }
        }
        for attributes in missing where visible[attributes.element] == nil {
            guard add(attributes) else { continue }
            guard start == epoch else { return false }
        }
        let isSettled = measureItems()
        defer { needsAnotherPass = false }
        return isSettled && !needsAnotherPass
    }

    private func measureItems() -> Bool {
        var isSettled = true
        let start = epoch
        for item in visible.values where item.measuredFor != measureToken {
            item.measuredFor = measureToken
            if client.measure(item) { isSettled = false }
            guard start == epoch else { return false }
        }
        return isSettled
    }

    /// Measures a view again in the next layout, because its content may need another size; other views are ignored.
    ///
    /// Measuring changes the frames of contents, and invalidates sizes itself.
    func sizeWasInvalidated(of view: UIView) {
        guard !isLayingOut, let item = itemsByView[ObjectIdentifier(view)], visible[item.element] === item,
            item.measuredFor == measureToken, client.forgetSize(of: item)
        else { return }
        item.measuredFor = -1
        host.setNeedsLayout()
    }

    // MARK: Items

    private func add(_ attributes: ListLayoutAttributes) -> Bool {
        let (start, element) = (epoch, attributes.element)
        guard let view = client.makeView(for: attributes) else { return false }
        guard start == epoch else {
            client.recycle(view, of: element)
            idle.append(view)
            return true
        }
        guard itemsByView[ObjectIdentifier(view)] == nil else {
            report(
                "list.view-used-twice",
                "The data source returned one view for two \(itemNoun)s; the second one is left empty.",
                hint: "Return a view that was dequeued for the requested index path.")
            return false
        }
        let item = ListItem(view, attributes)
        item.generation = generation
        visible[element] = item
        itemsByView[ObjectIdentifier(view)] = item
        hasNewItems = true
        let cell = element.category == .cell ? (view as? any ListCell) : nil
        cell?.owner = self
        UIView.performWithoutAnimation {
            insert(item)
            client.place(view, attributes)
            cell?.setSelected(selection.contains(element.position), animated: false)
            cell?.setHighlighted(highlighted == element.position, animated: false)
        }
        return true
    }

    /// Inserts a view in front of the items with the same or a lower z-index, and behind the others.
    func insert(_ item: ListItem) {
        let container = client.container(of: item.element) ?? host
        guard let index = insertionIndex(of: item, in: container) else { return }
        container.insertSubview(item.view, at: index)
    }

    /// Returns the index at which to insert a view, or `nil` if the view is at its index already.
    private func insertionIndex(of item: ListItem, in container: UIView) -> Int? {
        var index = insertionIndex(zIndex: item.attributes.zIndex, in: container, except: item)
        guard item.view.superview === container,
            let present = self.index(of: item.view, in: container)
        else { return index }
        if present < index { index -= 1 }
        return present == index ? nil : index
    }

    private func index(of view: UIView, in container: UIView) -> Int? {
        let subviews = container.subviews
        for index in subviews.indices where subviews[index] === view { return index }
        return nil
    }

    /// Returns the index in front of the views with the same or a lower z-index; containers have the z-index 0.
    ///
    /// The list of subviews must not be referenced during the insertion: the insertion would copy it, and a layout
    /// would take quadratic time in the number of its visible items.
    func insertionIndex(zIndex: Int, in container: UIView? = nil, except item: ListItem? = nil) -> Int {
        let subviews = (container ?? host).subviews
        var index = container == nil || container === host ? client.firstElementSubviewIndex : 0
        for candidate in subviews.indices.reversed() {
            let view = subviews[candidate]
            guard view !== item?.view, let other = self.zIndex(of: view) else { continue }
            if other <= zIndex { return candidate + 1 }
            index = candidate
        }
        return index
    }

    /// Returns the z-index of the view of an item or of a container, or `nil` for other views.
    private func zIndex(of view: UIView) -> Int? {
        itemsByView[ObjectIdentifier(view)]?.attributes.zIndex ?? (view is OrthogonalScroller ? 0 : nil)
    }

    /// Returns the center of an item's view in the content of the list view.
    func center(of view: UIView) -> CGPoint {
        guard let container = view.superview, container !== host else { return view.center }
        return host.convert(view.center, from: container)
    }

    /// Sets the center of an item's view in the content of the list view.
    func setCenter(_ center: CGPoint, of view: UIView) {
        guard let container = view.superview, container !== host else { return view.center = center }
        view.center = host.convert(center, to: container)
    }

    func place(_ item: ListItem, _ attributes: ListLayoutAttributes) {
        let oldZ = item.attributes.zIndex
        if client.requiresMeasuring(item.attributes, attributes) { item.measuredFor = -1 }
        item.attributes = attributes
        if oldZ != attributes.zIndex || item.view.superview !== (client.container(of: item.element) ?? host) {
            insert(item)
        }
        client.place(item.view, attributes)
    }

    /// Removes an item that is no longer visible.
    private func remove(_ item: ListItem) {
        visible[item.element] = nil
        if hidden == nil { discard(item) } else { hidden?.append(item) }
    }

    func discard(_ item: ListItem) {
        itemsByView[ObjectIdentifier(item.view)] = nil
        idle.append(item.view)
        item.view.layer.removeAllAnimations()
        client.recycle(item.view, of: item.element)
        guard item.isDisplayed else { return }
        item.isDisplayed = false
        client.didEndDisplaying(item)
    }

    /// Removes recycled views that no pass reused from the hierarchy.
    func removeIdleViews() {
        let views = idle
        idle = []
        for view in views where itemsByView[ObjectIdentifier(view)] == nil && view.isDescendant(of: host) {
            view.removeFromSuperview()
        }
        client.didRemoveViews()
    }

    private func notifyWillDisplay() {
        guard hasNewItems else { return }
        hasNewItems = false
        var new: [ListItem] = []
        for item in visible.values where !item.isDisplayed { new.append(item) }
        for item in sorted(new) {
            guard visible[item.element] === item, !item.isDisplayed else { continue }
            item.isDisplayed = true
            client.willDisplay(item)
        }
    }

    func sorted(_ items: some Sequence<ListItem>) -> [ListItem] {
        // Loops instead of closures: the standard library would verify the actor for each call of one.
        var places: [ListPlace] = []
        for item in items { places.append(ListPlace(element: item.element, item: item)) }
        places.sort()
        var sorted: [ListItem] = []
        for place in places { sorted.append(place.item) }
        return sorted
    }

    func replaceVisibleItems(with items: [ListElement: ListItem]) {
        visible = items
        hasNewItems = true
    }

    // MARK: Queries

    /// The positions of the visible cells, in order.
    var visiblePositions: [ListPosition] {
        visible.keys.filter { $0.category == .cell }.map(\.position).sorted()
    }

    func view(of element: ListElement) -> UIView? {
        visible[element]?.view
    }

    /// Returns the cell of an item, or `nil` if it is not visible.
    func cell(at position: ListPosition) -> (any ListCell)? {
        view(of: .cell(position)) as? any ListCell
    }

    /// Returns the item whose view is the given view or one of its ancestors.
    func item(around view: UIView?) -> ListItem? {
        var current = view
        while let view = current, view !== host {
            if let item = itemsByView[ObjectIdentifier(view)] { return visible[item.element] === item ? item : nil }
            current = view.superview
        }
        return nil
    }

    func reportMissingMoveImplementation() {
        report(
            "list.unfollowed-move",
            "The user moved an item, but the data source does not implement the method for moves.",
            hint: "Implement the data source's method moveItemAt or moveRowAt, and change the data in it.")
    }

    /// Whether a cell is being moved.
    func isMoving(_ cell: UIView) -> Bool {
        guard let movement else { return false }
        return view(of: .cell(movement.from)) === cell
    }

    /// Handles the drag gesture of a cell's reorder control.
    func handleReorderGesture(_ recognizer: UIGestureRecognizer, of cell: UIView?) {
        mover.handle(recognizer, item(around: cell)?.element.position)
    }

    func report(_ rule: String, _ message: String, hint: String) {
        Diagnostics.report(Diagnostic(rule: rule, message: message, subject: host.diagnosticPath, hint: hint))
    }
}

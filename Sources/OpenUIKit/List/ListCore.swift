/// What a list view tells its core: how much there is, where it is, and what it looks like.
@MainActor protocol ListClient: AnyObject {
    /// What items are called in messages: "item" or "row".
    var itemNoun: String { get }
    /// Asks the data source how much there is.
    func loadCounts() -> ListCounts
    /// Brings the layout in line with counts and bounds, and the content's size with the layout.
    func prepareLayout()
    /// The attributes of what may be in a rectangle.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]
    /// The attributes of one element; nil if it is nowhere.
    func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes?
    /// A view for an element, with its content.
    func makeView(for element: ListElement, _ attributes: UICollectionViewLayoutAttributes) -> UIView?
    /// The number of views behind all elements.
    var rearIndex: Int { get }
    /// A view is not needed any more and may be used again.
    func putAway(_ view: UIView, of element: ListElement)
    /// Gives a view its place and look.
    func place(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes)
    /// Lets a view say how large it wants to be.
    ///
    /// - Returns: whether the layout is another now.
    func measure(_ item: ListItem) -> Bool
    func willDisplay(_ item: ListItem)
    func didEndDisplaying(_ item: ListItem)
    /// The layout is out of date because the data is.
    func dataDidChange()
    /// From where an element comes that appears in a transition; nil: from where it will be.
    func initialAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes?
    /// Whereto an element goes that disappears in a transition; nil: nowhere.
    func finalAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes?
    func transitionWillBegin(_ transition: ListTransition)
    func transitionDidPlace()
    /// Gives the cells of items that are seen their content again.
    func reconfigure(_ paths: [IndexPath])
    /// What an update does to things the core does not know.
    func follow(_ mapping: ListMapping)
    func prefetch(_ places: [ListPlace])
    func cancelPrefetching(_ places: [ListPlace])
    var wantsPrefetching: Bool { get }

    var selectionRules: ListSelectionRules { get }
    func shouldHighlight(_ place: ListPlace) -> Bool
    func didHighlight(_ place: ListPlace)
    func didUnhighlight(_ place: ListPlace)
    /// Whether, and in truth which item, a tap selects.
    func willSelect(_ place: ListPlace) -> ListPlace?
    func willDeselect(_ place: ListPlace, byTap: Bool) -> ListPlace?
    func didSelect(_ place: ListPlace)
    func didDeselect(_ place: ListPlace)
    /// Whether Tab and arrows stop at a cell.
    func canFocus(_ place: ListPlace) -> Bool
    /// Whether an arrow that moves the focus to a cell selects it too.
    func selectsWithFocus(_ place: ListPlace) -> Bool
    /// The cell next to one in a direction.
    func neighbour(of place: ListPlace, _ direction: ListDirection) -> ListPlace?

    /// Whether people may move an item.
    func mayMove(_ place: ListPlace) -> Bool
    /// The place for the item that is moved when its middle is somewhere, where it stands now or elsewhere.
    func moveGoal(_ present: ListPlace, at center: CGPoint) -> ListPlace
    /// What the delegate makes of a proposed place.
    func approvedGoal(of place: ListPlace, _ present: ListPlace, _ proposed: ListPlace) -> ListPlace
    /// A movement began, has another goal, or ended.
    func movementDidChange(from old: ListMovement?)
    /// Tells the data source.
    func commitMove(_ from: ListPlace, _ to: ListPlace)
    func setMoving(_ isMoving: Bool, _ view: UIView)

    func setHighlighted(_ isHighlighted: Bool, _ view: UIView, animated: Bool)
    func setSelected(_ isSelected: Bool, _ view: UIView, animated: Bool)
}

/// What can be selected by taps.
struct ListSelectionRules {
    var isAllowed: Bool
    var isMultiple: Bool
}

/// A view that a list shows, and what it stands for.
@MainActor final class ListItem {
    var element: ListElement
    let view: UIView
    var attributes: UICollectionViewLayoutAttributes
    /// The last pass that wanted it.
    var generation = 0
    /// Whether somebody was told that it is displayed.
    var isDisplayed = false
    /// What it was last measured for; see ``ListCore/measureToken``.
    var measuredFor = -1

    init(_ element: ListElement, _ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
        (self.element, self.view, self.attributes) = (element, view, attributes)
    }
}

/// Keeps a view for each element of a list that is seen, and no other; animates updates; knows what is selected.
///
/// Table and collection views are faces of it: they say where elements are (``ListClient``). Everything it does while
/// scrolling is proportional to what is seen. Nothing is kept across a call of somebody else's code: ``epoch`` changes
/// with every reload and update, and whoever called compares.
@MainActor final class ListCore {
    /// Layouts in which cells never agree about their sizes come to an end here.
    private static let mostPasses = 12

    unowned let host: UIScrollView
    unowned let client: any ListClient
    private var storedCounts: ListCounts?
    private(set) var needsReload = true
    private(set) var visible: [ListElement: ListItem] = [:]
    var itemsByView: [ObjectIdentifier: ListItem] = [:]
    var leaving: [ListItem] = []
    var selection = ListSelection()
    var highlighted: ListPlace?
    /// The cell that has the keyboard's focus, or had it last.
    var focused: ListPlace?
    weak var trackedTouch: UITouch?
    /// Changes when all sizes are to be asked for again.
    var measureToken = 0
    var epoch = 0
    private var generation = 0
    /// Updates that come while this is set become a reload.
    var isLayingOut = false
    /// Somebody's code asked for a layout in the midst of one.
    private var isAskedAgain = false
    private var hasNewItems = false
    /// Collects what is seen no more while a transition is prepared.
    private var hidden: [ListItem]?
    /// Views that were put away and are still where they were, in case the same pass needs them.
    private var idle: [UIView] = []
    /// A client learnt something while views were made that asks for another pass.
    var needsAnotherPass = false
    var pending: ListUpdate?
    var pendingDepth = 0
    var pendingCompletions: [(Bool) -> Void] = []
    var prefetched: Set<ListPlace> = []
    /// The item that people are moving.
    var movement: ListMovement?
    private(set) lazy var mover = ListMover(self)
    /// Made with the first delegate.
    var menus: ListMenus?
    var lastOrigin = CGPoint.zero

    init(host: UIScrollView, client: any ListClient) {
        (self.host, self.client) = (host, client)
    }

    // MARK: Data

    /// How much there is, as the data source said when it was last asked.
    var counts: ListCounts {
        if let storedCounts { return storedCounts }
        let counts = client.loadCounts()
        storedCounts = counts
        return counts
    }

    /// Whether the data source was asked.
    var hasCounts: Bool { storedCounts != nil }

    func take(_ counts: ListCounts) {
        storedCounts = counts
    }

    /// Forgets everything about the data; it is asked for again when it is needed, at the latest before the next frame.
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
        client.dataDidChange()
        host.setNeedsLayout()
    }

    // MARK: Layout

    /// Brings the views in line with the data, the layout and the bounds.
    func layOut() {
        guard !isLayingOut else { return isAskedAgain = true }
        isLayingOut = true
        settle()
        isLayingOut = false
        finishLayout()
    }

    /// Lays out without putting away what is seen no more, and returns it.
    func layOutKeepingHidden() -> [ListItem] {
        isLayingOut = true
        hidden = []
        settle()
        isLayingOut = false
        defer { hidden = nil }
        return hidden ?? []
    }

    /// Tells everybody what a layout has changed.
    func finishLayout() {
        dropIdleViews()
        announceNewItems()
        prefetchAhead()
    }

    var isBusy: Bool { isLayingOut }

    /// Everything that was shown is put away, before the data is asked for again.
    private func startOver() {
        needsReload = false
        for item in sorted(visible.values) { remove(item) }
        let leaving = self.leaving
        self.leaving = []
        for item in leaving { discard(item) }
    }

    private func settle() {
        for _ in 0..<Self.mostPasses {
            isAskedAgain = false
            if needsReload { startOver() }
            let start = epoch
            client.prepareLayout()
            if start == epoch, showOnce(), start == epoch, !isAskedAgain { return }
        }
        // Whoever asked in the midst of a layout took the mark with which the host waits for the next one.
        if needsReload || isAskedAgain { host.setNeedsLayout() }
    }

    /// One pass: what is seen no more goes, what is seen anew comes, all have their places.
    ///
    /// - Returns: whether nothing changed meanwhile that asks for another pass.
    private func showOnce() -> Bool {
        let start = epoch
        let rect = host.bounds
        generation &+= 1
        var missing: [(element: ListElement, attributes: UICollectionViewLayoutAttributes)] = []
        var found = 0
        for attributes in client.attributes(in: rect) where attributes.isSeen(in: rect) {
            let element = ListElement(attributes)
            guard let item = visible[element] else {
                missing.append((element, attributes))
                continue
            }
            guard item.generation != generation else { continue }
            item.generation = generation
            found += 1
            place(item, attributes)
        }
        if found < visible.count {
            for item in sorted(visible.values.filter { $0.generation != generation }) {
                remove(item)
                guard start == epoch else { return false }
            }
        }
        for (element, attributes) in missing where visible[element] == nil {
            guard add(element, attributes) else { continue }
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

    // MARK: Items

    private func add(_ element: ListElement, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let start = epoch
        guard let view = client.makeView(for: element, attributes) else { return false }
        guard start == epoch else {
            client.putAway(view, of: element)
            idle.append(view)
            return true
        }
        guard itemsByView[ObjectIdentifier(view)] == nil else {
            report(
                "list.view-used-twice", "One view was given for two \(client.itemNoun)s; the second place stays empty.",
                hint: "Give a view that was dequeued for the very index path.")
            return false
        }
        let item = ListItem(element, view, attributes)
        item.generation = generation
        visible[element] = item
        itemsByView[ObjectIdentifier(view)] = item
        hasNewItems = true
        UIView.performWithoutAnimation {
            insert(item)
            client.place(view, attributes)
            if element.category == .cell {
                client.setSelected(selection.contains(element.place), view, animated: false)
                client.setHighlighted(highlighted == element.place, view, animated: false)
            }
        }
        return true
    }

    /// Puts a view in front of the items with the same or a lower z index, and behind the others.
    func insert(_ item: ListItem) {
        let subviews = host.subviews
        var index = client.rearIndex
        for place in subviews.indices.reversed() {
            guard let other = itemsByView[ObjectIdentifier(subviews[place])], other !== item else { continue }
            if other.attributes.zIndex <= item.attributes.zIndex {
                index = place + 1
                break
            }
            index = place
        }
        if item.view.superview === host, let present = subviews.firstIndex(where: { $0 === item.view }) {
            if present < index { index -= 1 }
            if present == index { return }
        }
        host.insertSubview(item.view, at: index)
    }

    func place(_ item: ListItem, _ attributes: UICollectionViewLayoutAttributes) {
        let oldZ = item.attributes.zIndex
        item.attributes = attributes
        if oldZ != attributes.zIndex { insert(item) }
        client.place(item.view, attributes)
    }

    /// Takes a view away that is not seen any more.
    private func remove(_ item: ListItem) {
        visible[item.element] = nil
        if hidden == nil { discard(item) } else { hidden?.append(item) }
    }

    func discard(_ item: ListItem) {
        itemsByView[ObjectIdentifier(item.view)] = nil
        idle.append(item.view)
        item.view.layer.removeAllAnimations()
        client.putAway(item.view, of: item.element)
        guard item.isDisplayed else { return }
        item.isDisplayed = false
        client.didEndDisplaying(item)
    }

    /// Views that no pass took again leave the hierarchy.
    func dropIdleViews() {
        let views = idle
        idle = []
        for view in views where itemsByView[ObjectIdentifier(view)] == nil && view.superview === host {
            view.removeFromSuperview()
        }
    }

    private func announceNewItems() {
        guard hasNewItems else { return }
        hasNewItems = false
        for item in sorted(visible.values.filter { !$0.isDisplayed }) {
            guard visible[item.element] === item, !item.isDisplayed else { continue }
            item.isDisplayed = true
            client.willDisplay(item)
        }
    }

    func sorted(_ items: some Sequence<ListItem>) -> [ListItem] {
        items.sorted { ($0.element.place, $0.element.kind) < ($1.element.place, $1.element.kind) }
    }

    func exchangeVisible(_ items: [ListElement: ListItem]) {
        visible = items
        hasNewItems = true
    }

    // MARK: Questions

    /// The places of the cells that are seen, in order.
    var visiblePlaces: [ListPlace] {
        visible.keys.filter { $0.category == .cell }.map(\.place).sorted()
    }

    func view(of element: ListElement) -> UIView? {
        visible[element]?.view
    }

    /// The item that shows a view, or that the view is inside of.
    func item(around view: UIView?) -> ListItem? {
        var current = view
        while let view = current, view !== host {
            if let item = itemsByView[ObjectIdentifier(view)] { return visible[item.element] === item ? item : nil }
            current = view.superview
        }
        return nil
    }

    func reportUnfollowedMove() {
        report(
            "list.unfollowed-move", "People moved an item, and the data source does not implement the method for that.",
            hint: "Implement the data source's method moveItemAt or moveRowAt, and change the data in it.")
    }

    /// Whether a cell is being moved.
    func isMoving(_ cell: UIView) -> Bool {
        guard let movement else { return false }
        return view(of: .cell(movement.from)) === cell
    }

    /// A finger moves on the grip of a cell.
    func gripMoved(_ recognizer: UIGestureRecognizer, of cell: UIView?) {
        mover.handle(recognizer, item(around: cell)?.element.place)
    }

    func report(_ rule: String, _ message: String, hint: String) {
        Diagnostics.report(Diagnostic(rule: rule, message: message, subject: host.diagnosticPath, hint: hint))
    }
}

extension UICollectionViewLayoutAttributes {
    /// Whether something of it is seen in a rectangle.
    final func isSeen(in rect: CGRect) -> Bool {
        guard !isHidden else { return false }
        let frame = self.frame
        return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY && frame.maxY > rect.minY
    }
}

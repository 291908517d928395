/// Batch updates and their animation.
extension ListCore {
    /// The duration of the animation in seconds, the same as in UIKit.
    static let updateDuration: TimeInterval = 0.3

    /// Collects the changes of a closure; those of nested updates belong to the outermost one.
    func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginUpdates()
        updates?()
        endUpdates(completion)
    }

    func beginUpdates() {
        pendingDepth += 1
        guard pendingDepth == 1 else { return }
        pending = ListUpdate()
        // If a reload is pending, there are no counts to which the changes could be compared.
        if !needsReload { _ = counts }
    }

    func endUpdates(_ completion: ((Bool) -> Void)? = nil) {
        guard pendingDepth > 0 else {
            return report(
                "list.unbalanced-updates", "endUpdates was called without beginUpdates; it has no effect.",
                hint: "Call beginUpdates before each endUpdates, or use performBatchUpdates.")
        }
        if let completion { pendingCompletions.append(completion) }
        pendingDepth -= 1
        guard pendingDepth == 0, let update = pending else { return }
        let completions = pendingCompletions
        (pending, pendingCompletions) = (nil, [])
        commit(update) { finished in for completion in completions { completion(finished) } }
    }

    /// Adds changes to the current batch update, or performs a batch update with them.
    func edit(_ change: (inout ListUpdate) -> Void) {
        beginUpdates()
        if var update = pending {
            change(&update)
            pending = update
        }
        endUpdates()
    }

    /// Requests new content for visible cells without replacing the cells.
    func reconfigure(_ positions: [ListPosition]) {
        for position in positions {
            guard let item = visible[.cell(position)] else { continue }
            client.reconfigure(item)
            item.measuredFor = -1
        }
        host.setNeedsLayout()
    }

    private func commit(_ update: ListUpdate, completion: @escaping (Bool) -> Void) {
        guard !needsReload, !isBusy else {
            if isBusy, !update.isEmpty { reportUpdateDuringLayout() }
            if !update.isEmpty || isBusy { reloadData() }
            ViewAnimation.afterRunLoopIteration { completion(true) }
            return
        }
        let (old, new) = (counts, client.loadCounts())
        do throws(ListInconsistency) {
            var resolver = ListUpdateResolver(old: old, new: new, noun: itemNoun)
            let mapping = try resolver.resolve(update)
            animate(update, mapping, to: new, completion: completion)
        } catch {
            report(
                "list.inconsistent-update", "Invalid update: \(error.message). Everything is reloaded instead.",
                hint: "Change the data in the update block, by exactly the changes that the update specifies.")
            reloadData()
            ViewAnimation.afterRunLoopIteration { completion(false) }
        }
    }

    private func reportUpdateDuringLayout() {
        report(
            "list.update-during-layout",
            "The list was updated during a call to its data source; everything is reloaded.",
            hint: "Update the list after the data source method has returned.")
    }

    private func animate(
        _ update: ListUpdate, _ mapping: ListMapping, to new: ListCounts, completion: @escaping (Bool) -> Void
    ) {
        if movement != nil { mover.cancel() }
        reportAccessibilityRows(update, to: new)
        let before = attributesNearby()
        epoch += 1
        selection.follow(mapping)
        if let position = highlighted { highlighted = mapping.new(position) }
        if let position = focused { focused = mapping.new(position) }
        prefetched = Set(prefetched.compactMap { mapping.new($0) })
        run(
            ListTransition(mapping: mapping, update: update, before: before),
            change: {
                self.setCounts(new)
                self.client.dataDidChange()
            }, completion: completion)
    }

    /// Returns the attributes of the elements in and near the visible area.
    func attributesNearby() -> [ListElement: ListLayoutAttributes] {
        var result: [ListElement: ListLayoutAttributes] = [:]
        let bounds = host.bounds
        for attributes in client.attributes(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) {
            result[attributes.element] = attributes.snapshot()
        }
        for item in visible.values { result[item.element] = item.attributes.snapshot() }
        return result
    }

    // MARK: Transitions

    /// Animates all views from their state before a change to their state after it.
    ///
    /// 1. Perform the change.
    /// 2. Assign new elements to the views that remain; the removed ones disappear.
    /// 3. Create and position the views that are visible now; those that are no longer visible disappear, too.
    /// 4. Without animation, restore the initial state of all views, shifted by the change of the content offset.
    /// 5. Animate all views to their final state.
    /// 6. Recycle the views that disappeared when the animation ends.
    func run(_ transition: ListTransition, change: () -> Void, completion: @escaping (Bool) -> Void) {
        let oldOrigin = host.bounds.origin
        let start = epoch
        isLayingOut = true
        client.transitionWillBegin(transition)
        change()
        let appearances = Dictionary(
            uniqueKeysWithValues: visible.values.map {
                (ObjectIdentifier($0), Appearance($0.view, center(of: $0.view)))
            })
        let removed = assignElements(transition)
        var hidden: [ListItem] = []
        UIView.performWithoutAnimation { hidden = layOutReturningHiddenItems() }
        guard start == epoch else {
            for item in removed + hidden { discard(item) }
            client.transitionDidPlace()
            finishLayout()
            return completion(false)
        }
        let delta = CGVector(dx: host.bounds.minX - oldOrigin.x, dy: host.bounds.minY - oldOrigin.y)
        let disappearing = finalAttributes(of: removed, delta) + hidden.map { ($0, client.attributes(of: $0.element)) }
        UIView.performWithoutAnimation {
            for item in removed + hidden where isInUse(item) { sendToBack(item) }
            for item in Array(visible.values) + removed + hidden where isInUse(item) {
                if let appearance = appearances[ObjectIdentifier(item)] {
                    appearance.apply(to: item.view)
                    setCenter(appearance.center(shiftedBy: delta), of: item.view)
                } else {
                    placeInitially(item, transition, delta)
                }
            }
        }
        leaving += disappearing.map(\.0)
        animate(disappearing, completion)
        finishLayout()
    }

    /// The appearance of a view before a transition.
    private struct Appearance {
        /// The center in the content of the list view.
        let center: CGPoint
        /// The origin of the bounds is not part of the layout: a swiped row may have been closed in the meantime.
        let size: CGSize
        let transform: CATransform3D
        let alpha: CGFloat

        @MainActor init(_ view: UIView, _ center: CGPoint) {
            (self.center, size, transform, alpha) = (center, view.bounds.size, view.transform3D, view.alpha)
        }

        func center(shiftedBy delta: CGVector) -> CGPoint { CGPoint(x: center.x + delta.dx, y: center.y + delta.dy) }

        @MainActor func apply(to view: UIView) {
            if view.bounds.size != size { view.bounds.size = size }
            if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
            view.alpha = alpha
        }
    }

    /// Assigns new elements to the items that remain and returns the removed ones with their old elements.
    private func assignElements(_ transition: ListTransition) -> [ListItem] {
        var renamed: [ListElement: ListItem] = [:]
        var removed: [ListItem] = []
        for item in visible.values {
            guard let element = transition.newElement(item.element), renamed[element] == nil else {
                removed.append(item)
                continue
            }
            item.element = element
            renamed[element] = item
        }
        replaceVisibleItems(with: renamed)
        return sorted(removed)
    }

    private func finalAttributes(of removed: [ListItem], _ delta: CGVector) -> [(ListItem, ListLayoutAttributes?)] {
        removed.map { item in
            var target = client.finalAttributes(of: item.element)
            target?.center.x += delta.dx
            target?.center.y += delta.dy
            return (item, target)
        }
    }

    /// Whether the view belongs to the item: code that a transition calls may reload the list, so that other items use it.
    private func isInUse(_ item: ListItem) -> Bool {
        itemsByView[ObjectIdentifier(item.view)] === item
    }

    private func placeInitially(_ item: ListItem, _ transition: ListTransition, _ delta: CGVector) {
        guard var initial = client.initialAttributes(of: item.element) else { return }
        if transition.oldElement(item.element) != nil {
            initial.center.x += delta.dx
            initial.center.y += delta.dy
        }
        client.place(item.view, initial)
    }

    private func sendToBack(_ item: ListItem) {
        let container = item.view.superview ?? host
        container.insertSubview(item.view, at: container === host ? client.firstElementSubviewIndex : 0)
    }

    private func animate(_ disappearing: [(ListItem, ListLayoutAttributes?)], _ completion: @escaping (Bool) -> Void) {
        let isAnimated = UIView.areAnimationsEnabled && host.window != nil
        let changes = {
            for item in self.visible.values where self.isInUse(item) {
                let size = item.view.bounds.size
                self.client.place(item.view, item.attributes)
                if item.view.bounds.size != size { item.view.layoutIfNeeded() }
            }
            for (item, target) in disappearing where self.isInUse(item) {
                if let target { self.client.place(item.view, target) } else { item.view.alpha = 0 }
            }
            self.client.transitionDidPlace()
        }
        UIView.animate(
            withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .avoidsMotion],
            animations: changes
        ) { [weak self] finished in
            self?.end(disappearing.map(\.0))
            completion(finished)
        }
        if !isAnimated { end(disappearing.map(\.0)) }
    }

    private func end(_ disappearing: [ListItem]) {
        let ended = disappearing.filter { item in leaving.contains { $0 === item } }
        leaving.removeAll { item in ended.contains { $0 === item } }
        for item in ended { discard(item) }
        if !isBusy { removeIdleViews() }
    }
}

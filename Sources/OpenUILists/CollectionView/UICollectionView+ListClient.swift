extension UICollectionView: ListClient {
    var firstElementSubviewIndex: Int { backgroundView?.superview === self ? 1 : 0 }

    func loadCounts() -> ListCounts {
        guard let dataSource else { return ListCounts() }
        return ListCounts(sections: dataSource.numberOfSections(in: self)) {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    func attributes(in rect: CGRect) -> [ListLayoutAttributes] {
        layoutAttributes(in: rect).map(ListLayoutAttributes.init(_:))
    }

    func attributes(of element: ListElement) -> ListLayoutAttributes? {
        layoutAttributes(of: element).map(ListLayoutAttributes.init(_:))
    }

    /// Returns the layout's attributes of the elements in a rectangle, with the data source's index paths.
    func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard !rect.isEmpty else { return [] }
        return dataAttributes(collectionViewLayout.displayedAttributes(in: rect), in: rect)
    }

    private func layoutAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        guard let movement = core.movement, element.category == .cell else {
            return collectionViewLayout.displayedAttributes(of: element)
        }
        if element.position == movement.from { return movedAttributes(movement) }
        let shown = movement.from == movement.to ? element.position : movement.mapping.new(element.position)
        let renamed = shown.flatMap { collectionViewLayout.displayedAttributes(of: .cell($0)) }?.duplicate()
        renamed?.indexPath = IndexPath(element.position)
        return renamed
    }

    // MARK: Views

    func makeView(for attributes: ListLayoutAttributes) -> UIView? {
        let (outer, element) = (attributesOfNewView, attributes.element)
        attributesOfNewView = attributes
        defer { attributesOfNewView = outer }
        let path = IndexPath(element.position)
        switch element.category {
        case .decorationView: return makeDecoration(element.kind)
        case .supplementaryView:
            return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: path)
        case .cell:
            guard core.counts.contains(element.position) else { return nil }
            return dataSource?.collectionView(self, cellForItemAt: path)
        }
    }

    func recycle(_ view: UIView, of element: ListElement) {
        guard let view = view as? UICollectionReusableView, let identifier = view.reuseIdentifier else { return }
        if let cell = view as? UICollectionViewCell {
            swipe?.closeIfNeeded(for: cell)
            if cell.isSelected { cell.isSelected = false }
            if cell.isHighlighted { cell.isHighlighted = false }
            cellPool.put(cell, for: .init(identifier: identifier))
        } else {
            supplementaryPool.put(view, for: .init(kind: element.kind, identifier: identifier))
        }
    }

    func place(_ view: UIView, _ attributes: ListLayoutAttributes) {
        if let view = view as? UICollectionReusableView, let object = attributes.layoutAttributes {
            (view as? UICollectionViewListCell)?.listRow = object.listRow
            view.apply(object)
        }
        guard let scroller = view.superview as? OrthogonalScroller else { return attributes.apply(to: view) }
        var attributes = attributes
        attributes.center = scroller.convert(attributes.center, from: self)
        attributes.apply(to: view)
    }

    func container(of element: ListElement) -> UIView? { orthogonalScrollers.container(of: element) }

    func measure(_ item: ListItem) -> Bool {
        let layout = collectionViewLayout
        guard item.element.category != .decorationView, let view = item.view as? UICollectionReusableView,
            let displayed = item.attributes.layoutAttributes, layout.measures(displayed)
        else { return false }
        let fitting = view.preferredLayoutAttributesFitting(displayed.duplicate())
        let flipping = layout.flipping
        let (original, preferred) = (flipping?.flipped(displayed) ?? displayed, flipping?.flipped(fitting) ?? fitting)
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return false }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return true
    }

    func forgetSize(of item: ListItem) -> Bool {
        guard item.element.category != .decorationView, let displayed = item.attributes.layoutAttributes else {
            return false
        }
        return collectionViewLayout.measures(displayed)
    }

    func requiresMeasuring(_ old: ListLayoutAttributes, _ new: ListLayoutAttributes) -> Bool {
        guard let old = old.source as? UICollectionViewLayoutAttributes,
            let new = new.source as? UICollectionViewLayoutAttributes, !new.selfSizing.isEmpty
        else { return false }
        return old.selfSizing != new.selfSizing
            || !new.selfSizing.contains(.horizontal) && old.size.width != new.size.width
            || !new.selfSizing.contains(.vertical) && old.size.height != new.size.height
    }

    func didRemoveViews() { orthogonalScrollers.removeUnused() }

    func willDisplay(_ item: ListItem) {
        let path = IndexPath(item.element.position)
        if let cell = item.view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        } else if item.element.category == .supplementaryView, let view = item.view as? UICollectionReusableView {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: item.element.kind, at: path)
        }
    }

    func didEndDisplaying(_ item: ListItem) {
        let path = IndexPath(item.element.position)
        if let cell = item.view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        } else if item.element.category == .supplementaryView, let view = item.view as? UICollectionReusableView {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: item.element.kind, at: path)
        }
    }

    // MARK: Transitions

    /// Invalidates the layout, and the index, whose titles depend on the data.
    func dataDidChange() {
        core.hasIndexTitles = false
        let layout = collectionViewLayout
        let context = layout.makeContext()
        context.invalidateDataSourceCounts = true
        if core.needsReload { context.invalidateEverything = true }
        layout.invalidateLayout(with: context)
    }

    func transitionWillBegin(_ transition: ListTransition) {
        collectionViewLayout.transition = transition
        if let mapping = transition.mapping {
            orthogonalScrollers.follow(mapping)
            collectionViewLayout.prepare(
                forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: transition.update, mapping))
            requestInsertionsAndDeletions(transition)
        }
    }

    /// Requests the views that the layout inserts and removes in addition to those of the changed items.
    private func requestInsertionsAndDeletions(_ transition: ListTransition) {
        let layout = collectionViewLayout
        func kinds(_ category: ListElement.Category) -> Set<String> {
            Set(transition.before.keys.lazy.filter { $0.category == category }.map(\.kind))
        }
        for kind in kinds(.supplementaryView).union(supplementaryPool.kinds) {
            transition.deleted.formUnion(
                layout.indexPathsToDeleteForSupplementaryView(ofKind: kind).map {
                    .supplementary(kind, ListPosition($0))
                })
            transition.inserted.formUnion(
                layout.indexPathsToInsertForSupplementaryView(ofKind: kind).map {
                    .supplementary(kind, ListPosition($0))
                })
        }
        for kind in kinds(.decorationView).union(layout.decorationClasses.keys) {
            transition.deleted.formUnion(
                layout.indexPathsToDeleteForDecorationView(ofKind: kind).map { .decoration(kind, ListPosition($0)) })
            transition.inserted.formUnion(
                layout.indexPathsToInsertForDecorationView(ofKind: kind).map { .decoration(kind, ListPosition($0)) })
        }
    }

    func transitionDidPlace() {
        if collectionViewLayout.transition?.mapping != nil { collectionViewLayout.finalizeCollectionViewUpdates() }
        collectionViewLayout.transition = nil
    }

    func initialAttributes(of element: ListElement) -> ListLayoutAttributes? {
        displayed(initialLayoutAttributes(of: element))
    }

    private func initialLayoutAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        let (layout, path) = (collectionViewLayout, IndexPath(element.position))
        switch element.category {
        case .cell: return layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: path)
        case .decorationView:
            return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: path)
        }
    }

    func finalAttributes(of element: ListElement) -> ListLayoutAttributes? {
        displayed(finalLayoutAttributes(of: element))
    }

    private func displayed(_ attributes: UICollectionViewLayoutAttributes?) -> ListLayoutAttributes? {
        attributes.map { ListLayoutAttributes(collectionViewLayout.flipping?.flipped($0) ?? $0) }
    }

    private func finalLayoutAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        let (layout, path) = (collectionViewLayout, IndexPath(element.position))
        switch element.category {
        case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView:
            return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: path)
        case .decorationView:
            return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: path)
        }
    }

    // MARK: Prefetching

    var isPrefetchingActive: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

    func prefetch(_ positions: [ListPosition]) {
        prefetchDataSource?.collectionView(self, prefetchItemsAt: positions.map(IndexPath.init))
    }

    func cancelPrefetching(_ positions: [ListPosition]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: positions.map(IndexPath.init))
    }

    // MARK: Selection

    func shouldHighlight(_ position: ListPosition) -> Bool {
        delegate?.collectionView(self, shouldHighlightItemAt: IndexPath(position)) ?? true
    }

    func didHighlight(_ position: ListPosition) {
        delegate?.collectionView(self, didHighlightItemAt: IndexPath(position))
    }

    func didUnhighlight(_ position: ListPosition) {
        delegate?.collectionView(self, didUnhighlightItemAt: IndexPath(position))
    }

    func willSelect(_ position: ListPosition) -> ListPosition? {
        delegate?.collectionView(self, shouldSelectItemAt: IndexPath(position)) ?? true ? position : nil
    }

    func willDeselect(_ position: ListPosition, byTap: Bool) -> ListPosition? {
        guard byTap, let delegate else { return position }
        return delegate.collectionView(self, shouldDeselectItemAt: IndexPath(position)) ? position : nil
    }

    func didSelect(_ position: ListPosition) {
        let path = IndexPath(position)
        if !core.isSelectingSeveral, let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesByTap {
            core.deselect(position, animated: true)
            return cell.outlineTapped()
        }
        delegate?.collectionView(self, didSelectItemAt: path)
        if !core.isSelectingSeveral, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    func didDeselect(_ position: ListPosition) {
        delegate?.collectionView(self, didDeselectItemAt: IndexPath(position))
    }

    func shouldBeginMultipleSelection(at position: ListPosition) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(position)) ?? false
    }

    func didBeginMultipleSelection(at position: ListPosition) {
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: IndexPath(position))
    }

    func didEndMultipleSelection() {
        delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    }

    func canFocus(_ position: ListPosition) -> Bool {
        delegate?.collectionView(self, canFocusItemAt: IndexPath(position)) ?? (allowsFocus && allowsSelection)
    }

    func willReveal(_ position: ListPosition) {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.revealInSection(position, animated: false)
        prepareLayout()
    }

    func pinnedInsets(over position: ListPosition) -> UIEdgeInsets {
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
        func size(_ element: ListElement, _ isPinned: Bool) -> CGSize {
            isPinned ? collectionViewLayout.displayedAttributes(of: element)?.frame.size ?? .zero : .zero
        }
        let header = size(.header(position.section), layout.sectionHeadersPinToVisibleBounds)
        let footer = size(.footer(position.section), layout.sectionFootersPinToVisibleBounds)
        guard layout.scrollDirection == .horizontal else {
            return UIEdgeInsets(top: header.height, left: 0, bottom: footer.height, right: 0)
        }
        return UIEdgeInsets(top: 0, left: header.width, bottom: 0, right: footer.width)
    }

    func selectsWithFocus(_ position: ListPosition) -> Bool {
        delegate?.collectionView(self, selectionFollowsFocusForItemAt: IndexPath(position)) ?? selectionFollowsFocus
    }

    var movesFocusWithShift: Bool { focusMoveHandler != nil }

    func focusDidMove(to position: ListPosition, withShift: Bool) -> Bool {
        guard let focusMoveHandler else { return false }
        focusMoveHandler(IndexPath(position), withShift)
        return true
    }

    /// Returns the nearest cell in a direction, among the visible area and one screenful beyond it.
    func neighbor(of position: ListPosition, _ direction: ListDirection) -> ListPosition? {
        guard let start = collectionViewLayout.displayedAttributes(of: .cell(position))?.frame else {
            return nil
        }
        let reach = start.union(bounds).insetBy(dx: -bounds.width, dy: -bounds.height)
        var best: (distance: CGFloat, position: ListPosition)?
        for attributes in layoutAttributes(in: reach) where attributes.representedElementCategory == .cell {
            guard let distance = direction.distance(from: start, to: attributes.frame),
                distance < best?.distance ?? .infinity
            else { continue }
            best = (distance, ListPosition(attributes.indexPath))
        }
        return best?.position
    }
}

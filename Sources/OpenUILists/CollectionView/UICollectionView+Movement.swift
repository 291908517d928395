/// Interactive movement of items, driven by gestures or by code.
extension UICollectionView {
    /// Starts to move an item, usually when a long press begins.
    ///
    /// The data source decides whether the item can move and is notified at the end. Meanwhile the layout returns
    /// attributes for the arrangement that a drop would produce.
    ///
    /// - Returns: `false` if the item cannot be moved or is not visible.
    @discardableResult
    public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        layoutIfNeeded()
        return core.mover.begin(ListPosition(indexPath))
    }

    /// Moves the center of the moved item to a point in the content and rearranges the other items.
    public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        core.mover.update(to: targetPosition)
    }

    /// Drops the item and notifies the data source.
    public final func endInteractiveMovement() {
        core.mover.end(commits: true)
    }

    /// Returns the item to its original position.
    public final func cancelInteractiveMovement() {
        core.mover.end(commits: false)
    }

    // MARK: Index paths during a movement

    /// Returns the layout's attributes with the index paths that the data source uses.
    func dataAttributes(
        _ attributes: [UICollectionViewLayoutAttributes], in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        guard let movement = core.movement else { return attributes }
        var result = attributes.compactMap(dataAttributes)
        let moved = IndexPath(movement.from)
        guard !result.contains(where: { $0.representedElementCategory == .cell && $0.indexPath == moved }) else {
            return result
        }
        let own = movedAttributes(movement)
        if ListLayoutAttributes(own).isVisible(in: rect) { result.append(own) }
        return result
    }

    private func dataAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard let movement = core.movement, attributes.representedElementCategory == .cell else { return attributes }
        let position = ListPosition(attributes.indexPath)
        if position == movement.to { return movedAttributes(movement) }
        guard movement.from != movement.to, let old = movement.mapping.old(position) else { return attributes }
        let renamed = attributes.duplicate()
        renamed.indexPath = IndexPath(old)
        return renamed
    }

    func movedAttributes(_ movement: ListMovement) -> UICollectionViewLayoutAttributes {
        let flipping = collectionViewLayout.flipping
        let own = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: IndexPath(movement.to), withTargetPosition: layoutPoint(movement.center))
        let attributes = flipping?.flipped(own) ?? own.duplicate()
        attributes.indexPath = IndexPath(movement.from)
        return attributes
    }

    /// Returns a point of the content in the coordinates of the layout.
    private func layoutPoint(_ point: CGPoint) -> CGPoint {
        collectionViewLayout.flipping?.flipped(point) ?? point
    }

    /// Returns the data source's index path for one of the layout.
    func dataIndexPath(for path: IndexPath) -> IndexPath {
        guard let movement = core.movement, movement.from != movement.to else { return path }
        return movement.mapping.old(ListPosition(path)).map(IndexPath.init) ?? path
    }

    // MARK: List client

    func canMove(_ position: ListPosition) -> Bool {
        dataSource?.collectionView(self, canMoveItemAt: IndexPath(position)) ?? false
    }

    func moveDestination(_ present: ListPosition, at center: CGPoint) -> ListPosition {
        prepareLayout()
        return ListPosition(
            collectionViewLayout.targetIndexPath(
                forInteractivelyMovingItem: IndexPath(present), withPosition: layoutPoint(center)))
    }

    func approvedDestination(of position: ListPosition, _ present: ListPosition, _ proposed: ListPosition)
        -> ListPosition
    {
        guard let delegate else { return proposed }
        let path = delegate.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(position),
            atCurrentIndexPath: IndexPath(present), toProposedIndexPath: IndexPath(proposed))
        return ListPosition(path)
    }

    func movementDidChange(from old: ListMovement?) {
        if old == nil || core.movement == nil { updateMovedCell(core.movement ?? old) }
        let layout = collectionViewLayout
        if let movement = core.movement {
            let previous = old ?? movement
            layout.invalidateLayout(
                with: layout.invalidationContext(
                    forInteractivelyMovingItems: [IndexPath(movement.to)],
                    withTargetPosition: layoutPoint(movement.center), previousIndexPaths: [IndexPath(previous.to)],
                    previousPosition: layoutPoint(previous.center)))
        } else if let old {
            layout.invalidateLayout(
                with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                    toFinalIndexPaths: [IndexPath(old.to)], previousIndexPaths: [IndexPath(old.from)],
                    movementCancelled: old.from == old.to))
        }
    }

    func commitMove(_ from: ListPosition, _ to: ListPosition) {
        dataSource?.collectionView(self, moveItemAt: IndexPath(from), to: IndexPath(to))
    }

    private func updateMovedCell(_ movement: ListMovement?) {
        guard let movement, let cell = core.cell(at: movement.from) as? UICollectionViewCell else { return }
        cell.setNeedsUpdateConfiguration()
    }
}

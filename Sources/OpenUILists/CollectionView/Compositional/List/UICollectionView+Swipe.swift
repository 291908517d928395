/// Swipes on the rows of lists in a collection view.
extension UICollectionView: ListSwipeHost {
    /// Recognizes swipes from the first list with swipe actions on.
    func enableSwipes() {
        guard swipe == nil else { return }
        let new = ListSwipe(self)
        swipe = new
        addGestureRecognizer(new.pan)
    }

    func swipeTarget(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
        guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else { return nil }
        return (cell, path)
    }

    func swipePath(of cell: UIView) -> IndexPath? {
        (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    }

    func swipeConfiguration(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            layout.sections.indices.contains(path.section),
            let list = layout.sections[path.section].options.list?.configuration
        else { return nil }
        return isLeading
            ? list.leadingSwipeActionsConfigurationProvider?(path)
            : list.trailingSwipeActionsConfigurationProvider?(path)
    }

    func swipeDidChange(_ cell: UIView, isSwiped: Bool, isConfirmation: Bool) {
        guard let cell = cell as? UICollectionViewCell else { return }
        cell.isSwiped = isSwiped
        cell.setNeedsUpdateConfiguration()
    }

    func swipeDidConfirm(_ cell: UIView, _ isConfirming: Bool) {}
}

extension ListSectionOptions {
    /// Whether rows may have swipe actions.
    @MainActor var hasSwipeActions: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
    }
}

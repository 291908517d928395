/// Presents the context menus of a list's items.
@MainActor package final class ListMenus: UIContextMenuInteractionDelegate {
    private unowned let core: ListCore
    private let make: (ListPosition?, CGPoint) -> UIContextMenuConfiguration?

    /// - Parameter make: Requests the menu of an item, or of the space between items, at a point from the delegate.
    init(_ core: ListCore, make: @escaping (ListPosition?, CGPoint) -> UIContextMenuConfiguration?) {
        (self.core, self.make) = (core, make)
        core.host.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let hit = core.visible.values.filter { $0.element.category == .cell && $0.view.frame.contains(location) }
        return make(hit.max { $0.attributes.zIndex < $1.attributes.zIndex }?.element.position, location)
    }
}

extension UITableView {
    /// Adds the interaction for the context menus of rows.
    func addContextMenus() {
        guard core.menus == nil else { return }
        core.menus = ListMenus(core) { [unowned self] position, point in
            guard let position else { return nil }
            return delegate?.tableView(self, contextMenuConfigurationForRowAt: IndexPath(position), point: point)
        }
    }
}

extension UICollectionView {
    /// Adds the interaction for the context menus of items.
    func addContextMenus() {
        guard core.menus == nil else { return }
        core.menus = ListMenus(core) { [unowned self] position, point in
            delegate?.collectionView(
                self, contextMenuConfigurationForItemsAt: position.map { [IndexPath($0)] } ?? [], point: point)
        }
    }
}

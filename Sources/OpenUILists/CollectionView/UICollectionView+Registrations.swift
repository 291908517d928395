extension UICollectionView {
    /// A cell class together with a handler that configures its cells, which replaces registration by identifier.
    ///
    /// Create a registration once, outside of the data source's methods.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identifier = "registration-\(UUID().uuidString)"

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A supplementary view class together with a handler that configures its views.
    ///
    /// Create a registration once, outside of the data source's methods.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler
        let identifier = "registration-\(UUID().uuidString)"

        /// Creates a registration for an element kind.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    /// Returns a cell that is configured for an item; without an item, the cell is not configured.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if cellPool.registeredClass(for: .init(identifier: registration.identifier)) == nil {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        // The identifier is private to the registration, so all of its cells are of this class.
        guard let cell = view as? Cell else { return Cell(registeredWithFrame: .zero) }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a configured supplementary view.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        if supplementaryPool.registeredClass(for: .init(kind: kind, identifier: identifier)) == nil {
            register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        let made = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = made as? Supplementary else { return Supplementary(registeredWithFrame: .zero) }
        registration.handler(view, kind, indexPath)
        return view
    }
}

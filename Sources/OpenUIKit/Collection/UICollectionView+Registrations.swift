extension UICollectionView {
    /// A cell's class together with what gives it its content, so that there is no identifier to register.
    ///
    /// Make it once, outside of the data source's methods.
    @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Gives a cell the content of an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identifier = "registration-\(UUID().uuidString)"

        /// Makes a registration.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A supplementary view's class together with what gives it its content.
    ///
    /// Make it once, outside of the data source's methods.
    @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Gives a view its content.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler
        let identifier = "registration-\(UUID().uuidString)"

        /// Makes a registration for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    /// A cell with the content of an item; without an item it has none.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if cellPool.registeredClass(for: .init(identifier: registration.identifier)) == nil {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        // Only cells of this very class are made for the identifier, which nobody else knows.
        guard let cell = view as? Cell else { return Cell(registeredWithFrame: .zero) }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view with its content.
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

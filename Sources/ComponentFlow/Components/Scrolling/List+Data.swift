extension List {
    /// Creates a list with a row for each element of a collection.
    ///
    /// Several components of a row are shown one below the other. All rows are created, in a list that does not scroll; for
    /// many rows, and for rows that can be selected, use a ``LazyList``.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The property that identifies an element among the others.
    ///   - spacing: The distance between rows, in points.
    ///   - row: A closure that describes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, spacing: CGFloat = 0,
        @ComponentBuilder<ChildEnvironment> row: (Data.Element) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        let rows = data.map { element in
            AnyComponentWithIdentity(id: element[keyPath: id], component: ItemGroup.column(of: row(element)))
        }
        self.init(rows, spacing: spacing)
    }

    /// Creates a list with a row for each element of a collection, which are identified by their `id`.
    public init<Data: RandomAccessCollection>(
        _ data: Data, spacing: CGFloat = 0,
        @ComponentBuilder<ChildEnvironment> row: (Data.Element) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) where Data.Element: Identifiable {
        self.init(data, id: \.id, spacing: spacing, row: row)
    }
}

extension LazyList {
    /// Creates a list with a row for each element of a collection.
    ///
    /// ```swift
    /// LazyList(library.books, id: \.title) { book in
    ///     Text(book.title)
    ///     Text(book.author).font(.caption)
    /// }
    /// ```
    ///
    /// Several components of a row are shown one below the other. What a row reads from models and bindings updates the row.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The property that identifies an element among the others.
    ///   - spacing: The distance between rows, in points.
    ///   - contentInsets: The insets of the rows, in points; the top and bottom insets scroll with the rows.
    ///   - row: A closure that describes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, spacing: CGFloat = 0, contentInsets: UIEdgeInsets = .zero,
        @ComponentBuilder<ChildEnvironment> row:
            @escaping (Data.Element) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(
            sections: [LazyListSection(data, id: id, row: row)], spacing: spacing, contentInsets: contentInsets)
    }

    /// Creates a list with a row for each element of a collection, of which the user can select one.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The property that identifies an element among the others.
    ///   - selection: The id of the selected row, or `nil`.
    ///   - spacing: The distance between rows, in points.
    ///   - contentInsets: The insets of the rows, in points; the top and bottom insets scroll with the rows.
    ///   - row: A closure that describes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>, spacing: CGFloat = 0,
        contentInsets: UIEdgeInsets = .zero,
        @ComponentBuilder<ChildEnvironment> row:
            @escaping (Data.Element) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(data, id: id, spacing: spacing, contentInsets: contentInsets, row: row)
        self.rowSelection = LazyListSelection(selection)
    }

    /// Creates a list with a row for each element of a collection, of which the user can select several.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The property that identifies an element among the others.
    ///   - selection: The ids of the selected rows.
    ///   - spacing: The distance between rows, in points.
    ///   - contentInsets: The insets of the rows, in points; the top and bottom insets scroll with the rows.
    ///   - row: A closure that describes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<ID>>, spacing: CGFloat = 0,
        contentInsets: UIEdgeInsets = .zero,
        @ComponentBuilder<ChildEnvironment> row:
            @escaping (Data.Element) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(data, id: id, spacing: spacing, contentInsets: contentInsets, row: row)
        self.rowSelection = LazyListSelection(selection)
    }
}

extension LazyList {
    /// Creates a list with a row for each element of a collection, which are identified by their `id`.
    public init<Data: RandomAccessCollection>(
        _ data: Data, spacing: CGFloat = 0, contentInsets: UIEdgeInsets = .zero,
        @ComponentBuilder<ChildEnvironment> row:
            @escaping (Data.Element) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) where Data.Element: Identifiable {
        self.init(data, id: \.id, spacing: spacing, contentInsets: contentInsets, row: row)
    }

    /// Creates a list with a row for each element of a collection, of which the user can select one.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Data.Element.ID?>, spacing: CGFloat = 0, contentInsets: UIEdgeInsets = .zero,
        @ComponentBuilder<ChildEnvironment> row:
            @escaping (Data.Element) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) where Data.Element: Identifiable {
        self.init(
            data, id: \.id, selection: selection, spacing: spacing, contentInsets: contentInsets, row: row)
    }

    /// Creates a list with a row for each element of a collection, of which the user can select several.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Data.Element.ID>>, spacing: CGFloat = 0,
        contentInsets: UIEdgeInsets = .zero,
        @ComponentBuilder<ChildEnvironment> row:
            @escaping (Data.Element) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) where Data.Element: Identifiable {
        self.init(
            data, id: \.id, selection: selection, spacing: spacing, contentInsets: contentInsets, row: row)
    }
}

extension LazyListSection {
    /// Creates a section with a row for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The property that identifies an element among those of all sections.
    ///   - section: The id of the section.
    ///   - row: A closure that describes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, section: some Hashable = 0,
        @ComponentBuilder<ChildEnvironment> row:
            @escaping (Data.Element) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(id: section, rows: data, idOfElement: id) { element in
            LazyListBody { row(element) }
        }
    }

    /// Creates a section with a title and a row for each element of a collection.
    ///
    /// ```swift
    /// LazyList(sections: [
    ///     LazyListSection("Unread", unread, id: \.id) { MessageRow(message: $0) },
    ///     LazyListSection("Read", read, id: \.id) { MessageRow(message: $0) },
    /// ])
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the header, which also identifies the section.
    ///   - data: The elements.
    ///   - id: The property that identifies an element among those of all sections.
    ///   - row: A closure that describes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ title: String, _ data: Data, id: KeyPath<Data.Element, ID>,
        @ComponentBuilder<ChildEnvironment> row:
            @escaping (Data.Element) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(data, id: id, section: title, row: row)
        self = titled(title, AnyComponent(ignoringEnvironment: SectionTitle(title: title, inset: 16)))
    }
}

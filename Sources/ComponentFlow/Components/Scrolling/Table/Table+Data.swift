extension Table {
    /// Creates a table with a row for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements, in the order of their rows.
    ///   - sortOrder: The comparators by which the data is sorted; without it, headers do not sort.
    ///   - columns: A builder of the columns, from the leading to the trailing edge.
    public init<Data: RandomAccessCollection>(
        _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
        @TableColumnBuilder<Value, ChildEnvironment> columns: () -> [TableColumn<Value, ChildEnvironment>]
    ) where Data.Element == Value, Value: Identifiable {
        let rows = TableRows(data)
        self.init(columns: columns(), sortOrder: sortOrder) { list, describe in
            list.with { $0.sections = [rows.section(describe)] }
        }
    }

    /// Creates a table with a row for each element of a collection, of which the user can select one.
    ///
    /// - Parameters:
    ///   - data: The elements, in the order of their rows.
    ///   - selection: The id of the selected row, or `nil`.
    ///   - sortOrder: The comparators by which the data is sorted; without it, headers do not sort.
    ///   - columns: A builder of the columns, from the leading to the trailing edge.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
        @TableColumnBuilder<Value, ChildEnvironment> columns: () -> [TableColumn<Value, ChildEnvironment>]
    ) where Data.Element == Value, Value: Identifiable {
        self.init(data, sortOrder: sortOrder, columns: columns)
        list.rowSelection = LazyListSelection(selection)
    }

    /// Creates a table with a row for each element of a collection, of which the user can select several.
    ///
    /// - Parameters:
    ///   - data: The elements, in the order of their rows.
    ///   - selection: The ids of the selected rows.
    ///   - sortOrder: The comparators by which the data is sorted; without it, headers do not sort.
    ///   - columns: A builder of the columns, from the leading to the trailing edge.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
        @TableColumnBuilder<Value, ChildEnvironment> columns: () -> [TableColumn<Value, ChildEnvironment>]
    ) where Data.Element == Value, Value: Identifiable {
        self.init(data, sortOrder: sortOrder, columns: columns)
        list.rowSelection = LazyListSelection(selection)
    }

    /// Creates a table of the elements of a tree, with triangles in the first visible column.
    ///
    /// See ``LazyList/init(_:children:expanded:spacing:contentInsets:row:)`` for how the user expands rows. A modifier,
    /// `selection`, adds a selection.
    ///
    /// - Parameters:
    ///   - data: The elements at the root, in the order of their rows.
    ///   - children: The property with the elements below an element, `nil` for one that cannot be expanded.
    ///   - expanded: The ids of the expanded elements. Without it the table stores them.
    ///   - sortOrder: The comparators by which the data is sorted; without it, headers do not sort.
    ///   - columns: A builder of the columns, from the leading to the trailing edge.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, expanded: Binding<Set<Value.ID>>? = nil,
        sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
        @TableColumnBuilder<Value, ChildEnvironment> columns: () -> [TableColumn<Value, ChildEnvironment>]
    ) where Data.Element == Value, Value: Identifiable {
        // The outline reads the binding here, so that the component that describes the table is updated when it changes.
        let makeOutline = { (describe: @escaping DescribeRow) in
            LazyListOutline<ChildEnvironment>(data, children: children, expanded: expanded) { element, state in
                describe(element, state.row, state)
            }
        }
        _ = expanded?.wrappedValue
        self.init(columns: columns(), sortOrder: sortOrder) { list, describe in
            list.with { $0.outline = makeOutline(describe) }
        }
    }
}

/// The elements of a table, which have the same rows in all updates of the same table.
private final class TableRows<Data: RandomAccessCollection> where Data.Element: Identifiable {
    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

    private func element(_ index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }

    func section<ChildEnvironment>(
        _ describe: @escaping Table<Data.Element, ChildEnvironment>.DescribeRow
    ) -> LazyListSection<ChildEnvironment> {
        LazyListSection(
            rowsIdentity: self, count: data.count, idOfRow: { ComponentIdentity(self.element($0).id) },
            row: { describe(self.element($0), $0, nil) })
    }
}

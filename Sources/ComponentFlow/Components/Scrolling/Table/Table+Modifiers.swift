extension Table {
    /// Returns the table with a binding that stores the order, the widths and the visibility of its columns.
    ///
    /// Without it the table stores them as long as it exists. While a column is dragged or resized, the binding keeps its
    /// value; it is set when the user releases it.
    public func columnCustomization(_ customization: Binding<TableColumnCustomization>) -> Table {
        with { table in
            table.customization = customization.wrappedValue
            table.customizationBinding = customization
        }
    }

    /// Returns the table with or without a background behind every second row.
    public func alternatingRowBackgrounds(_ isEnabled: Bool = true) -> Table {
        with { $0.alternatesRowBackgrounds = isEnabled }
    }

    /// Returns the table with a selection of at most one row.
    public func selection<ID: Hashable>(_ selection: Binding<ID?>) -> Table {
        with { $0.list.rowSelection = LazyListSelection(selection) }
    }

    /// Returns the table with a selection of any number of rows.
    public func selection<ID: Hashable>(_ selection: Binding<Set<ID>>) -> Table {
        with { $0.list.rowSelection = LazyListSelection(selection) }
    }

    /// Returns the table with a context menu of its rows.
    ///
    /// ```swift
    /// .rowContextMenu { (files: Set<File.ID>) in
    ///     Button("Move to Trash", role: .destructive) { remove(files) }
    /// }
    /// ```
    ///
    /// The menu opens on a secondary click on a row, or with the Menu key for the selected row.
    ///
    /// - Parameter items: A builder of the entries, called when the menu opens with the ids of the selected rows if the row
    ///   is one of them, or with the id of the row otherwise.
    public func rowContextMenu<ID: Hashable>(
        @MenuBuilder _ items: @escaping @MainActor (Set<ID>) -> [MenuItem]
    ) -> Table {
        with { table in
            table.menu = { row, selected in
                items(Set((selected.contains(row) ? selected : [row]).ids(as: ID.self)))
            }
        }
    }

    /// Returns the table with an action for a row that is double-clicked, or selected while Return is pressed.
    ///
    /// - Parameter action: A closure called with the id of the row, which has the type of the ids of the data.
    public func onActivate<ID: Hashable>(_ action: @escaping (ID) -> Void) -> Table {
        with { $0.list = $0.list.onActivate(action) }
    }

    /// Returns the table with an action for the selected rows when Delete or Backspace is pressed.
    ///
    /// - Parameter action: A closure called with the ids of the rows, from top to bottom.
    public func onDelete<ID: Hashable>(_ action: @escaping ([ID]) -> Void) -> Table {
        with { $0.list = $0.list.onDelete(action) }
    }

    /// Returns the table whose rows the user moves; see ``LazyList/onMove(_:)``.
    public func onMove<ID: Hashable>(_ action: @escaping (_ ids: [ID], _ target: ID?) -> Void) -> Table {
        with { $0.list = $0.list.onMove(action) }
    }

    /// Returns the table with texts by which rows are selected while the user types.
    ///
    /// - Parameter text: A closure that returns the text of the row with an id.
    public func typeToSelect<ID: Hashable>(_ text: @escaping (ID) -> String) -> Table {
        with { $0.list = $0.list.typeToSelect(text) }
    }

    /// Returns the table with a controller that scrolls it to rows programmatically.
    public func controller(_ controller: LazyListController?) -> Table {
        with { $0.list = $0.list.controller(controller) }
    }

    /// Returns the table with separators between its rows.
    public func separators() -> Table {
        with { $0.list = $0.list.separators() }
    }

    /// Returns the table with components that are shown at its center while it has no rows.
    public func emptyContent(
        @ComponentBuilder<ChildEnvironment> _ content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) -> Table {
        with { $0.list = $0.list.emptyContent(content) }
    }
}

extension LazyList {
    /// Returns the list with separators between its rows.
    ///
    /// - Parameter inset: The distance between the leading edge of a row and the separator, in points.
    public func separators(inset: CGFloat = 0) -> LazyList {
        with { $0.separatorInset = inset.isFinite ? max(inset, 0) : 0 }
    }

    /// Returns the list with components that are shown at its center while it has no rows.
    public func emptyContent(
        @ComponentBuilder<ChildEnvironment> _ content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) -> LazyList {
        let content = content()
        return with { $0.emptyComponent = ItemGroup.only(of: content) ?? AnyComponent(VStack(content)) }
    }

    /// Returns the list with a selection of at most one row.
    ///
    /// The user selects a row with a click, with the arrow keys, Home, End, Page Up and Page Down, or by typing the
    /// beginning of its text; see ``typeToSelect(_:)``. A click below the rows deselects it, and so does its removal from
    /// the data.
    ///
    /// - Parameter selection: The id of the selected row, or `nil`.
    public func selection<ID: Hashable>(_ selection: Binding<ID?>) -> LazyList {
        with { $0.rowSelection = LazyListSelection(selection) }
    }

    /// Returns the list with a selection of any number of rows.
    ///
    /// In addition to what selects one row, Control-click toggles a row, Shift with a click or with a key selects all
    /// rows up to another one, and Control-A selects all rows.
    ///
    /// - Parameter selection: The ids of the selected rows.
    public func selection<ID: Hashable>(_ selection: Binding<Set<ID>>) -> LazyList {
        with { $0.rowSelection = LazyListSelection(selection) }
    }

    /// Returns the list with an action for a row that is double-clicked, or selected while Return is pressed.
    ///
    /// - Parameter action: A closure called with the id of the row, which has the type of the ids of the data.
    public func onActivate<ID: Hashable>(_ action: @escaping (ID) -> Void) -> LazyList {
        with { list in
            list.activated = { row in
                if let id = row.id(as: ID.self) { action(id) }
            }
        }
    }

    /// Returns the list with an action for the selected rows when Delete or Backspace is pressed.
    ///
    /// - Parameter action: A closure called with the ids of the rows, from top to bottom.
    public func onDelete<ID: Hashable>(_ action: @escaping ([ID]) -> Void) -> LazyList {
        with { list in
            list.deleted = { rows in action(rows.ids(as: ID.self)) }
        }
    }

    /// Returns the list whose rows the user moves within their section.
    ///
    /// ```swift
    /// .onMove { (ids: [Task.ID], target: Task.ID?) in tasks.move(ids, before: target) }
    /// ```
    ///
    /// The user drags a row up or down with the pointer, or lifts it by resting a finger on it. The other rows
    /// leave a gap, the list scrolls while the row is near an edge, and Escape returns the row to its place. A selected row takes along
    /// the other selected rows of its section when it is dropped. Controls and texts that are used by dragging, and
    /// components that are `draggable`, keep their drags; on a component with a context menu a resting finger opens the
    /// menu.
    ///
    /// In a list with selection, Alt with the Up and Down keys moves the selected rows, unless they are in several sections.
    /// Assistive technologies offer the actions "Move Up" and "Move Down" for each row.
    ///
    /// - Parameter action: A closure called with the ids of the moved rows, from top to bottom, and the id of the row
    ///   before which they are to be placed, `nil` for the end of their section. A row that it does not move returns to
    ///   its place.
    public func onMove<ID: Hashable>(_ action: @escaping (_ ids: [ID], _ target: ID?) -> Void) -> LazyList {
        with { list in
            list.moved = { rows, target in
                action(rows.ids(as: ID.self), target?.id(as: ID.self))
            }
        }
    }

    /// Returns the list with texts by which rows are selected while the user types.
    ///
    /// Typing selects the next row whose text begins with what was typed within the last second; upper and lower case
    /// are not distinguished.
    ///
    /// - Parameter text: A closure that returns the text of the row with an id.
    public func typeToSelect<ID: Hashable>(_ text: @escaping (ID) -> String) -> LazyList {
        with { list in
            list.searchText = { row in row.id(as: ID.self).map(text) }
        }
    }
}

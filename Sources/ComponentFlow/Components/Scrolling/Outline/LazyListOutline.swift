/// A tree that a ``LazyList`` shows, independent of the types of its elements and ids.
struct LazyListOutline<ChildEnvironment> {
    /// Returns the rows, which reuse what they can of the previous version.
    let rows: (_ previous: (any OutlineRows)?) -> any OutlineRows
    /// Describes a row.
    ///
    /// - Parameter toggle: Expands or collapses the row.
    let describe:
        (_ rows: any OutlineRows, _ row: Int, _ toggle: @escaping () -> Void) -> AnyComponent<ChildEnvironment>?
    /// Expands or collapses a row; returns the new rows if no binding stores which elements are expanded.
    let toggle: (_ rows: any OutlineRows, _ row: Int) -> (any OutlineRows)?

    /// Creates an outline.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - children: The elements below an element, or `nil` for one that cannot be expanded.
    ///   - expanded: The ids of the expanded elements; without it the list stores them.
    ///   - row: Describes the row of an element.
    init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, expanded: Binding<Set<Data.Element.ID>>?,
        row: @escaping (Data.Element, OutlineState) -> AnyComponent<ChildEnvironment>
    ) where Data.Element: Identifiable {
        // Read here, so that the component that describes the list is updated when it changes.
        let current = expanded?.wrappedValue
        rows = { previous in
            let previous = previous as? OutlineTree<Data>
            return OutlineTree(
                data, children: children, expanded: current ?? previous?.expanded ?? [], reusing: previous)
        }
        describe = { rows, index, toggle in
            guard let tree = rows as? OutlineTree<Data> else { return nil }
            let place = tree.root.place(of: index)
            let state = OutlineState(
                row: index, depth: place.depth, isExpandable: tree.expansion(of: index).isPossible,
                isExpanded: place.isExpanded, toggle: toggle)
            return row(place.element, state)
        }
        toggle = { rows, row in
            guard let tree = rows as? OutlineTree<Data> else { return nil }
            var ids = expanded?.wrappedValue ?? tree.expanded
            let id = tree.root.place(of: row).element.id
            if ids.remove(id) == nil { ids.insert(id) }
            guard let expanded else {
                return OutlineTree(data, children: children, expanded: ids, reusing: tree)
            }
            expanded.setFromControl(ids)
            return nil
        }
    }
}

/// What a row shows of its place in a tree.
struct OutlineState {
    let row: Int
    /// The number of ancestors.
    let depth: Int
    let isExpandable: Bool
    let isExpanded: Bool
    /// Expands or collapses the row.
    let toggle: () -> Void
}

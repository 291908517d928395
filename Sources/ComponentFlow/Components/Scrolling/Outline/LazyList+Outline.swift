extension LazyList {
    /// Creates a list of the elements of a tree, of which the user expands and collapses those with children.
    ///
    /// ```swift
    /// LazyList(folders, children: \.subfolders, expanded: $expanded) { folder in
    ///     Text(folder.name)
    /// }
    /// .selection($selected)
    /// ```
    ///
    /// A click on the triangle before a row expands or collapses it. In a list with selection, the key toward the
    /// triangle's direction expands the selected row or moves to its first child, and the opposite one collapses it or
    /// moves to its parent. Elements more than 500 levels below the root are not shown.
    ///
    /// The children of an element are requested when its row is visible, to find out whether it can be expanded.
    ///
    /// - Parameters:
    ///   - data: The elements at the root.
    ///   - children: The property with the elements below an element, `nil` for one that cannot be expanded.
    ///   - expanded: The ids of the expanded elements. Without it the list stores them, and all are collapsed initially.
    ///   - spacing: The distance between rows, in points.
    ///   - contentInsets: The insets of the rows, in points; the top and bottom insets scroll with the rows.
    ///   - row: A closure that describes the row of an element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, expanded: Binding<Set<Data.Element.ID>>? = nil,
        spacing: CGFloat = 0, contentInsets: UIEdgeInsets = .zero,
        @ComponentBuilder<ChildEnvironment> row:
            @escaping (Data.Element) -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) where Data.Element: Identifiable {
        self.init(sections: [.placeholder], spacing: spacing, contentInsets: contentInsets)
        outline = LazyListOutline(data, children: children, expanded: expanded) { element, state in
            AnyComponent(OutlineRow(content: ItemGroup.column(of: row(element)), state: state))
        }
    }

    /// Returns whether the rows of both lists are known to have the same ids in the same order.
    func hasSameRows(as other: LazyList) -> Bool {
        sections.count == other.sections.count
            && zip(sections, other.sections).allSatisfy { $0.hasSameRows(as: $1) }
    }
}

extension LazyListSection {
    /// A section instead of rows that are known in the update, which differs from all others.
    static var placeholder: LazyListSection {
        LazyListSection(
            rowsIdentity: Placeholder(), count: 0, idOfRow: { ComponentIdentity($0) },
            row: { _ in AnyComponent(VStack([])) })
    }
}

private final class Placeholder {}

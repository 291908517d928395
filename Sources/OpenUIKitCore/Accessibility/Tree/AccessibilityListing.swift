/// A scroll view whose rows are any views, which it creates when they become visible.
@MainActor package protocol AccessibilityListing: AccessibilityItems {
    /// Returns what a subview presents as a row, or `nil` if it is not a row.
    func accessibilityRow(of view: UIView) -> AccessibilityRow?
    /// Returns the rectangle of a row in the coordinates of its view's superview, as wide as users see it.
    func accessibilityFrame(ofRow view: UIView) -> CGRect
    /// Whether the rows are those of a tree.
    var isAccessibilityTree: Bool { get }
    /// Returns the position of the row above a row in a tree, or `nil` if there is none.
    func accessibilityParentRow(of index: Int) -> Int?
    /// Selects a row and performs its action, as a click does; returns `false` if that is impossible.
    func activateAccessibilityRow(_ index: Int) -> Bool
    /// Returns the actions of a row that the list offers, in addition to those of its view.
    func accessibilityActions(ofRow view: UIView) -> [UIAccessibilityCustomAction]
}

/// A list or a table whose items have positions, whether or not they have views.
@MainActor package protocol AccessibilityItems: UIScrollView {
    /// The positions of the selected items, in ascending order.
    var selectedAccessibilityItems: [Int] { get }
    /// The number of all items, which are not visited.
    var accessibilityItemCount: Int { get }
    /// The number of the selected items, which are not visited.
    var selectedAccessibilityItemCount: Int { get }
    /// Returns whether an item is selected, without visiting others.
    func isAccessibilityItemSelected(_ index: Int) -> Bool
    /// Whether several items can be selected.
    var selectsSeveralAccessibilityItems: Bool { get }
    /// Selects or deselects an item as the user does; returns whether it has the state afterwards.
    func setAccessibilityItem(_ index: Int, isSelected: Bool) -> Bool
    /// Selects all items, or none; returns `false` if that is impossible.
    func setAllAccessibilityItems(isSelected: Bool) -> Bool
    /// Returns the view of an item, which is created if there is none.
    func makeAccessibilityItem(_ index: Int) -> UIView?
}

/// A table with columns, whose rows are those of a list in it.
@MainActor package protocol AccessibilityTable: UIAccessibilityContainerDataTable {
    /// The list of the rows.
    var accessibilityRows: (any AccessibilityListing)? { get }
}

extension UIView {
    /// Presents the view as the row of a table that contains the headers of the columns.
    ///
    /// Screen readers speak headers that are children of the table itself, whose children can be selected, as "not selected".
    package final func presentColumnHeaders() {
        changeRareAccessibility(\.containerType, to: .semanticGroup, changing: .structure)
        changeRareAccessibility(\.containsColumnHeaders, to: true)
    }
}

extension AccessibleObject {
    /// What the object presents as a row of a list, or `nil` if it is not a row.
    final var rowInList: AccessibilityRow? {
        guard let view = self as? UIView, let scroll = view.superview as? UIScrollView else { return nil }
        return (scroll as? any AccessibilityListing)?.accessibilityRow(of: view)
    }

    /// The actions that a list offers for the object as its row.
    final var listActions: [UIAccessibilityCustomAction] {
        guard let view = self as? UIView, let scroll = view.superview as? UIScrollView else { return [] }
        return (scroll as? any AccessibilityListing)?.accessibilityActions(ofRow: view) ?? []
    }

    /// The rectangle of a row of a list in the coordinates of the window; `nil` if it was specified, or for other objects.
    final var frameInList: CGRect? {
        guard let view = self as? UIView, let scroll = view.superview as? UIScrollView,
            let list = scroll as? any AccessibilityListing, view.rareAccessibility?.frame == nil,
            list.accessibilityRow(of: view) != nil
        else { return nil }
        return scroll.convert(list.accessibilityFrame(ofRow: view), to: nil)
    }

    /// The items that the object presents, or `nil` if it is not a list.
    final var presentedItems: (any AccessibilityItems)? {
        if let items = self as? any AccessibilityItems { return items }
        return (self as? any AccessibilityTable)?.accessibilityRows
    }
}

/// A scroll view, or a view in one, whose rows are subviews of any class, which it creates when they become visible.
///
/// A view that is no scroll view calls ``UIView/presentRows()``.
@MainActor package protocol AccessibilityListing: AccessibilityItems, PinningList {
    /// Returns what a subview presents as a row, or `nil` if it is not a row.
    func accessibilityRow(of view: UIView) -> AccessibilityRow?
    /// Returns the rectangle of a row in the coordinates of its view's superview, with its displayed width.
    func accessibilityFrame(ofRow view: UIView) -> CGRect
    /// Whether the rows are those of a tree.
    var isAccessibilityTree: Bool { get }
    /// Returns the position of the row above a row in a tree, or `nil` if there is none.
    func accessibilityParentRow(of index: Int) -> Int?
    /// Selects a row and performs its action, as a click does; returns `false` if that is impossible.
    func activateAccessibilityRow(_ index: Int) -> Bool
    /// Returns the actions of a row that the list offers, in addition to those of its view.
    func accessibilityActions(ofRow view: UIView) -> [UIAccessibilityCustomAction]
    /// Returns the position of the row next to another one in the direction of an arrow key, or `nil` if there is none.
    func accessibilityRow(toward heading: UIFocusHeading, of index: Int) -> Int?
}

extension AccessibilityListing {
    /// The row above or below.
    package func accessibilityRow(toward heading: UIFocusHeading, of index: Int) -> Int? {
        guard heading == .up || heading == .down else { return nil }
        let next = heading == .up ? index - 1 : index + 1
        return 0..<accessibilityItemCount ~= next ? next : nil
    }
}

/// A list, a table or a grid whose items have positions, whether or not they have views.
@MainActor package protocol AccessibilityItems: UIView {
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

    /// Presents the view, which is no scroll view, as a list whose rows are its subviews.
    package final func presentRows() {
        changeRareAccessibility(\.containerType, to: .list, changing: .structure)
        changeRareAccessibility(\.presentsRows, to: true)
    }

    /// The list whose rows are the subviews of the view.
    ///
    /// A search for a conformance takes longer than the comparisons before it, with which it ends for most views.
    fileprivate final var listOfSubviews: (any AccessibilityListing)? {
        guard self is UIScrollView || rareAccessibility?.presentsRows == true else { return nil }
        return self as? any AccessibilityListing
    }
}

extension AccessibleObject {
    /// What the object presents as a row of a list, or `nil` if it is not a row.
    final var rowInList: AccessibilityRow? {
        guard let view = self as? UIView else { return nil }
        return view.superview?.listOfSubviews?.accessibilityRow(of: view)
    }

    /// The actions that a list offers for the object as its row.
    final var listActions: [UIAccessibilityCustomAction] {
        guard let view = self as? UIView else { return [] }
        return view.superview?.listOfSubviews?.accessibilityActions(ofRow: view) ?? []
    }

    /// The rectangle of a row of a list in the coordinates of the window; `nil` if it was specified, or for other objects.
    final var frameInList: CGRect? {
        guard let view = self as? UIView, let list = view.superview?.listOfSubviews,
            view.rareAccessibility?.frame == nil, list.accessibilityRow(of: view) != nil
        else { return nil }
        return list.convert(list.accessibilityFrame(ofRow: view), to: nil)
    }

    /// The items that the object presents, or `nil` if it is not a list.
    final var presentedItems: (any AccessibilityItems)? {
        if let items = self as? any AccessibilityItems { return items }
        return (self as? any AccessibilityTable)?.accessibilityRows
    }
}

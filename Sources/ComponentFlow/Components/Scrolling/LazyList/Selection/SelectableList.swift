/// A list whose rows the user can select, independent of the environment of its rows.
@MainActor
protocol SelectableList: UIScrollView {
    var isSelectionEnabled: Bool { get }
    /// The number of rows, without headers and footers.
    var rowCount: Int { get }
    var listActions: LazyListActions { get }
    func choose(at point: CGPoint, modifiers: UIKeyModifierFlags)
    func chooseForMenu(at point: CGPoint)
    func moveCursor(_ move: LazyListMove, extending: Bool)
    func selectAll()
    func activateSelection()
    func deleteSelection()
    /// Moves the selected rows by one row, up if the step is -1.
    func moveSelection(_ step: Int)
    func select(typing characters: String, at time: TimeInterval) -> Bool
    /// Expands the row at the cursor of a tree or moves to its first child, or collapses it or moves to its parent.
    func moveInOutline(toRight: Bool)
    /// Moves the keyboard focus into the list, and selects a row if none is.
    func focusSelection()
    func menuForCursor() -> UIContextMenuConfiguration?
    func selectionFocusDidChange()
    /// The texts of the row at the cursor.
    var cursorLabel: String? { get }
    /// Whether the row at the cursor has a view.
    var isCursorShown: Bool { get }
    /// Whether the row at the cursor of a tree is expanded; `nil` for one that cannot be.
    var isCursorExpanded: Bool? { get }
    var isCursorSelected: Bool { get }
}

/// What the keys of a list can do in addition to moving the selection.
struct LazyListActions: OptionSet {
    let rawValue: Int

    static let selectSeveral = LazyListActions(rawValue: 1)
    static let activate = LazyListActions(rawValue: 2)
    static let delete = LazyListActions(rawValue: 4)
    static let move = LazyListActions(rawValue: 8)
    static let expand = LazyListActions(rawValue: 16)
}

/// A view with a search field that takes the keyboard focus from the list below it.
@MainActor
protocol SearchFocusing: UIView {
    /// Returns whether the field has become first responder.
    func focusSearchField() -> Bool
}

package import OpenCoreGraphics

/// The user interface behind an ``AccessibilityTree``: it has the positions, and performs what users request.
///
/// All methods accept identifiers of nodes that no longer exist, and any offset.
@MainActor package protocol AccessibilitySource: AnyObject {
    /// Brings the tree up to date, before a request is answered.
    func updateTree()

    /// Returns the rectangle of a node in the coordinates of its window, in points.
    func frame(of id: AccessibilityID) -> CGRect
    /// Returns whether a part of the node is visible in its window.
    func isShowing(_ id: AccessibilityID) -> Bool

    /// Performs an action; returns `false` if that is impossible.
    func perform(_ action: AccessibilityAction.Kind, on id: AccessibilityID) -> Bool
    /// Returns the letter that presses or focuses a node together with the Alt key, or `nil` for none.
    func mnemonic(of id: AccessibilityID) -> Character?
    /// Changes a value in a range; returns `false` if that is impossible.
    func setValue(_ value: Double, of id: AccessibilityID) -> Bool
    /// Moves the keyboard focus to a node; returns `false` if that is impossible.
    func focus(_ id: AccessibilityID) -> Bool
    /// Scrolls so that a node is visible; returns `false` if that is impossible.
    func scrollToVisible(_ id: AccessibilityID) -> Bool

    /// Selects text, in Unicode scalars; returns `false` if that is impossible.
    func selectText(_ range: Range<Int>, in id: AccessibilityID) -> Bool
    /// Replaces text as the user does, in Unicode scalars; returns `false` if that is impossible.
    func replaceText(_ range: Range<Int>, with text: String, in id: AccessibilityID) -> Bool
    /// Returns the rectangle of a text in the coordinates of its window, or `nil` if it is unknown.
    func frame(ofText range: Range<Int>, in id: AccessibilityID) -> CGRect?
    /// Returns the offset of the character at a point of the window, or `nil` if there is none.
    func textOffset(at point: CGPoint, in id: AccessibilityID) -> Int?
    /// Returns the line of a text that contains an offset, or `nil` if the lines are unknown.
    func lineRange(at offset: Int, in id: AccessibilityID) -> Range<Int>?
    /// Returns the attributes at an offset of a text and the range in which they are the same, or `nil` if they are unknown.
    func textAttributes(at offset: Int, in id: AccessibilityID) -> (attributes: [String: String], range: Range<Int>)?
    /// Returns the attributes of a text where it specifies no others.
    func defaultTextAttributes(of id: AccessibilityID) -> [String: String]

    /// Returns the cell at a position of a table, or `nil` if there is none; the row is created if it has no view.
    func cell(row: Int, column: Int, of table: AccessibilityID) -> AccessibilityID?
    /// Returns the headers of a row, or of a column, of a table.
    func headers(row: Int, of table: AccessibilityID) -> [AccessibilityID]
    func headers(column: Int, of table: AccessibilityID) -> [AccessibilityID]

    /// Returns the headers of an element that is not a cell of a table.
    func headers(of id: AccessibilityID) -> [AccessibilityID]

    /// Returns the row above a row in a tree, which is created if it has no view; `nil` if there is none.
    func parentRow(of id: AccessibilityID) -> AccessibilityID?
    /// Returns the selected items of a list or table by their positions among all items, in ascending order; `nil` if the
    /// object does not have items without views.
    func selectedItems(of id: AccessibilityID) -> [Int]?
    /// Returns the number of items of a list or table and that of the selected ones, without visiting them; `nil` if
    /// the object does not have items without views.
    func itemCounts(of id: AccessibilityID) -> AccessibilityItemCounts?
    /// Returns whether an item of a list or table is selected, without visiting others.
    func isItemSelected(_ index: Int, of id: AccessibilityID) -> Bool
    /// Selects or deselects an item of a list or table; returns `false` if that is impossible.
    func setItem(_ index: Int, isSelected: Bool, of id: AccessibilityID) -> Bool
    /// Selects all items of a list or table, or none; returns `false` if that is impossible.
    func setAllItems(isSelected: Bool, of id: AccessibilityID) -> Bool
}

/// The number of items of a list, and of the selected ones.
package struct AccessibilityItemCounts: Equatable {
    package var all: Int
    package var selected: Int

    package init(all: Int, selected: Int) {
        (self.all, self.selected) = (all, selected)
    }
}

/// A container whose elements are the cells of a table.
///
/// A view or an element that conforms to the protocol, and whose ``AccessibleObject/accessibilityContainerType`` is
/// ``UIAccessibilityContainerType/dataTable``, is presented with its rows, columns and headers.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: AnyObject {
    /// Returns the cell at a row and a column, or `nil` if there is none.
    ///
    /// A table that creates its rows on demand creates the row of the cell.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (
        any UIAccessibilityContainerDataTableCell
    )?
    /// Returns the number of rows, including those without views.
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
    /// Returns the headers of a row, or `nil` if there are none.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// Returns the headers of a column, or `nil` if there are none.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// The default returns `nil`.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }

    /// The default returns `nil`.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}

/// A view or an element that is a cell, or a header, of a ``UIAccessibilityContainerDataTable``.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: AnyObject {
    /// Returns the rows that the cell covers; an empty range for the header of a column.
    func accessibilityRowRange() -> NSRange
    /// Returns the columns that the cell covers; an empty range for the header of a row.
    func accessibilityColumnRange() -> NSRange
}

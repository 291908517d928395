/// A row of a table, which presents its parts as the cells of the columns.
///
/// The elements of the cells are created when an assistive technology requests them.
package final class TableRowView: UIView {
    /// A part of the row.
    package struct Cell: Equatable {
        /// The identifier of the column.
        package var id: String
        package var column: Int
        package weak var content: UIView?
        /// The rectangle in the row, in points.
        package var frame: CGRect

        package init(id: String, column: Int, content: UIView?, frame: CGRect) {
            self.id = id
            self.column = column
            self.content = content
            self.frame = frame
        }

        package static func == (lhs: Cell, rhs: Cell) -> Bool {
            lhs.id == rhs.id && lhs.column == rhs.column && lhs.content === rhs.content && lhs.frame == rhs.frame
        }
    }

    /// The cells in the order of the columns.
    package var cells: [Cell] = [] {
        didSet { if !elements.isEmpty, cells != oldValue { updateElements() } }
    }

    private var elements: [String: TableCellElement] = [:]

    package override var accessibilityElements: [Any]? {
        get { cells.map { element(of: $0) } }
        set {}
    }

    /// Returns the element of a column, or `nil` if the row has no such cell.
    package func cellElement(ofColumn column: Int) -> TableCellElement? {
        cells.first { $0.column == column }.map { element(of: $0) }
    }

    /// Returns the element of the cell whose content is a subview.
    func cellElement(around view: UIView) -> TableCellElement? {
        elements.values.first { $0.cell.content === view }
    }

    private func element(of cell: Cell) -> TableCellElement {
        if let element = elements[cell.id] { return element }
        let element = TableCellElement(cell, in: self)
        elements[cell.id] = element
        return element
    }

    private func updateElements() {
        let present = Dictionary(cells.map { ($0.id, $0) }) { first, _ in first }
        for (id, element) in elements {
            if let cell = present[id] { element.cell = cell } else { elements[id] = nil }
        }
        accessibilityDidChange(.structure)
    }
}

/// A cell of a ``TableRowView``, whose name consists of the texts in it.
package final class TableCellElement: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
    private weak var row: TableRowView?
    fileprivate(set) var cell: TableRowView.Cell {
        didSet { if cell != oldValue { accessibilityDidChange(.structure) } }
    }

    fileprivate init(_ cell: TableRowView.Cell, in row: TableRowView) {
        self.cell = cell
        self.row = row
        super.init(accessibilityContainer: row)
    }

    package override var accessibilityElements: [Any]? {
        get { cell.content.map { [$0] } }
        set {}
    }

    package override var defaultAccessibilityLabel: String? { joinedAccessibilityLabel }

    /// A group, so that a cell without texts is presented, too.
    package override var accessibilityContainerType: UIAccessibilityContainerType {
        get { .semanticGroup }
        set {}
    }

    package override var defaultAccessibilityFrame: CGRect { row.map { $0.convert(cell.frame, to: nil) } ?? .zero }

    package func accessibilityRowRange() -> NSRange {
        guard let index = rowIndex else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(location: index, length: 1)
    }

    package func accessibilityColumnRange() -> NSRange { NSRange(location: cell.column, length: 1) }

    /// The position of the row, which may have other views around the one with the cells.
    private var rowIndex: Int? {
        var view: UIView? = row
        while let current = view {
            if let found = current.rowInList { return found.index }
            view = current.superview
        }
        return nil
    }
}

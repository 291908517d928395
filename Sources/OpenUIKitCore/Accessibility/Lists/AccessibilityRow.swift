/// What a row of a list presents to assistive technologies in addition to its contents.
package struct AccessibilityRow: Equatable {
    package enum Kind: Sendable {
        case list
        case tree
        case table
    }

    package var kind: Kind
    /// The position among all rows, including those without views, starting at 0.
    package var index: Int
    package var count: Int
    package var isSelectable = false
    /// Whether the list offers actions for the row.
    package var hasActions = false
    package var isSelected = false
    /// Whether keys act on the row.
    package var isFocused = false
    /// Whether the row of a tree shows the rows below it; `nil` if there are none.
    package var isExpanded: Bool?
    /// The number of rows above it in the tree, starting at 1; `nil` for other rows.
    package var level: Int?

    package init(_ kind: Kind, index: Int, count: Int) {
        self.kind = kind
        self.index = index
        self.count = count
    }
}

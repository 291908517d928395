// The cells as assistive technologies and arrow keys find them: by their positions among all cells, with or without views.

extension LazyGridView: AccessibilityListing {
    package func accessibilityRow(of view: UIView) -> AccessibilityRow? {
        index(of: view).map { AccessibilityRow(.list, index: $0, count: cellCount) }
    }

    package func accessibilityRow(toward heading: UIFocusHeading, of index: Int) -> Int? {
        cell(toward: heading, of: index)
    }

    package func accessibilityFrame(ofRow view: UIView) -> CGRect { view.frame }
    package var accessibilityItemCount: Int { cellCount }
    package func makeAccessibilityItem(_ index: Int) -> UIView? { makeCell(at: index) }

    // The cells of a grid cannot be selected, and form no tree.

    package var isAccessibilityTree: Bool { false }
    package func accessibilityParentRow(of index: Int) -> Int? { nil }
    package func activateAccessibilityRow(_ index: Int) -> Bool { false }
    package func accessibilityActions(ofRow view: UIView) -> [UIAccessibilityCustomAction] { [] }
    package var selectedAccessibilityItems: [Int] { [] }
    package var selectedAccessibilityItemCount: Int { 0 }
    package func isAccessibilityItemSelected(_ index: Int) -> Bool { false }
    package var selectsSeveralAccessibilityItems: Bool { false }
    package func setAccessibilityItem(_ index: Int, isSelected: Bool) -> Bool { false }
    package func setAllAccessibilityItems(isSelected: Bool) -> Bool { !isSelected }
}

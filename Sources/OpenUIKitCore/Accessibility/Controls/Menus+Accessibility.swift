package import Accessibility

// Menus and the menu bar.

extension MenuOverlay: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .menu
    }
}

extension MenuRow: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = element is UIMenu ? .menu : element.elementState == .off ? .menuItem : .checkMenuItem
        node.help = element.subtitle ?? node.help
        node.states.formUnion([.selectable, .focusable])
        if element.elementState == .on { node.states.formUnion([.checkable, .checked]) }
        guard element is UIMenu else { return }
        node.states.formUnion([.hasPopup, .expandable])
        if isExpanded { node.states.insert(.expanded) }
    }
}

extension MenuBarView: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .menuBar
    }
}

extension MenuBarItem: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .menu
        node.states.formUnion([.selectable, .focusable, .hasPopup, .expandable])
        if isSelected { node.states.insert(.selected) }
        if isOpen { node.states.insert(.expanded) }
    }
}

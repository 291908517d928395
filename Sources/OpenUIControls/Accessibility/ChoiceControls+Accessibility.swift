package import Accessibility

// Controls in which users choose.

extension UISegmentedControl: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .group
        // The segments present the selection and the focus.
        node.value = ""
        if numberOfSegments > 0 { node.states.subtract([.focusable, .focused]) }
    }
}

extension SegmentAccessibilityElement: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .radioButton
        node.states.insert(.checkable)
        if node.states.contains(.selected) { node.states.insert(.checked) }
        node.states.subtract([.selectable, .selected])
        node.placement = placement
        if canPresentFocus { node.states.insert(.focusable) }
    }
}

extension UIButton: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        if opensMenu { node.states.insert(.hasPopup) }
        guard changesSelectionAsPrimaryAction else { return }
        node.role = .toggleButton
        node.states.insert(.checkable)
        if isSelected { node.states.insert(.checked) }
    }
}

package import Accessibility

// The texts of the views in which users edit.

extension UITextField: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        let isSearch = accessibilityTraits.contains(.searchField)
        node.role = isSecureTextEntry ? .passwordField : isSearch ? .searchField : .textField
        node.text = accessibilityText
        node.text?.attributesVersion = spellChecker?.generation ?? 0
        node.value = ""
        node.states.formUnion([.singleLine, .selectableText])
        if isEnabled { node.states.insert(.editable) }
        guard let field = self as? any CompletionListing, field.hasCompletionList else { return }
        node.role = .comboBox
        node.states.formUnion([.expandable, .hasPopup])
        if field.isCompletionListOpen { node.states.insert(.expanded) }
    }
}

/// A text field with a list of values that the user can open.
@MainActor package protocol CompletionListing: UITextField {
    /// Whether there are values.
    var hasCompletionList: Bool { get }
    var isCompletionListOpen: Bool { get }
}

extension CompletionListing {
    /// The default is `true`.
    package var hasCompletionList: Bool { true }
}

extension UITextView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.text = accessibilityText
        node.text?.attributesVersion = spellChecker?.generation ?? 0
        node.value = ""
        node.states.insert(.multiLine)
        if isEditable || node.role != .heading {
            node.role = .textView
        } else if node.name.isEmpty {
            // Screen readers read the name of a heading.
            node.name = text
        }
        if isSelectable { node.states.insert(.selectableText) }
        node.states.insert(isEditable ? .editable : .readOnly)
    }
}

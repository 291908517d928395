/// The states of a node of the accessibility tree.
package struct AccessibilityStates: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let enabled = AccessibilityStates(rawValue: 1 << 0)
    package static let focusable = AccessibilityStates(rawValue: 1 << 1)
    package static let focused = AccessibilityStates(rawValue: 1 << 2)
    package static let selectable = AccessibilityStates(rawValue: 1 << 3)
    package static let selected = AccessibilityStates(rawValue: 1 << 4)
    package static let checkable = AccessibilityStates(rawValue: 1 << 5)
    package static let checked = AccessibilityStates(rawValue: 1 << 6)
    package static let editable = AccessibilityStates(rawValue: 1 << 7)
    /// The text has one line.
    package static let singleLine = AccessibilityStates(rawValue: 1 << 8)
    package static let multiLine = AccessibilityStates(rawValue: 1 << 9)
    package static let selectableText = AccessibilityStates(rawValue: 1 << 10)
    /// Other windows and views cannot be used meanwhile.
    package static let modal = AccessibilityStates(rawValue: 1 << 11)
    /// The window that receives keys.
    package static let active = AccessibilityStates(rawValue: 1 << 12)
    /// Work is in progress.
    package static let busy = AccessibilityStates(rawValue: 1 << 13)
    /// The progress has no value.
    package static let indeterminate = AccessibilityStates(rawValue: 1 << 14)
    package static let hasPopup = AccessibilityStates(rawValue: 1 << 15)
    package static let multiselectable = AccessibilityStates(rawValue: 1 << 16)
    package static let horizontal = AccessibilityStates(rawValue: 1 << 17)
    package static let vertical = AccessibilityStates(rawValue: 1 << 18)
    package static let readOnly = AccessibilityStates(rawValue: 1 << 19)
    /// There is more content that the user can show and hide.
    package static let expandable = AccessibilityStates(rawValue: 1 << 20)
    package static let expanded = AccessibilityStates(rawValue: 1 << 21)

    /// The states in the set, one by one.
    package var elements: [AccessibilityStates] {
        (0..<32).map { AccessibilityStates(rawValue: 1 << $0) }.filter { contains($0) }
    }
}

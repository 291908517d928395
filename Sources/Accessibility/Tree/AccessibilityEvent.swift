package import OpenCoreGraphics

/// A change of the accessibility tree, or a message to assistive technologies.
package enum AccessibilityEvent: Equatable, Sendable {
    /// The properties of a node whose changes are reported.
    package enum Property: Sendable {
        case name
        case help
        case role
        case value
        /// The parent of a node that another one has taken over.
        case parent
    }

    case childAdded(AccessibilityID, at: Int, to: AccessibilityID)
    case childRemoved(AccessibilityID, at: Int, from: AccessibilityID)
    case changed(Property, of: AccessibilityID)
    case stateChanged(AccessibilityStates, isOn: Bool, of: AccessibilityID)
    case textRemoved(String, at: Int, of: AccessibilityID)
    case textInserted(String, at: Int, of: AccessibilityID)
    case caretMoved(Int, of: AccessibilityID)
    case textSelectionChanged(of: AccessibilityID)
    case textAttributesChanged(of: AccessibilityID)
    /// Which children of a container are selected has changed.
    case selectionChanged(of: AccessibilityID)
    /// The item of a list, tree or table with the keyboard focus is another one, at a position among the children.
    case activeDescendantChanged(AccessibilityID, at: Int, of: AccessibilityID)
    /// A window or the focused element has another rectangle, in the coordinates of its window.
    case boundsChanged(CGRect, of: AccessibilityID)
    /// The content of a scroll view was scrolled.
    case visibleDataChanged(of: AccessibilityID)
    case tableChanged(AccessibilityTableChange, of: AccessibilityID)
    /// A text is to be spoken after the current speech; `notification` is the node that has it as its name.
    case announced(String, by: AccessibilityID, notification: AccessibilityID)
}

/// A change of the rows or columns of a table, by their indices among all of them.
package enum AccessibilityTableChange: Equatable, Sendable {
    /// Rows were removed; the range is that before the change.
    case rowsRemoved(Range<Int>)
    case rowsInserted(Range<Int>)
    case rowsReordered
    case columnsReordered
}

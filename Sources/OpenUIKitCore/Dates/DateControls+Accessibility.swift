package import Accessibility

// Controls whose label names the group of their buttons, wheels and days.

extension UIDatePicker: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .group
    }
}

extension CalendarGridView: AccessibilityDescribing {
    /// The days present the focus.
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .group
        node.states.subtract([.focusable, .focused])
    }
}

extension CalendarDayCell: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        if isCursor { node.states.insert(.focusable) }
    }
}

extension UICalendarView: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .group
    }
}

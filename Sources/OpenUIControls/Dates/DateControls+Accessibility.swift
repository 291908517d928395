package import Accessibility

// Controls whose label names the group of their buttons, wheels and days.

extension UIDatePicker: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .group
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

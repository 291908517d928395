package import Accessibility

// Bars and alerts as assistive technologies see them.

extension UINavigationBar: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .toolBar
        if node.name.isEmpty { node.name = topItem?.title ?? "" }
    }
}

extension UIToolbar: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .toolBar
    }
}

extension UITabBar: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .tabList
    }
}

extension TabBarButton: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        guard let bar, let index = bar.index(of: item) else {
            node.role = .button
            node.states.insert(.hasPopup)
            return
        }
        node.role = .tab
        node.states.insert(.selectable)
        node.placement = AccessibilityNode.Placement(index: index, count: bar.items?.count ?? 0)
    }
}

extension AlertView: AccessibilityDescribing {
    /// Describes the dialog in which the alert is shown.
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .alert
        node.name = alert.title ?? alert.message ?? ""
        node.help = alert.title == nil ? "" : alert.message ?? ""
    }
}

package import Accessibility

extension UIActivityIndicatorView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .activityIndicator
        node.states.insert(.indeterminate)
        if isAnimating { node.states.insert(.busy) }
    }
}

extension UIRefreshControl: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .activityIndicator
        node.states.formUnion([.indeterminate, .busy])
    }
}

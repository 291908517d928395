package import Accessibility

extension SplitDivider: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .splitter
        guard let (value, limits) = widthRange else { return }
        node.range = AccessibilityNode.Range(
            value: Double(value), in: Double(limits.lowerBound)...Double(limits.upperBound), isAdjustable: isEnabled)
    }

    package func setAccessibilityValue(_ value: Double) -> Bool {
        setWidth(CGFloat(value))
        return true
    }
}

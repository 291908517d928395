package import Accessibility

// The numeric values of controls, which UIKit's API expresses as texts.

extension UISlider: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .slider
        node.range = AccessibilityNode.Range(
            value: Double(value), in: Double(minimumValue)...Double(max(minimumValue, maximumValue)),
            step: Double(valueStep), isAdjustable: isEnabled)
        node.states.insert(.horizontal)
    }

    package func setAccessibilityValue(_ value: Double) -> Bool {
        guard isEnabled else { return false }
        changeByUser(to: Float(value))
        return true
    }
}

extension UIStepper: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .stepper
        node.range = AccessibilityNode.Range(
            value: value, in: minimumValue...max(minimumValue, maximumValue), step: stepValue, isAdjustable: isEnabled)
    }

    package func setAccessibilityValue(_ value: Double) -> Bool {
        guard isEnabled else { return false }
        changeByUser(to: value)
        return true
    }
}

extension UIPageControl: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .pageControl
        node.range = AccessibilityNode.Range(
            value: Double(currentPage + 1), in: 1...Double(max(numberOfPages, 1)), step: 1, isAdjustable: isEnabled)
    }

    package func setAccessibilityValue(_ value: Double) -> Bool {
        guard isEnabled, let page = Int(exactly: value.rounded()) else { return false }
        changePageByUser(to: max(page, 1) - 1)
        return true
    }
}

extension RatingControl: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        let (step, maximum) = (configuration.step, Double(configuration.maximum))
        guard configuration.isEditable else { return describeReadOnly(&node, maximum: maximum) }
        node.role = .slider
        node.range = AccessibilityNode.Range(value: value, in: 0...maximum, step: step, isAdjustable: isEnabled)
        node.states.insert(.horizontal)
    }

    private func describeReadOnly(_ node: inout AccessibilityNode, maximum: Double) {
        node.role = .levelIndicator
        node.range = AccessibilityNode.Range(value: value, in: 0...maximum)
    }

    package func setAccessibilityValue(_ value: Double) -> Bool {
        guard canBecomeFocused, !value.isNaN else { return false }
        changeByUser(to: (value / configuration.step).rounded() * configuration.step)
        return true
    }
}

extension UIProgressView: AccessibilityDescribing {
    /// Without a value, the progress is indeterminate.
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .progressBar
        if accessibilityValue == nil {
            node.states.formUnion([.indeterminate, .busy])
        } else {
            node.range = AccessibilityNode.Range(value: Double(progress), in: 0...1)
        }
    }
}

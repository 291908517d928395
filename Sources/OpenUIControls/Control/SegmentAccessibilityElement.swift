internal import Accessibility
@_spi(Subclassing) import OpenUIKitCore

/// A segment of a ``UISegmentedControl``, as an accessibility element.
@MainActor final class SegmentAccessibilityElement: UIAccessibilityElement {
    private weak var control: UISegmentedControl?
    let index: Int

    init(of control: UISegmentedControl, at index: Int) {
        self.control = control
        self.index = index
        super.init(accessibilityContainer: control)
    }

    /// The position among the segments.
    var placement: AccessibilityNode.Placement? {
        control.map { AccessibilityNode.Placement(index: index, count: $0.numberOfSegments) }
    }

    override var defaultAccessibilityLabel: String? {
        control.flatMap { $0.titleForSegment(at: index) ?? $0.imageLabelForSegment(at: index) }
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        guard let control else { return traits }
        if control.selectedSegmentIndex == index { traits.insert(.selected) }
        if !control.isEnabled || !control.isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
        return traits
    }

    override var defaultAccessibilityFrame: CGRect {
        control.map { $0.convert($0.rectForAccessibility(of: index), to: nil) } ?? .zero
    }

    /// Whether the control can have the keyboard focus, which the selected segment presents.
    var canPresentFocus: Bool {
        guard let control, control.canBecomeFocused else { return false }
        return control.focusedSegment == index
    }

    override func accessibilityElementIsFocused() -> Bool { canPresentFocus && control?.isFocused == true }

    override func accessibilityActivate() -> Bool {
        guard let control, control.isEnabled, control.isEnabledForSegment(at: index) else { return false }
        control.selectByUser(index)
        return true
    }
}

package import Accessibility
@_spi(Subclassing) import OpenUIKitCore

/// A thumb of a ``RangeSliderControl``, with the keyboard focus and the description for assistive technologies.
///
/// The control receives its touches.
@MainActor package final class RangeSliderThumb: UIView {
    package let end: RangeSliderValues.End
    private weak var control: RangeSliderControl?

    init(of control: RangeSliderControl, end: RangeSliderValues.End) {
        self.control = control
        self.end = end
        super.init(frame: .zero)
        backgroundColor = .white
        UISlider.addShadow(to: self)
        builtInAccessibilityLabel = end == .lower ? .BuiltIn.controlMinimum : .BuiltIn.controlMaximum
    }

    package required init?(coder: NSCoder) { nil }

    /// Returns `false`.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    package override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.shadowPath = CGPath(ellipseIn: bounds, transform: nil)
    }

    private var values: RangeSliderValues { control?.values ?? RangeSliderValues() }
    private var value: Double { values.value(of: end) }

    // MARK: Keyboard

    package override var canBecomeFocused: Bool { control?.isEnabled ?? false }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, bounds.height / 2) }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
    }

    package override func pressRepeated(_ press: UIPress) {
        if !handle(press) { super.pressRepeated(press) }
    }

    private func handle(_ press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
            let target = target(of: press)
        else { return false }
        control?.moveByUser(end, to: target)
        return true
    }

    /// Returns the value to which a key moves the thumb; `nil` for other keys.
    private func target(of press: UIPress) -> Double? {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let direction = press.valueStep(isReversed: isReversed) {
            return value + Double(direction) * values.distance(parts: Double(UISlider.steps))
        }
        let page = values.distance(parts: RangeSliderControl.pages)
        return switch press.key?.keyCode {
        case .keyboardPageUp: value + page
        case .keyboardPageDown: value - page
        case .keyboardHome: values.bounds.lowerBound
        case .keyboardEnd: values.bounds.upperBound
        default: nil
        }
    }

    // MARK: Accessibility

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { true }

    /// The value itself, because a user compares it with that of the other thumb.
    @_spi(Subclassing) public override var defaultAccessibilityValue: String? {
        control?.valueText?(value) ?? numberText(value, digits: fractionDigits)
    }

    /// The number of digits after the decimal separator: as many as a step or a hundredth of the bounds needs.
    private var fractionDigits: Int {
        let values = values
        let unit = values.step > 0 ? values.step / 100 : values.length / 100
        guard unit > 0 else { return 0 }
        return Int(min(max((-log10(unit)).rounded(.up), 0), 6))
    }

    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits {
        control?.isEnabled == false ? [.adjustable, .notEnabled] : .adjustable
    }

    /// Moves the thumb by a tenth of the bounds.
    package override func accessibilityIncrement() {
        control?.moveByUser(end, to: value + accessibilityDistance)
    }

    /// Moves the thumb by a tenth of the bounds.
    package override func accessibilityDecrement() {
        control?.moveByUser(end, to: value - accessibilityDistance)
    }

    private var accessibilityDistance: Double { values.distance(parts: Double(UISlider.accessibilitySteps)) }
}

extension RangeSliderThumb: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        let (values, value) = (values, value)
        let permitted = values.permitted(end)
        node.role = .slider
        // A range that code specifies may be shorter than the least distance.
        node.range = AccessibilityNode.Range(
            value: value, in: min(permitted.lowerBound, value)...max(permitted.upperBound, value), step: values.step,
            isAdjustable: canBecomeFocused)
        node.states.insert(.horizontal)
    }

    package func setAccessibilityValue(_ value: Double) -> Bool {
        guard canBecomeFocused else { return false }
        control?.moveByUser(end, to: value)
        return true
    }
}

/// A control with two buttons that decrement and increment a number.
///
/// ```swift
/// Stepper(value: state.count, in: 1...9) { state.count = $0; state.updated() }
/// ```
///
/// Each step starts from the specified value: if the closure does not change it, the next press starts from there
/// again. The closure is behavior and not part of `==`.
public struct Stepper: Component {
    /// The value from which steps start.
    public let value: Double
    /// The permitted values.
    public let range: ClosedRange<Double>
    /// The amount by which a press changes the value; greater than 0.
    public let step: Double
    /// Whether the value wraps around at the ends of the range.
    public let wraps: Bool
    /// Whether the buttons can be pressed.
    public let isEnabled: Bool
    /// The closure called when the user changes the value.
    public let valueUpdated: (Double) -> Void

    /// Creates a stepper.
    public init(
        value: Double, in range: ClosedRange<Double> = 0...100, step: Double = 1, wraps: Bool = false,
        isEnabled: Bool = true, valueUpdated: @escaping (Double) -> Void
    ) {
        self.value = value
        self.range = range
        self.step = step
        self.wraps = wraps
        self.isEnabled = isEnabled
        self.valueUpdated = valueUpdated
    }

    /// Returns whether both have equal properties; the closure is ignored.
    public static func == (lhs: Stepper, rhs: Stepper) -> Bool {
        lhs.value == rhs.value && lhs.range == rhs.range && lhs.step == rhs.step && lhs.wraps == rhs.wraps
            && lhs.isEnabled == rhs.isEnabled
    }

    /// The control of a ``Stepper``.
    public final class View: UIStepper {
        private var component: Stepper?

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.didStep() }, for: .valueChanged)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: Stepper) {
            let isNew = self.component != component
            self.component = component
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            minimumValue = component.range.lowerBound
            maximumValue = component.range.upperBound
            stepValue = component.step
            wraps = component.wraps
            // An update that changes only closures must not revert a change that the control is about to report.
            if isNew { value = component.value }
        }

        private func didStep() {
            component?.valueUpdated(value)
            if let component { value = component.value }
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Sets the value and its range.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self)
        return view.intrinsicContentSize
    }
}

extension Stepper {
    /// Creates a stepper for a binding.
    public init(
        value: Binding<Double>, in range: ClosedRange<Double> = 0...100, step: Double = 1, wraps: Bool = false,
        isEnabled: Bool = true
    ) {
        self.init(
            value: value.wrappedValue, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            valueUpdated: value.setFromControl)
    }

    /// Creates a stepper for a binding to an integer.
    public init(
        value: Binding<Int>, in range: ClosedRange<Int> = 0...100, step: Int = 1, wraps: Bool = false,
        isEnabled: Bool = true
    ) {
        self.init(
            value: Double(value.wrappedValue), in: Double(range.lowerBound)...Double(range.upperBound),
            step: Double(step), wraps: wraps, isEnabled: isEnabled
        ) { new in
            if let new = Int(exactly: new.rounded()) { value.setFromControl(new) }
        }
    }
}

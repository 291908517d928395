/// Two buttons that make a number smaller and larger.
///
/// ```swift
/// Stepper(value: state.count, range: 1...9) { state.count = $0; state.updated() }
/// ```
///
/// It counts from the value it is given: if the closure does not lead to another one, the next press starts from there
/// again. The closure is behaviour and no part of `==`.
public struct Stepper: Component {
    /// The number.
    public let value: Double
    /// The numbers there are.
    public let range: ClosedRange<Double>
    /// By how much a press changes the number; above 0.
    public let step: Double
    /// Whether the number goes on at the other end of the range.
    public let wraps: Bool
    /// Whether the buttons can be pressed.
    public let isEnabled: Bool
    /// Told of the numbers that are picked.
    public let valueUpdated: (Double) -> Void

    /// Makes a stepper.
    public init(
        value: Double, range: ClosedRange<Double> = 0...100, step: Double = 1, wraps: Bool = false,
        isEnabled: Bool = true, valueUpdated: @escaping (Double) -> Void
    ) {
        self.value = value
        self.range = range
        self.step = step
        self.wraps = wraps
        self.isEnabled = isEnabled
        self.valueUpdated = valueUpdated
    }

    /// Whether both look the same; the closure does not count.
    public static func == (lhs: Stepper, rhs: Stepper) -> Bool {
        lhs.value == rhs.value && lhs.range == rhs.range && lhs.step == rhs.step && lhs.wraps == rhs.wraps
            && lhs.isEnabled == rhs.isEnabled
    }

    /// The control that shows a ``Stepper``.
    public final class View: UIStepper {
        private var component: Stepper?

        /// Makes the control.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.didStep() }, for: .valueChanged)
        }

        /// Controls of components are not archived: returns nil.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: Stepper) {
            self.component = component
            isEnabled = component.isEnabled
            minimumValue = component.range.lowerBound
            maximumValue = component.range.upperBound
            stepValue = component.step
            wraps = component.wraps
            value = component.value
        }

        func refreshBehavior(from component: Stepper) {
            self.component = component
        }

        private func didStep() {
            component?.valueUpdated(value)
            if let component { value = component.value }
        }
    }

    /// Makes the control.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Counts from the value.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self)
        return view.intrinsicContentSize
    }

    /// Hands the control the newest closure.
    public func refreshBehavior(view: View, state: EmptyComponentState) {
        view.refreshBehavior(from: self)
    }
}

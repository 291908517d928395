/// A control with two buttons that decrement and increment a number, with an optional title beside it.
///
/// ```swift
/// Stepper("\(portions) portions", value: $portions, in: 1...12)
/// Stepper(value: state.count, in: 1...9) { state.count = $0; state.updated() }
/// ```
///
/// A stepper with a title takes the proposed width: the title is at the leading edge, the buttons at the trailing edge.
/// If a word of the title does not fit beside the buttons, but fits the whole width, they are below the title. Assistive
/// technologies present the title as the name of the stepper.
///
/// Each step starts from the specified value: if the closure does not change it, the next press starts from there
/// again. Closures are behavior and not part of `==`.
public struct Stepper: TitledControl {
    /// A stepper expects no environment.
    public typealias EnvironmentType = Empty
    /// The view, which contains the buttons and the title.
    public typealias View = TitledControlView<Control>

    let label: ControlLabel?
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
    /// The closure called with whether the user is changing the value, when that changes.
    @Behavior private var onEditingChanged: (Bool) -> Void = { _ in }

    /// Creates a stepper without a title.
    public init(
        value: Double, in range: ClosedRange<Double> = 0...100, step: Double = 1, wraps: Bool = false,
        isEnabled: Bool = true, valueUpdated: @escaping (Double) -> Void
    ) {
        self.init(
            label: nil, value: value, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            valueUpdated: valueUpdated)
    }

    /// Creates a stepper with a title.
    public init(
        _ title: String, value: Double, in range: ClosedRange<Double> = 0...100, step: Double = 1, wraps: Bool = false,
        isEnabled: Bool = true, valueUpdated: @escaping (Double) -> Void
    ) {
        self.init(
            label: ControlLabel(Text(title)), value: value, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            valueUpdated: valueUpdated)
    }

    /// Creates a stepper with a title of a string catalog, in the language of the component that contains the stepper.
    public init(
        _ title: LocalizedString, value: Double, in range: ClosedRange<Double> = 0...100, step: Double = 1,
        wraps: Bool = false, isEnabled: Bool = true, valueUpdated: @escaping (Double) -> Void
    ) {
        self.init(
            label: ControlLabel(Text(title)), value: value, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            valueUpdated: valueUpdated)
    }

    private init(
        label: ControlLabel?, value: Double, in range: ClosedRange<Double>, step: Double, wraps: Bool, isEnabled: Bool,
        valueUpdated: @escaping (Double) -> Void
    ) {
        self.label = label
        self.value = value
        self.range = range
        self.step = step
        self.wraps = wraps
        self.isEnabled = isEnabled
        self.valueUpdated = valueUpdated
    }

    /// The title, in the user's language; `nil` for none, and for a label with other components.
    public var title: String? {
        label?.text?.text
    }

    /// Returns whether both have equal properties; closures are ignored.
    public static func == (lhs: Stepper, rhs: Stepper) -> Bool {
        lhs.value == rhs.value && lhs.range == rhs.range && lhs.step == rhs.step && lhs.wraps == rhs.wraps
            && lhs.isEnabled == rhs.isEnabled && lhs.label == rhs.label
    }

    /// The control of a ``Stepper``.
    public final class Control: UIStepper {
        private var component: Stepper?
        private let editing = ControlEditing()

        /// The specified label, or the texts beside the buttons.
        public override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? (superview as? TitledControlView<Control>)?.textsInLabel }
            set { super.accessibilityLabel = newValue }
        }

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.didStep() }, for: .valueChanged)
            editing.observe(self)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: Stepper) {
            let isNew = self.component != component
            self.component = component
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            editing.update(self, onChange: component.onEditingChanged)
            minimumValue = component.range.lowerBound
            maximumValue = component.range.upperBound
            stepValue = component.step
            wraps = component.wraps
            // An update that changes only closures must not revert a change that the control is about to report.
            if isNew { value = component.value }
        }

        private func didStep() {
            editing.report(from: self) {
                component?.valueUpdated(value)
                if let component { value = component.value }
            }
        }
    }

    public func makeView() -> View {
        View(Control(frame: .zero))
    }

    /// Sets the value and its range.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.control.update(component: self)
        return layOutControl(in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

extension Stepper {
    /// Creates a stepper without a title for a binding.
    ///
    /// - Parameters:
    ///   - value: The binding that is set when the user changes the value.
    ///   - range: The permitted values.
    ///   - step: The amount by which a press changes the value; greater than 0.
    ///   - wraps: Whether the value wraps around at the ends of the range.
    ///   - isEnabled: Whether the buttons can be pressed.
    ///   - onEditingChanged: The closure called with `true` when the user begins to press a button, and with `false` at the end;
    ///     with both for a key.
    public init(
        value: Binding<Double>, in range: ClosedRange<Double> = 0...100, step: Double = 1, wraps: Bool = false,
        isEnabled: Bool = true, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: nil, value: value, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a binding.
    public init(
        _ title: String, value: Binding<Double>, in range: ClosedRange<Double> = 0...100, step: Double = 1,
        wraps: Bool = false, isEnabled: Bool = true, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: ControlLabel(Text(title)), value: value, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a binding, with a title of a string catalog in the language of the component that contains it.
    public init(
        _ title: LocalizedString, value: Binding<Double>, in range: ClosedRange<Double> = 0...100, step: Double = 1,
        wraps: Bool = false, isEnabled: Bool = true, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: ControlLabel(Text(title)), value: value, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a binding, with a label.
    ///
    /// ```swift
    /// Stepper(value: $volume, in: 0...11) { Label("Volume", systemImage: "speaker.wave.2") }
    /// ```
    ///
    /// Several components of the label are shown one below the other. Assistive technologies present its texts as the name of
    /// the stepper.
    public init(
        value: Binding<Double>, in range: ClosedRange<Double> = 0...100, step: Double = 1, wraps: Bool = false,
        isEnabled: Bool = true, @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: ControlLabel(label()), value: value, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            onEditingChanged: onEditingChanged)
    }

    private init(
        label: ControlLabel?, value: Binding<Double>, in range: ClosedRange<Double>, step: Double, wraps: Bool,
        isEnabled: Bool, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            label: label, value: value.wrappedValue, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            valueUpdated: value.setFromControl)
        self.onEditingChanged = onEditingChanged
    }
}

extension Stepper {
    /// Creates a stepper without a title for a binding to an integer.
    public init(
        value: Binding<Int>, in range: ClosedRange<Int> = 0...100, step: Int = 1, wraps: Bool = false,
        isEnabled: Bool = true, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: nil, value: value, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a binding to an integer.
    public init(
        _ title: String, value: Binding<Int>, in range: ClosedRange<Int> = 0...100, step: Int = 1, wraps: Bool = false,
        isEnabled: Bool = true, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: ControlLabel(Text(title)), value: value, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a binding to an integer, with a title of a string catalog in the language of the component
    /// that contains it.
    public init(
        _ title: LocalizedString, value: Binding<Int>, in range: ClosedRange<Int> = 0...100, step: Int = 1,
        wraps: Bool = false, isEnabled: Bool = true, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: ControlLabel(Text(title)), value: value, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a binding to an integer, with a label.
    public init(
        value: Binding<Int>, in range: ClosedRange<Int> = 0...100, step: Int = 1, wraps: Bool = false,
        isEnabled: Bool = true, @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: ControlLabel(label()), value: value, in: range, step: step, wraps: wraps, isEnabled: isEnabled,
            onEditingChanged: onEditingChanged)
    }

    private init(
        label: ControlLabel?, value: Binding<Int>, in range: ClosedRange<Int>, step: Int, wraps: Bool, isEnabled: Bool,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            label: label, value: Double(value.wrappedValue),
            in: Double(range.lowerBound)...Double(range.upperBound), step: Double(step), wraps: wraps,
            isEnabled: isEnabled
        ) { new in
            if let new = Int(exactly: new.rounded()) { value.setFromControl(new) }
        }
        self.onEditingChanged = onEditingChanged
    }
}

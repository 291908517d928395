/// A control with which the user selects a number from a range.
///
/// ```swift
/// Slider(value: $volume) { Text("Volume") }
/// Slider(value: state.volume, in: 0...11, step: 1) { state.volume = $0; state.updated() }
/// ```
///
/// It takes the proposed width. A label is not displayed: it names the slider for assistive technologies. Texts at the ends are beside
/// the track, or below its ends if it would be too short between them, as in large text.
///
/// It shows the specified value: if the closure does not change it, the thumb moves back when it is released. Closures are
/// behavior and not part of `==`.
public struct Slider: LabeledSlider {
    /// A slider expects no environment.
    public typealias EnvironmentType = Empty

    /// The value to show.
    public let value: Double
    /// The permitted values.
    public let range: ClosedRange<Double>
    /// The distance between selectable values; `nil` permits all values in the range.
    public let step: Double?
    /// Whether the thumb can be moved.
    public let isEnabled: Bool
    /// The color of the track before the thumb; `nil` uses the tint color.
    public let tintColor: UIColor?
    /// The closure called when the user selects a value, including while dragging.
    public let valueUpdated: (Double) -> Void
    /// The labels; `nil` for none.
    let labels: SliderLabels?
    /// The closure called with whether the user is changing the value, when that changes.
    @Behavior private var onEditingChanged: (Bool) -> Void = { _ in }

    /// Creates a slider for a value.
    ///
    /// - Parameters:
    ///   - value: The value to show.
    ///   - range: The permitted values.
    ///   - step: The distance between selectable values; `nil` permits all values in the range.
    ///   - isEnabled: Whether the thumb can be moved.
    ///   - tintColor: The color of the track before the thumb; `nil` uses the tint color.
    ///   - valueUpdated: The closure called when the user selects a value, including while dragging.
    ///   - label: A builder of the label, which names the slider for assistive technologies and is not displayed.
    ///   - minimumValueLabel: A builder of the text at the leading end.
    ///   - maximumValueLabel: A builder of the text at the trailing end.
    ///   - onEditingChanged: The closure called with `true` when the user begins to change the value, and with `false` at the end.
    public init(
        value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil, isEnabled: Bool = true,
        tintColor: UIColor? = nil, valueUpdated: @escaping (Double) -> Void,
        @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        @ComponentBuilder<Empty> minimumValueLabel: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        @ComponentBuilder<Empty> maximumValueLabel: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.value = value
        self.range = range
        self.step = step
        self.isEnabled = isEnabled
        self.tintColor = tintColor
        self.valueUpdated = valueUpdated
        labels = SliderLabels(name: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
        self.onEditingChanged = onEditingChanged
    }

    /// Returns whether both have equal properties; closures are ignored.
    public static func == (lhs: Slider, rhs: Slider) -> Bool {
        lhs.value == rhs.value && lhs.range == rhs.range && lhs.step == rhs.step && lhs.isEnabled == rhs.isEnabled
            && lhs.tintColor == rhs.tintColor && lhs.labels == rhs.labels
    }

    /// Returns the nearest selectable value.
    func snapped(_ value: Double) -> Double {
        guard let step = selectableStep else { return value }
        let steps = ((value - range.lowerBound) / step).rounded()
        return min(range.lowerBound + steps * step, range.upperBound)
    }

    /// The distance between the selectable values; `nil` if all values can be selected.
    private var selectableStep: Double? {
        step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    /// The control of a ``Slider``.
    public final class View: UISlider, LabeledSliderView {
        /// The distance from the track, in points, within which a touch may begin beside it.
        private static let reach: CGFloat = 10

        private var component: Slider?
        private let editing = ControlEditing()
        var nameLabel: LabelContent?
        /// The space that the labels at the ends take.
        var controlInsets = UIEdgeInsets.zero {
            didSet { if controlInsets != oldValue { setNeedsLayout() } }
        }
        var labeledControl: UIControl { self }

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.didMove() }, for: .valueChanged)
            addAction(
                UIAction { [weak self] _ in self?.thumbWasReleased() },
                for: [.touchUpInside, .touchUpOutside, .touchCancel])
            editing.observe(self)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: Slider, animated: Bool) {
            let old = self.component
            self.component = component
            minimumTrackTintColor = component.tintColor
            isEnabled = component.isEnabled && !InheritedValues.isDisabled
            editing.update(self, onChange: component.onEditingChanged)
            minimumValue = Float(component.range.lowerBound)
            maximumValue = Float(component.range.upperBound)
            valueStep = component.selectableStep.map { Float($0) } ?? 0
            // An update that changes only closures must not revert a change that the control is about to report.
            if !isTracking, old != component { setValue(Float(component.value), animated: animated && old != nil) }
        }

        private func didMove() {
            guard let component else { return }
            let picked = component.snapped(Double(value))
            editing.report(from: self) {
                if picked != component.value { component.valueUpdated(picked) }
                if !isTracking { thumbWasReleased() }
            }
        }

        private func thumbWasReleased() {
            if let component { setValue(Float(component.value), animated: true) }
        }

        /// The specified label, or the texts of the label of the component.
        public override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? nameLabel?.string }
            set { super.accessibilityLabel = newValue }
        }

        /// Returns the rectangle of the track, between the labels.
        public override func trackRect(forBounds bounds: CGRect) -> CGRect {
            super.trackRect(forBounds: bounds.inset(by: controlInsets))
        }

        /// Starts dragging for a touch on the thumb or the track, and not for one on a label.
        public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            let reach = bounds.inset(by: controlInsets).insetBy(dx: -Self.reach, dy: -Self.reach)
            return reach.contains(touch.location(in: self)) && super.beginTracking(touch, with: event)
        }
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the value, unless the thumb is being dragged.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, animated: !transition.animation.isImmediate)
        return layOutSlider(in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

extension Slider {
    /// Creates a slider for a binding.
    ///
    /// - Parameters:
    ///   - value: The binding that is set when the user selects a value.
    ///   - range: The permitted values.
    ///   - step: The distance between selectable values; `nil` permits all values in the range.
    ///   - isEnabled: Whether the thumb can be moved.
    ///   - tintColor: The color of the track before the thumb; `nil` uses the tint color.
    ///   - onEditingChanged: The closure called with `true` when the user begins to change the value, and with `false` at the end.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value? = nil, isEnabled: Bool = true,
        tintColor: UIColor? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: range, step: step, isEnabled: isEnabled, tintColor: tintColor, label: { [] },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a binding, with a label that names it, and texts at its ends.
    ///
    /// ```swift
    /// Slider(value: $speed, in: 0...100, step: 5) {
    ///     Text("Speed")
    /// } minimumValueLabel: {
    ///     Text("0")
    /// } maximumValueLabel: {
    ///     Text("100")
    /// } onEditingChanged: { isEditing in
    ///     isSeeking = isEditing
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The binding that is set when the user selects a value.
    ///   - range: The permitted values.
    ///   - step: The distance between selectable values; `nil` permits all values in the range.
    ///   - isEnabled: Whether the thumb can be moved.
    ///   - tintColor: The color of the track before the thumb; `nil` uses the tint color.
    ///   - label: A builder of the label, which names the slider for assistive technologies and is not displayed.
    ///   - minimumValueLabel: A builder of the text at the leading end.
    ///   - maximumValueLabel: A builder of the text at the trailing end.
    ///   - onEditingChanged: The closure called with `true` when the user begins to change the value, and with `false` at the end.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value? = nil, isEnabled: Bool = true,
        tintColor: UIColor? = nil,
        @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>],
        @ComponentBuilder<Empty> minimumValueLabel: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        @ComponentBuilder<Empty> maximumValueLabel: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: Double(value.wrappedValue), in: range.converted { Double($0) }, step: step.map { Double($0) },
            isEnabled: isEnabled, tintColor: tintColor, valueUpdated: { value.setFromControl(Value($0)) },
            label: label, minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
            onEditingChanged: onEditingChanged)
    }
}

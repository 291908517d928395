/// A control with which the user selects a number from a range.
///
/// It takes the proposed width. It shows the specified value: if the closure does not change it, the thumb moves back
/// when it is released. The closure is behavior and not part of `==`.
public struct Slider: Component {
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

    /// Creates a slider.
    public init(
        value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil, isEnabled: Bool = true,
        tintColor: UIColor? = nil, valueUpdated: @escaping (Double) -> Void
    ) {
        self.value = value
        self.range = range
        self.step = step
        self.isEnabled = isEnabled
        self.tintColor = tintColor
        self.valueUpdated = valueUpdated
    }

    /// Returns whether both have equal properties; the closure is ignored.
    public static func == (lhs: Slider, rhs: Slider) -> Bool {
        lhs.value == rhs.value && lhs.range == rhs.range && lhs.step == rhs.step && lhs.isEnabled == rhs.isEnabled
            && lhs.tintColor == rhs.tintColor
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
    public final class View: UISlider {
        private var component: Slider?

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.didMove() }, for: .valueChanged)
            addAction(
                UIAction { [weak self] _ in self?.thumbWasReleased() },
                for: [.touchUpInside, .touchUpOutside, .touchCancel])
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
            minimumValue = Float(component.range.lowerBound)
            maximumValue = Float(component.range.upperBound)
            valueStep = component.selectableStep.map { Float($0) } ?? 0
            // An update that changes only closures must not revert a change that the control is about to report.
            if !isTracking, old != component { setValue(Float(component.value), animated: animated && old != nil) }
        }

        private func didMove() {
            guard let component else { return }
            let picked = component.snapped(Double(value))
            if picked != component.value { component.valueUpdated(picked) }
            if !isTracking { thumbWasReleased() }
        }

        private func thumbWasReleased() {
            if let component { setValue(Float(component.value), animated: true) }
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
        let width = availableSize.width.isFinite ? availableSize.width : 200
        return CGSize(width: width, height: view.intrinsicContentSize.height)
    }
}

extension Slider {
    /// Creates a slider for a binding.
    public init(
        value: Binding<Double>, in range: ClosedRange<Double> = 0...1, step: Double? = nil, isEnabled: Bool = true,
        tintColor: UIColor? = nil
    ) {
        self.init(
            value: value.wrappedValue, in: range, step: step, isEnabled: isEnabled, tintColor: tintColor,
            valueUpdated: value.setFromControl)
    }
}

/// Picks a number from a range by the place of a knob.
///
/// It is as wide as it may be. It shows the value it is given: if the closure does not lead to another one, the knob goes
/// back when it is let go. The closure is behaviour and no part of `==`.
public struct Slider: Component {
    /// The number that is shown.
    public let value: Double
    /// The numbers there are.
    public let range: ClosedRange<Double>
    /// The distance of the numbers that can be picked; nil means all of the range.
    public let step: Double?
    /// Whether the knob can be moved.
    public let isEnabled: Bool
    /// The colour of the track before the knob; nil means the tint colour.
    public let tintColor: UIColor?
    /// Told of the numbers that are picked, while the knob is dragged, too.
    public let valueUpdated: (Double) -> Void

    /// Makes a slider.
    public init(
        value: Double, range: ClosedRange<Double> = 0...1, step: Double? = nil, isEnabled: Bool = true,
        tintColor: UIColor? = nil, valueUpdated: @escaping (Double) -> Void
    ) {
        self.value = value
        self.range = range
        self.step = step
        self.isEnabled = isEnabled
        self.tintColor = tintColor
        self.valueUpdated = valueUpdated
    }

    /// Whether both look the same; the closure does not count.
    public static func == (lhs: Slider, rhs: Slider) -> Bool {
        lhs.value == rhs.value && lhs.range == rhs.range && lhs.step == rhs.step && lhs.isEnabled == rhs.isEnabled
            && lhs.tintColor == rhs.tintColor
    }

    /// The nearest number that can be picked.
    func snapped(_ value: Double) -> Double {
        guard let step, step > 0, step.isFinite else { return value }
        let steps = ((value - range.lowerBound) / step).rounded()
        return min(range.lowerBound + steps * step, range.upperBound)
    }

    /// The control that shows a ``Slider``.
    public final class View: UISlider {
        private var component: Slider?

        /// Makes the control.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.didMove() }, for: .valueChanged)
            addAction(
                UIAction { [weak self] _ in self?.wasLetGo() }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        }

        /// Controls of components are not archived: returns nil.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: Slider, animated: Bool) {
            let isNew = self.component == nil
            self.component = component
            minimumTrackTintColor = component.tintColor
            isEnabled = component.isEnabled
            minimumValue = Float(component.range.lowerBound)
            maximumValue = Float(component.range.upperBound)
            if !isTracking { setValue(Float(component.value), animated: animated && !isNew) }
        }

        func refreshBehavior(from component: Slider) {
            self.component = component
        }

        private func didMove() {
            guard let component else { return }
            let picked = component.snapped(Double(value))
            if picked != component.value { component.valueUpdated(picked) }
            if !isTracking { wasLetGo() }
        }

        private func wasLetGo() {
            if let component { setValue(Float(component.value), animated: true) }
        }
    }

    /// Makes the control.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the value, unless a finger holds the knob.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, animated: !transition.animation.isImmediate)
        let width = availableSize.width.isFinite ? availableSize.width : 200
        return CGSize(width: width, height: view.intrinsicContentSize.height)
    }

    /// Hands the control the newest closure.
    public func refreshBehavior(view: View, state: EmptyComponentState) {
        view.refreshBehavior(from: self)
    }
}

/// A control with which the user selects a range of numbers by two thumbs, such as the lowest and the highest price.
///
/// ```swift
/// RangeSlider(range: $price, in: 0...500, step: 10, minimumDistance: 50)
/// ```
///
/// It takes the proposed width. The thumbs cannot cross; `minimumDistance` keeps them apart. Each of them can be focused: arrow
/// keys move it by a step or a twentieth of the bounds, Page Up and Page Down by a fifth, Home and End as far as possible.
/// Assistive technologies present two adjustable elements, "Minimum" and "Maximum", in a group that has the label of the
/// component, which is not displayed. Texts at the ends are beside the track, or below its ends if it would be too short between
/// them, as in large text.
///
/// It shows the specified range: if the closure does not change it, the thumb moves back when it is released. Closures are
/// behavior and not part of `==`.
public struct RangeSlider: LabeledSlider {
    /// A slider expects no environment.
    public typealias EnvironmentType = Empty

    /// The range to show; an end outside of the bounds is shown at their end.
    public let range: ClosedRange<Double>
    /// The permitted values.
    public let bounds: ClosedRange<Double>
    /// The distance between selectable values; `nil` permits all values in the bounds.
    public let step: Double?
    /// The least distance between the ends that the user can select.
    public let minimumDistance: Double
    /// Whether the thumbs can be moved.
    public let isEnabled: Bool
    /// The color of the track between the thumbs; `nil` uses the tint color.
    public let tintColor: UIColor?
    /// The closure called when the user selects a range, including while dragging.
    public let rangeUpdated: (ClosedRange<Double>) -> Void
    /// The format of the values for assistive technologies; `nil` for numbers.
    private(set) var format: RangeSliderFormat?
    /// The labels; `nil` for none.
    let labels: SliderLabels?
    /// The closure called with whether the user is changing the range, when that changes.
    @Behavior private var onEditingChanged: (Bool) -> Void = { _ in }

    /// Creates a slider for a range.
    ///
    /// - Parameters:
    ///   - range: The range to show; an end outside of the bounds is shown at their end.
    ///   - bounds: The permitted values.
    ///   - step: The distance between selectable values; `nil` permits all values in the bounds.
    ///   - minimumDistance: The least distance between the ends that the user can select.
    ///   - isEnabled: Whether the thumbs can be moved.
    ///   - tintColor: The color of the track between the thumbs; `nil` uses the tint color.
    ///   - rangeUpdated: The closure called when the user selects a range, including while dragging.
    ///   - label: A builder of the label, which names the slider for assistive technologies and is not displayed.
    ///   - minimumValueLabel: A builder of the text at the leading end.
    ///   - maximumValueLabel: A builder of the text at the trailing end.
    ///   - onEditingChanged: The closure called with `true` when the user begins to change the range, and with `false` at the end.
    public init(
        range: ClosedRange<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
        minimumDistance: Double = 0, isEnabled: Bool = true, tintColor: UIColor? = nil,
        rangeUpdated: @escaping (ClosedRange<Double>) -> Void,
        @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        @ComponentBuilder<Empty> minimumValueLabel: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        @ComponentBuilder<Empty> maximumValueLabel: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.range = range
        self.bounds = bounds
        self.step = step
        self.minimumDistance = minimumDistance
        self.isEnabled = isEnabled
        self.tintColor = tintColor
        self.rangeUpdated = rangeUpdated
        labels = SliderLabels(name: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
        self.onEditingChanged = onEditingChanged
    }

    /// Returns whether both have equal properties; closures are ignored.
    public static func == (lhs: RangeSlider, rhs: RangeSlider) -> Bool {
        lhs.range == rhs.range && lhs.bounds == rhs.bounds && lhs.step == rhs.step
            && lhs.minimumDistance == rhs.minimumDistance && lhs.isEnabled == rhs.isEnabled
            && lhs.tintColor == rhs.tintColor && lhs.format == rhs.format && lhs.labels == rhs.labels
    }

    /// The values that the control shows.
    var values: RangeSliderValues {
        RangeSliderValues(range, in: bounds, step: step ?? 0, minimumDistance: minimumDistance)
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the range, unless a thumb is being dragged.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, animated: !transition.animation.isImmediate)
        return layOutSlider(in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

extension RangeSlider {
    /// Creates a slider for a binding to a range.
    ///
    /// - Parameters:
    ///   - range: The binding that is set when the user moves a thumb.
    ///   - bounds: The permitted values.
    ///   - step: The distance between selectable values; `nil` permits all values in the bounds.
    ///   - minimumDistance: The least distance between the ends that the user can select.
    ///   - isEnabled: Whether the thumbs can be moved.
    ///   - tintColor: The color of the track between the thumbs; `nil` uses the tint color.
    ///   - onEditingChanged: The closure called with `true` when the user begins to change the range, and with `false` at the end.
    public init<Value: BinaryFloatingPoint>(
        range: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        minimumDistance: Value = 0, isEnabled: Bool = true, tintColor: UIColor? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            range: range, in: bounds, step: step, minimumDistance: minimumDistance, isEnabled: isEnabled,
            tintColor: tintColor, label: { [] }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a binding to a range, with a label that names it, and texts at its ends.
    ///
    /// - Parameters:
    ///   - range: The binding that is set when the user moves a thumb.
    ///   - bounds: The permitted values.
    ///   - step: The distance between selectable values; `nil` permits all values in the bounds.
    ///   - minimumDistance: The least distance between the ends that the user can select.
    ///   - isEnabled: Whether the thumbs can be moved.
    ///   - tintColor: The color of the track between the thumbs; `nil` uses the tint color.
    ///   - label: A builder of the label, which names the slider for assistive technologies and is not displayed.
    ///   - minimumValueLabel: A builder of the text at the leading end.
    ///   - maximumValueLabel: A builder of the text at the trailing end.
    ///   - onEditingChanged: The closure called with `true` when the user begins to change the range, and with `false` at the end.
    public init<Value: BinaryFloatingPoint>(
        range: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        minimumDistance: Value = 0, isEnabled: Bool = true, tintColor: UIColor? = nil,
        @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>],
        @ComponentBuilder<Empty> minimumValueLabel: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        @ComponentBuilder<Empty> maximumValueLabel: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            range: range.wrappedValue.converted { Double($0) }, in: bounds.converted { Double($0) },
            step: step.map { Double($0) }, minimumDistance: Double(minimumDistance), isEnabled: isEnabled,
            tintColor: tintColor, rangeUpdated: { range.setFromControl($0.converted { Value($0) }) },
            label: label, minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a binding to a range of integers.
    ///
    /// - Parameters:
    ///   - range: The binding that is set when the user moves a thumb.
    ///   - bounds: The permitted values.
    ///   - step: The distance between selectable values, at least 1.
    ///   - minimumDistance: The least distance between the ends that the user can select.
    ///   - isEnabled: Whether the thumbs can be moved.
    ///   - tintColor: The color of the track between the thumbs; `nil` uses the tint color.
    ///   - onEditingChanged: The closure called with `true` when the user begins to change the range, and with `false` at the end.
    public init<Value: FixedWidthInteger>(
        range: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>, step: Value = 1, minimumDistance: Value = 0,
        isEnabled: Bool = true, tintColor: UIColor? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            range: range, in: bounds, step: step, minimumDistance: minimumDistance, isEnabled: isEnabled,
            tintColor: tintColor, label: { [] }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for a binding to a range of integers, with a label that names it, and texts at its ends.
    ///
    /// - Parameters:
    ///   - range: The binding that is set when the user moves a thumb.
    ///   - bounds: The permitted values.
    ///   - step: The distance between selectable values, at least 1.
    ///   - minimumDistance: The least distance between the ends that the user can select.
    ///   - isEnabled: Whether the thumbs can be moved.
    ///   - tintColor: The color of the track between the thumbs; `nil` uses the tint color.
    ///   - label: A builder of the label, which names the slider for assistive technologies and is not displayed.
    ///   - minimumValueLabel: A builder of the text at the leading end.
    ///   - maximumValueLabel: A builder of the text at the trailing end.
    ///   - onEditingChanged: The closure called with `true` when the user begins to change the range, and with `false` at the end.
    public init<Value: FixedWidthInteger>(
        range: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>, step: Value = 1, minimumDistance: Value = 0,
        isEnabled: Bool = true, tintColor: UIColor? = nil,
        @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>],
        @ComponentBuilder<Empty> minimumValueLabel: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        @ComponentBuilder<Empty> maximumValueLabel: () -> [AnyComponentWithIdentity<Empty>] = { [] },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            range: range.wrappedValue.converted { Double($0) }, in: bounds.converted { Double($0) },
            step: Double(max(step, 1)), minimumDistance: Double(minimumDistance), isEnabled: isEnabled,
            tintColor: tintColor,
            rangeUpdated: { range.setFromControl($0.converted { Value(clampedTo: $0.rounded()) }) },
            label: label, minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
            onEditingChanged: onEditingChanged)
    }
}

extension RangeSlider {
    /// Returns the slider with a format of the values that assistive technologies read.
    ///
    /// ```swift
    /// RangeSlider(range: $price, in: 0...500, step: 10)
    ///     .valueFormat(.currency(code: "EUR"))
    ///     .accessibilityLabel("Price")
    /// ```
    ///
    /// Without a format, they read numbers with as many digits as a step needs.
    public func valueFormat<Format: FormatStyle>(_ format: Format) -> RangeSlider
    where Format.FormatInput == Double, Format.FormatOutput == String {
        var copy = self
        copy.format = RangeSliderFormat(style: AnyHashable(format), text: { format.format($0) })
        return copy
    }
}

/// A format of the values of a ``RangeSlider``; formats are equal if their styles are.
struct RangeSliderFormat: Equatable {
    let style: AnyHashable
    let text: (Double) -> String

    static func == (lhs: RangeSliderFormat, rhs: RangeSliderFormat) -> Bool {
        lhs.style == rhs.style
    }
}

extension ClosedRange {
    /// Returns the range with other numbers.
    func converted<Number: Comparable>(_ convert: (Bound) -> Number) -> ClosedRange<Number> {
        let (lower, upper) = (convert(lowerBound), convert(upperBound))
        return lower <= upper ? lower...upper : upper...lower
    }
}

extension FixedWidthInteger {
    /// Creates the nearest integer of the type.
    fileprivate init(clampedTo value: Double) {
        self = Self(exactly: value) ?? (value < 0 ? .min : .max)
    }
}

extension RangeSlider {
    /// The view of a ``RangeSlider``, which contains the control.
    public final class View: UIView, LabeledSliderView {
        let control = RangeSliderControl(frame: .zero)
        private var component: RangeSlider?
        private let editing = ControlEditing()
        var nameLabel: LabelContent?
        /// The space that the labels at the ends take.
        var controlInsets = UIEdgeInsets.zero {
            didSet { if controlInsets != oldValue { setNeedsLayout() } }
        }
        var labeledControl: UIControl { control }

        public override init(frame: CGRect) {
            super.init(frame: frame)
            accessibilityContainerType = .semanticGroup
            addSubview(control)
            control.addAction(UIAction { [weak self] _ in self?.userDidMove() }, for: .valueChanged)
            control.addAction(
                UIAction { [weak self] _ in self?.showSpecified() },
                for: [.touchUpInside, .touchUpOutside, .touchCancel])
            editing.observe(control)
        }

        /// Returns `nil`: component views do not support archiving.
        public required init?(coder: NSCoder) {
            nil
        }

        func update(component: RangeSlider, animated: Bool) {
            let old = self.component
            self.component = component
            control.rangeTintColor = component.tintColor
            if old?.format != component.format { control.valueText = component.format?.text }
            control.isEnabled = component.isEnabled && !InheritedValues.isDisabled
            editing.update(control, onChange: component.onEditingChanged)
            // An update that changes only closures must not revert a change that the control is about to report.
            if !control.isTracking, old != component {
                control.setValues(component.values, animated: animated && old != nil)
            }
        }

        private func userDidMove() {
            editing.report(from: control) {
                component?.rangeUpdated(control.values.range)
                if !control.isTracking { showSpecified() }
            }
        }

        private func showSpecified() {
            if let component { control.setValues(component.values, animated: true) }
        }

        /// The specified label, or the texts of the label of the component.
        public override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? nameLabel?.string }
            set { super.accessibilityLabel = newValue }
        }

        /// Places the control between the labels.
        public override func layoutSubviews() {
            super.layoutSubviews()
            control.frame = bounds.inset(by: controlInsets)
        }
    }
}

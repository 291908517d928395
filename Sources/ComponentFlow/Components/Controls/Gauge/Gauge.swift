/// An indicator of a value within a range, such as a temperature or the charge of a battery.
///
/// ```swift
/// Gauge(value: speed, in: 0...220) {
///     Text("Speed")
/// } currentValueLabel: {
///     Text("\(Int(speed)) km/h")
/// }
/// .gaugeStyle(.accessoryCircular)
/// ```
///
/// The linear styles take the proposed width, the circular ones have a fixed size that follows the user's text size. Changes of
/// the value are animated by `withTransition(_:_:)`. Assistive technologies present one element with the label, and with
/// the current value or, if there is no text for it, the percentage.
///
/// A value outside of the range is shown as the nearest one in it, and NaN as the minimum.
public struct Gauge: ContainerComponent {
    /// A gauge expects no environment.
    public typealias EnvironmentType = Empty

    public let value: Double
    /// The values from the empty to the full gauge.
    public let bounds: ClosedRange<Double>
    let label: ControlLabel
    let currentValueLabel: ControlLabel?
    let minimumValueLabel: ControlLabel?
    let maximumValueLabel: ControlLabel?
    /// The colors of the gauge; `nil` for the tint color.
    private(set) var gradient: Gradient?

    /// Creates a gauge with a label.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1,
        @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>]
    ) {
        self.init(value, bounds, label: label())
    }

    /// Creates a gauge with a label and a text of its value.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1,
        @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>],
        @ComponentBuilder<Empty> currentValueLabel: () -> [AnyComponentWithIdentity<Empty>]
    ) {
        self.init(value, bounds, label: label(), currentValueLabel: currentValueLabel())
    }

    /// Creates a gauge with a label, a text of its value, and texts at its ends.
    ///
    /// - Parameters:
    ///   - value: The value to indicate.
    ///   - bounds: The values from the empty to the full gauge.
    ///   - label: A builder of the label, which names the gauge. A circular gauge shows it if there is space for it.
    ///   - currentValueLabel: A builder of the text of the value.
    ///   - minimumValueLabel: A builder of the text at the leading end.
    ///   - maximumValueLabel: A builder of the text at the trailing end.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in bounds: ClosedRange<Value> = 0...1,
        @ComponentBuilder<Empty> label: () -> [AnyComponentWithIdentity<Empty>],
        @ComponentBuilder<Empty> currentValueLabel: () -> [AnyComponentWithIdentity<Empty>],
        @ComponentBuilder<Empty> minimumValueLabel: () -> [AnyComponentWithIdentity<Empty>],
        @ComponentBuilder<Empty> maximumValueLabel: () -> [AnyComponentWithIdentity<Empty>]
    ) {
        self.init(
            value, bounds, label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }

    private init<Value: BinaryFloatingPoint>(
        _ value: Value, _ bounds: ClosedRange<Value>, label: [AnyComponentWithIdentity<Empty>],
        currentValueLabel: [AnyComponentWithIdentity<Empty>] = [],
        minimumValueLabel: [AnyComponentWithIdentity<Empty>] = [],
        maximumValueLabel: [AnyComponentWithIdentity<Empty>] = []
    ) {
        self.value = Double(value)
        let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        // Bounds that were created without a check may be reversed or no numbers.
        self.bounds = lower <= upper ? lower...upper : 0...0
        self.label = ControlLabel(label)
        self.currentValueLabel = currentValueLabel.isEmpty ? nil : ControlLabel(currentValueLabel)
        self.minimumValueLabel = minimumValueLabel.isEmpty ? nil : ControlLabel(minimumValueLabel)
        self.maximumValueLabel = maximumValueLabel.isEmpty ? nil : ControlLabel(maximumValueLabel)
    }

    /// Returns the gauge with the colors of a gradient, from the minimum to the maximum, instead of the tint color.
    ///
    /// Only the colors and their locations are used.
    public func tint(_ gradient: Gradient) -> Gauge {
        var gauge = self
        gauge.gradient = gradient
        return gauge
    }

    /// The position of the value within the bounds, from 0 to 1; 0 if the bounds are empty or not finite.
    var fraction: Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0, length.isFinite, !value.isNaN else { return 0 }
        return min(max((value - bounds.lowerBound) / length, 0), 1)
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the labels and the bar or the ring, and places them.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        guard let view = children.owner.view as? View else { return .zero }
        let style = InheritedValues.current?.gaugeStyle ?? .automatic
        let pass = GaugePass(
            gauge: self, style: style, children: children, environment: environment, transition: transition)
        let (size, parts) =
            style.isCircular
            ? pass.layOutRing(diameter: view.scaledForTextSize(GaugePass.diameter))
            : pass.layOutBar(availableSize: availableSize)
        view.present(self, parts: parts)
        return size
    }
}

extension Component {
    /// Returns the component with gauges of a style.
    ///
    /// Applies to each ``Gauge`` in it. The nearest modifier takes precedence, also with ``GaugeStyle/automatic``.
    public func gaugeStyle(_ style: GaugeStyle) -> Inheriting<EnvironmentType> {
        inheriting(InheritedValues(gaugeStyle: style))
    }
}

/// A text field for a number, with buttons that decrement and increment it.
///
/// ```swift
/// StepperField("Copies", value: $copies, in: 1...99)
/// StepperField("Price", value: $price, in: 0...500, step: 0.5, format: .currency(code: "EUR"))
/// ```
///
/// The title is the name of the field for assistive technologies and is not displayed; a ``LabeledContent`` displays one. The
/// number is written in the language of the component. It is reported when the user presses Return or leaves the field. A number
/// outside of the range becomes its nearer end; for a text that is no number, a message is displayed below the field until
/// the user corrects it or presses Escape, and the value remains. The Up and Down keys change the number by a step, Page Up and
/// Page Down by ten.
///
/// It shows the specified value: if the closure does not change it, the previous number is shown again. Closures are behavior and
/// not part of `==`.
public struct StepperField: Component {
    /// The name of the field for assistive technologies.
    public let title: String
    /// The value to show.
    public let value: Double
    /// The permitted values.
    public let range: ClosedRange<Double>
    /// The amount by which a step changes the value; greater than 0.
    public let step: Double
    /// Whether the value can be changed.
    public let isEnabled: Bool
    /// The closure called when the user changes the value.
    public let valueUpdated: (Double) -> Void
    private let format: StepperFieldFormat?
    private let isWhole: Bool

    /// Creates a field for a number.
    ///
    /// - Parameters:
    ///   - title: The name of the field for assistive technologies.
    ///   - value: The value to show.
    ///   - range: The permitted values.
    ///   - step: The amount by which a step changes the value; greater than 0.
    ///   - isEnabled: Whether the value can be changed.
    ///   - valueUpdated: The closure called when the user changes the value.
    public init(
        _ title: String, value: Double, in range: ClosedRange<Double> = 0...100, step: Double = 1,
        isEnabled: Bool = true, valueUpdated: @escaping (Double) -> Void
    ) {
        self.init(
            title, value, range, step, format: nil, isWhole: false, isEnabled: isEnabled, valueUpdated: valueUpdated)
    }

    private init(
        _ title: String, _ value: Double, _ range: ClosedRange<Double>, _ step: Double, format: StepperFieldFormat?,
        isWhole: Bool, isEnabled: Bool, valueUpdated: @escaping (Double) -> Void
    ) {
        self.title = title
        self.value = value
        self.range = range
        self.step = step.isFinite && step > 0 ? step : 1
        self.format = format
        self.isWhole = isWhole
        self.isEnabled = isEnabled
        self.valueUpdated = valueUpdated
    }

    /// Returns whether both have equal properties; closures are ignored.
    public static func == (lhs: StepperField, rhs: StepperField) -> Bool {
        lhs.title == rhs.title && lhs.value == rhs.value && lhs.range == rhs.range && lhs.step == rhs.step
            && lhs.format == rhs.format && lhs.isWhole == rhs.isWhole && lhs.isEnabled == rhs.isEnabled
    }

    func numbers(in locale: Locale) -> StepperFieldNumbers {
        StepperFieldNumbers(range: range, step: step, format: format, locale: locale, isWhole: isWhole)
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the value.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, language: UpdateScheduler.runningNode?.language ?? .preferred)
        return view.sizeThatFits(availableSize)
    }
}

extension StepperField {
    /// Creates a field for a binding.
    ///
    /// - Parameters:
    ///   - title: The name of the field for assistive technologies.
    ///   - value: The binding that is set when the user changes the value.
    ///   - range: The permitted values.
    ///   - step: The amount by which a step changes the value; greater than 0.
    ///   - isEnabled: Whether the value can be changed.
    public init(
        _ title: String, value: Binding<Double>, in range: ClosedRange<Double> = 0...100, step: Double = 1,
        isEnabled: Bool = true
    ) {
        self.init(
            title, value: value.wrappedValue, in: range, step: step, isEnabled: isEnabled,
            valueUpdated: value.setFromControl)
    }

    /// Creates a field for a binding, with a format of the number.
    ///
    /// A number without the parts of the format, such as a currency, is accepted as well.
    public init<Format: ParseableFormatStyle>(
        _ title: String, value: Binding<Double>, in range: ClosedRange<Double> = 0...100, step: Double = 1,
        format: Format, isEnabled: Bool = true
    ) where Format.FormatInput == Double, Format.FormatOutput == String {
        self.init(
            title, value.wrappedValue, range, step, format: StepperFieldFormat(format), isWhole: false,
            isEnabled: isEnabled, valueUpdated: value.setFromControl)
    }

    /// Creates a field for a binding to an integer; typed fractions are rounded.
    public init(
        _ title: String, value: Binding<Int>, in range: ClosedRange<Int> = 0...100, step: Int = 1,
        isEnabled: Bool = true
    ) {
        self.init(title, value, range, step, format: nil, isEnabled: isEnabled)
    }

    /// Creates a field for a binding to an integer, with a format of the number.
    public init<Format: ParseableFormatStyle>(
        _ title: String, value: Binding<Int>, in range: ClosedRange<Int> = 0...100, step: Int = 1, format: Format,
        isEnabled: Bool = true
    ) where Format.FormatInput == Int, Format.FormatOutput == String {
        self.init(title, value, range, step, format: StepperFieldFormat(integers: format), isEnabled: isEnabled)
    }

    private init(
        _ title: String, _ value: Binding<Int>, _ range: ClosedRange<Int>, _ step: Int, format: StepperFieldFormat?,
        isEnabled: Bool
    ) {
        self.init(
            title, Double(value.wrappedValue), Double(range.lowerBound)...Double(range.upperBound), Double(step),
            format: format, isWhole: true, isEnabled: isEnabled
        ) { value.setFromControl(Int(clampedTo: $0.rounded())) }
    }
}

/// A format of the numbers in a ``StepperField``; formats are equal if their styles are.
struct StepperFieldFormat: Equatable {
    private let style: AnyHashable
    let text: (Double) -> String
    let number: (String) -> Double?

    init<Format: ParseableFormatStyle>(_ format: Format)
    where Format.FormatInput == Double, Format.FormatOutput == String {
        style = AnyHashable(format)
        text = { format.format($0) }
        number = { try? format.parseStrategy.parse($0) }
    }

    init<Format: ParseableFormatStyle>(integers format: Format)
    where Format.FormatInput == Int, Format.FormatOutput == String {
        style = AnyHashable(format)
        text = { format.format(Int(clampedTo: $0.rounded())) }
        number = { (try? format.parseStrategy.parse($0)).map(Double.init) }
    }

    static func == (lhs: StepperFieldFormat, rhs: StepperFieldFormat) -> Bool {
        lhs.style == rhs.style
    }
}

/// The numbers of a ``StepperField``: how they are written and read, and what a step is.
struct StepperFieldNumbers: Equatable {
    let range: ClosedRange<Double>
    let step: Double
    let format: StepperFieldFormat?
    let locale: Locale
    /// Whether fractions are rounded.
    let isWhole: Bool

    func text(of value: Double) -> String {
        if let format { return format.text(value) }
        return value.formatted(.number.precision(.fractionLength(0...(isWhole ? 0 : 6))).locale(locale))
    }

    /// Returns the number of a text, in the range, or `nil` if the text is no number.
    func number(in text: String) -> Double? {
        guard let number = NumberInput(locale).number(in: text) ?? formatted(text), !number.isNaN else { return nil }
        return clamped(isWhole ? number.rounded() : number)
    }

    private func formatted(_ text: String) -> Double? {
        text.utf8.count <= 256 ? format?.number(text) : nil
    }

    /// Returns a number some steps away, in the range.
    ///
    /// Multiples of the step from the start of the range remain exact multiples.
    func number(_ value: Double, movedBy count: Double) -> Double {
        let position = (value - range.lowerBound) / step
        guard position.isFinite, abs(position) < 1e9, abs(position - position.rounded()) < 1e-6 else {
            return clamped(value + count * step)
        }
        return clamped(range.lowerBound + (position.rounded() + count) * step)
    }

    private func clamped(_ value: Double) -> Double {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// The message for a text that is no number.
    var message: LocalizedString {
        let limit = 1e15
        guard abs(range.lowerBound) < limit, abs(range.upperBound) < limit else { return .BuiltIn.numberInvalid }
        return .BuiltIn.numberInvalidRange(text(of: range.lowerBound), text(of: range.upperBound))
    }
}

extension Int {
    /// Creates the nearest integer.
    init(clampedTo value: Double) {
        self = Int(exactly: value) ?? (value < 0 ? .min : .max)
    }
}

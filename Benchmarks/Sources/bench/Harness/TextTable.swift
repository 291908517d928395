import Foundation

/// Prints a line without buffering, even to a pipe.
func show(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// The formatting of results.
enum TextTable {
    /// Formats a row for the terminal.
    static func line(for measurement: Measurement) -> String {
        let name = measurement.name.padding(toLength: 34, withPad: " ", startingAt: 0)
        let median = leftPadded(number(measurement.median), to: 9)
        let p99 = leftPadded(number(measurement.p99), to: 9)
        let unit = measurement.unit.rawValue.padding(toLength: 5, withPad: " ", startingAt: 0)
        let allocations = leftPadded(measurement.allocations.map(Self.number) ?? "–", to: 9)
        return "\(name) \(median) \(p99) \(unit) \(allocations) allocations"
    }

    /// Formats a number with three significant digits, or all digits of a larger whole number.
    static func number(_ value: Double) -> String {
        switch abs(value) {
        case 0: "0"
        case 100...: grouped(value)
        case 10..<100: String(format: "%.1f", value)
        case 1..<10: String(format: "%.2f", value)
        case 0.001..<1: String(format: "%.3f", value)
        default: String(format: "%.1g", value)
        }
    }

    private static func grouped(_ value: Double) -> String {
        let digits = Array(String(Int(value.rounded())))
        return digits.enumerated().reduce(into: "") { text, digit in
            let rest = digits.count - digit.offset
            if digit.offset > 0, rest.isMultiple(of: 3) { text += "," }
            text.append(digit.element)
        }
    }

    private static func leftPadded(_ text: String, to length: Int) -> String {
        String(repeating: " ", count: max(length - text.count, 0)) + text
    }
}

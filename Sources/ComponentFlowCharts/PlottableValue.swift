public import Foundation

/// A value of a mark, with the name of what it measures.
///
/// ```swift
/// BarMark(x: .value("Month", "May"), y: .value("Rain in mm", 43))
/// ```
///
/// Numbers and dates have a position on an axis, texts are categories, each of which has the same space.
public struct PlottableValue: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case number(Double)
        case date(Date)
        case category(String)
    }

    let label: String
    let content: Content

    /// Returns an integer; beyond 2⁵³ its position is rounded.
    public static func value(_ label: String, _ number: some BinaryInteger) -> PlottableValue {
        PlottableValue(label: label, content: .number(Double(number)))
    }

    /// Returns a number; one that is not finite is a gap.
    public static func value(_ label: String, _ number: some BinaryFloatingPoint) -> PlottableValue {
        PlottableValue(label: label, content: .number(Double(number)))
    }

    public static func value(_ label: String, _ date: Date) -> PlottableValue {
        PlottableValue(label: label, content: .date(date))
    }

    /// Returns a category; equal texts are the same category.
    public static func value(_ label: String, _ category: some StringProtocol) -> PlottableValue {
        PlottableValue(label: label, content: .category(String(category)))
    }

    var isNumber: Bool {
        if case .number = content { true } else { false }
    }

    /// The text of a category, and that of other values for the name of a series.
    var name: String {
        switch content {
        case .number(let number): number.formatted()
        case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
        case .category(let text): text
        }
    }
}

public import Foundation

/// An axis of a ``Chart``: its title, and how its values are written.
public struct ChartAxis: Equatable, Sendable {
    /// The title beside the axis; `nil` for the label of its values, and an empty text for none.
    public var title: String?
    /// The format of numbers; `nil` for as many digits as distinguish the marks of the axis.
    public var format: FloatingPointFormatStyle<Double>?

    /// Creates an axis.
    public init(title: String? = nil, format: FloatingPointFormatStyle<Double>? = nil) {
        self.title = title
        self.format = format
    }
}

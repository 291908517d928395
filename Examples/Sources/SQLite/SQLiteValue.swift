import Foundation

/// A value of a column or a parameter.
public enum SQLiteValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    /// An integer; `nil` is null.
    public static func optional(_ value: Int64?) -> SQLiteValue { value.map { .integer($0) } ?? .null }

    /// A text; `nil` is null.
    public static func optional(_ value: String?) -> SQLiteValue { value.map { .text($0) } ?? .null }

    /// A date in whole seconds since 1970; `nil` is null.
    public static func optional(_ value: Date?) -> SQLiteValue { value.map { .date($0) } ?? .null }

    /// A date in whole seconds since 1970.
    public static func date(_ value: Date) -> SQLiteValue { .integer(value.wholeSeconds) }
}

extension SQLiteValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    public init(integerLiteral value: Int64) { self = .integer(value) }
    public init(stringLiteral value: String) { self = .text(value) }
    public init(booleanLiteral value: Bool) { self = .integer(value ? 1 : 0) }
}

extension Date {
    /// The seconds since 1970, rounded down; dates beyond the range of integers are limited.
    public var wholeSeconds: Int64 {
        let seconds = timeIntervalSince1970.rounded(.down)
        return seconds.isFinite ? Int64(max(min(seconds, 1e15), -1e15)) : 0
    }
}

/// A value of a D-Bus message, with its type.
package indirect enum DBusValue: Equatable, Sendable {
    case boolean(Bool)
    case int16(Int16)
    case int32(Int32)
    case uint32(UInt32)
    case double(Double)
    case string(String)
    case path(String)
    case structure([DBusValue])
    /// An array, whose elements have the given signature.
    case array([DBusValue], of: String)
    case entry(key: DBusValue, value: DBusValue)
    case variant(DBusValue)

    /// Returns a number as a 32-bit integer, limited to its range.
    static func number(_ number: Int) -> DBusValue { .int32(Int32(clamping: number)) }

    /// Returns a dictionary of strings, sorted by key.
    static func dictionary(_ entries: [String: String]) -> DBusValue {
        let sorted = entries.sorted { $0.key < $1.key }
        return .array(sorted.map { .entry(key: .string($0.key), value: .string($0.value)) }, of: "{ss}")
    }

    static func strings(_ strings: [String]) -> DBusValue { .array(strings.map { .string($0) }, of: "s") }

    var asInteger: Int? {
        switch self {
        case .int16(let number): Int(number)
        case .int32(let number): Int(number)
        case .uint32(let number): Int(number)
        default: nil
        }
    }

    var asBoolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    var asDouble: Double? { if case .double(let value) = self { value } else { nil } }

    /// The text of a string or an object path.
    var asString: String? {
        switch self {
        case .string(let text), .path(let text): text
        default: nil
        }
    }

    /// The elements of a structure or an array.
    var asElements: [DBusValue]? {
        switch self {
        case .structure(let elements), .array(let elements, _): elements
        default: nil
        }
    }
}

/// A value of a D-Bus message, with its type.
package indirect enum DBusValue: Equatable, Sendable {
    case boolean(Bool)
    case byte(UInt8)
    case int16(Int16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case path(String)
    /// An array of bytes, such as the name of a file.
    case bytes([UInt8])
    case structure([DBusValue])
    /// An array, whose elements have the given signature.
    case array([DBusValue], of: String)
    case entry(key: DBusValue, value: DBusValue)
    case variant(DBusValue)

    /// Returns a number as a 32-bit integer, limited to its range.
    package static func number(_ number: Int) -> DBusValue { .int32(Int32(clamping: number)) }

    /// Returns a dictionary of strings, sorted by key.
    package static func dictionary(_ entries: [String: String]) -> DBusValue {
        let sorted = entries.sorted { $0.key < $1.key }
        return .array(sorted.map { .entry(key: .string($0.key), value: .string($0.value)) }, of: "{ss}")
    }

    /// Returns a dictionary of options, each of which is a variant, sorted by key.
    package static func options(_ entries: [String: DBusValue]) -> DBusValue {
        let sorted = entries.sorted { $0.key < $1.key }
        return .array(sorted.map { .entry(key: .string($0.key), value: .variant($0.value)) }, of: "{sv}")
    }

    package static func strings(_ strings: [String]) -> DBusValue { .array(strings.map { .string($0) }, of: "s") }

    package var asInteger: Int? {
        switch self {
        case .int16(let number): Int(number)
        case .int32(let number): Int(number)
        case .uint32(let number): Int(number)
        default: nil
        }
    }

    package var asBoolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    package var asDouble: Double? { if case .double(let value) = self { value } else { nil } }

    /// The text of a string or an object path.
    package var asString: String? {
        switch self {
        case .string(let text), .path(let text): text
        default: nil
        }
    }

    /// The elements of a structure or an array.
    package var asElements: [DBusValue]? {
        switch self {
        case .structure(let elements), .array(let elements, _): elements
        default: nil
        }
    }

    /// The texts of an array of strings, without elements of other types.
    package var asStrings: [String] { asElements?.compactMap(\.asString) ?? [] }

    /// The value without the variants that contain it; some services wrap a value twice.
    package var unwrapped: DBusValue {
        if case .variant(let value) = self { value.unwrapped } else { self }
    }

    /// The values of a dictionary with strings as keys, without the variants that contain them.
    package var asDictionary: [String: DBusValue] {
        var result: [String: DBusValue] = [:]
        for case .entry(let key, let value) in asElements ?? [] {
            if let key = key.asString { result[key] = value.unwrapped }
        }
        return result
    }
}

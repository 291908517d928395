/// A value of the kinds that property lists consist of, as it is saved with scenes.
enum PropertyValue: Codable, Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    /// Returns `nil` for values of other kinds, and for numbers and dates that are not finite.
    init?(_ value: Any) {
        switch value {
        case let value as Bool: self = .boolean(value)
        case let value as Int: self = .integer(value)
        case let value as any BinaryInteger:
            guard let integer = Int(exactly: value) else { return nil }
            self = .integer(integer)
        case let value as any BinaryFloatingPoint:
            guard let number = Self.finite(value) else { return nil }
            self = .number(number)
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as Date:
            guard value.timeIntervalSinceReferenceDate.isFinite else { return nil }
            self = .date(value)
        case let values as [Any]:
            let elements = values.compactMap { PropertyValue($0) }
            guard elements.count == values.count else { return nil }
            self = .array(elements)
        case let values as [String: Any]:
            let elements = values.compactMapValues { PropertyValue($0) }
            guard elements.count == values.count else { return nil }
            self = .dictionary(elements)
        default: return nil
        }
    }

    private static func finite(_ value: some BinaryFloatingPoint) -> Double? {
        let number = Double(value)
        return number.isFinite ? number : nil
    }

    /// The value as it is stored in user infos.
    var value: Any {
        switch self {
        case .boolean(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .array(let values): values.map(\.value)
        case .dictionary(let values): values.mapValues(\.value)
        }
    }

    /// Returns the values of a user info; reports those that cannot be saved.
    static func values(_ userInfo: [String: Any], of subject: String) -> [String: PropertyValue] {
        userInfo.reduce(into: [:]) { values, entry in
            if let value = PropertyValue(entry.value) {
                values[entry.key] = value
            } else {
                Diagnostics.report(
                    Diagnostic(
                        rule: "scene.value-not-saved",
                        message: "The value of \"\(entry.key)\", of type \(type(of: entry.value)), cannot be saved.",
                        subject: subject,
                        hint:
                            "Store strings, finite numbers, Booleans, dates, data, or arrays and dictionaries of these."
                    ))
            }
        }
    }
}

import Foundation

/// A JSON value.
enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case array([JSON])
    case object([String: JSON])

    subscript(key: String) -> JSON? {
        guard case .object(let values) = self else { return nil }
        return values[key]
    }

    subscript(index: Int) -> JSON? {
        guard let values = array, values.indices.contains(index) else { return nil }
        return values[index]
    }

    var array: [JSON]? {
        guard case .array(let values) = self else { return nil }
        return values
    }

    var text: String? {
        guard case .text(let value) = self else { return nil }
        return value
    }

    var number: Double? {
        guard case .number(let value) = self else { return nil }
        return value
    }

    /// The rectangle that an array of its origin and size describes.
    var rectangle: CGRect? {
        let numbers = array?.compactMap(\.number) ?? []
        return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }

    /// The keys of an object.
    var keys: Set<String> {
        guard case .object(let values) = self else { return [] }
        return Set(values.keys)
    }
}

extension JSON: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let values = try? container.decode([JSON].self) {
            self = .array(values)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(nilLiteral: ()) {
        self = .null
    }

    init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    init(floatLiteral value: Double) {
        self = .number(value)
    }

    init(integerLiteral value: Int) {
        self = .number(Double(value))
    }

    init(stringLiteral value: String) {
        self = .text(value)
    }

    init(arrayLiteral elements: JSON...) {
        self = .array(elements)
    }

    init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}

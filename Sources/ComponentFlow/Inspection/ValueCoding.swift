/// Values whose types are not known statically, in JSON format.
enum ValueCoding {
    /// Returns the encoded value; `nil` if its type is not `Encodable`.
    ///
    /// The value is the element of an array, which need not be an object, so that numbers and strings can be encoded.
    static func encode(_ value: Any) -> Data? {
        (value as? any Encodable).flatMap { try? JSONEncoder().encode([EncodedValue(value: $0)]) }
    }

    /// Returns a value of a type that ``encode(_:)`` has encoded; `nil` if the type is not `Decodable`, or the value is none of
    /// it.
    static func decode(_ type: Any.Type, from data: Data) -> Any? {
        (type as? any Decodable.Type)?.first(in: data)
    }
}

private struct EncodedValue: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}

extension Decodable {
    /// Returns the element of an encoded array.
    fileprivate static func first(in data: Data) -> Self? {
        (try? JSONDecoder().decode([Self].self, from: data))?.first
    }
}

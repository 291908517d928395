/// A value of a JSON document, with its place in the file.
package struct JSONNode: Sendable {
    package enum Value: Sendable {
        case object([Member])
        case array([JSONNode])
        case string(String)
        case number(String)
        case boolean(Bool)
        case null
    }

    package struct Member: Sendable {
        package let key: String
        /// The place of the key in the file, in bytes.
        package let offset: Int
        package let node: JSONNode
    }

    package let value: Value
    /// The place of the value in the file, in bytes.
    package let offset: Int
}

extension JSONNode {
    var members: [Member]? {
        if case .object(let members) = value { members } else { nil }
    }

    var string: String? {
        if case .string(let string) = value { string } else { nil }
    }

    /// The value of a key; of several, the first.
    subscript(_ key: String) -> JSONNode? {
        members?.first { $0.key == key }?.node
    }
}

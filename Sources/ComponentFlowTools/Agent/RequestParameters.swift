#if INSPECTOR

internal import InspectorProtocol

/// The parameters of a request, which are checked when they are read.
struct RequestParameters {
    /// The largest absolute value of a number, so that positions and sizes can be calculated with.
    static let maximumNumber = 1_000_000.0

    private let values: [String: JSONValue]

    init(_ values: [String: JSONValue]) {
        self.values = values
    }

    /// The value of a parameter; `nil` if it is missing or null.
    subscript(name: String) -> JSONValue? {
        values[name].flatMap { $0 == .null ? nil : $0 }
    }

    /// The parameter `value`, which may be null.
    var value: JSONValue {
        values["value"] ?? .null
    }

    func text(_ name: String) throws(RPCError) -> String? {
        guard let value = self[name] else { return nil }
        guard let text = value.string else { throw .invalidParameters("\"\(name)\" is a string.") }
        return text
    }

    func number(_ name: String, in range: ClosedRange<Double> = -maximumNumber...maximumNumber) throws(RPCError)
        -> Double?
    {
        guard let value = self[name] else { return nil }
        guard let number = value.number, range.contains(number) else {
            throw .invalidParameters("\"\(name)\" is a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    func integer(_ name: String, in range: ClosedRange<Int>, default: Int) throws(RPCError) -> Int {
        guard let value = self[name] else { return `default` }
        guard let number = value.integer, range.contains(number) else {
            throw .invalidParameters("\"\(name)\" is an integer from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// The number of what the client knows last; 0 by default.
    var since: Int {
        get throws(RPCError) { try integer("since", in: 0...Int(Int32.max), default: 0) }
    }

    /// Whether the response waits until places in the source are found; true by default.
    var waits: Bool {
        get throws(RPCError) { try flag("wait") ?? true }
    }

    func flag(_ name: String) throws(RPCError) -> Bool? {
        guard let value = self[name] else { return nil }
        guard let flag = value.bool else { throw .invalidParameters("\"\(name)\" is true or false.") }
        return flag
    }

    /// Returns a value that the request has to contain.
    static func required<Value>(_ value: Value?, _ name: String) throws(RPCError) -> Value {
        guard let value else { throw .invalidParameters("\"\(name)\" is missing.") }
        return value
    }
}

#endif

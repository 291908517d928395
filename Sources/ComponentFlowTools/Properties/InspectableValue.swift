#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// A type of properties that can be read and set as JSON.
protocol InspectableValue {
    /// The name of the type in the protocol.
    static var kind: String { get }
    /// Whether values are references to objects, so that a property may store them weakly.
    static var isObject: Bool { get }
    /// What a value looks like, for error messages.
    static var expectation: String { get }

    /// The value as JSON.
    var json: JSONValue { get }
    /// The Swift expression of the value.
    var swift: String { get }

    /// Returns the value of JSON, or `nil` if the type has none for it.
    static func value(of json: JSONValue) -> Self?
}

extension InspectableValue {
    static var isObject: Bool { false }
}

extension JSONValue {
    /// The numbers of an array, if there are as many.
    fileprivate func numbers(_ count: Int) -> [CGFloat]? {
        guard let numbers = array?.compactMap({ $0.usableNumber.map { CGFloat($0) } }), numbers.count == count,
            array?.count == count
        else { return nil }
        return numbers
    }
}

/// The Swift literal of a number.
private func literal(_ number: CGFloat) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
}

extension Bool: InspectableValue {
    static let kind = "bool"
    static let expectation = "true or false"
    var json: JSONValue { .bool(self) }
    var swift: String { "\(self)" }
    static func value(of json: JSONValue) -> Bool? { json.bool }
}

extension CGFloat: InspectableValue {
    static let kind = "number"
    static let expectation = "a number"
    var json: JSONValue { JSONValue(self) }
    var swift: String { literal(self) }
    static func value(of json: JSONValue) -> CGFloat? { json.usableNumber.map { CGFloat($0) } }
}

extension Double: InspectableValue {
    static let kind = "number"
    static let expectation = "a number"
    var json: JSONValue { .number(self) }
    var swift: String { literal(CGFloat(self)) }
    static func value(of json: JSONValue) -> Double? { json.usableNumber }
}

extension Float: InspectableValue {
    static let kind = "number"
    static let expectation = "a number"
    var json: JSONValue { .number(Double(self)) }
    var swift: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
    static func value(of json: JSONValue) -> Float? { json.usableNumber.map { Float($0) } }
}

extension Int: InspectableValue {
    static let kind = "integer"
    static let expectation = "an integer"
    var json: JSONValue { JSONValue(self) }
    var swift: String { "\(self)" }
    static func value(of json: JSONValue) -> Int? { json.usableNumber.flatMap { Int(exactly: $0) } }
}

extension String: InspectableValue {
    static let kind = "text"
    static let expectation = "a string"
    var json: JSONValue { .string(self) }
    var swift: String { debugDescription }
    static func value(of json: JSONValue) -> String? { json.string }
}

extension CGPoint: InspectableValue {
    static let kind = "point"
    static let expectation = "an array of two numbers: x, y"
    var json: JSONValue { JSONValue(self) }
    var swift: String { "CGPoint(x: \(literal(x)), y: \(literal(y)))" }
    static func value(of json: JSONValue) -> CGPoint? { json.numbers(2).map { CGPoint(x: $0[0], y: $0[1]) } }
}

extension CGSize: InspectableValue {
    static let kind = "size"
    static let expectation = "an array of two numbers: width, height"
    var json: JSONValue { JSONValue(self) }
    var swift: String { "CGSize(width: \(literal(width)), height: \(literal(height)))" }
    static func value(of json: JSONValue) -> CGSize? { json.numbers(2).map { CGSize(width: $0[0], height: $0[1]) } }
}

extension CGRect: InspectableValue {
    static let kind = "rect"
    static let expectation = "an array of four numbers: x, y, width, height"
    var json: JSONValue { JSONValue(self) }
    var swift: String {
        "CGRect(x: \(literal(minX)), y: \(literal(minY)), width: \(literal(width)), height: \(literal(height)))"
    }
    static func value(of json: JSONValue) -> CGRect? {
        json.numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
}

extension CGAffineTransform: InspectableValue {
    static let kind = "transform"
    static let expectation = "an array of six numbers: a, b, c, d, tx, ty"
    var json: JSONValue { .array([a, b, c, d, tx, ty].map { JSONValue($0) }) }
    var swift: String {
        if isIdentity { return ".identity" }
        let numbers = [a, b, c, d, tx, ty].map(literal)
        return "CGAffineTransform(a: \(numbers[0]), b: \(numbers[1]), c: \(numbers[2]), d: \(numbers[3]), "
            + "tx: \(numbers[4]), ty: \(numbers[5]))"
    }
    static func value(of json: JSONValue) -> CGAffineTransform? {
        json.numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
    }
}

extension UIEdgeInsets: InspectableValue {
    static let kind = "insets"
    static let expectation = "an array of four numbers: top, left, bottom, right"
    var json: JSONValue { .array([JSONValue(top), JSONValue(left), JSONValue(bottom), JSONValue(right)]) }
    var swift: String {
        "UIEdgeInsets(top: \(literal(top)), left: \(literal(left)), bottom: \(literal(bottom)), right: \(literal(right)))"
    }
    static func value(of json: JSONValue) -> UIEdgeInsets? {
        json.numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }
}

extension NSDirectionalEdgeInsets: InspectableValue {
    static let kind = "directionalInsets"
    static let expectation = "an array of four numbers: top, leading, bottom, trailing"

    var json: JSONValue { .array([top, leading, bottom, trailing].map { JSONValue($0) }) }

    var swift: String {
        "NSDirectionalEdgeInsets(top: \(top.swift), leading: \(leading.swift), bottom: \(bottom.swift), "
            + "trailing: \(trailing.swift))"
    }

    static func value(of json: JSONValue) -> NSDirectionalEdgeInsets? {
        json.numbers(4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
    }
}

extension Optional: InspectableValue where Wrapped: InspectableValue {
    static var kind: String { Wrapped.kind }
    static var isObject: Bool { Wrapped.isObject }
    static var expectation: String { Wrapped.expectation + ", or null" }
    var json: JSONValue { self?.json ?? .null }
    var swift: String { self?.swift ?? "nil" }
    static func value(of json: JSONValue) -> Wrapped?? {
        json == .null ? .some(nil) : Wrapped.value(of: json).map { .some($0) }
    }
}

#endif

#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// A color of a layer, which is a `CGColor` in its Swift line.
struct LayerColor: InspectableValue {
    static let kind = UIColor.kind
    static let expectation = UIColor.expectation

    private let color: UIColor

    init(_ color: CGColor) {
        self.color = UIColor(cgColor: color)
    }

    private init(color: UIColor) {
        self.color = color
    }

    var cgColor: CGColor { color.cgColor }
    var json: JSONValue { color.json }
    var swift: String { (color.swift.hasPrefix(".") ? "UIColor" : "") + color.swift + ".cgColor" }

    static func value(of json: JSONValue) -> LayerColor? {
        UIColor.value(of: json).map { LayerColor(color: $0) }
    }
}

/// A list of values of one type.
///
/// Arrays themselves are no values of properties: those of components have a property for each element.
struct ValueList<Element: InspectableValue>: InspectableValue {
    /// The largest number of elements.
    private static var limit: Int { 64 }

    static var kind: String { Element.kind + "s" }
    static var expectation: String { "an array of up to \(limit) values, each of which is \(Element.expectation)" }

    let elements: [Element]

    init(_ elements: [Element]) {
        self.elements = elements
    }

    var json: JSONValue { .array(elements.map(\.json)) }
    var swift: String { "[\(elements.map(\.swift).joined(separator: ", "))]" }

    static func value(of json: JSONValue) -> ValueList? {
        guard let array = json.array, array.count <= limit else { return nil }
        let elements = array.compactMap { Element.value(of: $0) }
        return elements.count == array.count ? ValueList(elements) : nil
    }
}

extension CATransform3D: InspectableValue {
    static let kind = "transform3D"
    static let expectation = "an array of 16 numbers: m11, m12, m13, m14, m21, and so on"

    private static let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }

    private var elements: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    var json: JSONValue { .array(elements.map { JSONValue($0) }) }

    var swift: String {
        if self == CATransform3DIdentity { return "CATransform3DIdentity" }
        let arguments = zip(Self.names, elements).map { "\($0): \($1.swift)" }
        return "CATransform3D(\(arguments.joined(separator: ", ")))"
    }

    static func value(of json: JSONValue) -> CATransform3D? {
        guard let values = json.usableNumbers(16)?.map({ CGFloat($0) }) else { return nil }
        return CATransform3D(
            m11: values[0], m12: values[1], m13: values[2], m14: values[3], m21: values[4], m22: values[5],
            m23: values[6], m24: values[7], m31: values[8], m32: values[9], m33: values[10], m34: values[11],
            m41: values[12], m42: values[13], m43: values[14], m44: values[15])
    }
}

#endif

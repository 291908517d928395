internal import ComponentFlow
internal import Foundation
internal import InspectorProtocol

/// Describes values of any type by reflection, within limits.
struct ValueDescription {
    /// The largest number of characters of a text.
    static let maximumLength = 200
    private static let maximumDepth = 4
    private static let maximumChildren = 50

    /// The number of values that can still be described.
    private var budget = 400

    /// Describes a value with its type, and its children if it has any.
    static func describe(_ value: Any) -> JSONValue {
        var description = ValueDescription()
        return description.describe(value, depth: 0)
    }

    /// Describes the stored properties of a value, those that its superclasses declare included.
    static func properties(of value: Any) -> JSONValue {
        var description = ValueDescription()
        let mirrors = sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
        return .array(mirrors.flatMap { description.children(of: $0, depth: 0) })
    }

    private mutating func describe(_ value: Any, depth: Int) -> JSONValue {
        budget -= 1
        let mirror = Mirror(reflecting: value)
        var result: [String: JSONValue] = ["type": .string(Self.shortened("\(type(of: value))"))]
        if let text = Self.text(of: value, mirror) { result["value"] = .string(text) }
        guard depth < Self.maximumDepth, mirror.displayStyle != .optional || mirror.children.count > 0 else {
            return .object(result)
        }
        let children = children(of: mirror, depth: depth + 1)
        if !children.isEmpty { result["children"] = .array(children) }
        let omitted = mirror.children.count - children.count
        if omitted > 0 { result["omitted"] = JSONValue(omitted) }
        return .object(result)
    }

    private mutating func children(of mirror: Mirror, depth: Int) -> [JSONValue] {
        var result: [JSONValue] = []
        for (index, child) in mirror.children.prefix(Self.maximumChildren).enumerated() where budget > 0 {
            guard case .object(var description) = describe(child.value, depth: depth) else { continue }
            description["name"] = .string(Self.name(of: child, at: index))
            result.append(.object(description))
        }
        return result
    }

    /// Returns the name of a property as it is declared: wrapped properties have a prefix.
    static func name(of child: Mirror.Child, at index: Int) -> String {
        guard let label = child.label else { return "\(index)" }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    /// Returns a short text for a value; `nil` if only its children describe it.
    static func text(of value: Any, _ mirror: Mirror) -> String? {
        switch mirror.displayStyle {
        case .struct where value is any ErasedComponent:
            (value as? any ErasedComponent).map { shortened($0.contentTypeName) }
        case .class where value is UIColor: (value as? UIColor)?.json.string
        case .collection, .set, .dictionary:
            mirror.children.count == 1 ? "1 element" : "\(mirror.children.count) elements"
        case .optional: mirror.children.first.map { text(of: $0.value, Mirror(reflecting: $0.value)) } ?? "nil"
        case .struct where !(value is any CustomStringConvertible) && !mirror.children.isEmpty: nil
        case .class where !(value is any CustomStringConvertible): nil
        case .tuple: nil
        case .enum where !mirror.children.isEmpty && !(value is any CustomStringConvertible):
            mirror.children.first?.label
        default: shortened("\(value)")
        }
    }

    /// Returns a short text for a value.
    static func text(of value: Any) -> String {
        text(of: value, Mirror(reflecting: value)) ?? shortened("\(type(of: value))")
    }

    private static func shortened(_ text: String) -> String {
        let short = text.prefix(maximumLength)
        return short.endIndex == text.endIndex ? text : short + "…"
    }
}

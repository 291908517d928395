#if INSPECTOR

internal import ComponentFlow
internal import Foundation
internal import InspectorProtocol
internal import Observation

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
        let omitted = Self.declaredChildren(of: mirror).count - children.count
        if omitted > 0 { result["omitted"] = JSONValue(omitted) }
        return .object(result)
    }

    private mutating func children(of mirror: Mirror, depth: Int) -> [JSONValue] {
        var result: [JSONValue] = []
        for (index, child) in Self.declaredChildren(of: mirror).prefix(Self.maximumChildren).enumerated()
        where budget > 0 {
            guard case .object(var description) = describe(Self.value(of: child), depth: depth) else { continue }
            description["name"] = .string(Self.name(of: child, at: index))
            result.append(.object(description))
        }
        return result
    }

    /// Returns the children of a value, without the registrar that the macro `@Observable` adds to a class.
    private static func declaredChildren(of mirror: Mirror) -> Mirror.Children {
        guard mirror.displayStyle == .class else { return mirror.children }
        return Mirror.Children(mirror.children.filter { !($0.value is ObservationRegistrar) })
    }

    /// Returns the value of a property: of one with a wrapper that stores nothing else, the wrapped value.
    private static func value(of child: Mirror.Child) -> Any {
        guard child.label?.hasPrefix("_") == true else { return child.value }
        let stored = Mirror(reflecting: child.value).children
        guard stored.count == 1, let wrapped = stored.first, wrapped.label == "wrappedValue" else { return child.value }
        return wrapped.value
    }

    /// The prefix of the storage of lazy properties.
    private static let lazyPrefix = "$__lazy_storage_$_"

    /// Returns the name of a property as it is declared: the storage of wrapped, observed and lazy ones has a prefix.
    static func name(of child: Mirror.Child, at index: Int) -> String {
        guard let label = child.label else { return "\(index)" }
        if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
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

#endif

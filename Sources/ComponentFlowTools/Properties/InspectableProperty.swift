internal import ComponentFlow
internal import InspectorProtocol

/// A property of a class of views or layers.
@MainActor
struct InspectableProperty {
    let name: String
    let kind: String
    /// Returns the value of an object of the class.
    let read: (AnyObject) -> JSONValue?
    /// Sets the value of an object of the class, and returns it as a Swift expression; `nil` if it cannot be set.
    let write: ((AnyObject, JSONValue) throws(RPCError) -> String)?

    /// A property that can be set.
    static func property<Target: AnyObject, Value: InspectableValue>(
        _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>
    ) -> InspectableProperty {
        property(name, path, get: { $0 }, set: { $0 })
    }

    /// A property that has another type in the protocol.
    static func property<Target: AnyObject, Stored, Value: InspectableValue>(
        _ name: String, _ path: ReferenceWritableKeyPath<Target, Stored>, get: @escaping (Stored) -> Value,
        set: @escaping (Value) -> Stored
    ) -> InspectableProperty {
        InspectableProperty(
            name: name, kind: Value.kind,
            read: { object in (object as? Target).map { get($0[keyPath: path]).json } },
            write: { object, json throws(RPCError) in
                guard let target = object as? Target, let value = Value.value(of: json) else {
                    throw .invalidParameters("\"\(name)\" is \(Value.expectation).")
                }
                target[keyPath: path] = set(value)
                return value.swift
            })
    }

    /// A color of a layer.
    static func color<Target: AnyObject>(
        _ name: String, _ path: ReferenceWritableKeyPath<Target, CGColor?>
    ) -> InspectableProperty {
        property(name, path, get: { $0.map { UIColor(cgColor: $0) } }, set: { $0?.cgColor })
    }

    /// A property of a type of the protocol that cannot be set.
    static func readOnly<Target: AnyObject, Value: InspectableValue>(
        _ name: String, _ path: KeyPath<Target, Value>
    ) -> InspectableProperty {
        InspectableProperty(
            name: name, kind: Value.kind, read: { ($0 as? Target).map { $0[keyPath: path].json } }, write: nil)
    }

    /// A property that cannot be set.
    static func text<Target: AnyObject, Value>(_ name: String, _ path: KeyPath<Target, Value>) -> InspectableProperty {
        InspectableProperty(
            name: name, kind: "text", read: { ($0 as? Target).map { .string(text(of: $0[keyPath: path])) } }, write: nil
        )
    }

    /// Returns a value as text: that of an optional without its type.
    private static func text(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { "\($0.value)" } ?? "nil"
    }
}

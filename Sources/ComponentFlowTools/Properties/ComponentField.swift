#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// A value of a component that can be replaced: a stored value of a simple type, or the value of a modifier; or one of an
/// environment value.
///
/// Properties with wrappers, and values of types that the protocol does not represent, are not among them.
struct ComponentField {
    /// A value that replaces the one in a component, or in an environment value.
    struct Replacement {
        /// The Swift expression that does the same.
        let swift: String
        /// Returns a component with this value; one of another type is returned as it is.
        let apply: (Any) -> Any
    }

    /// The name, after those of the properties that contain the value: `style.width`, `names.0`.
    let name: String
    /// The name as it is written in Swift, if it is another one: `names[0]`.
    var title: String?
    /// The type, as the protocol names it.
    let kind: String
    /// The names of the cases of an enumeration; empty for other types.
    var choices: [String] = []
    /// What a value looks like, for error messages.
    let expectation: String
    /// Returns the value in a component.
    let read: (Any) -> JSONValue
    /// Returns the replacement for a value of JSON; `nil` if it is no value of the type.
    let replacement: (JSONValue) -> Replacement?

    /// Lists the values of a component.
    static func list(of component: any Component) -> [ComponentField] {
        if let text = component as? Text { return values(of: text) }
        if let component = component as? any ModifierEditing { return modifiers(component.modifierValues) }
        return stored(in: component)
    }

    // MARK: - Modifiers

    private static func modifiers(_ values: ModifierValues) -> [ComponentField] {
        let paddings = values.paddings.indices.map { index in
            modifier(
                values.paddings.count == 1 ? "padding" : "padding\(index + 1)", "padding",
                get: { (values: ModifierValues) -> UIEdgeInsets? in
                    values.paddings.indices.contains(index) ? values.paddings[index] : nil
                },
                set: { values, insets in
                    if values.paddings.indices.contains(index) { values.paddings[index] = insets }
                })
        }
        let others = [
            modifier("opacity", "opacity", get: { $0.opacity }, set: { $0.opacity = $1 }),
            modifier("scale", "scale", get: { $0.scale }, set: { $0.scale = $1 }),
            modifier("cornerRadius", "cornerRadius", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
            modifier("background", "background", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
        ]
        let areApplied = [
            values.opacity != nil, values.scale != nil, values.cornerRadius != nil, values.backgroundColor != nil,
        ]
        return paddings + zip(others, areApplied).compactMap { $1 ? $0 : nil }
    }

    private static func modifier<Value: InspectableValue>(
        _ name: String, _ function: String, get: @escaping (ModifierValues) -> Value?,
        set: @escaping (inout ModifierValues, Value) -> Void
    ) -> ComponentField {
        ComponentField(
            name: name, kind: Value.kind, expectation: Value.expectation,
            read: { component in
                (component as? any ModifierEditing).flatMap { get($0.modifierValues) }?.json ?? .null
            },
            replacement: { json in
                Value.value(of: json).map { value in
                    Replacement(swift: ".\(function)(\(value.swift))") { component in
                        (component as? any ModifierEditing)?.changing { set(&$0, value) } ?? component
                    }
                }
            })
    }
}

extension ModifierEditing {
    /// Returns the component with other values.
    fileprivate func changing(_ change: (inout ModifierValues) -> Void) -> any Component {
        var result = self
        change(&result.modifierValues)
        return result
    }
}

#endif

internal import ComponentFlow
internal import InspectorProtocol
@_spi(Reflection) internal import Swift

/// A value of a component that can be replaced: a stored property of a simple type, or the value of a modifier.
///
/// Properties with wrappers, and those of types that the protocol does not represent, are not among them.
struct ComponentField {
    /// A value that replaces the one in a component.
    struct Replacement {
        /// The Swift expression that does the same.
        let swift: String
        /// Returns a component with this value; a component of another type is returned as it is.
        let apply: (any Component) -> any Component
    }

    let name: String
    /// The type, as the protocol names it.
    let kind: String
    /// The names of the cases of an enumeration; empty for other types.
    var choices: [String] = []
    /// What a value looks like, for error messages.
    let expectation: String
    /// Returns the value in a component.
    let read: (any Component) -> JSONValue
    /// Returns the replacement for a value of JSON; `nil` if it is no value of the type.
    let replacement: (JSONValue) -> Replacement?

    /// Lists the values of a component.
    static func list(of component: any Component) -> [ComponentField] {
        if let component = component as? any ModifierEditing { return modifiers(component.modifierValues) }
        return stored(in: component)
    }

    // MARK: - Stored properties

    private static func stored<Owner: Component>(in component: Owner) -> [ComponentField] {
        var fields: [ComponentField] = []
        // The raw value of `ignoreUnknown`, which is a variable of the library. Weak references are not among the fields.
        _ = _forEachFieldWithKeyPath(of: Owner.self, options: _EachFieldOptions(rawValue: 2)) { label, path in
            let name = String(cString: label)
            if name.first?.isLetter == true, let offset = MemoryLayout<Owner>.offset(of: path),
                let field = Self.field(name, type(of: path).valueType, at: offset, of: Owner.self)
            {
                fields.append(field)
            }
            return true
        }
        return fields
    }

    private static func field<Owner: Component>(
        _ name: String, _ type: Any.Type, at offset: Int, of owner: Owner.Type
    ) -> ComponentField? {
        if let type = type as? any InspectableValue.Type { return type.field(name, at: offset, of: owner) }
        func enumeration<Value>(_ type: Value.Type) -> ComponentField? {
            EnumerationCases.names(of: type).map { names in
                ComponentField(name, at: StoredPlace<Owner, Value>(offset: offset), names)
            }
        }
        return _openExistential(type, do: enumeration)
    }

    private init<Owner: Component, Value>(_ name: String, at place: StoredPlace<Owner, Value>, _ names: [String]) {
        self.name = name
        kind = "choice"
        choices = names
        expectation = names.joined(separator: ", ")
        read = { place.value(in: $0).map { JSONValue.string("\($0)") } ?? .null }
        replacement = { json in
            json.string.flatMap { names.firstIndex(of: $0) }.map { index in
                place.replacement(EnumerationCases.value(at: index, of: Value.self), "\(name): .\(names[index])")
            }
        }
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

extension ComponentField {
    fileprivate init(
        name: String, kind: String, expectation: String, read: @escaping (any Component) -> JSONValue,
        replacement: @escaping (JSONValue) -> Replacement?
    ) {
        self.name = name
        self.kind = kind
        self.expectation = expectation
        self.read = read
        self.replacement = replacement
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

/// The place of a stored property in components of a type.
private struct StoredPlace<Owner: Component, Value> {
    let offset: Int

    /// Returns the value in a component; `nil` if that has another type.
    func value(in component: any Component) -> Value? {
        guard let component = component as? Owner else { return nil }
        return withUnsafePointer(to: component) {
            (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Value.self).pointee
        }
    }

    /// Returns the replacement by a value.
    ///
    /// - Parameter argument: The argument of the initializer that does the same.
    func replacement(_ value: Value, _ argument: String) -> ComponentField.Replacement {
        let type = "\(Owner.self)".prefix { $0 != "<" }
        return ComponentField.Replacement(swift: "\(type)(\(argument))") { component in
            guard var result = component as? Owner else { return component }
            withUnsafeMutablePointer(to: &result) {
                (UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Value.self).pointee = value
            }
            return result
        }
    }
}

extension InspectableValue {
    /// Returns the field for a stored property of this type.
    fileprivate static func field<Owner: Component>(
        _ name: String, at offset: Int, of owner: Owner.Type
    ) -> ComponentField {
        let place = StoredPlace<Owner, Self>(offset: offset)
        return ComponentField(
            name: name, kind: kind, expectation: expectation,
            read: { place.value(in: $0)?.json ?? .null },
            replacement: { json in
                value(of: json).map { place.replacement($0, "\(name): \($0.swift)") }
            })
    }
}

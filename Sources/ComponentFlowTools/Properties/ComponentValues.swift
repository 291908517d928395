#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// Values of a node that have names of their own, apart from the properties of its view and layer.
@MainActor
protocol NamedValues {
    /// Returns whether a name is that of such a value, which may not exist.
    func contains(_ name: String) -> Bool
    /// Sets a value, and returns the Swift line that does the same.
    func set(_ name: String, to json: JSONValue) throws(RPCError) -> String
}

/// The values of a component that change while it is shown: those of its state, and its local values.
///
/// They have the names `state.count` and `local.count`.
@MainActor
struct ComponentValues: NamedValues {
    private static let state = "state."
    private static let local = "local."

    let component: MountedComponent

    /// The values of types that the protocol represents.
    var json: [JSONValue] {
        var values: [JSONValue] = []
        if let state = component.state {
            values += StoredProperty.list(of: state).map {
                describe(Self.state + $0.name, $0.kind, $0.json(of: state), $0.choices)
            }
        }
        return values + component.storedValues.compactMap { describe($0) }
    }

    private func describe(_ stored: StoredLocalValue) -> JSONValue? {
        let (name, value) = (Self.local + stored.name, stored.inspectedValue)
        if let value = value as? any InspectableValue { return describe(name, type(of: value).kind, value.json, []) }
        guard let choices = EnumerationCases.names(ofAny: type(of: value)) else { return nil }
        return describe(name, "choice", .string("\(value)"), choices)
    }

    private func describe(_ name: String, _ kind: String, _ value: JSONValue, _ choices: [String]) -> JSONValue {
        var description: [String: JSONValue] = [
            "name": .string(name), "kind": .string(kind), "value": value, "settable": true,
        ]
        if !choices.isEmpty { description["choices"] = .array(choices.map { .string($0) }) }
        return .object(description)
    }

    func contains(_ name: String) -> Bool {
        name.hasPrefix(Self.state) || name.hasPrefix(Self.local)
    }

    /// Sets a value, updates the component, and returns the Swift line that does the same.
    func set(_ name: String, to json: JSONValue) throws(RPCError) -> String {
        if name.hasPrefix(Self.local) { return try setLocal(String(name.dropFirst(Self.local.count)), name, json) }
        let property = String(name.dropFirst(Self.state.count))
        guard let state = component.state,
            let found = StoredProperty.list(of: state).first(where: { $0.name == property })
        else { throw missing(name) }
        let expression = try found.set(json, of: state)
        state.updated()
        return "\(name) = \(expression)"
    }

    private func setLocal(_ property: String, _ name: String, _ json: JSONValue) throws(RPCError) -> String {
        guard let stored = component.storedValues.first(where: { $0.name == property }) else { throw missing(name) }
        let type = type(of: stored.inspectedValue)
        if let type = type as? any InspectableValue.Type {
            guard let expression = type.set(json, in: stored) else {
                throw .invalidParameters("\"\(name)\" is \(type.expectation).")
            }
            return "\(property) = \(expression)"
        }
        guard let names = EnumerationCases.names(ofAny: type) else { throw missing(name) }
        guard let choice = json.string, setCase(choice, of: type, in: stored) else {
            throw .invalidParameters("\"\(name)\" is \(names.joined(separator: ", ")).")
        }
        return "\(property) = .\(choice)"
    }

    /// Sets a local value to a case of an enumeration; returns whether there is one with the name.
    private func setCase(_ name: String, of type: Any.Type, in stored: StoredLocalValue) -> Bool {
        func set<Value>(_ type: Value.Type) -> Bool {
            guard let index = EnumerationCases.names(of: type)?.firstIndex(of: name) else { return false }
            return stored.set(EnumerationCases.value(at: index, of: type))
        }
        return _openExistential(type, do: set)
    }

    private func missing(_ name: String) -> RPCError {
        let names = json.compactMap { $0["name"]?.string }
        let known = names.isEmpty ? "there are none that can be set" : "there are \(names.joined(separator: ", "))"
        return .invalidParameters("There is no value \"\(name)\"; \(known).")
    }
}

extension InspectableValue {
    /// Sets a local value to one of JSON, and returns it as a Swift expression; returns `nil` if it is no value of the type.
    @MainActor fileprivate static func set(_ json: JSONValue, in stored: StoredLocalValue) -> String? {
        guard let value = value(of: json), stored.set(value) else { return nil }
        return value.swift
    }
}

#endif

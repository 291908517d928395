#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The environment values of a component, as far as they have simple types or store values of simple types.
///
/// They have names such as `environment.Theme.accentColor`, with the type of the environment value. A value that was set
/// applies to all components to which the same ancestor provides it, until that ancestor provides another one.
@MainActor
struct EnvironmentFields: NamedValues {
    private static let prefix = "environment."

    let component: MountedComponent

    /// A field of an environment value.
    private struct Entry {
        let name: String
        let index: Int
        let value: Any
        let field: ComponentField
    }

    private var entries: [Entry] {
        component.environment.enumerated().flatMap { index, value in
            func fields<Value>(of value: Value) -> [ComponentField] { ComponentField.environment(value) }
            return _openExistential(value, do: fields).map { field in
                let names = [Self.prefix + "\(type(of: value))", field.name].filter { !$0.isEmpty }
                return Entry(name: names.joined(separator: "."), index: index, value: value, field: field)
            }
        }
    }

    var json: [JSONValue] {
        entries.map { entry in
            var description: [String: JSONValue] = [
                "name": .string(entry.name), "title": .string(String(entry.name.dropFirst(Self.prefix.count))),
                "kind": .string(entry.field.kind), "value": entry.field.read(entry.value), "settable": true,
            ]
            if !entry.field.choices.isEmpty {
                description["choices"] = .array(entry.field.choices.map { .string($0) })
            }
            return .object(description)
        }
    }

    func contains(_ name: String) -> Bool {
        name.hasPrefix(Self.prefix)
    }

    /// Sets a value, updates the components that read it, and returns the Swift line that does the same.
    func set(_ name: String, to json: JSONValue) throws(RPCError) -> String {
        let entries = self.entries
        guard let entry = entries.first(where: { $0.name == name }) else {
            let names = entries.map(\.name).joined(separator: ", ")
            let known = entries.isEmpty ? "there are none that can be set" : "there are \(names)"
            throw .invalidParameters("There is no value \"\(name)\"; \(known).")
        }
        guard let replacement = entry.field.replacement(json) else {
            throw .invalidParameters("\"\(name)\" is \(entry.field.expectation).")
        }
        guard component.setEnvironmentValue(replacement.apply(entry.value), at: entry.index) else {
            throw .impossible("\"\(name)\" does not exist at present.")
        }
        return replacement.swift
    }
}

#endif

#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The values that replace those of a component, until they are reset or the component is removed.
@MainActor
final class ComponentEdits: ComponentEditing {
    /// The replacements by the names of the values.
    var replacements: [String: ComponentField.Replacement] = [:]

    func edited(_ component: any Component) -> any Component {
        replacements.values.reduce(component) { edited, replacement in
            replacement.apply(edited) as? any Component ?? edited
        }
    }
}

/// The values that a component itself has: its stored values of simple types, or those of its modifiers.
///
/// They have names such as `component.spacing`, `component.style.width` and `component.names.0`. A value that was set replaces the one that the parent describes, also after
/// further updates of the parent.
@MainActor
struct FieldValues: NamedValues {
    private static let prefix = "component."

    let component: MountedComponent

    private var edits: ComponentEdits? {
        component.editing as? ComponentEdits
    }

    var json: [JSONValue] {
        let shown = component.shownComponent
        let edited = edits?.replacements ?? [:]
        return ComponentField.list(of: shown).map { field in
            var description: [String: JSONValue] = [
                "name": .string(Self.prefix + field.name), "kind": .string(field.kind), "value": field.read(shown),
                "settable": true,
            ]
            if let title = field.title { description["title"] = .string(title) }
            if !field.choices.isEmpty { description["choices"] = .array(field.choices.map { .string($0) }) }
            if edited[field.name] != nil { description["edited"] = true }
            return .object(description)
        }
    }

    func contains(_ name: String) -> Bool {
        name.hasPrefix(Self.prefix)
    }

    /// Replaces a value, updates the component, and returns the argument or modifier that does the same.
    func set(_ name: String, to json: JSONValue) throws(RPCError) -> String {
        let fields = ComponentField.list(of: component.shownComponent)
        guard let field = fields.first(where: { Self.prefix + $0.name == name }) else {
            throw missing(name, fields.map(\.name))
        }
        guard let replacement = field.replacement(json) else {
            throw .invalidParameters("\"\(name)\" is \(field.expectation).")
        }
        let edits = self.edits ?? ComponentEdits()
        edits.replacements[field.name] = replacement
        component.editing = edits
        return replacement.swift
    }

    /// Shows the values again that the parent describes: one of them, or all.
    func reset(_ name: String?) throws(RPCError) {
        guard let edits else { return }
        if let name {
            guard contains(name) else { throw missing(name, edits.replacements.keys.sorted()) }
            edits.replacements[String(name.dropFirst(Self.prefix.count))] = nil
        } else {
            edits.replacements = [:]
        }
        component.editing = edits.replacements.isEmpty ? nil : edits
    }

    private func missing(_ name: String, _ names: [String]) -> RPCError {
        let list = names.map { Self.prefix + $0 }.joined(separator: ", ")
        let known = names.isEmpty ? "there are none that can be set" : "there are \(list)"
        return .invalidParameters("There is no value \"\(name)\"; \(known).")
    }
}

#endif

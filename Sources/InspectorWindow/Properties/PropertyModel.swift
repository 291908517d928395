import ComponentFlow
import InspectorClient
import InspectorProtocol

/// The properties of the selected node, and what the user has edited.
@MainActor @Observable
final class PropertyModel {
    private let session: InspectorSession

    private(set) var sections: [PropertySection] = []
    /// Why there are no properties; `nil` if there are, or nothing is selected.
    private(set) var problem: String?
    /// Why values were refused, by property.
    private(set) var errors: [InspectedProperty.ID: String] = [:]
    /// The Swift lines that do the same as edits, by property.
    private(set) var lines: [InspectedProperty.ID: String] = [:]
    private var node: String?

    init(_ session: InspectorSession) {
        self.session = session
    }

    /// Reads the properties of a node; `nil` for none.
    func load(_ node: String?) async {
        if node != self.node { (errors, lines, sections, problem) = ([:], [:], [], nil) }
        self.node = node
        guard let node else { return }
        do throws(InspectorClientError) {
            let result = try await session.read(.properties, ["node": .string(node)])
            show(await Self.read(result, node))
        } catch {
            // Other errors concern the whole window.
            if error.isAnswer { (sections, problem) = ([], error.text) }
        }
    }

    nonisolated private static func read(_ result: JSONValue, _ node: String) async -> [PropertySection] {
        PropertySection.list(result, node: node)
    }

    private func show(_ current: [PropertySection]) {
        problem = nil
        if current != sections { sections = current }
    }

    /// Sets a property to a value; returns whether the program has accepted it.
    func set(_ property: InspectedProperty, to value: JSONValue) async -> Bool {
        do throws(InspectorClientError) {
            let result = try await session.call(
                .set, ["node": .string(property.node), "property": .string(property.name), "value": value])
            errors[property.id] = nil
            lines[property.id] = result["swift"]?.string.map { DisplayText.limited($0) }
            return true
        } catch {
            errors[property.id] = error.text
            return false
        }
    }

    /// Shows the value again that the parent of a component describes; returns whether the program has done so.
    func reset(_ property: InspectedProperty) async -> Bool {
        do throws(InspectorClientError) {
            _ = try await session.call(
                .reset, ["node": .string(property.node), "property": .string(property.name)])
            errors[property.id] = nil
            lines[property.id] = nil
            return true
        } catch {
            errors[property.id] = error.text
            return false
        }
    }

    /// Removes the message about a value that the user edits again.
    func forgetError(of property: InspectedProperty) {
        errors[property.id] = nil
    }
}

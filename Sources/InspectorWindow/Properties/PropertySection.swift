import InspectorProtocol

/// A group of values or properties of a node.
struct PropertySection: Identifiable, Hashable, Sendable {
    /// The largest number of properties of an object.
    private static let limit = 500

    let title: String
    /// The type and the identifier of what has the properties.
    var subtitle = ""
    var values: [InspectedValue] = []
    var properties: [InspectedProperty] = []

    var id: String { title }

    var isEmpty: Bool {
        values.isEmpty && properties.isEmpty
    }

    /// Reads the result of the method `properties` for a node; the sections about the node itself are first.
    static func list(_ result: JSONValue, node: String) -> [PropertySection] {
        let component = componentSections(result["component"])
        let views = [
            properties("View", result["view"]), constraints(result), properties("Layer", result["layer"]),
        ]
        let sections = node.hasPrefix("c") ? component + views : views + component
        return (sections + [traits(result)]).filter { !$0.isEmpty }
    }

    /// The traits of a view, and those that it overrides.
    private static func traits(_ result: JSONValue) -> PropertySection {
        var section = values("Traits", result["traits"]?.string.map { [["name": "traits", "value": .string($0)]] })
        guard let id = result["view"]?["id"]?.string else { return section }
        section.properties = properties(result["traitOverrides"], node: id)
        return section
    }

    private static func componentSections(_ component: JSONValue?) -> [PropertySection] {
        [
            editable("Local Values", "local.", component, values("Local Values", component?["local"]?.array)),
            editable(
                "State", "state.", component,
                values("State", component?["state"].map { $0["children"]?.array ?? [$0] }, component?["state"])),
            editable("Animation", "animation.", component, PropertySection(title: "Animation")),
            editable(
                "Component", "component.", component, values("Component", component?["properties"]?.array, component)),
            layout(component),
            editable(
                "Environment", "environment.", component, values("Environment", component?["environment"]?.array)),
        ]
    }

    private static func values(
        _ title: String, _ descriptions: [JSONValue]?, _ owner: JSONValue? = nil
    ) -> PropertySection {
        PropertySection(
            title: title, subtitle: DisplayText.concise(owner?["type"]?.string ?? ""),
            values: InspectedValue.list(descriptions ?? []))
    }

    /// Returns a section in which the values that can be set are properties.
    private static func editable(
        _ title: String, _ prefix: String, _ component: JSONValue?, _ section: PropertySection
    ) -> PropertySection {
        var section = section
        guard let id = component?["id"]?.string else { return section }
        section.properties = (component?["values"]?.array ?? []).prefix(limit).compactMap {
            guard let property = InspectedProperty($0, node: id), property.name.hasPrefix(prefix) else { return nil }
            return property
        }
        section.removeValues(in: Set(section.properties.map { String($0.name.dropFirst(prefix.count)) }))
        return section
    }

    /// Removes values with what they contain, and those of which nothing else is left.
    ///
    /// - Parameter paths: The names, after those of the values that contain them: `style.width`.
    private mutating func removeValues(in paths: Set<String>) {
        var names: [String] = []
        var isRemoved = values.map { value in
            names = names.prefix(value.depth) + [value.name]
            return names.indices.contains { paths.contains(names[...$0].joined(separator: ".")) }
        }
        for index in values.indices.reversed() where !isRemoved[index] {
            let contents = values[(index + 1)...].prefix { $0.depth > values[index].depth }.indices
            isRemoved[index] = !contents.isEmpty && contents.allSatisfy { isRemoved[$0] }
        }
        values = zip(values, isRemoved).filter { !$1 }.map(\.0)
    }

    private static func layout(_ component: JSONValue?) -> PropertySection {
        let sizes: [JSONValue] = [("size", "size"), ("available", "proposed size")].compactMap { key, name in
            component?[key].map { ["name": .string(name), "value": .string(PropertyText.text(of: $0))] }
        }
        return PropertySection(title: "Layout", values: InspectedValue.list(sizes))
    }

    private static func constraints(_ result: JSONValue) -> PropertySection {
        guard let id = result["view"]?["id"]?.string else { return PropertySection(title: "Constraints") }
        return PropertySection(title: "Constraints", properties: properties(result["constraints"], node: id))
    }

    private static func properties(_ title: String, _ object: JSONValue?) -> PropertySection {
        guard let id = object?["id"]?.string else { return PropertySection(title: title) }
        return PropertySection(
            title: title, subtitle: DisplayText.concise("\(object?["type"]?.string ?? "") \(id)"),
            properties: properties(object?["properties"], node: id))
    }

    private static func properties(_ descriptions: JSONValue?, node: String) -> [InspectedProperty] {
        (descriptions?.array ?? []).prefix(limit).compactMap { InspectedProperty($0, node: node) }
    }
}

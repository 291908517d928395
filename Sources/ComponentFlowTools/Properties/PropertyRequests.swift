#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// Reads and sets the properties of nodes.
@MainActor
struct PropertyRequests {
    let nodes: NodeTable

    /// Returns the properties of a node and of the nodes that are linked with it.
    func properties(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let node = try node(parameters)
        var result: [String: JSONValue] = [:]
        if case .layer = node {
        } else if let view = node.view {
            result["view"] = describe(view, id: nodes.id(of: view))
            let constraints = ViewConstraints(view: view, nodes: nodes).json
            if !constraints.isEmpty { result["constraints"] = .array(constraints) }
            result["traits"] = .string("\(view.traitCollection)")
            result["traitOverrides"] = .array(TraitOverrides(view: view).json)
            if let component = view.mountedComponent { result["component"] = describe(component) }
        }
        result["layer"] = describe(node.layer, id: nodes.id(of: node.layer))
        return .object(result)
    }

    private func describe(_ component: MountedComponent) -> JSONValue {
        let local = component.localValues.map { name, value in
            var description = ValueDescription.describe(value).object ?? [:]
            description["name"] = .string(name.hasPrefix("_") ? String(name.dropFirst()) : name)
            return JSONValue.object(description)
        }
        // What a property stores that has a local value belongs to the implementation.
        let localNames = Set(local.map { $0["name"] })
        let properties = (ValueDescription.properties(of: component.shownComponent).array ?? []).filter {
            !localNames.contains($0["name"])
        }
        var result: [String: JSONValue] = [
            "id": .string(nodes.componentID(of: component.view)), "type": .string(component.typeName),
            "path": .string(component.path), "size": JSONValue(component.size),
            "available": JSONValue(component.availableSize),
            "properties": .array(properties),
            "environment": .array(component.environment.map { ValueDescription.describe($0) }),
        ]
        if let state = component.state { result["state"] = ValueDescription.describe(state) }
        if !local.isEmpty { result["local"] = .array(local) }
        let values =
            ComponentValues(component: component).json + AnimationValues(component: component).json
            + FieldValues(component: component).json + EnvironmentFields(component: component).json
        if !values.isEmpty { result["values"] = .array(values) }
        return .object(result)
    }

    private func describe(_ object: AnyObject, id: String) -> JSONValue {
        let properties = PropertyCatalog.groups(of: object).flatMap(\.properties).compactMap { $0.json(of: object) }
        return ["id": .string(id), "type": .string(TypeName.name(of: object)), "properties": .array(properties)]
    }

    /// Sets a property of a view or layer, a constraint, a trait, or a value of a component, and returns the Swift line that
    /// does the same.
    func set(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let node = try node(parameters)
        let name = try RequestParameters.required(parameters.text("property"), "property")
        if let values = values(of: node).first(where: { $0.contains(name) }) {
            return ["swift": .string(try values.set(name, to: parameters.value)), "value": parameters.value]
        }
        return try setProperty(name, of: node, to: parameters.value)
    }

    /// The values of a node that are no properties of its view or layer.
    private func values(of node: InspectedNode) -> [any NamedValues] {
        guard let view = node.view else { return [] }
        let constraints = ViewConstraints(view: view, nodes: nodes)
        let traits = TraitOverrides(view: view)
        guard let component = view.mountedComponent else { return [constraints, traits] }
        return [
            ComponentValues(component: component), AnimationValues(component: component),
            FieldValues(component: component), EnvironmentFields(component: component), constraints, traits,
        ]
    }

    /// Shows the values of a component again that its parent describes.
    func reset(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        guard let component = try node(parameters).view?.mountedComponent else {
            throw .invalidParameters("\"node\" is not a component.")
        }
        try FieldValues(component: component).reset(parameters.text("property"))
        return [:]
    }

    private func setProperty(
        _ name: String, of node: InspectedNode, to value: JSONValue
    ) throws(RPCError) -> JSONValue {
        let target: AnyObject = if case .layer(let layer) = node { layer } else { node.view ?? node.layer }
        let groups = PropertyCatalog.groups(of: target)
        for group in groups {
            guard let property = group.properties.first(where: { $0.name == name }) else { continue }
            guard let write = property.write else { throw .impossible("\"\(name)\" cannot be set.") }
            let line = try write(target, value, group.variable)
            return ["swift": .string(line), "value": property.read(target) ?? .null]
        }
        let names = groups.flatMap(\.properties).filter { $0.write != nil }.map(\.name)
        throw .invalidParameters("There is no property \"\(name)\"; there are \(names.joined(separator: ", ")).")
    }

    private func node(_ parameters: RequestParameters) throws(RPCError) -> InspectedNode {
        try nodes.node(RequestParameters.required(parameters.text("node"), "node"))
    }
}

#endif

#if INSPECTOR

internal import Accessibility
internal import ComponentFlow
internal import InspectorProtocol

/// Finds elements of the accessibility tree.
@MainActor
struct AccessibilityQuery {
    let nodes: NodeTable
    let windows: [UIWindow]

    func find(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let name = try parameters.text("name")?.lowercased()
        let (role, identifier) = try (parameters.text("role"), parameters.text("identifier"))
        let limit = try parameters.integer("limit", in: 1...10_000, default: 500)
        let builder = AccessibilityTreeBuilder.shared ?? AccessibilityTreeBuilder(for: nil)
        builder.updateTree()
        var found: [JSONValue] = []
        var waiting = windows.reversed().compactMap { builder.id(of: $0) }.map { (id: $0, depth: 0) }
        while let (id, depth) = waiting.popLast(), found.count < limit {
            guard let element = builder.tree[id] else { continue }
            waiting += element.children.reversed().map { ($0, depth + 1) }
            let matches =
                (name.map { element.name.lowercased().contains($0) } ?? true)
                && (role.map { "\(element.role)" == $0 } ?? true)
                && (identifier.map { element.identifier == $0 } ?? true)
            if matches { found.append(describe(element, depth: depth, builder)) }
        }
        return ["elements": .array(found), "complete": .bool(waiting.isEmpty)]
    }

    private func describe(
        _ element: AccessibilityNode, depth: Int, _ builder: AccessibilityTreeBuilder
    ) -> JSONValue {
        var result: [String: JSONValue] = [
            "role": .string("\(element.role)"), "name": .string(element.name), "depth": JSONValue(depth),
            "frame": JSONValue(builder.frame(of: element.id)), "showing": .bool(builder.isShowing(element.id)),
            "enabled": .bool(element.states.contains(.enabled)),
        ]
        if !element.value.isEmpty { result["value"] = .string(element.value) }
        if let text = element.text { result["text"] = .string(text.string) }
        if !element.identifier.isEmpty { result["identifier"] = .string(element.identifier) }
        if element.states.contains(.checkable) { result["checked"] = .bool(element.states.contains(.checked)) }
        if let view = Self.view(of: element, builder) {
            result["view"] = .string(nodes.id(of: view))
            if let component = nodes.idOfComponent(around: view) { result["component"] = .string(component) }
        }
        return .object(result)
    }

    /// The view of an element, or the one that contains it.
    static func view(of element: AccessibilityNode, _ builder: AccessibilityTreeBuilder) -> UIView? {
        let object = builder.object(element.id)
        return object as? UIView ?? (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
    }
}

#endif

#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The lists of components, views, layers and nodes of Render.
@MainActor
struct TreeRequests {
    let nodes: NodeTable
    let windows: [UIWindow]

    /// What a view passes on to its subviews.
    private struct ViewContext {
        var area: VisibleArea
        var path = ""
    }

    // MARK: - Components and views

    func components(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        try list(parameters) { view, frame, context in
            guard let component = view.mountedComponent else { return nil }
            context.path = Self.path(context.path, component.label)
            return (nodes.componentID(of: view), describe(component, frame, context))
        }
    }

    func views(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        try list(parameters) { view, frame, context in
            var description: [String: JSONValue] = [
                "type": .string(TypeName.name(of: view)), "frame": JSONValue(frame),
                "layer": .string(nodes.id(of: view.layer)),
                "visibility": .string(context.area.visibility(of: frame)),
            ]
            if view.mountedComponent != nil { description["component"] = .string(nodes.componentID(of: view)) }
            if let text = view.displayedText { description["text"] = .string(text) }
            return (nodes.id(of: view), description)
        }
    }

    /// Lists the nodes of Render that views display, and the components whose canvases are shown.
    func renderNodes(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        try list(parameters) { view, frame, context in
            guard let node = view.renderContext as? any RenderedNode, node.reuseIdentifier ?? node.componentName != nil
            else { return nil }
            var description: [String: JSONValue] = [
                "type": .string(node.componentName ?? node.reuseIdentifier ?? ""), "frame": JSONValue(frame),
                "view": .string(nodes.id(of: view)), "visibility": .string(context.area.visibility(of: frame)),
            ]
            if let key = node.key { description["key"] = .string(key) }
            if let text = view.displayedText { description["text"] = .string(text) }
            return (nodes.renderNodeID(of: view), description)
        }
    }

    private func list(
        _ parameters: RequestParameters,
        describe: (UIView, _ frame: CGRect, inout ViewContext) -> (String, [String: JSONValue])?
    ) throws(RPCError) -> JSONValue {
        let roots = try root(parameters).map { $0.view.map { [$0] } ?? [] } ?? windows
        return try walk(parameters).list(roots, { ViewContext(area: VisibleArea(around: $0)) }) { view, context in
            let frame = view.convert(view.bounds, to: nil)
            var context = context
            context.area.enter(view, frame: frame)
            let listed = describe(view, frame, &context)
            return TreeWalk.Visit(listed: listed, context: context, children: view.subviews)
        }
    }

    private func describe(
        _ component: MountedComponent, _ frame: CGRect, _ context: ViewContext
    ) -> [String: JSONValue] {
        var description: [String: JSONValue] = [
            "type": .string(component.typeName), "path": .string(context.path), "frame": JSONValue(frame),
            "available": JSONValue(component.availableSize), "view": .string(nodes.id(of: component.view)),
            "visibility": .string(context.area.visibility(of: frame)),
        ]
        if let key = component.key { description["key"] = .string(key) }
        if let state = component.state { description["state"] = .string("\(type(of: state))") }
        if let text = component.view.displayedText { description["text"] = .string(text) }
        return description
    }

    /// Returns the path of a child, whose middle is omitted if it is long.
    private static func path(_ parent: String, _ label: String) -> String {
        if parent.isEmpty { return label }
        return parent.utf8.count < 1000 ? "\(parent) › \(label)" : "… › \(label)"
    }

    // MARK: - Layers

    func layers(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let roots = try root(parameters).map { [$0.layer] } ?? windows.map(\.layer)
        return try walk(parameters).list(roots, { _ in }) { layer, _ in
            guard !(layer is InspectorLayer) else { return TreeWalk.Visit(listed: nil, context: (), children: []) }
            let listed = (nodes.id(of: layer), describe(layer))
            return TreeWalk.Visit(listed: listed, context: (), children: layer.sublayers ?? [])
        }
    }

    private func describe(_ layer: CALayer) -> [String: JSONValue] {
        var description: [String: JSONValue] = [
            "type": .string(TypeName.name(of: layer)), "frame": JSONValue(layer.frame),
            "windowFrame": JSONValue(InspectedNode.layer(layer).frameInWindow),
            "opacity": JSONValue(CGFloat(layer.opacity)), "hidden": .bool(layer.isHidden),
        ]
        if let view = layer.ownView {
            description["view"] = .string(nodes.id(of: view))
            description["viewType"] = .string(view.mountedComponent?.typeName ?? TypeName.name(of: view))
            if view.mountedComponent != nil { description["component"] = .string(nodes.componentID(of: view)) }
        }
        return description
    }

    // MARK: - Parameters

    private func root(_ parameters: RequestParameters) throws(RPCError) -> InspectedNode? {
        guard let id = try parameters.text("node") else { return nil }
        return try nodes.node(id)
    }

    private func walk<Node, Context>(_ parameters: RequestParameters) throws(RPCError) -> TreeWalk<Node, Context> {
        TreeWalk(
            depth: try parameters.integer("depth", in: 0...10_000, default: 64),
            limit: try parameters.integer("limit", in: 1...10_000, default: 2_000))
    }
}

#endif

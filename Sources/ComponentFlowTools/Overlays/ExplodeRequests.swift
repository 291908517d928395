#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// Draws the layers of a window or node above each other.
@MainActor
struct ExplodeRequests {
    private static let degrees = -89.0...89.0

    let nodes: NodeTable
    let locations: WindowLocations

    func explode(_ parameters: RequestParameters) throws(RPCError) -> InspectorSession.Outcome {
        let scale = try parameters.number("scale", in: 0.05...8) ?? 1
        var view = ExplodedView()
        if let yaw = try parameters.number("yaw", in: Self.degrees) { view.yaw = yaw * .pi / 180 }
        if let pitch = try parameters.number("pitch", in: Self.degrees) { view.pitch = pitch * .pi / 180 }
        if let spacing = try parameters.number("spacing", in: 0...1_000) { view.spacing = spacing }
        let (image, planes) = try view.picture(of: layers(parameters), scale: scale)
        return .picture(image, details: ["planes": .array(planes.map(describe))])
    }

    private func layers(_ parameters: RequestParameters) throws(RPCError) -> [ShownLayer] {
        guard let id = try parameters.text("node") else {
            return list(in: try locations.window(parameters), below: nil)
        }
        let node = try nodes.node(id)
        guard let window = node.view?.window else { throw .impossible("\(id) is in no window.") }
        return list(in: window, below: node.layer)
    }

    private func list(in window: UIWindow, below top: CALayer?) -> [ShownLayer] {
        window.layer.layoutIfNeeded()
        return ShownLayer.list(in: window, below: top, limit: ExplodedView.maximumLayers, includesClipped: true)
    }

    private func describe(_ plane: ExplodedView.Plane) -> JSONValue {
        var description: [String: JSONValue] = [
            "layer": .string(nodes.id(of: plane.layer)), "clipped": .bool(plane.isClipped),
            "corners": .array(plane.corners.map { [.number($0.x), .number($0.y)] }),
        ]
        if let view = plane.layer.ownView {
            description["view"] = .string(nodes.id(of: view))
            if view.mountedComponent != nil { description["component"] = .string(nodes.componentID(of: view)) }
        }
        return .object(description)
    }
}

#endif

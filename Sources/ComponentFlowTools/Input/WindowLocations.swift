#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The windows and the locations in them that requests name.
@MainActor
struct WindowLocations {
    let nodes: NodeTable
    let windows: [UIWindow]

    /// The window of a request; by default the key window.
    func window(_ parameters: RequestParameters) throws(RPCError) -> UIWindow {
        if let id = try parameters.text("window") {
            guard case .view(let view) = try nodes.node(id), let window = view as? UIWindow else {
                throw .invalidParameters("\"window\" is the view of a window.")
            }
            return window
        }
        guard let window = windows.first(where: \.isKeyWindow) ?? windows.first else {
            throw .impossible("The program has no window.")
        }
        return window
    }

    /// The location of a request: the center of its node, or a point of its window.
    func location(_ parameters: RequestParameters) throws(RPCError) -> (window: UIWindow, point: CGPoint) {
        guard let id = try parameters.text("node") else {
            return try (window(parameters), point(parameters))
        }
        let node = try nodes.node(id)
        guard let window = node.view?.window else { throw .impossible("\(id) is in no window.") }
        let frame = node.frameInWindow
        let center = CGPoint(x: frame.midX, y: frame.midY)
        guard window.bounds.contains(center) else { throw .impossible("The center of \(id) is outside of its window.") }
        return (window, center)
    }

    /// The point of a request, in the coordinates of a window.
    func point(_ parameters: RequestParameters) throws(RPCError) -> CGPoint {
        CGPoint(
            x: try RequestParameters.required(parameters.number("x"), "x"),
            y: try RequestParameters.required(parameters.number("y"), "y"))
    }

    /// Returns what is visible at a point, and what receives a touch there.
    func hitTest(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let (window, point) = try (window(parameters), point(parameters))
        guard let view = Self.frontmost(at: point, in: window) else { return [:] }
        var result = describe(view)
        if let target = window.hitTest(point, with: nil) { result["target"] = .string(nodes.id(of: target)) }
        return .object(result)
    }

    /// Returns the identifiers of a view, its layer, its component and its window.
    func describe(_ view: UIView) -> [String: JSONValue] {
        var result: [String: JSONValue] = [
            "view": .string(nodes.id(of: view)), "layer": .string(nodes.id(of: view.layer)),
            "path": .string(view.componentPath),
        ]
        if let window = view as? UIWindow ?? view.window { result["window"] = .string(nodes.id(of: window)) }
        if let component = nodes.idOfComponent(around: view) { result["component"] = .string(component) }
        return result
    }

    /// Returns the frontmost view at a point of a window, whether it receives touches or not.
    static func frontmost(at point: CGPoint, in window: UIWindow) -> UIView? {
        guard window.bounds.contains(point) else { return nil }
        var view: UIView = window
        while let next = view.subviews.last(where: { $0.shows(point) }) { view = next }
        return view
    }
}

extension UIView {
    /// Whether a point of the window is inside the visible view.
    fileprivate func shows(_ point: CGPoint) -> Bool {
        !isHidden && alpha >= 0.01 && bounds.contains(convert(point, from: nil))
    }
}

#endif

#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// A node of one of the three trees.
enum InspectedNode {
    /// A component, by its view.
    case component(UIView)
    case view(UIView)
    case layer(CALayer)
}

/// The identifiers of components, views and layers.
///
/// A view, its layer and the component or node that created it have the same number: `c7` is shown by `v7`, whose layer is
/// `l7`; `n7` is a node of Render.
@MainActor
final class NodeTable {
    private let identities = IdentityTable()

    func number(of view: UIView) -> Int {
        identities.number(of: view)
    }

    func number(of constraint: NSLayoutConstraint) -> Int {
        identities.number(of: constraint)
    }

    func id(of view: UIView) -> String {
        "v\(number(of: view))"
    }

    /// The identifier of the component that created a view.
    func componentID(of view: UIView) -> String {
        "c\(number(of: view))"
    }

    /// The identifier of the node of Render that created a view.
    func renderNodeID(of view: UIView) -> String {
        "n\(number(of: view))"
    }

    func id(of layer: CALayer) -> String {
        "l\(layer.ownView.map { number(of: $0) } ?? identities.number(of: layer))"
    }

    /// The identifier of the component that a view belongs to: that of the view or of its nearest ancestor.
    func idOfComponent(around view: UIView) -> String? {
        sequence(first: view, next: \.superview).first { $0.mountedComponent != nil }.map { componentID(of: $0) }
    }

    /// Returns the node with an identifier.
    func node(_ id: String) throws(RPCError) -> InspectedNode {
        guard let kind = id.first, let number = Int(id.dropFirst()), "cvln".contains(kind) else {
            throw .invalidParameters("\"\(id)\" is not a node; nodes are c, v, l or n and a number.")
        }
        switch (kind, identities.object(number)) {
        case ("c", let view as UIView) where view.mountedComponent != nil: return .component(view)
        case ("v", let view as UIView), ("n", let view as UIView): return .view(view)
        case ("l", let view as UIView): return .layer(view.layer)
        case ("l", let layer as CALayer): return .layer(layer)
        default: throw .impossible("There is no node \(id), or not any more.")
        }
    }
}

extension CALayer {
    /// The view whose layer this is.
    var ownView: UIView? {
        (delegate as? UIView).flatMap { $0.layer === self ? $0 : nil }
    }
}

extension InspectedNode {
    /// The view of the node: for a layer without one, the view that contains it.
    @MainActor var view: UIView? {
        switch self {
        case .component(let view), .view(let view): view
        case .layer(let layer): sequence(first: layer, next: \.superlayer).lazy.compactMap(\.ownView).first
        }
    }

    @MainActor var layer: CALayer {
        switch self {
        case .component(let view), .view(let view): view.layer
        case .layer(let layer): layer
        }
    }

    /// The bounds of the node in its window, in points.
    @MainActor var frameInWindow: CGRect {
        layer.convert(layer.bounds, to: view?.window?.layer)
    }
}

#endif

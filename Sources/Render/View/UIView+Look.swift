/// Properties of the layer, and gestures, as properties of the view, so that nodes can set them by key path.
extension UIView {
    /// The radius of the rounded corners, in points.
    ///
    /// Content is cut off there.
    public var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set {
            layer.cornerRadius = newValue
            clipsToBounds = newValue > 0
        }
    }

    /// The thickness of the border, in points.
    public var borderWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }

    /// The colour of the border.
    public var borderColor: UIColor? {
        get { layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }

    /// How opaque the shadow is: 0, as at first, for none.
    public var shadowOpacity: Float {
        get { layer.shadowOpacity }
        set { layer.shadowOpacity = newValue }
    }

    /// How soft the shadow is, in points.
    public var shadowRadius: CGFloat {
        get { layer.shadowRadius }
        set { layer.shadowRadius = newValue }
    }

    /// How far the shadow is from the view, in points.
    public var shadowOffset: CGSize {
        get { layer.shadowOffset }
        set { layer.shadowOffset = newValue }
    }

    /// The colour of the shadow.
    public var shadowColor: UIColor? {
        get { layer.shadowColor.map { UIColor(cgColor: $0) } }
        set { layer.shadowColor = newValue?.cgColor }
    }

    /// The shadow of a view that hovers over what is behind it.
    public var depthPreset: UIDepthPreset {
        get { UIDepthPreset.allCases.last { $0.radius == layer.shadowRadius && layer.shadowOpacity > 0 } ?? .none }
        set {
            layer.shadowOpacity = newValue == .none ? 0 : 0.3
            layer.shadowRadius = newValue.radius
            layer.shadowOffset = CGSize(width: 0, height: newValue.radius / 2)
        }
    }

    /// Shows a component in the view.
    ///
    /// - Parameter size: How much space there is; by default that of the view.
    public func install(component: any UIComponentProtocol, size: CGSize? = nil) {
        component.setCanvas(view: self, options: [.useBoundsAsCanvasSize])
        if let size { component.renderSize = { size } }
        component.setNeedsRender()
    }
}

/// How high a view hovers over what is behind it, as its shadow tells.
public enum UIDepthPreset: Int, CaseIterable, Sendable {
    /// Not at all.
    case none
    /// A little.
    case depth1
    /// A little more.
    case depth2
    /// Visibly.
    case depth3
    /// High.
    case depth4
    /// Very high.
    case depth5

    var radius: CGFloat { self == .none ? 3 : CGFloat(1 << rawValue) * 0.75 }
}

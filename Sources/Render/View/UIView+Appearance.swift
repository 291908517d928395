/// Properties of the layer as properties of the view, so that nodes can set them by key path, and the installation of a
/// component.
extension UIView {
    /// The radius of the rounded corners, in points.
    ///
    /// A positive radius clips the content to the bounds. A radius of 0 stops this clipping, but not one that was set
    /// before the radius.
    public var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set {
            layer.cornerRadius = newValue
            if newValue > 0, !clipsToBounds {
                clipsToBounds = true
                ensuredRecord.clipsForCornerRadius = true
            } else if !(newValue > 0), let record = viewRecord, record.clipsForCornerRadius {
                clipsToBounds = false
                record.clipsForCornerRadius = false
            }
        }
    }

    /// The thickness of the border, in points.
    public var borderWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }

    public var borderColor: UIColor? {
        get { layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }

    /// The opacity of the shadow; initially 0, which means no shadow.
    public var shadowOpacity: Float {
        get { layer.shadowOpacity }
        set { layer.shadowOpacity = newValue }
    }

    /// The blur radius of the shadow, in points.
    public var shadowRadius: CGFloat {
        get { layer.shadowRadius }
        set { layer.shadowRadius = newValue }
    }

    /// The offset of the shadow from the view, in points.
    public var shadowOffset: CGSize {
        get { layer.shadowOffset }
        set { layer.shadowOffset = newValue }
    }

    public var shadowColor: UIColor? {
        get { layer.shadowColor.map { UIColor(cgColor: $0) } }
        set { layer.shadowColor = newValue?.cgColor }
    }

    /// The elevation above the background that the view's shadow suggests.
    public var depthPreset: UIDepthPreset {
        get { UIDepthPreset.allCases.last { $0.radius == layer.shadowRadius && layer.shadowOpacity > 0 } ?? .none }
        set {
            layer.shadowOpacity = newValue == .none ? 0 : 0.3
            layer.shadowRadius = newValue.radius
            layer.shadowOffset = newValue.offset
        }
    }

    /// Displays a component in the view.
    ///
    /// `size` is the available size; by default the size of the view.
    public func install(component: any UIComponentProtocol, size: CGSize? = nil) {
        component.setCanvas(view: self, options: [.useBoundsAsCanvasSize])
        if let size { component.renderSize = { size } }
        component.setNeedsRender()
    }
}

/// The elevation of a view above its background, expressed by its shadow.
public enum UIDepthPreset: Int, CaseIterable, Sendable {
    /// No shadow.
    case none
    /// The lowest elevation.
    case depth1
    case depth2
    case depth3
    case depth4
    /// The highest elevation.
    case depth5

    /// The radius of the shadow; without elevation that of a new layer.
    var radius: CGFloat { self == .none ? 3 : CGFloat(1 << rawValue) * 0.75 }
    /// The offset of the shadow; without elevation that of a new layer.
    var offset: CGSize { CGSize(width: 0, height: self == .none ? -3 : radius / 2) }
}

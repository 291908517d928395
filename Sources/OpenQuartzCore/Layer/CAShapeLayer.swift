/// The rule that determines which points lie inside the path of a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Points with a nonzero winding number.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points from which a ray crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The style of the ends of open lines of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Ends exactly at the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Adds a semicircle beyond the last point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Adds half a square beyond the last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The style of the corners of lines of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A sharp corner, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A beveled corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path.
///
/// The shape is drawn above the layer's contents and below its sublayers at the screen's resolution, and is rendered
/// again only when it changes. All properties are animatable except the fill rule, line cap and line join. Paths with
/// the same sequence of element types interpolate point by point; other paths switch halfway.
open class CAShapeLayer: CALayer {
    /// Creates a shape layer without a path.
    public required init() {
        super.init()
        modelValues.shape = ShapeValues()
    }

    /// Creates a copy of a layer's values for `presentation()`.
    public required init(layer: Any) {
        super.init(layer: layer)
    }

    /// Always returns `nil`: archiving is not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The path, in the layer's coordinates; not animated implicitly.
    open var path: CGPath? {
        get { modelValues.shape.path }
        set { change(\.shape.path, to: newValue?.copy(), "path", .content) }
    }

    /// The fill color, initially black; `nil` does not fill the path.
    open var fillColor: CGColor? {
        get { modelValues.shape.fillColor }
        set { change(\.shape.fillColor, to: newValue, "fillColor", .content) }
    }

    /// The rule that determines which points lie inside the path.
    open var fillRule: CAShapeLayerFillRule {
        get { modelValues.shape.fillRule == .winding ? .nonZero : .evenOdd }
        set { change(\.shape.fillRule, to: newValue == .evenOdd ? .evenOdd : .winding, "fillRule", .content) }
    }

    /// The stroke color; `nil`, the default, does not stroke the path.
    open var strokeColor: CGColor? {
        get { modelValues.shape.strokeColor }
        set { change(\.shape.strokeColor, to: newValue, "strokeColor", .content) }
    }

    /// The start of the stroke, as a fraction of the path's length.
    open var strokeStart: CGFloat {
        get { modelValues.shape.strokeStart }
        set {
            guard accepts(newValue, "strokeStart") else { return }
            change(\.shape.strokeStart, to: newValue, "strokeStart", .content)
        }
    }

    /// The end of the stroke, as a fraction of the path's length.
    open var strokeEnd: CGFloat {
        get { modelValues.shape.strokeEnd }
        set {
            guard accepts(newValue, "strokeEnd") else { return }
            change(\.shape.strokeEnd, to: newValue, "strokeEnd", .content)
        }
    }

    /// The width of the stroke, in points.
    open var lineWidth: CGFloat {
        get { modelValues.shape.line.width }
        set {
            guard accepts(newValue, "lineWidth") else { return }
            change(\.shape.line.width, to: newValue, "lineWidth", .content)
        }
    }

    /// The maximum length of a miter, as a multiple of the line width, beyond which the corner is beveled.
    open var miterLimit: CGFloat {
        get { modelValues.shape.line.miterLimit }
        set {
            guard accepts(newValue, "miterLimit") else { return }
            change(\.shape.line.miterLimit, to: newValue, "miterLimit", .content)
        }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(modelValues.shape.line.cap) }
        set { change(\.shape.line.cap, to: CGLineCap(newValue), "lineCap", .content) }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(modelValues.shape.line.join) }
        set { change(\.shape.line.join, to: CGLineJoin(newValue), "lineJoin", .content) }
    }

    /// The offset into the dash pattern at which the stroke begins, in points.
    open var lineDashPhase: CGFloat {
        get { modelValues.shape.line.dashPhase }
        set {
            guard accepts(newValue, "lineDashPhase") else { return }
            change(\.shape.line.dashPhase, to: newValue, "lineDashPhase", .content)
        }
    }

    /// The alternating lengths of dashes and gaps in points, repeated along the path; `nil` draws a solid line.
    open var lineDashPattern: [NSNumber]? {
        get {
            let dashes = modelValues.shape.line.dashes
            return dashes.isEmpty ? nil : dashes.map { NSNumber(value: Double($0)) }
        }
        set {
            let dashes = (newValue ?? []).map { CGFloat($0.doubleValue) }
            guard dashes.allSatisfy({ accepts($0, "lineDashPattern") }) else { return }
            change(\.shape.line.dashes, to: dashes, "lineDashPattern", .content)
        }
    }

    /// Disables the implicit animation of `path`.
    open override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "path" ? NSNull() : super.defaultAction(forKey: event)
    }
}

extension CAShapeLayerLineCap {
    fileprivate init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension CGLineCap {
    fileprivate init(_ cap: CAShapeLayerLineCap) {
        switch cap {
        case .round: self = .round
        case .square: self = .square
        default: self = .butt
        }
    }
}

extension CAShapeLayerLineJoin {
    fileprivate init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}

extension CGLineJoin {
    fileprivate init(_ join: CAShapeLayerLineJoin) {
        switch join {
        case .round: self = .round
        case .bevel: self = .bevel
        default: self = .miter
        }
    }
}

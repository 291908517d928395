/// Which points lie inside the path of a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a rule from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Points that the path goes around, in sum.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points from which a ray crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the open lines of a shape layer end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a cap from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With a half circle beyond the last point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square beyond the last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the lines of a shape layer turn a corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a join from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// With a sharp corner, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// With a part of a circle.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With a corner cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills a path and draws a line along it.
///
/// The shape is painted above the layer's contents and below its sublayers, at the screen's resolution, and painted anew
/// only when it changes. Everything but the rules for filling, ends and corners is animatable; paths whose steps are of
/// the same kinds mix point by point, others change half-way.
open class CAShapeLayer: CALayer {
    /// Makes a shape layer without a path.
    public required init() {
        super.init()
        modelValues.shape = ShapeValues()
    }

    /// Makes a copy of a layer's values, for `presentation()`.
    public required init(layer: Any) {
        super.init(layer: layer)
    }

    /// Layers are not archived; always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The shape, in the layer's coordinates; setting it never animates by itself.
    open var path: CGPath? {
        get { modelValues.shape.path }
        set { change(\.shape.path, to: newValue?.copy(), "path", .content) }
    }

    /// The colour inside the path; black at first, nil fills nothing.
    open var fillColor: CGColor? {
        get { modelValues.shape.fillColor }
        set { change(\.shape.fillColor, to: newValue, "fillColor", .content) }
    }

    /// Which points lie inside.
    open var fillRule: CAShapeLayerFillRule {
        get { modelValues.shape.fillRule == .winding ? .nonZero : .evenOdd }
        set { change(\.shape.fillRule, to: newValue == .evenOdd ? .evenOdd : .winding, "fillRule", .content) }
    }

    /// The colour of the line; nil, as at first, draws none.
    open var strokeColor: CGColor? {
        get { modelValues.shape.strokeColor }
        set { change(\.shape.strokeColor, to: newValue, "strokeColor", .content) }
    }

    /// Where on the path the line begins, as a fraction of its length.
    open var strokeStart: CGFloat {
        get { modelValues.shape.strokeStart }
        set {
            guard accepts(newValue, "strokeStart") else { return }
            change(\.shape.strokeStart, to: newValue, "strokeStart", .content)
        }
    }

    /// Where on the path the line ends, as a fraction of its length.
    open var strokeEnd: CGFloat {
        get { modelValues.shape.strokeEnd }
        set {
            guard accepts(newValue, "strokeEnd") else { return }
            change(\.shape.strokeEnd, to: newValue, "strokeEnd", .content)
        }
    }

    /// The width of the line, in points.
    open var lineWidth: CGFloat {
        get { modelValues.shape.line.width }
        set {
            guard accepts(newValue, "lineWidth") else { return }
            change(\.shape.line.width, to: newValue, "lineWidth", .content)
        }
    }

    /// The longest miter, as a multiple of the line's width, before a corner is cut off.
    open var miterLimit: CGFloat {
        get { modelValues.shape.line.miterLimit }
        set {
            guard accepts(newValue, "miterLimit") else { return }
            change(\.shape.line.miterLimit, to: newValue, "miterLimit", .content)
        }
    }

    /// How open lines end.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(modelValues.shape.line.cap) }
        set { change(\.shape.line.cap, to: CGLineCap(newValue), "lineCap", .content) }
    }

    /// How lines turn a corner.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(modelValues.shape.line.join) }
        set { change(\.shape.line.join, to: CGLineJoin(newValue), "lineJoin", .content) }
    }

    /// How far into the dash pattern the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { modelValues.shape.line.dashPhase }
        set {
            guard accepts(newValue, "lineDashPhase") else { return }
            change(\.shape.line.dashPhase, to: newValue, "lineDashPhase", .content)
        }
    }

    /// Dash, gap, dash, gap… in points, over and over; nil draws a whole line.
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

    /// Nothing for `path`, which does not animate by itself.
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

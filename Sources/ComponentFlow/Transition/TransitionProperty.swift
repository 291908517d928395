/// A layer property that transitions can animate: its key path and accessors.
///
/// All `set…` and `animate…` methods are one-line calls with one of these properties.
@MainActor
struct TransitionProperty<Value: Equatable> {
    let keyPath: String
    let get: @MainActor (CALayer) -> Value
    let set: @MainActor (CALayer, Value) -> Void
    /// Converts the value to the type that Core Animation expects.
    var boxed: @MainActor (Value) -> Any? = { $0 }
    /// The keys of animations that affect the same value under another key path.
    var relatedKeys: [String] = []

    /// Returns the on-screen value: the presentation value while it is animated, the model value otherwise.
    func seen(on layer: CALayer) -> Value {
        guard layer.isAnimating(keyPath: keyPath) else { return get(layer) }
        return layer.presentation().map(get) ?? get(layer)
    }

    /// Removes the animations that earlier transitions started.
    func endAnimations(of layer: CALayer) {
        layer.removeAnimation(forKey: keyPath)
        for key in relatedKeys { layer.removeAnimation(forKey: key) }
    }
}

// MARK: - Properties

extension TransitionProperty where Value == CGPoint {
    static let position = TransitionProperty("position", { $0.position }, { $0.position = $1 })
    static let anchorPoint = TransitionProperty("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 })
    static let boundsOrigin = TransitionProperty(
        "bounds.origin", { $0.bounds.origin }, { $0.bounds.origin = $1 }, relatedKeys: ["bounds"])

    private init(
        _ keyPath: String, _ get: @escaping @MainActor (CALayer) -> CGPoint,
        _ set: @escaping @MainActor (CALayer, CGPoint) -> Void, relatedKeys: [String] = []
    ) {
        self.init(
            keyPath: keyPath, get: get, set: set, boxed: { NSValue(cgPoint: $0) }, relatedKeys: relatedKeys)
    }
}

extension TransitionProperty where Value == CGSize {
    static let boundsSize = TransitionProperty(
        keyPath: "bounds.size", get: { $0.bounds.size }, set: { $0.bounds.size = $1 }, boxed: { NSValue(cgSize: $0) },
        relatedKeys: ["bounds"])
    static let shadowOffset = TransitionProperty(
        keyPath: "shadowOffset", get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 }, boxed: { NSValue(cgSize: $0) }
    )
}

extension TransitionProperty where Value == CGRect {
    static let bounds = TransitionProperty(
        keyPath: "bounds", get: { $0.bounds }, set: { $0.bounds = $1 }, boxed: { NSValue(cgRect: $0) },
        relatedKeys: ["bounds.origin", "bounds.size"])
}

extension TransitionProperty where Value == CGFloat {
    static let zPosition = TransitionProperty("zPosition", { $0.zPosition }, { $0.zPosition = $1 })
    static let cornerRadius = TransitionProperty("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 })
    static let borderWidth = TransitionProperty("borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 })
    static let shadowRadius = TransitionProperty("shadowRadius", { $0.shadowRadius }, { $0.shadowRadius = $1 })
    static let scale = TransitionProperty(
        "transform.scale", { layerScale($0.transform) }, { $0.transform = scaled($0.transform, to: $1) },
        relatedKeys: ["transform"])
    static let sublayerScale = TransitionProperty(
        "sublayerTransform.scale", { layerScale($0.sublayerTransform) },
        { $0.sublayerTransform = scaled($0.sublayerTransform, to: $1) }, relatedKeys: ["sublayerTransform"])
    static let rotation = TransitionProperty(
        "transform.rotation.z", { specifiedRotation(of: $0) }, { rotate($0, to: $1) }, relatedKeys: ["transform"])

    private init(
        _ keyPath: String, _ get: @escaping @MainActor (CALayer) -> CGFloat,
        _ set: @escaping @MainActor (CALayer, CGFloat) -> Void, relatedKeys: [String] = []
    ) {
        self.init(keyPath: keyPath, get: get, set: set, relatedKeys: relatedKeys)
    }

    private static func layerScale(_ transform: CATransform3D) -> CGFloat {
        (transform.m11 * transform.m11 + transform.m12 * transform.m12 + transform.m13 * transform.m13).squareRoot()
    }

    /// Returns a transform with another scale in the plane; rotation and translation are kept.
    private static func scaled(_ transform: CATransform3D, to scale: CGFloat) -> CATransform3D {
        let old = layerScale(transform)
        guard old > 0, old.isFinite else {
            var result = CATransform3DMakeScale(scale, scale, 1)
            (result.m41, result.m42, result.m43) = (transform.m41, transform.m42, transform.m43)
            return result
        }
        return CATransform3DScale(transform, scale / old, scale / old, 1)
    }

    private static func layerRotation(_ transform: CATransform3D) -> CGFloat {
        CGFloat(atan2(Double(transform.m12), Double(transform.m11)))
    }

    /// The key of the angle that was set last, which a transform contains only up to whole turns.
    private static let angleKey = "componentflow.rotation"

    /// Returns the angle that was set last if the layer still has it, so that a rotation by several turns, or from
    /// 3π/2 to 2π, goes the specified way.
    private static func specifiedRotation(of layer: CALayer) -> CGFloat {
        let angle = layerRotation(layer.transform)
        guard let specified = layer.value(forKey: angleKey) as? CGFloat else { return angle }
        let turns = (specified - angle) / (2 * .pi)
        return abs(turns - turns.rounded()) < 1e-6 ? specified : angle
    }

    /// Rotates the layer in the plane; scale and translation are kept.
    private static func rotate(_ layer: CALayer, to angle: CGFloat) {
        let transform = layer.transform
        let translation = (transform.m41, transform.m42, transform.m43)
        var linear = transform
        (linear.m41, linear.m42, linear.m43) = (0, 0, 0)
        let turn = CATransform3DMakeRotation(angle - layerRotation(transform), 0, 0, 1)
        var result = CATransform3DConcat(linear, turn)
        (result.m41, result.m42, result.m43) = translation
        layer.transform = result
        layer.setValue(angle, forKey: angleKey)
    }
}

extension TransitionProperty where Value == Float {
    static let opacity = TransitionProperty(keyPath: "opacity", get: { $0.opacity }, set: { $0.opacity = $1 })
    static let shadowOpacity = TransitionProperty(
        keyPath: "shadowOpacity", get: { $0.shadowOpacity }, set: { $0.shadowOpacity = $1 })
}

extension TransitionProperty where Value == CATransform3D {
    static let transform = TransitionProperty(
        keyPath: "transform", get: { $0.transform }, set: { $0.transform = $1 }, boxed: { NSValue(caTransform3D: $0) },
        relatedKeys: ["transform.scale", "transform.rotation.z", "transform.translation"])
    static let sublayerTransform = TransitionProperty(
        keyPath: "sublayerTransform", get: { $0.sublayerTransform }, set: { $0.sublayerTransform = $1 },
        boxed: { NSValue(caTransform3D: $0) }, relatedKeys: ["sublayerTransform.scale"])
}

extension TransitionProperty where Value == CGColor? {
    static let backgroundColor = TransitionProperty(
        keyPath: "backgroundColor", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
    static let borderColor = TransitionProperty(
        keyPath: "borderColor", get: { $0.borderColor }, set: { $0.borderColor = $1 })
    static let shadowColor = TransitionProperty(
        keyPath: "shadowColor", get: { $0.shadowColor }, set: { $0.shadowColor = $1 })
    /// The color that replaces the colors of a layer's image.
    static let tintColor = TransitionProperty(
        keyPath: "contentsMultiplyColor", get: { $0.value(forKeyPath: "contentsMultiplyColor").flatMap(Self.color) },
        set: { $0.setValue($1, forKeyPath: "contentsMultiplyColor") })

    private static func color(_ value: Any) -> CGColor? {
        value as? CGColor
    }
}

extension TransitionProperty where Value == CGPath? {
    static let shadowPath = TransitionProperty(
        keyPath: "shadowPath", get: { $0.shadowPath }, set: { $0.shadowPath = $1 })
}

// MARK: - Shapes, gradients, images and blurs

extension TransitionProperty {
    /// Creates a property that only one class of layers has.
    private static func of<Layer: CALayer>(
        _ type: Layer.Type, _ keyPath: String, none: Value, _ get: @escaping @MainActor (Layer) -> Value,
        _ set: @escaping @MainActor (Layer, Value) -> Void
    ) -> TransitionProperty {
        TransitionProperty(
            keyPath: keyPath, get: { ($0 as? Layer).map(get) ?? none },
            set: { layer, value in (layer as? Layer).map { set($0, value) } })
    }
}

extension TransitionProperty where Value == CGPath? {
    static let shapePath = of(CAShapeLayer.self, "path", none: nil, { $0.path }, { $0.path = $1 })
}

extension TransitionProperty where Value == CGFloat {
    static let lineWidth = of(CAShapeLayer.self, "lineWidth", none: 0, { $0.lineWidth }, { $0.lineWidth = $1 })
    static let lineDashPhase = of(
        CAShapeLayer.self, "lineDashPhase", none: 0, { $0.lineDashPhase }, { $0.lineDashPhase = $1 })
    static let strokeStart = of(CAShapeLayer.self, "strokeStart", none: 0, { $0.strokeStart }, { $0.strokeStart = $1 })
    static let strokeEnd = of(CAShapeLayer.self, "strokeEnd", none: 0, { $0.strokeEnd }, { $0.strokeEnd = $1 })
    static let blur = TransitionProperty(
        keyPath: "filters.gaussianBlur.inputRadius",
        get: { $0.value(forKeyPath: "filters.gaussianBlur.inputRadius") as? CGFloat ?? 0 },
        set: { $0.setValue($1, forKeyPath: "filters.gaussianBlur.inputRadius") })
}

extension TransitionProperty where Value == CGColor? {
    static let fillColor = of(CAShapeLayer.self, "fillColor", none: nil, { $0.fillColor }, { $0.fillColor = $1 })
    static let strokeColor = of(
        CAShapeLayer.self, "strokeColor", none: nil, { $0.strokeColor }, { $0.strokeColor = $1 })
}

extension TransitionProperty where Value == [NSNumber] {
    static let lineDashPattern = of(
        CAShapeLayer.self, "lineDashPattern", none: [], { $0.lineDashPattern ?? [] }, { $0.lineDashPattern = $1 })
    static let gradientLocations = of(
        CAGradientLayer.self, "locations", none: [], { $0.locations ?? [] },
        { $0.locations = $1.isEmpty ? nil : $1 })
}

extension TransitionProperty where Value == [CGColor] {
    static let gradientColors = of(
        CAGradientLayer.self, "colors", none: [], { ($0.colors ?? []).compactMap { $0 as? CGColor } },
        { $0.colors = $1.isEmpty ? nil : $1 })
}

extension TransitionProperty where Value == CGPoint {
    static let gradientStartPoint = boxed(
        of(CAGradientLayer.self, "startPoint", none: .zero, { $0.startPoint }, { $0.startPoint = $1 }))
    static let gradientEndPoint = boxed(
        of(CAGradientLayer.self, "endPoint", none: .zero, { $0.endPoint }, { $0.endPoint = $1 }))

    private static func boxed(_ property: TransitionProperty) -> TransitionProperty {
        var property = property
        property.boxed = { NSValue(cgPoint: $0) }
        return property
    }
}

extension TransitionProperty where Value == CGImage? {
    static let contents = TransitionProperty(
        keyPath: "contents", get: { $0.visibleContents }, set: { $0.contents = $1 })
}

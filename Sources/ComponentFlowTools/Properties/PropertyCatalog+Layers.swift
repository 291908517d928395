#if INSPECTOR

internal import ComponentFlow

extension PropertyCatalog {
    static let layer = Group(
        CALayer.self, variable: "layer",
        properties: [
            .property("cornerRadius", \CALayer.cornerRadius),
            .choice("cornerCurve", \CALayer.cornerCurve, ValueChoices([.circular, .continuous])),
            .property("borderWidth", \CALayer.borderWidth),
            .color("borderColor", \CALayer.borderColor), .color("backgroundColor", \CALayer.backgroundColor),
            .color("shadowColor", \CALayer.shadowColor), .property("shadowOpacity", \CALayer.shadowOpacity),
            .property("shadowRadius", \CALayer.shadowRadius, in: 0...1_000),
            .property("shadowOffset", \CALayer.shadowOffset),
            .property("opacity", \CALayer.opacity), .property("zPosition", \CALayer.zPosition),
            .property("masksToBounds", \CALayer.masksToBounds), .property("isHidden", \CALayer.isHidden),
            .property("isDoubleSided", \CALayer.isDoubleSided), .property("name", \CALayer.name),
            .property("frame", \CALayer.frame), .property("bounds", \CALayer.bounds),
            .property("position", \CALayer.position), .property("anchorPoint", \CALayer.anchorPoint),
            .property("anchorPointZ", \CALayer.anchorPointZ),
            .property("transform", \CALayer.transform),
            .property(
                "affineTransform", get: { (layer: CALayer) in layer.affineTransform() },
                set: { $0.setAffineTransform($1) },
                line: { "\($0).setAffineTransform(\($1))" }),
            .property("sublayerTransform", \CALayer.sublayerTransform),
            .choice(
                "contentsGravity", \CALayer.contentsGravity,
                ValueChoices([
                    .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
                    .resizeAspect, .resizeAspectFill,
                ])),
            .property("contentsRect", \CALayer.contentsRect), .property("contentsCenter", \CALayer.contentsCenter),
            .property("speed", \CALayer.speed, in: 0...1_000),
        ])

    static let gradient = Group(
        CAGradientLayer.self, variable: "gradientLayer",
        properties: [
            .property("colors", \CAGradientLayer.colors, as: colors, set: { $0?.elements.map(\.cgColor) }),
            numbers("locations", \CAGradientLayer.locations, "increasing numbers from 0 to 1") { locations in
                locations.allSatisfy { (0...1).contains($0) } && locations == locations.sorted()
            },
            .property("startPoint", \CAGradientLayer.startPoint), .property("endPoint", \CAGradientLayer.endPoint),
            .choice("type", \CAGradientLayer.type, ValueChoices([.axial, .radial, .conic])),
        ])

    static let shape = Group(
        CAShapeLayer.self, variable: "shapeLayer",
        properties: [
            .color("fillColor", \CAShapeLayer.fillColor), .color("strokeColor", \CAShapeLayer.strokeColor),
            .property("lineWidth", \CAShapeLayer.lineWidth, in: 0...100_000),
            .property("strokeStart", \CAShapeLayer.strokeStart, in: 0...1),
            .property("strokeEnd", \CAShapeLayer.strokeEnd, in: 0...1),
            .property("miterLimit", \CAShapeLayer.miterLimit, in: 0...100_000),
            numbers("lineDashPattern", \CAShapeLayer.lineDashPattern, "numbers from 0.1 to 100000") { lengths in
                lengths.allSatisfy { (0.1...100_000).contains($0) }
            },
            .property("lineDashPhase", \CAShapeLayer.lineDashPhase),
            .choice("lineCap", \CAShapeLayer.lineCap, ValueChoices([.butt, .round, .square])),
            .choice("lineJoin", \CAShapeLayer.lineJoin, ValueChoices([.miter, .round, .bevel])),
            .choice(
                "fillRule", \CAShapeLayer.fillRule, ValueChoices([("nonZero", .nonZero), ("evenOdd", .evenOdd)])),
        ])

    static let text = Group(
        CATextLayer.self, variable: "textLayer",
        properties: [
            .property(
                "string", get: { string($0) }, set: { (layer: CATextLayer, string: String?) in layer.string = string }),
            .property("fontSize", \CATextLayer.fontSize, in: 1...1_000),
            .color("foregroundColor", \CATextLayer.foregroundColor), .property("isWrapped", \CATextLayer.isWrapped),
            .choice(
                "alignmentMode", \CATextLayer.alignmentMode,
                ValueChoices([.natural, .left, .right, .center, .justified])),
            .choice("truncationMode", \CATextLayer.truncationMode, ValueChoices([.none, .start, .end, .middle])),
        ])

    nonisolated private static func colors(_ stored: [Any]?) -> ValueList<LayerColor>? {
        stored.map { ValueList($0.compactMap { ($0 as? CGColor).map { LayerColor($0) } }) }
    }

    /// An array of numbers.
    ///
    /// - Parameters:
    ///   - description: What the numbers are, for error messages.
    ///   - accepts: Returns whether the array can have these numbers.
    private static func numbers<Target: CALayer>(
        _ name: String, _ path: ReferenceWritableKeyPath<Target, [NSNumber]?>, _ description: String,
        accepts: @escaping ([Double]) -> Bool
    ) -> InspectableProperty {
        .property(
            name, expectation: "an array of \(description), or null",
            accepts: { (_: Target, list: ValueList<Double>?) in accepts(list?.elements ?? []) },
            get: { (layer: Target) -> ValueList<Double>?? in
                .some(layer[keyPath: path].map { ValueList($0.map(\.doubleValue)) })
            },
            set: { $0[keyPath: path] = $1?.elements.map { NSNumber(value: $0) } })
    }

    /// The text of a layer; one with attributes cannot be set, because it would lose them.
    private static func string(_ layer: CATextLayer) -> String?? {
        layer.string is NSAttributedString ? .none : .some(layer.string as? String)
    }
}

#endif

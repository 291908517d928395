/// The table of animatable properties. A `CALayer` subclass with additional animatable properties adds its entries
/// here.
extension LayerProperty {
    static var all: [LayerProperty] {
        place + placeParts + transformParts("transform", { $0.transform }, { $0.transform = $1 }, .geometry)
            + transformParts("sublayerTransform", { $0.sublayerTransform }, { $0.sublayerTransform = $1 }, .content)
            + appearance + colors + shadow + contents + switches + filters + shapes + gradients + texts + replicators
            + emitters
            + transformParts(
                "instanceTransform", { $0.replicator.instanceTransform }, { $0.replicator.instanceTransform = $1 },
                .content,
                owner: { $0.isReplicator })
    }

    // Closures instead of key paths: reading through a key path costs about ten times as much.
    private static let place: [LayerProperty] = [
        LayerProperty("position", .geometry, { $0.position }, { $0.position = $1 }),
        LayerProperty("bounds", [.geometry, .content], { $0.bounds }, { $0.bounds = $1 }),
        LayerProperty("opacity", .geometry, { $0.opacity }, { $0.opacity = $1 }),
        LayerProperty("transform", .geometry, { $0.transform }, { $0.transform = $1 }),
        LayerProperty("sublayerTransform", .content, { $0.sublayerTransform }, { $0.sublayerTransform = $1 }),
        LayerProperty("anchorPoint", .geometry, { $0.anchorPoint }, { $0.anchorPoint = $1 }),
        LayerProperty("anchorPointZ", .geometry, { $0.anchorPointZ }, { $0.anchorPointZ = $1 }),
        LayerProperty("zPosition", [.geometry, .sublayers], { $0.zPosition }, { $0.zPosition = $1 }),
    ]

    private static let placeParts: [LayerProperty] = [
        LayerProperty("position.x", .geometry, { $0.position.x }, { $0.position.x = $1 }),
        LayerProperty("position.y", .geometry, { $0.position.y }, { $0.position.y = $1 }),
        LayerProperty("anchorPoint.x", .geometry, { $0.anchorPoint.x }, { $0.anchorPoint.x = $1 }),
        LayerProperty("anchorPoint.y", .geometry, { $0.anchorPoint.y }, { $0.anchorPoint.y = $1 }),
        LayerProperty("bounds.origin", .content, { $0.bounds.origin }, { $0.bounds.origin = $1 }),
        LayerProperty("bounds.origin.x", .content, { $0.bounds.origin.x }, { $0.bounds.origin.x = $1 }),
        LayerProperty("bounds.origin.y", .content, { $0.bounds.origin.y }, { $0.bounds.origin.y = $1 }),
        LayerProperty("bounds.size", [.geometry, .content], { $0.bounds.size }, { $0.bounds.size = $1 }),
        LayerProperty(
            "bounds.size.width", [.geometry, .content], { $0.bounds.size.width }, { $0.bounds.size.width = $1 }),
        LayerProperty(
            "bounds.size.height", [.geometry, .content], { $0.bounds.size.height }, { $0.bounds.size.height = $1 }),
    ]

    private static func transformParts(
        _ name: String, _ read: @escaping (LayerValues) -> CATransform3D,
        _ write: @escaping (inout LayerValues, CATransform3D) -> Void, _ marks: RenderDirty,
        owner: ((LayerValues) -> Bool)? = nil
    ) -> [LayerProperty] {
        func part<Value: AnimatableValue>(
            _ part: String, _ readPart: @escaping (CATransform3D) -> Value,
            _ writePart: @escaping (inout CATransform3D, Value) -> Void
        ) -> LayerProperty {
            LayerProperty(
                "\(name).\(part)", marks, { readPart(read($0)) },
                { values, value in
                    var transform = read(values)
                    writePart(&transform, value)
                    write(&values, transform)
                }, owner: owner)
        }
        let axes = ["x", "y", "z"].enumerated().flatMap { axis, letter in
            [
                part("scale.\(letter)", { $0.scale(axis) }, { $0.setScale(axis, $1) }),
                part("rotation.\(letter)", { $0.rotation(axis) }, { $0.setRotation(axis, $1) }),
            ]
        }
        return axes + [
            part("rotation", { $0.rotation(2) }, { $0.setRotation(2, $1) }),
            part("scale", { $0.scaleFactor }, { $0.scaleFactor = $1 }),
            part("translation", { $0.translation }, { $0.translation = $1 }),
            part("translation.x", { $0.m41 }, { $0.m41 = $1 }),
            part("translation.y", { $0.m42 }, { $0.m42 = $1 }),
            part("translation.z", { $0.m43 }, { $0.m43 = $1 }),
        ]
    }

    private static let appearance: [LayerProperty] = [
        LayerProperty("cornerRadius", .content, { $0.cornerRadius }, { $0.cornerRadius = $1 }),
        LayerProperty("borderWidth", .content, { $0.borderWidth }, { $0.borderWidth = $1 }),
        LayerProperty("contentsScale", .content, { $0.contentsScale }, { $0.contentsScale = $1 }),
        LayerProperty("rasterizationScale", .content, { $0.rasterizationScale }, { $0.rasterizationScale = $1 }),
    ]

    private static let colors: [LayerProperty] = [
        LayerProperty(
            "backgroundColor", .content, { AnimatableColor($0.backgroundColor) }, { $0.backgroundColor = $1.color }),
        LayerProperty("borderColor", .content, { AnimatableColor($0.borderColor) }, { $0.borderColor = $1.color }),
        LayerProperty("shadowColor", .content, { AnimatableColor($0.shadowColor) }, { $0.shadowColor = $1.color }),
        LayerProperty(
            "layerTintColor", .content, { AnimatableColor($0.layerTintColor) }, { $0.layerTintColor = $1.color }),
        LayerProperty(
            "contentsMultiplyColor", .content, { AnimatableColor($0.layerTintColor) }, { $0.layerTintColor = $1.color }),
    ]

    private static let shadow: [LayerProperty] = [
        LayerProperty("shadowOpacity", .content, { $0.shadowOpacity }, { $0.shadowOpacity = $1 }),
        LayerProperty("shadowRadius", .content, { $0.shadowRadius }, { $0.shadowRadius = $1 }),
        LayerProperty("shadowOffset", .content, { $0.shadowOffset }, { $0.shadowOffset = $1 }),
        LayerProperty("shadowOffset.width", .content, { $0.shadowOffset.width }, { $0.shadowOffset.width = $1 }),
        LayerProperty("shadowOffset.height", .content, { $0.shadowOffset.height }, { $0.shadowOffset.height = $1 }),
        LayerProperty(
            "shadowPath", .content, { AnimatablePath($0.shadowPath) }, { $0.shadowPath = $1.path }),
    ]

    private static let contents: [LayerProperty] = [
        LayerProperty(
            "contents", .content, { AnimatableImage(image: $0.contents, fade: $0.contentsFade) },
            {
                $0.contents = $1.image
                $0.contentsFade = $1.fade
            }),
        LayerProperty("contentsRect", .content, { $0.contentsRect }, { $0.contentsRect = $1 }),
        LayerProperty("contentsCenter", .content, { $0.contentsCenter }, { $0.contentsCenter = $1 }),
    ]

    private static let filters: [LayerProperty] = [
        LayerProperty(
            kCATransition, .content, { AnimatableContentsTransition(look: $0.transition) }, { $0.transition = $1.look }),
        LayerProperty(
            "filters.gaussianBlur.inputRadius", .content, { $0.blurRadius }, { $0.blurRadius = max($1, 0) }),
        LayerProperty(
            "backgroundFilters.gaussianBlur.inputRadius", .content, { $0.backdrop?.blurRadius ?? 0 },
            { $0.backdrop?.blurRadius = max($1, 0) }, owner: { $0.backdrop != nil }),
        LayerProperty(
            "backgroundFilters.colorSaturate.inputAmount", .content, { $0.backdrop?.saturation ?? 1 },
            { $0.backdrop?.saturation = max($1, 0) }, owner: { $0.backdrop != nil }),
    ]

    private static func shape<Value: AnimatableValue>(
        _ name: String, _ read: @escaping (ShapeValues) -> Value, _ write: @escaping (inout ShapeValues, Value) -> Void
    ) -> LayerProperty {
        LayerProperty(name, .content, { read($0.shape) }, { write(&$0.shape, $1) }, owner: { $0.isShape })
    }

    private static let shapes: [LayerProperty] = [
        shape("path", { AnimatablePath($0.path) }, { $0.path = $1.path }),
        shape("fillColor", { AnimatableColor($0.fillColor) }, { $0.fillColor = $1.color }),
        shape("strokeColor", { AnimatableColor($0.strokeColor) }, { $0.strokeColor = $1.color }),
        shape("strokeStart", { $0.strokeStart }, { $0.strokeStart = $1 }),
        shape("strokeEnd", { $0.strokeEnd }, { $0.strokeEnd = $1 }),
        shape("lineWidth", { $0.line.width }, { $0.line.width = $1 }),
        shape("miterLimit", { $0.line.miterLimit }, { $0.line.miterLimit = $1 }),
        shape("lineDashPhase", { $0.line.dashPhase }, { $0.line.dashPhase = $1 }),
        shape("lineDashPattern", { AnimatableList($0.line.dashes) }, { $0.line.dashes = $1.elements }),
    ]

    private static func gradient<Value: AnimatableValue>(
        _ name: String, _ read: @escaping (GradientValues) -> Value,
        _ write: @escaping (inout GradientValues, Value) -> Void
    ) -> LayerProperty {
        LayerProperty(name, .content, { read($0.gradient) }, { write(&$0.gradient, $1) }, owner: { $0.isGradient })
    }

    private static let gradients: [LayerProperty] = [
        gradient(
            "colors", { AnimatableList($0.colors.map { AnimatableColor($0) }) },
            { $0.colors = $1.elements.map { $0.color ?? .clear } }),
        gradient("locations", { AnimatableList($0.placedLocations) }, { $0.locations = $1.elements }),
        gradient("startPoint", { $0.startPoint }, { $0.startPoint = $1 }),
        gradient("endPoint", { $0.endPoint }, { $0.endPoint = $1 }),
    ]

    private static let texts: [LayerProperty] = [
        LayerProperty(
            "fontSize", .content, { $0.text.fontSize }, { $0.text.fontSize = $1 }, owner: { $0.isText }),
        LayerProperty(
            "foregroundColor", .content, { AnimatableColor($0.text.foregroundColor) },
            { $0.text.foregroundColor = $1.color }, owner: { $0.isText }),
    ]

    private static func replicator<Value: AnimatableValue>(
        _ name: String, _ read: @escaping (ReplicatorValues) -> Value,
        _ write: @escaping (inout ReplicatorValues, Value) -> Void
    ) -> LayerProperty {
        LayerProperty(
            name, .content, { read($0.replicator) }, { write(&$0.replicator, $1) }, owner: { $0.isReplicator })
    }

    private static let replicators: [LayerProperty] = [
        replicator("instanceCount", { AnimatableCount($0.instanceCount) }, { $0.instanceCount = $1.count }),
        replicator("instanceDelay", { $0.instanceDelay }, { $0.instanceDelay = $1 }),
        replicator("instanceTransform", { $0.instanceTransform }, { $0.instanceTransform = $1 }),
        replicator("instanceColor", { AnimatableColor($0.instanceColor) }, { $0.instanceColor = $1.color }),
        replicator("instanceRedOffset", { $0.redOffset }, { $0.redOffset = $1 }),
        replicator("instanceGreenOffset", { $0.greenOffset }, { $0.greenOffset = $1 }),
        replicator("instanceBlueOffset", { $0.blueOffset }, { $0.blueOffset = $1 }),
        replicator("instanceAlphaOffset", { $0.alphaOffset }, { $0.alphaOffset = $1 }),
    ]

    private static func emitter<Value: AnimatableValue>(
        _ name: String, _ read: @escaping (EmitterValues) -> Value,
        _ write: @escaping (inout EmitterValues, Value) -> Void
    ) -> LayerProperty {
        LayerProperty(name, .content, { read($0.emitter) }, { write(&$0.emitter, $1) }, owner: { $0.isEmitter })
    }

    private static let emitters: [LayerProperty] = [
        emitter("emitterPosition", { $0.position }, { $0.position = $1 }),
        emitter("emitterPosition.x", { $0.position.x }, { $0.position.x = $1 }),
        emitter("emitterPosition.y", { $0.position.y }, { $0.position.y = $1 }),
        emitter("emitterZPosition", { $0.zPosition }, { $0.zPosition = $1 }),
        emitter("emitterSize", { $0.size }, { $0.size = $1 }),
        emitter("emitterDepth", { $0.depth }, { $0.depth = $1 }),
        emitter("birthRate", { $0.birthRate }, { $0.birthRate = $1 }),
        emitter("lifetime", { $0.lifetime }, { $0.lifetime = $1 }),
        emitter("velocity", { $0.velocity }, { $0.velocity = $1 }),
        emitter("scale", { $0.scale }, { $0.scale = $1 }),
        emitter("spin", { $0.spin }, { $0.spin = $1 }),
    ]

    private static let switches: [LayerProperty] = [
        LayerProperty("hidden", .geometry, { $0.isHidden }, { $0.isHidden = $1 }),
        LayerProperty("masksToBounds", .content, { $0.masksToBounds }, { $0.masksToBounds = $1 }),
    ]
}

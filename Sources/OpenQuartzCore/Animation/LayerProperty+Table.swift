/// The table of animatable properties. A subclass of `CALayer` with more of them adds its rows here.
extension LayerProperty {
    static var all: [LayerProperty] {
        place + placeParts + transformParts("transform", \.transform, .geometry)
            + transformParts("sublayerTransform", \.sublayerTransform, .content)
            + appearance + colors + shadow + contents + switches
    }

    private static func property<Value: AnimatableValue>(
        _ name: String, _ path: WritableKeyPath<LayerValues, Value>, _ marks: RenderDirty
    ) -> LayerProperty {
        TypedLayerProperty<Value>(name, marks, { $0[keyPath: path] }, { $0[keyPath: path] = $1 })
    }

    private static func color(_ name: String, _ path: WritableKeyPath<LayerValues, CGColor?>) -> LayerProperty {
        TypedLayerProperty(
            name, .content, { AnimatableColor($0[keyPath: path]) }, { $0[keyPath: path] = $1.color })
    }

    // The commonest ones are written out: a closure costs a tenth of a key path.
    private static let place: [LayerProperty] = [
        TypedLayerProperty("position", .geometry, { $0.position }, { $0.position = $1 }),
        TypedLayerProperty("bounds", [.geometry, .content], { $0.bounds }, { $0.bounds = $1 }),
        TypedLayerProperty("opacity", .geometry, { $0.opacity }, { $0.opacity = $1 }),
        TypedLayerProperty("transform", .geometry, { $0.transform }, { $0.transform = $1 }),
        property("sublayerTransform", \.sublayerTransform, .content),
        property("anchorPoint", \.anchorPoint, .geometry),
        property("anchorPointZ", \.anchorPointZ, .geometry),
        property("zPosition", \.zPosition, [.geometry, .sublayers]),
    ]

    private static let placeParts: [LayerProperty] = [
        property("position.x", \.position.x, .geometry),
        property("position.y", \.position.y, .geometry),
        property("anchorPoint.x", \.anchorPoint.x, .geometry),
        property("anchorPoint.y", \.anchorPoint.y, .geometry),
        property("bounds.origin", \.bounds.origin, .content),
        property("bounds.origin.x", \.bounds.origin.x, .content),
        property("bounds.origin.y", \.bounds.origin.y, .content),
        property("bounds.size", \.bounds.size, [.geometry, .content]),
        property("bounds.size.width", \.bounds.size.width, [.geometry, .content]),
        property("bounds.size.height", \.bounds.size.height, [.geometry, .content]),
    ]

    private static func transformParts(
        _ name: String, _ path: WritableKeyPath<LayerValues, CATransform3D>, _ marks: RenderDirty
    ) -> [LayerProperty] {
        let axes = ["x", "y", "z"].enumerated().flatMap { axis, letter -> [LayerProperty] in
            [
                TypedLayerProperty<CGFloat>(
                    "\(name).scale.\(letter)", marks, { $0[keyPath: path].scale(axis) },
                    { $0[keyPath: path].setScale(axis, $1) }),
                TypedLayerProperty<CGFloat>(
                    "\(name).rotation.\(letter)", marks, { $0[keyPath: path].rotation(axis) },
                    { $0[keyPath: path].setRotation(axis, $1) }),
            ]
        }
        return axes + [
            TypedLayerProperty<CGFloat>(
                "\(name).rotation", marks, { $0[keyPath: path].rotation(2) }, { $0[keyPath: path].setRotation(2, $1) }),
            property("\(name).scale", path.appending(path: \.scaleFactor), marks),
            property("\(name).translation", path.appending(path: \.translation), marks),
            property("\(name).translation.x", path.appending(path: \.m41), marks),
            property("\(name).translation.y", path.appending(path: \.m42), marks),
            property("\(name).translation.z", path.appending(path: \.m43), marks),
        ]
    }

    private static let appearance: [LayerProperty] = [
        property("cornerRadius", \.cornerRadius, .content),
        property("borderWidth", \.borderWidth, .content),
        property("contentsScale", \.contentsScale, .content),
        property("rasterizationScale", \.rasterizationScale, .content),
    ]

    private static let colors: [LayerProperty] = [
        color("backgroundColor", \.backgroundColor),
        color("borderColor", \.borderColor),
        color("shadowColor", \.shadowColor),
        color("layerTintColor", \.layerTintColor),
        color("contentsMultiplyColor", \.layerTintColor),
    ]

    private static let shadow: [LayerProperty] = [
        property("shadowOpacity", \.shadowOpacity, .content),
        property("shadowRadius", \.shadowRadius, .content),
        property("shadowOffset", \.shadowOffset, .content),
        property("shadowOffset.width", \.shadowOffset.width, .content),
        property("shadowOffset.height", \.shadowOffset.height, .content),
        TypedLayerProperty(
            "shadowPath", .content, { AnimatablePath($0.shadowPath) }, { $0.shadowPath = $1.path }),
    ]

    private static let contents: [LayerProperty] = [
        TypedLayerProperty(
            "contents", .content, { AnimatableImage(image: $0.contents) }, { $0.contents = $1.image }),
        property("contentsRect", \.contentsRect, .content),
        property("contentsCenter", \.contentsCenter, .content),
    ]

    private static let switches: [LayerProperty] = [
        property("hidden", \.isHidden, .geometry),
        property("masksToBounds", \.masksToBounds, .content),
    ]
}

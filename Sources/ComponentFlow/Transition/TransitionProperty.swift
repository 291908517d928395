/// One property of a layer that transitions can move: how Core Animation calls it and how to reach its value.
///
/// A table of these serves all `set…` and `animate…` methods; each of them is one line.
@MainActor
struct TransitionProperty<Value: Equatable> {
    let keyPath: String
    let get: @MainActor (CALayer) -> Value
    let set: @MainActor (CALayer, Value) -> Void
    /// The value as Core Animation wants it.
    var boxed: @MainActor (Value) -> Any? = { $0 }
}

extension TransitionProperty where Value == CGPoint {
    static let position = TransitionProperty(
        keyPath: "position", get: { $0.position }, set: { $0.position = $1 }, boxed: { NSValue(cgPoint: $0) })
    static let anchorPoint = TransitionProperty(
        keyPath: "anchorPoint", get: { $0.anchorPoint }, set: { $0.anchorPoint = $1 }, boxed: { NSValue(cgPoint: $0) })
    static let boundsOrigin = TransitionProperty(
        keyPath: "bounds.origin", get: { $0.bounds.origin }, set: { $0.bounds.origin = $1 },
        boxed: { NSValue(cgPoint: $0) })
}

extension TransitionProperty where Value == CGSize {
    static let boundsSize = TransitionProperty(
        keyPath: "bounds.size", get: { $0.bounds.size }, set: { $0.bounds.size = $1 }, boxed: { NSValue(cgSize: $0) })
    static let shadowOffset = TransitionProperty(
        keyPath: "shadowOffset", get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 }, boxed: { NSValue(cgSize: $0) }
    )
}

extension TransitionProperty where Value == CGRect {
    static let bounds = TransitionProperty(
        keyPath: "bounds", get: { $0.bounds }, set: { $0.bounds = $1 }, boxed: { NSValue(cgRect: $0) })
}

extension TransitionProperty where Value == CGFloat {
    static let zPosition = TransitionProperty(
        keyPath: "zPosition", get: { $0.zPosition }, set: { $0.zPosition = $1 })
    static let cornerRadius = TransitionProperty(
        keyPath: "cornerRadius", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 })
    static let borderWidth = TransitionProperty(
        keyPath: "borderWidth", get: { $0.borderWidth }, set: { $0.borderWidth = $1 })
    static let shadowRadius = TransitionProperty(
        keyPath: "shadowRadius", get: { $0.shadowRadius }, set: { $0.shadowRadius = $1 })
    static let scale = TransitionProperty(
        keyPath: "transform.scale", get: { layerScale($0.transform) },
        set: { $0.transform = CATransform3DMakeScale($1, $1, 1) })
    static let rotation = TransitionProperty(
        keyPath: "transform.rotation.z", get: { layerRotation($0.transform) },
        set: { $0.transform = CATransform3DMakeRotation($1, 0, 0, 1) })

    private static func layerScale(_ transform: CATransform3D) -> CGFloat {
        (transform.m11 * transform.m11 + transform.m12 * transform.m12 + transform.m13 * transform.m13).squareRoot()
    }

    private static func layerRotation(_ transform: CATransform3D) -> CGFloat {
        CGFloat(atan2(Double(transform.m12), Double(transform.m11)))
    }
}

extension TransitionProperty where Value == Float {
    static let opacity = TransitionProperty(keyPath: "opacity", get: { $0.opacity }, set: { $0.opacity = $1 })
    static let shadowOpacity = TransitionProperty(
        keyPath: "shadowOpacity", get: { $0.shadowOpacity }, set: { $0.shadowOpacity = $1 })
}

extension TransitionProperty where Value == CATransform3D {
    static let transform = TransitionProperty(
        keyPath: "transform", get: { $0.transform }, set: { $0.transform = $1 }, boxed: { NSValue(caTransform3D: $0) })
    static let sublayerTransform = TransitionProperty(
        keyPath: "sublayerTransform", get: { $0.sublayerTransform }, set: { $0.sublayerTransform = $1 },
        boxed: { NSValue(caTransform3D: $0) })
}

extension TransitionProperty where Value == CGColor? {
    static let backgroundColor = TransitionProperty(
        keyPath: "backgroundColor", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
    static let borderColor = TransitionProperty(
        keyPath: "borderColor", get: { $0.borderColor }, set: { $0.borderColor = $1 })
    static let shadowColor = TransitionProperty(
        keyPath: "shadowColor", get: { $0.shadowColor }, set: { $0.shadowColor = $1 })
}

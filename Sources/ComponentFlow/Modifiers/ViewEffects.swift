/// What a component with modifiers does with its own view as a whole; `nil` means that no modifier specifies it.
///
/// The layout is not affected.
struct ViewEffects: Equatable {
    /// The translation, in points; in a layout from right to left the width is mirrored.
    var offset: CGSize?
    /// The clockwise rotation around the center, in radians.
    var rotation: CGFloat?
    var isHidden: Bool?

    /// Returns the effects of one view that combines these and others around them, or `nil` if two views are necessary.
    func adding(_ outer: ViewEffects) -> ViewEffects? {
        // The rotation of a single view precedes its translation.
        if outer.rotation != nil, offset != nil { return nil }
        return ViewEffects(
            offset: Self.sum(offset, outer.offset) {
                CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
            },
            rotation: Self.sum(rotation, outer.rotation) { $0 + $1 },
            isHidden: Self.sum(isHidden, outer.isHidden) { $0 || $1 })
    }

    private static func sum<Value>(_ inner: Value?, _ outer: Value?, _ add: (Value, Value) -> Value) -> Value? {
        guard let inner, let outer else { return inner ?? outer }
        return add(inner, outer)
    }

    /// Returns the effects with an offset to the right, given one toward the trailing edge.
    func resolved(isRightToLeft: Bool) -> ViewEffects {
        guard isRightToLeft, let offset else { return self }
        var result = self
        result.offset = CGSize(width: -offset.width, height: offset.height)
        return result
    }

    /// Whether the effects differ between layouts from left to right and from right to left.
    var isDirectional: Bool {
        offset.map { $0.width != 0 } ?? false
    }

    /// Returns the transform of a view with these effects and a scale.
    ///
    /// The transform is computed from the values alone, so it does not depend on the previous one.
    func transform(scale: CGFloat?) -> CATransform3D {
        var result = scale.map { CATransform3DMakeScale($0, $0, 1) } ?? CATransform3DIdentity
        if let rotation { result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation, 0, 0, 1)) }
        if let offset {
            result = CATransform3DConcat(result, CATransform3DMakeTranslation(offset.width, offset.height, 0))
        }
        return result
    }
}

extension TransitionProperty where Value == CGSize {
    /// The translation of the transform in the plane.
    static let translation = TransitionProperty(
        keyPath: "transform.translation",
        get: { CGSize(width: $0.transform.m41, height: $0.transform.m42) },
        set: { layer, translation in
            var transform = layer.transform
            (transform.m41, transform.m42) = (translation.width, translation.height)
            layer.transform = transform
        },
        boxed: { NSValue(cgSize: $0) }, relatedKeys: ["transform"])
}

extension Component {
    /// Returns the component moved by a distance, in points.
    ///
    /// Its layout and that of its siblings is not affected. In a layout from right to left the component is moved to the
    /// left. It receives touches where it is shown, within the bounds of its ancestors.
    ///
    /// - Parameters:
    ///   - x: The distance toward the trailing edge.
    ///   - y: The distance downward.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Modified<EnvironmentType> {
        modified.adding(
            ViewEffects(offset: CGSize(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0)))
    }

    /// Returns the component moved by a distance, in points, without affecting layout.
    ///
    /// See ``offset(x:y:)``.
    public func offset(_ offset: CGSize) -> Modified<EnvironmentType> {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Returns the component rotated clockwise around its center, without affecting layout.
    ///
    /// An animated change turns by the difference of the angles, also by several turns.
    ///
    /// - Parameter angle: The angle, in radians.
    public func rotation(_ angle: CGFloat) -> Modified<EnvironmentType> {
        modified.adding(ViewEffects(rotation: angle.isFinite ? angle : 0))
    }

    /// Returns the component hidden; it keeps its place in the layout and receives no touches.
    public func hidden(_ isHidden: Bool = true) -> Modified<EnvironmentType> {
        modified.adding(ViewEffects(isHidden: isHidden))
    }
}

internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The position of a layer in its superlayer, from which its outer node is created.
///
/// The origin of a layer's *local* space is the top left of the bounds, whatever the bounds' origin, so that scrolling
/// (a change of that origin) does not change any of the layer's own nodes.
struct LayerPlacement: Equatable {
    /// The transform from the local space to that of the superlayer's sublayers; the identity if there is a warp.
    var transform = CGAffineTransform.identity
    /// The inverse of `transform`.
    var inverse = CGAffineTransform.identity
    /// Greater than 0, at most 1; 1 if the parts of the layer fade separately.
    var opacity: Float

    /// Returns nil if the layer is not visible: hidden, transparent, degenerate, or with a geometry that is not finite.
    ///
    /// The projection is separate, because a structure without references is copied faster: layers that move replace
    /// their placement in every frame.
    ///
    /// - Parameters:
    ///   - outer: The transform in space of the plane of the superlayer's sublayers, or nil for none.
    ///   - warp: Set to the projection of a layer in perspective, otherwise left unchanged.
    init?(_ values: borrowing LayerValues, outer: CATransform3D?, warp: inout LayerProjection?) {
        let size = values.bounds.size
        let position = values.position
        guard !values.isHidden, values.opacity > 0, values.bounds.isFinite, position.isFinite else { return nil }
        let anchor = CGPoint(x: values.anchorPoint.x * size.width, y: values.anchorPoint.y * size.height)
        guard anchor.isFinite else { return nil }
        opacity = values.allowsGroupOpacity ? min(values.opacity, 1) : 1
        if outer != nil || values.hasTransform && !values.transform.isAffine {
            let space = Self.transformInSpace(values, outer: outer)
            guard space.isFinite, values.isDoubleSided || !space.isBackFacing,
                place(PlaneProjection(space), warp: &warp)
            else {
                return nil
            }
        } else if values.hasTransform {
            var matrix = values.transform.affine
            guard matrix.isFinite else { return nil }
            matrix.tx += position.x - matrix.a * anchor.x - matrix.c * anchor.y
            matrix.ty += position.y - matrix.b * anchor.x - matrix.d * anchor.y
            guard matrix.isPaintable, let inverse = matrix.invertedIfPossible else { return nil }
            self.transform = matrix
            self.inverse = inverse
        } else {
            let (x, y) = (position.x - anchor.x, position.y - anchor.y)
            transform = CGAffineTransform(translationX: x, y: y)
            inverse = CGAffineTransform(translationX: -x, y: -y)
        }
        // GSK uses single precision; nothing is visible far outside of its range.
        guard abs(transform.tx) < 1e9, abs(transform.ty) < 1e9 else { return nil }
    }

    /// - Returns: Whether the plane is visible, that is, not seen edge-on.
    private mutating func place(_ plane: PlaneProjection, warp: inout LayerProjection?) -> Bool {
        if let affine = plane.affine {
            guard affine.isPaintable, let inverted = affine.invertedIfPossible else { return false }
            (transform, inverse) = (affine, inverted)
        } else {
            guard let inverted = plane.inverse else { return false }
            warp = LayerProjection(projection: plane, inverse: inverted)
        }
        return true
    }
}

extension LayerPlacement {
    /// Whether content near the layer's origin may be outside of Cairo's coordinates.
    var isFar: Bool {
        max(abs(transform.tx), abs(transform.ty)) > PictureLimits.reach
    }

    /// Whether the layer is so far from the point relative to which it is placed that GSK's single precision is a point or
    /// less: what is visible of it would appear at another position than where it is repainted.
    func isTooFar(from base: CGPoint) -> Bool {
        max(abs(transform.tx - base.x), abs(transform.ty - base.y)) > PictureLimits.distance
    }

    /// Returns the transform from the local space, as a plane in space, to the space of the superlayer's sublayers.
    static func transformInSpace(_ values: borrowing LayerValues, outer: CATransform3D?) -> CATransform3D {
        let (size, anchor, position) = (values.bounds.size, values.anchorPoint, values.position)
        let transform = CATransform3DMakeTranslation(
            -anchor.x * size.width, -anchor.y * size.height, -values.anchorPointZ
        ).concatenating(values.transform).concatenating(
            CATransform3DMakeTranslation(position.x, position.y, values.zPosition))
        return outer.map { transform.concatenating($0) } ?? transform
    }

    /// Returns the placement relative to a nearby point, with a reduced opacity.
    func relative(to base: CGPoint, opacity: Float = 1) -> LayerPlacement {
        guard base != .zero || opacity != 1 else { return self }
        var placement = self
        placement.opacity *= opacity
        placement.transform.tx -= base.x
        placement.transform.ty -= base.y
        return placement
    }

    /// Returns the transform from the space of the superlayer's sublayers, relative to a nearby point, to the local
    /// space.
    func inverse(from base: CGPoint) -> CGAffineTransform {
        base == .zero ? inverse : inverse.translatedBy(x: base.x, y: base.y)
    }
}

/// The position of a layer's sublayers in the layer.
struct SublayerPlacement: Equatable {
    /// The transform from the space of the sublayers (the bounds' coordinates) to the local space.
    var transform: CGAffineTransform
    /// The inverse of `transform`.
    var inverse: CGAffineTransform
    /// The point relative to which the sublayers' nodes are placed, in their space.
    var base = CGPoint.zero

    static let identity = SublayerPlacement(transform: .identity, inverse: .identity)

    private init(transform: CGAffineTransform, inverse: CGAffineTransform) {
        self.transform = transform
        self.inverse = inverse
    }

    /// Returns nil if the sublayer transform is degenerate or not finite, so that sublayers are not visible.
    ///
    /// - Parameter inSpace: Whether sublayers are placed in space, each including the sublayer transform.
    init?(_ values: borrowing LayerValues, inSpace: Bool) {
        let origin = values.bounds.origin
        guard origin.isFinite else { return nil }
        base = SublayerOrigin.near(origin)
        transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        inverse = CGAffineTransform(translationX: origin.x, y: origin.y)
        guard !inSpace, values.hasRareValues, !values.sublayerTransform.isIdentity else { return }
        // The sublayer transform is relative to the anchor point, which is independent of the origin in local
        // coordinates.
        let size = values.bounds.size
        let anchor = CGPoint(x: values.anchorPoint.x * size.width, y: values.anchorPoint.y * size.height)
        var matrix = values.sublayerTransform.affine
        let start = CGPoint(x: origin.x + anchor.x, y: origin.y + anchor.y)
        matrix.tx += anchor.x - matrix.a * start.x - matrix.c * start.y
        matrix.ty += anchor.y - matrix.b * start.x - matrix.d * start.y
        guard matrix.isPaintable, let inverted = matrix.invertedIfPossible else { return nil }
        transform = matrix
        inverse = inverted
    }
}

extension SublayerPlacement {
    /// The transform from the space of the sublayers, relative to the base, to the local space.
    var transformFromBase: CGAffineTransform {
        base == .zero ? transform : transform.translatedBy(x: base.x, y: base.y)
    }

    /// The transform from the local space to the space of the sublayers, relative to the base.
    var inverseToBase: CGAffineTransform {
        base == .zero ? inverse : inverse.concatenating(CGAffineTransform(translationX: -base.x, y: -base.y))
    }
}

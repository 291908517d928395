internal import OpenCoreGraphics
internal import OpenQuartzCore

/// How a layer lies in its superlayer: what an outer node is made from.
///
/// A layer's *local* space has its origin at the top left of the bounds, wherever the bounds' origin is, so that
/// scrolling (a change of that origin) changes no node of the layer's own.
struct LayerPlacement: Equatable {
    /// From the local space to the space of the superlayer's sublayers; the identity if there is a warp.
    var transform = CGAffineTransform.identity
    /// The way back.
    var inverse = CGAffineTransform.identity
    /// Greater than 0, at most 1; 1 if each part of the layer fades on its own.
    var opacity: Float
    /// The way if the layer is seen in perspective; nil otherwise.
    var warp: LayerWarp?

    /// Nil if the layer cannot be seen: hidden, transparent, flattened to a line, or with a geometry that is not finite.
    ///
    /// - Parameter outer: What happens in space to the plane of the superlayer's sublayers; nil if nothing.
    init?(_ values: borrowing LayerValues, outer: CATransform3D? = nil) {
        let size = values.bounds.size
        let position = values.position
        guard !values.isHidden, values.opacity > 0, values.bounds.isFinite, position.isFinite else { return nil }
        let anchor = CGPoint(x: values.anchorPoint.x * size.width, y: values.anchorPoint.y * size.height)
        guard anchor.isFinite else { return nil }
        opacity = values.allowsGroupOpacity ? min(values.opacity, 1) : 1
        if outer != nil || values.hasTransform && !values.transform.isAffine {
            let space = Self.transformInSpace(values, outer: outer)
            guard space.isFinite, values.isDoubleSided || !space.showsBack, place(PlaneProjection(space)) else {
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
        // GSK computes in single precision; far outside it nothing can be seen.
        guard abs(transform.tx) < 1e9, abs(transform.ty) < 1e9 else { return nil }
    }

    /// - Returns: Whether the plane is seen other than from its edge.
    private mutating func place(_ plane: PlaneProjection) -> Bool {
        if let affine = plane.affine {
            guard affine.isPaintable, let inverted = affine.invertedIfPossible else { return false }
            (transform, inverse) = (affine, inverted)
        } else {
            guard let inverted = plane.inverse else { return false }
            warp = LayerWarp(projection: plane, inverse: inverted)
        }
        return true
    }
}

extension LayerPlacement {
    /// From the local space, as a plane in space, to the space of the superlayer's sublayers.
    static func transformInSpace(_ values: borrowing LayerValues, outer: CATransform3D?) -> CATransform3D {
        let (size, anchor, position) = (values.bounds.size, values.anchorPoint, values.position)
        let transform = CATransform3DMakeTranslation(
            -anchor.x * size.width, -anchor.y * size.height, -values.anchorPointZ
        ).concatenating(values.transform).concatenating(
            CATransform3DMakeTranslation(position.x, position.y, values.zPosition))
        return outer.map { transform.concatenating($0) } ?? transform
    }

    /// The upright rectangle around where a rectangle of the local space is seen.
    func apply(_ rect: PaintRect) -> PaintRect {
        warp?.apply(rect) ?? rect.applying(transform)
    }

    /// The same place, seen from a point near by, and faded.
    func seen(from base: CGPoint, opacity: Float = 1) -> LayerPlacement {
        guard base != .zero || opacity != 1 else { return self }
        var placement = self
        placement.opacity *= opacity
        placement.transform.tx -= base.x
        placement.transform.ty -= base.y
        return placement
    }

    /// From the space of the superlayer's sublayers, seen from a point near by, to the local space.
    func inverse(from base: CGPoint) -> CGAffineTransform {
        base == .zero ? inverse : inverse.translatedBy(x: base.x, y: base.y)
    }
}

/// How a layer's sublayers lie in it.
struct SublayerPlacement: Equatable {
    /// From the space of the sublayers (the bounds' coordinates) to the local space.
    var transform: CGAffineTransform
    /// The way back.
    var inverse: CGAffineTransform
    /// From where the nodes of sublayers are placed, in their space.
    var base = CGPoint.zero

    static let identity = SublayerPlacement(transform: .identity, inverse: .identity)

    private init(transform: CGAffineTransform, inverse: CGAffineTransform) {
        self.transform = transform
        self.inverse = inverse
    }

    /// Nil if sublayers cannot be seen: the sublayer transform flattens them or is not finite.
    ///
    /// - Parameter inSpace: Whether sublayers are placed in space, each with the sublayer transform in it.
    init?(_ values: borrowing LayerValues, inSpace: Bool) {
        let origin = values.bounds.origin
        guard origin.isFinite else { return nil }
        base = SublayerBase.near(origin)
        transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        inverse = CGAffineTransform(translationX: origin.x, y: origin.y)
        guard !inSpace, values.hasRareValues, !values.sublayerTransform.isIdentity else { return }
        // The sublayer transform acts about the anchor point, which local coordinates give without the origin.
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
    /// From the space of the sublayers, seen from the base, to the local space.
    var transformFromBase: CGAffineTransform {
        base == .zero ? transform : transform.translatedBy(x: base.x, y: base.y)
    }

    /// From the local space to the space of the sublayers, seen from the base.
    var inverseToBase: CGAffineTransform {
        base == .zero ? inverse : inverse.concatenating(CGAffineTransform(translationX: -base.x, y: -base.y))
    }
}

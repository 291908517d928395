internal import OpenCoreGraphics
internal import OpenQuartzCore

/// How a layer lies in its superlayer: what an outer node is made from.
///
/// A layer's *local* space has its origin at the top left of the bounds, wherever the bounds' origin is, so that
/// scrolling (a change of that origin) changes no node of the layer's own.
struct LayerPlacement: Equatable {
    /// From the local space to the space of the superlayer's sublayers.
    var transform: CGAffineTransform
    /// The way back.
    var inverse: CGAffineTransform
    /// Greater than 0, at most 1.
    var opacity: Float

    /// Nil if the layer cannot be seen: hidden, transparent, flattened to a line, or with a geometry that is not finite.
    init?(_ values: borrowing LayerValues) {
        let size = values.bounds.size
        let position = values.position
        guard !values.isHidden, values.opacity > 0, values.bounds.isFinite, position.isFinite else { return nil }
        let anchor = CGPoint(x: values.anchorPoint.x * size.width, y: values.anchorPoint.y * size.height)
        guard anchor.isFinite else { return nil }
        if values.hasTransform {
            var matrix = values.transform.affine
            guard matrix.isFinite else { return nil }
            matrix.tx += position.x - matrix.a * anchor.x - matrix.c * anchor.y
            matrix.ty += position.y - matrix.b * anchor.x - matrix.d * anchor.y
            guard abs(matrix.determinant) > 1e-9, let inverse = matrix.invertedIfPossible else { return nil }
            self.transform = matrix
            self.inverse = inverse
        } else {
            let (x, y) = (position.x - anchor.x, position.y - anchor.y)
            transform = CGAffineTransform(translationX: x, y: y)
            inverse = CGAffineTransform(translationX: -x, y: -y)
        }
        // GSK computes in single precision; far outside it nothing can be seen.
        guard abs(transform.tx) < 1e9, abs(transform.ty) < 1e9 else { return nil }
        opacity = min(values.opacity, 1)
    }
}

extension LayerPlacement {
    /// The same place, seen from a point near by.
    func seen(from base: CGPoint) -> LayerPlacement {
        guard base != .zero else { return self }
        var placement = self
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
    init?(_ values: borrowing LayerValues) {
        let origin = values.bounds.origin
        guard origin.isFinite else { return nil }
        base = SublayerBase.near(origin)
        transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        inverse = CGAffineTransform(translationX: origin.x, y: origin.y)
        guard values.hasRareValues, !values.sublayerTransform.isIdentity else { return }
        // The sublayer transform acts about the anchor point, which local coordinates give without the origin.
        let size = values.bounds.size
        let anchor = CGPoint(x: values.anchorPoint.x * size.width, y: values.anchorPoint.y * size.height)
        var matrix = values.sublayerTransform.affine
        let start = CGPoint(x: origin.x + anchor.x, y: origin.y + anchor.y)
        matrix.tx += anchor.x - matrix.a * start.x - matrix.c * start.y
        matrix.ty += anchor.y - matrix.b * start.x - matrix.d * start.y
        guard abs(matrix.determinant) > 1e-9, let inverted = matrix.invertedIfPossible else { return nil }
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

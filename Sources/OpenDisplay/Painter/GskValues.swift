internal import CGTK
internal import OpenCoreGraphics

extension graphene_rect_t {
    /// Converts a rectangle to single precision.
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}

extension CGRect {
    /// Converts a rectangle to double precision.
    init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height))
    }
}

extension GdkRGBA {
    /// Converts a color to single precision; components are clamped to 0…1.
    init(_ color: CGColor) {
        self.init(
            red: Float(min(max(color.red, 0), 1)), green: Float(min(max(color.green, 0), 1)),
            blue: Float(min(max(color.blue, 0), 1)), alpha: Float(color.alpha))
    }
}

extension GskRoundedRect {
    /// Creates a rectangle with round corners.
    init(_ rect: CGRect, _ radii: CornerRadii) {
        func corner(_ size: CGSize) -> graphene_size_t {
            graphene_size_t(width: Float(size.width), height: Float(size.height))
        }
        self.init(
            bounds: graphene_rect_t(rect),
            corner: (
                corner(radii.topLeft), corner(radii.topRight), corner(radii.bottomRight), corner(radii.bottomLeft)
            ))
    }
}

/// Creates GSK transforms from operations that GSK recognizes as two-dimensional.
///
/// A transform created from a matrix counts as three-dimensional, and GTK 4.8's cairo renderer paints those pink.
enum GskTransforms {
    /// Returns a new reference to the transform, or nil for the identity, which GSK represents by nil.
    static func make(_ matrix: CGAffineTransform) -> OpaquePointer? {
        var transform: OpaquePointer?
        if matrix.tx != 0 || matrix.ty != 0 {
            var offset = graphene_point_t(x: Float(matrix.tx), y: Float(matrix.ty))
            transform = gsk_transform_translate(nil, &offset)
        }
        if matrix.b != 0 || matrix.c != 0 {
            return turned(transform, matrix)
        }
        if matrix.a != 1 || matrix.d != 1 {
            transform = gsk_transform_scale(transform, Float(matrix.a), Float(matrix.d))
        }
        return transform
    }

    /// Decomposes the linear part into a rotation, a skew and a scale.
    private static func turned(_ start: OpaquePointer?, _ matrix: CGAffineTransform) -> OpaquePointer? {
        var transform = start
        let length = hypot(matrix.a, matrix.b)
        let (cosine, sine) = (matrix.a / length, matrix.b / length)
        let height = matrix.determinant / length
        let shear = (matrix.c * cosine + matrix.d * sine) / height
        transform = gsk_transform_rotate(transform, Float(atan2(sine, cosine) * 180 / .pi))
        if abs(shear) > 1e-9 {
            transform = gsk_transform_skew(transform, Float(atan(shear) * 180 / .pi), 0)
        }
        if abs(length - 1) > 1e-9 || abs(height - 1) > 1e-9 {
            transform = gsk_transform_scale(transform, Float(length), Float(height))
        }
        return transform
    }
}

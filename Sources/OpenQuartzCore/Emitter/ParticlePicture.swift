/// The particles of an emitter layer at a time.
package final class ParticlePicture: Sendable {
    /// From back to front.
    package let particles: [PaintedParticle]
    /// Whether colors are added to what is behind the layer.
    package let isAdditive: Bool

    init(_ particles: [PaintedParticle], isAdditive: Bool) {
        self.particles = particles
        self.isAdditive = isAdditive
    }
}

/// A particle as it is painted: an image with a transform and a color.
package struct PaintedParticle: Sendable {
    package let image: CGImage
    /// The part of the image, in pixels.
    package let source: CGRect
    /// The transform from the pixels of the part, relative to its center, to the coordinates of the layer.
    package let transform: CGAffineTransform
    /// The factors of the image's components, 0…1.
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    package let alpha: CGFloat
    /// The seconds since the particle was emitted.
    package let age: CFTimeInterval
}

/// The projection of points in space onto the plane of an emitter layer.
struct ParticleProjection: Equatable {
    /// The transform from the layer's coordinates to those in which the particles are projected; `nil` for the identity.
    private let toView: CATransform3D?
    /// The projection from there to the layer's plane; `nil` for the identity.
    private let toPlane: PlaneProjection?

    /// - Parameters:
    ///   - values: The values of the emitter layer.
    ///   - superlayer: The values of the superlayer, if particles are seen in its perspective.
    init(_ values: LayerValues, in superlayer: LayerValues?) {
        let inside = values.transformOfSublayers
        guard let superlayer else {
            (toView, toPlane) = (inside, nil)
            return
        }
        let outside = values.transform(in: superlayer)
        toView = (inside ?? .identity).concatenating(outside)
        toPlane = PlaneProjection(outside).inverse
    }

    /// Returns the point of the plane at which a point is seen, or `nil` if it is behind the viewer.
    private func point(_ p: ParticleVector) -> CGPoint? {
        guard let m = toView else { return CGPoint(x: p.x, y: p.y) }
        let (x, y, z) = (CGFloat(p.x), CGFloat(p.y), CGFloat(p.z))
        let w = x * m.m14 + y * m.m24 + z * m.m34 + m.m44
        guard w > 1e-3 else { return nil }
        let seen = CGPoint(
            x: (x * m.m11 + y * m.m21 + z * m.m31 + m.m41) / w, y: (x * m.m12 + y * m.m22 + z * m.m32 + m.m42) / w)
        guard let toPlane else { return seen }
        return toPlane.apply(seen)
    }

    /// Returns the transform from the neighborhood of a point, parallel to the layer, to the layer's plane.
    func transform(at p: ParticleVector) -> CGAffineTransform? {
        guard let origin = point(p), origin.x.isFinite, origin.y.isFinite else { return nil }
        guard toView != nil else { return CGAffineTransform(translationX: origin.x, y: origin.y) }
        let step = 0.25
        guard let right = point(p + ParticleVector(x: step, y: 0, z: 0)),
            let down = point(p + ParticleVector(x: 0, y: step, z: 0))
        else { return nil }
        return CGAffineTransform(
            a: (right.x - origin.x) / step, b: (right.y - origin.y) / step, c: (down.x - origin.x) / step,
            d: (down.y - origin.y) / step, tx: origin.x, ty: origin.y)
    }
}

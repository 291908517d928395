internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The particles of an emitter layer and their position.
struct ParticleAppearance: Equatable {
    let picture: ParticlePicture
    /// The origin of the layer's local space, in the coordinates of the particles.
    let origin: CGPoint
    /// The area that the particles may touch, in the local space.
    let extent: PaintRect

    /// Returns nil if no particle is within the area that is painted.
    init?(_ picture: ParticlePicture, boundsOrigin: CGPoint) {
        self.picture = picture
        origin = boundsOrigin
        let area = picture.particles.reduce(into: PaintRect.empty) { $0.formUnion(Self.area(of: $1)) }
        extent = area.offset(by: -origin.x, -origin.y).intersection(.paintable)
        if extent.isEmpty { return nil }
    }

    static func == (lhs: ParticleAppearance, rhs: ParticleAppearance) -> Bool {
        lhs.picture === rhs.picture && lhs.origin == rhs.origin
    }

    /// Returns the area that a particle touches, in the coordinates of the layer.
    private static func area(of particle: PaintedParticle) -> PaintRect {
        let size = particle.source.size
        let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return PaintRect(around).applying(particle.transform)
    }
}

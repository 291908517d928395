internal import OpenCoreGraphics

/// The images of boxes' shadows, blurred once and shared by all layers whose boxes look alike.
///
/// Blurring is by far the dearest thing a frame could do (0.05 to 1 ms a shadow), so it is never done per frame.
@MainActor
final class ShadowImages {
    private struct Key: Hashable {
        /// Nil for the image that all large boxes share.
        var size: CGSize?
        var radii: CornerRadii
        var sigma: CGFloat
        var color: CGColor
        var scale: CGFloat
    }

    private var shadows: [Key: ShadowRaster.Shadow] = [:]
    private var order: [Key] = []
    private var pixelCount = 0
    /// 16 MB.
    private let pixelLimit = 4 << 20

    /// The shadow of a box, in a colour without transparency.
    func shadow(ofBox size: CGSize, radii: CornerRadii, sigma: CGFloat, color: CGColor, scale: CGFloat)
        -> ShadowRaster.Shadow?
    {
        let scale = Self.resolution(sigma: sigma, scale: scale)
        let shared = Key(size: nil, radii: radii, sigma: sigma, color: color, scale: scale)
        if let shadow = shadows[shared], Self.stretches(shadow, to: size) {
            return shadow
        }
        let own = Key(size: size, radii: radii, sigma: sigma, color: color, scale: scale)
        if let shadow = shadows[own] {
            return shadow
        }
        let shadow = ShadowRaster.shadow(ofBox: size, corners: radii, radius: sigma, color: color, scale: scale)
        if let shadow {
            store(shadow, for: shadow.cap == nil ? own : shared)
        }
        return shadow
    }

    /// Pixels per point at which the blur still spans several pixels: a wide blur has no detail to lose.
    static func resolution(sigma: CGFloat, scale: CGFloat) -> CGFloat {
        sigma > 0 ? min(scale, 8 / sigma) : scale
    }

    /// Whether the box is larger than the one in the image.
    private static func stretches(_ shadow: ShadowRaster.Shadow, to size: CGSize) -> Bool {
        let image = shadow.image.size
        return size.width + 2 * shadow.margin > image.width / shadow.scale
            && size.height + 2 * shadow.margin > image.height / shadow.scale
    }

    /// Keeps a shadow, and drops the oldest beyond the limit.
    ///
    /// Nodes that show one keep its image alive.
    private func store(_ shadow: ShadowRaster.Shadow, for key: Key) {
        shadows[key] = shadow
        order.append(key)
        pixelCount += shadow.image.width * shadow.image.height
        var dropped = 0
        while pixelCount > pixelLimit, dropped < order.count - 1 {
            if let old = shadows.removeValue(forKey: order[dropped]) {
                pixelCount -= old.image.width * old.image.height
            }
            dropped += 1
        }
        order.removeFirst(dropped)
    }
}

internal import OpenCoreGraphics

/// The images of boxes' shadows, blurred once and shared by all layers whose boxes look alike.
///
/// Blurring is by far the dearest thing a frame could do (0.05 to 1 ms a shadow), so it is never done per frame.
@MainActor
final class ShadowImages {
    /// A shadow's image, and how its parts are laid around the box.
    struct Shadow {
        var image: CGImage
        /// From pixels of the image to points around the box, whose origin is zero.
        var parts: [(source: CGRect, target: CGRect)]
        /// What the parts cover.
        var frame: CGRect
    }

    private struct Key: Hashable {
        var size: CGSize
        var radii: CornerRadii
        var sigma: CGFloat
        var color: CGColor
        var scale: CGFloat
    }

    /// Images that large boxes share, under the size zero.
    private var shared: [Key: ShadowRaster.Shadow] = [:]
    /// Images of small boxes, each for one size.
    private var stamps: [Key: CGImage] = [:]
    private var pixelCount = 0
    /// 16 MB.
    private let pixelLimit = 4 << 20

    /// The shadow of a box, in a colour without transparency.
    func shadow(ofBox size: CGSize, radii: CornerRadii, sigma: CGFloat, color: CGColor, scale: CGFloat) -> Shadow? {
        let key = Key(size: size, radii: radii, sigma: sigma, color: color, scale: Self.resolution(sigma, scale))
        let margin = ShadowRaster.margin(for: sigma, scale: key.scale)
        let area = (size.width + 2 * margin) * (size.height + 2 * margin) * key.scale * key.scale
        // Nine small pictures take longer to paint than one, and are hardly less to keep.
        if area <= 128 * 128 {
            return stamp(key, margin: margin)
        }
        let box = CGRect(origin: .zero, size: size)
        return raster(key).map { Shadow(image: $0.image, parts: $0.parts(around: box), frame: $0.frame(around: box)) }
    }

    /// Pixels per point at which the blur still spans several pixels: a wide blur has no detail to lose.
    static func resolution(_ sigma: CGFloat, _ scale: CGFloat) -> CGFloat {
        sigma > 0 ? min(scale, 8 / sigma) : scale
    }

    /// The shadow in one piece.
    private func stamp(_ key: Key, margin: CGFloat) -> Shadow? {
        guard let image = stamps[key] ?? makeStamp(key, margin: margin) else { return nil }
        let frame = CGRect(
            x: -margin, y: -margin, width: CGFloat(image.width) / key.scale, height: CGFloat(image.height) / key.scale)
        return Shadow(image: image, parts: [(CGRect(origin: .zero, size: image.size), frame)], frame: frame)
    }

    private func makeStamp(_ key: Key, margin: CGFloat) -> CGImage? {
        let size = CGSize(width: key.size.width + 2 * margin, height: key.size.height + 2 * margin)
        let pixels = CGSize(
            width: (size.width * key.scale).rounded(.up), height: (size.height * key.scale).rounded(.up))
        guard let raster = raster(key), let context = CGContext.bitmap(size: pixels, scale: 1, isOpaque: false) else {
            return nil
        }
        context.scaleBy(x: key.scale, y: key.scale)
        raster.draw(in: context, around: CGRect(origin: CGPoint(x: margin, y: margin), size: key.size))
        let image = context.makeImage()
        if let image {
            makeRoom(for: image)
            stamps[key] = image
        }
        return image
    }

    /// The shadow as it was blurred: for the smallest box it can be stretched from, if the box is larger than that.
    private func raster(_ key: Key) -> ShadowRaster.Shadow? {
        var sharedKey = key
        sharedKey.size = .zero
        if let raster = shared[sharedKey], Self.stretches(raster, to: key.size) {
            return raster
        }
        let raster = ShadowRaster.shadow(
            ofBox: key.size, corners: key.radii, radius: key.sigma, color: key.color, scale: key.scale)
        if let raster, raster.cap != nil {
            makeRoom(for: raster.image)
            shared[sharedKey] = raster
        }
        return raster
    }

    /// Whether the box is larger than the one in the image.
    private static func stretches(_ shadow: ShadowRaster.Shadow, to size: CGSize) -> Bool {
        let image = shadow.image.size
        return size.width + 2 * shadow.margin > image.width / shadow.scale
            && size.height + 2 * shadow.margin > image.height / shadow.scale
    }

    /// Forgets everything when the limit is reached.
    ///
    /// Nodes that show an image keep it alive.
    private func makeRoom(for image: CGImage) {
        pixelCount += image.width * image.height
        guard pixelCount > pixelLimit else { return }
        shared = [:]
        stamps = [:]
        pixelCount = image.width * image.height
    }
}

internal import OpenCoreGraphics

/// A cache of the images of boxes' shadows, which are blurred once and shared by all layers with similar boxes.
///
/// Blurring is by far the most expensive operation of a frame (0.05 to 1 ms per shadow), so that it must not be
/// repeated in every frame.
@MainActor
final class ShadowImages {
    /// A shadow's image, and the positions of its parts around the box.
    struct Shadow {
        var image: CGImage
        /// The parts in the image's pixels and in points around the box, whose origin is zero.
        var parts: [(source: CGRect, target: CGRect)]
        /// The area that the parts cover.
        var frame: CGRect
    }

    private struct Key: Hashable {
        var size: CGSize
        var radii: CornerRadii
        var sigma: CGFloat
        var color: CGColor
        var scale: CGFloat
    }

    /// Images shared by large boxes; the size in the key is zero.
    private var shared: [Key: ShadowRaster.Shadow] = [:]
    /// Images of small boxes, each for one size.
    private var smallImages: [Key: CGImage] = [:]
    private var pixelCount = 0
    /// 16 MB.
    private let pixelLimit = 4 << 20

    /// Returns the shadow of a box in an opaque color.
    func shadow(ofBox size: CGSize, radii: CornerRadii, sigma: CGFloat, color: CGColor, scale: CGFloat) -> Shadow? {
        let key = Key(size: size, radii: radii, sigma: sigma, color: color, scale: Self.resolution(sigma, scale))
        let margin = ShadowRaster.margin(for: sigma, scale: key.scale)
        let area = (size.width + 2 * margin) * (size.height + 2 * margin) * key.scale * key.scale
        // Nine small images take longer to paint than one, and take hardly less memory.
        if area <= 128 * 128 {
            return singleImage(key, margin: margin)
        }
        let box = CGRect(origin: .zero, size: size)
        return raster(key).map { Shadow(image: $0.image, parts: $0.parts(around: box), frame: $0.frame(around: box)) }
    }

    /// Returns a number of pixels per point at which the blur spans several pixels: a wide blur has no detail to lose.
    static func resolution(_ sigma: CGFloat, _ scale: CGFloat) -> CGFloat {
        sigma > 0 ? min(scale, 8 / sigma) : scale
    }

    /// Returns the shadow as a single image.
    private func singleImage(_ key: Key, margin: CGFloat) -> Shadow? {
        guard let image = smallImages[key] ?? makeSmallImage(key, margin: margin) else { return nil }
        let frame = CGRect(
            x: -margin, y: -margin, width: CGFloat(image.width) / key.scale, height: CGFloat(image.height) / key.scale)
        return Shadow(image: image, parts: [(CGRect(origin: .zero, size: image.size), frame)], frame: frame)
    }

    private func makeSmallImage(_ key: Key, margin: CGFloat) -> CGImage? {
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
            removeAllIfNeeded(toFit: image)
            smallImages[key] = image
        }
        return image
    }

    /// Returns the blurred shadow: for a larger box, that of the smallest box from which it can be stretched.
    private func raster(_ key: Key) -> ShadowRaster.Shadow? {
        var sharedKey = key
        sharedKey.size = .zero
        if let raster = shared[sharedKey], Self.stretches(raster, to: key.size) {
            return raster
        }
        let raster = ShadowRaster.shadow(
            ofBox: key.size, corners: key.radii, radius: key.sigma, color: key.color, scale: key.scale)
        if let raster, raster.cap != nil {
            removeAllIfNeeded(toFit: raster.image)
            shared[sharedKey] = raster
        }
        return raster
    }

    /// Returns whether the box is larger than the one in the image.
    private static func stretches(_ shadow: ShadowRaster.Shadow, to size: CGSize) -> Bool {
        let image = shadow.image.size
        return size.width + 2 * shadow.margin > image.width / shadow.scale
            && size.height + 2 * shadow.margin > image.height / shadow.scale
    }

    /// Empties the cache when the limit is reached.
    ///
    /// Nodes that show an image retain it.
    private func removeAllIfNeeded(toFit image: CGImage) {
        pixelCount += image.width * image.height
        guard pixelCount > pixelLimit else { return }
        shared = [:]
        smallImages = [:]
        pixelCount = image.width * image.height
    }
}

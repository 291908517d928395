internal import OpenCoreGraphics

/// An image file in memory that is decoded when its pixels are needed.
///
/// Concurrent requests decode it only once.
final class EncodedImage: Sendable {
    /// Images that are still in use elsewhere.
    private struct LiveImages {
        struct Image {
            weak var image: CGImage?
        }

        var images: [UIImage.Orientation: Image] = [:]
        var hasFailed = false
    }

    let header: ImageHeader
    private let data: Data
    private let name: String
    private let liveImages = OrderedMutex(LiveImages())

    /// - Parameter name: The name of the image in diagnostics.
    init(_ data: Data, header: ImageHeader, name: String) {
        self.data = data
        self.header = header
        self.name = name
    }

    deinit {
        let keys = liveImages.withLock { Array($0.images.keys) }.map(key)
        DecodedImageCache.shared.forget(keys)
    }

    /// The size in pixels, as stored.
    var size: CGSize {
        CGSize(width: header.width, height: header.height)
    }

    /// Returns the pixels rotated from an orientation to upright, or `nil` if the file is damaged.
    ///
    /// For the orientation `up`, these are the stored pixels.
    func image(turned orientation: UIImage.Orientation = .up) -> CGImage? {
        if let known = DecodedImageCache.shared.image(for: key(orientation)) { return known }
        let stored = orientation == .up ? nil : image()
        do throws(ImageDecodingError) {
            return try liveImages.withLock { liveImages throws(ImageDecodingError) -> CGImage? in
                var image = liveImages.images[orientation]?.image
                if image == nil { image = try make(orientation, of: stored, &liveImages) }
                guard let image else { return nil }
                liveImages.images[orientation] = LiveImages.Image(image: image)
                DecodedImageCache.shared.insert(image, for: key(orientation))
                return image
            }
        } catch {
            // After the lock, because listeners of diagnostics may use the image.
            ImageLoading.report(error, of: name)
            return nil
        }
    }

    /// Returns `nil` if decoding has failed before, which is reported once.
    private func make(
        _ orientation: UIImage.Orientation, of stored: CGImage?, _ liveImages: inout LiveImages
    ) throws(ImageDecodingError) -> CGImage? {
        if orientation != .up { return stored?.turned(orientation) }
        if liveImages.hasFailed { return nil }
        do throws(ImageDecodingError) {
            return try CGImage.decode(data, targetSize: size)
        } catch {
            liveImages.hasFailed = true
            throw error
        }
    }

    /// Whether thumbnails are decoded without the full image.
    var shrinksWhileDecoding: Bool {
        header.format == .png || header.format == .jpeg
    }

    /// Returns an image that fits into a size in pixels, decoded without the full image.
    func thumbnail(within size: CGSize) -> CGImage? {
        ImageLoading.reporting(name) { () throws(ImageDecodingError) in try CGImage.decode(data, limit: size) }
    }

    private func key(_ orientation: UIImage.Orientation) -> DecodedImageCache.Key {
        DecodedImageCache.Key(source: ObjectIdentifier(self), orientation: orientation)
    }
}

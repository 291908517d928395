internal import Synchronization

/// A picture file in memory, decoded when its pixels are needed.
///
/// However many threads ask at once, it is decoded once.
final class PictureSource: Sendable {
    /// Pixels that somebody still shows.
    private struct Living {
        struct Image {
            weak var image: CGImage?
        }

        var images: [UIImage.Orientation: Image] = [:]
        var hasFailed = false
    }

    let header: ImageHeader
    private let data: Data
    private let name: String
    private let living = Mutex(Living())

    /// - Parameter name: what diagnostics call the picture.
    init(_ data: Data, header: ImageHeader, name: String) {
        self.data = data
        self.header = header
        self.name = name
    }

    deinit {
        let keys = living.withLock { Array($0.images.keys) }.map(key)
        DecodedImageCache.shared.forget(keys)
    }

    /// In pixels, as stored.
    var size: CGSize {
        CGSize(width: header.width, height: header.height)
    }

    /// The pixels, turned.
    ///
    /// Those of orientation `up` are as stored. Nil if the file turns out to be damaged.
    func image(turned orientation: UIImage.Orientation = .up) -> CGImage? {
        if let known = DecodedImageCache.shared.image(for: key(orientation)) { return known }
        let stored = orientation == .up ? nil : image()
        return living.withLock { living in
            let image = living.images[orientation]?.image ?? make(orientation, of: stored, &living)
            guard let image else { return nil }
            living.images[orientation] = Living.Image(image: image)
            DecodedImageCache.shared.insert(image, for: key(orientation))
            return image
        }
    }

    private func make(_ orientation: UIImage.Orientation, of stored: CGImage?, _ living: inout Living) -> CGImage? {
        if orientation != .up { return stored?.turned(orientation) }
        if living.hasFailed { return nil }
        let image = ImageLoading.reporting(name) { () throws(ImageDecodingError) in
            try CGImage.decode(data, targetSize: size)
        }
        living.hasFailed = image == nil
        return image
    }

    /// Whether thumbnails are made without the whole picture.
    var shrinksWhileDecoding: Bool {
        header.format == .png || header.format == .jpeg
    }

    /// A picture of the file that fits into a size in pixels, made without the whole one.
    func thumbnail(within size: CGSize) -> CGImage? {
        ImageLoading.reporting(name) { () throws(ImageDecodingError) in try CGImage.decode(data, limit: size) }
    }

    private func key(_ orientation: UIImage.Orientation) -> DecodedImageCache.Key {
        DecodedImageCache.Key(source: ObjectIdentifier(self), orientation: orientation)
    }
}

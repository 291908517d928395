internal import OpenCoreGraphics

/// An image file in memory that is decoded when its pixels are needed.
///
/// Concurrent requests decode it only once.
final class EncodedImage: Sendable {
    /// Images that are still in use elsewhere, and the result of decoding.
    private struct State {
        struct Image {
            weak var image: CGImage?
        }

        var images: [UIImage.Orientation: Image] = [:]
        var hasFailed = false
        /// Whether the main thread has waited as long as it may, so that only other threads decode the image.
        var isSlow = false
    }

    let header: ImageHeader
    private let data: Data
    private let name: String
    private let state = OrderedMutex(State())
    /// Held by the thread that decodes the image.
    private let turn = DispatchSemaphore(value: 1)

    /// - Parameter name: The name of the image in diagnostics.
    init(_ data: Data, header: ImageHeader, name: String) {
        self.data = data
        self.header = header
        self.name = name
    }

    deinit {
        let keys = state.withLock { Array($0.images.keys) }.map(key)
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
        if let known = knownImage(orientation) { return known }
        guard orientation == .up else { return image()?.turned(orientation).map { keep($0, orientation) } }
        let limits = ImageDecodingLimits.ofCurrentThread
        do throws(ImageDecodingError) {
            return try decode(limits)
        } catch {
            fail(error, limits)
            return nil
        }
    }

    /// Returns the pixels if they are cached or in use elsewhere.
    private func knownImage(_ orientation: UIImage.Orientation) -> CGImage? {
        if let cached = DecodedImageCache.shared.image(for: key(orientation)) { return cached }
        return liveImage(orientation)
    }

    /// Returns the pixels if they are in use elsewhere, and caches them again.
    private func liveImage(_ orientation: UIImage.Orientation) -> CGImage? {
        state.withLock { $0.images[orientation]?.image }.map { keep($0, orientation) }
    }

    /// Caches an image, unless another thread has created an equal one, which is returned.
    private func keep(_ image: CGImage, _ orientation: UIImage.Orientation) -> CGImage {
        let kept = state.withLock { state in
            let kept = state.images[orientation]?.image ?? image
            state.images[orientation] = State.Image(image: kept)
            return kept
        }
        DecodedImageCache.shared.insert(kept, for: key(orientation))
        return kept
    }

    /// Decodes the stored pixels, or waits until another thread has decoded them.
    ///
    /// - Returns: `nil` if this has failed before, which is reported once.
    private func decode(_ limits: ImageDecodingLimits) throws(ImageDecodingError) -> CGImage? {
        if hasFailed { return nil }
        guard turn.wait(timeout: .now() + limits.duration) == .success else {
            throw .timedOut(format: header.formatName, seconds: limits.seconds)
        }
        defer { turn.signal() }
        if let other = liveImage(.up) { return other }
        if hasFailed { return nil }
        return keep(try CGImage.decode(data, targetSize: size, limits: limits), .up)
    }

    /// Whether decoding on the current thread has failed.
    private var hasFailed: Bool {
        let isMain = MainThread.isCurrent
        return state.withLock { $0.hasFailed || isMain && $0.isSlow }
    }

    /// Records and reports an error; the shorter time of the main thread does not prevent others from decoding the image.
    private func fail(_ error: ImageDecodingError, _ limits: ImageDecodingLimits) {
        let isSlow = if case .timedOut = error { limits.seconds < ImageDecodingLimits.current.seconds } else { false }
        state.withLock { state in
            if isSlow { state.isSlow = true } else { state.hasFailed = true }
        }
        ImageLoading.report(error, of: name)
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

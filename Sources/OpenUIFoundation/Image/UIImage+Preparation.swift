/// A queue that decodes images in the background, two at a time, so that long lists do not slow down rendering.
private enum DecodingQueue {
    private static let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 2
        queue.qualityOfService = .userInitiated
        queue.name = "decoding of pictures"
        return queue
    }()

    static func run(_ body: @escaping @Sendable () -> Void) {
        queue.addOperation(body)
    }
}

extension UIImage {
    /// Returns the image with its pixels decoded and retained, so that displaying it is cheap; `nil` if decoding fails.
    ///
    /// An image that already has its pixels returns itself. Call this method off the main actor, or use
    /// ``byPreparingForDisplay()``.
    public func preparingForDisplay() -> UIImage? {
        switch storage {
        case .empty: return nil
        case .pixels: return uprightImage == nil ? nil : self
        case .animation: return self
        case .encoded(let source):
            guard let image = source.image() else { return nil }
            let prepared = UIImage(image: image, attributes: attributes)
            return prepared.uprightImage == nil ? nil : prepared
        }
    }

    /// Decodes the pixels in the background; calls the handler there with the result of ``preparingForDisplay()``.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DecodingQueue.run { completionHandler(self.preparingForDisplay()) }
    }

    /// Returns the image with its pixels decoded in the background, or `nil` if decoding fails.
    public nonisolated(nonsending) func byPreparingForDisplay() async -> UIImage? {
        await prepare { self.prepareForDisplay(completionHandler: $0) }
    }

    private nonisolated(nonsending) func prepare(
        _ body: (@escaping @Sendable (UIImage?) -> Void) -> Void
    ) async -> UIImage? {
        await BackgroundWork.perform("prepared image \(size.width)x\(size.height)") {
            await withCheckedContinuation { continuation in
                body { continuation.resume(returning: $0) }
            }
        }
    }

    /// Returns a decoded thumbnail that fits into a size in points, or `nil` if that fails.
    ///
    /// The thumbnail keeps the proportions and is never larger than the image. A PNG or JPEG image that is not decoded
    /// yet is not decoded in full.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.isFinite, size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
            return nil
        }
        let stored = imageOrientation.swapsWidthAndHeight ? CGSize(width: size.height, height: size.width) : size
        let pixels = CGSize(width: max(stored.width * scale, 1), height: max(stored.height * scale, 1))
        return thumbnail(within: pixels).map { UIImage(image: $0, attributes: attributes) }
    }

    private func thumbnail(within pixels: CGSize) -> CGImage? {
        if case .encoded(let source) = storage, source.shrinksWhileDecoding { return source.thumbnail(within: pixels) }
        guard let cgImage else { return nil }
        let factor = min(pixels.width / CGFloat(cgImage.width), pixels.height / CGFloat(cgImage.height), 1)
        let size = CGSize(
            width: max((CGFloat(cgImage.width) * factor).rounded(), 1),
            height: max((CGFloat(cgImage.height) * factor).rounded(), 1))
        return CGContext.image(size: size, scale: 1, isOpaque: cgImage.isOpaque) { context in
            context.interpolationQuality = .high
            context.drawUpright(cgImage, in: CGRect(origin: .zero, size: size))
        }
    }

    /// Creates a thumbnail in the background; calls the handler there with the result of ``preparingThumbnail(of:)``.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DecodingQueue.run { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Returns a thumbnail that fits into a size in points, created in the background, or `nil` if that fails.
    public nonisolated(nonsending) func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await prepare { self.prepareThumbnail(of: size, completionHandler: $0) }
    }
}

/// Where pictures are decoded in the background: two at a time, so that a long list leaves the processor to frames.
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
    /// The picture with its pixels decoded and held, so that showing it costs nothing; nil if they cannot be decoded.
    ///
    /// A picture that has its pixels already is itself the result. Call it away from the main actor, or use
    /// ``byPreparingForDisplay()``.
    public func preparingForDisplay() -> UIImage? {
        switch storage {
        case .empty: return nil
        case .pixels: return uprightImage == nil ? nil : self
        case .animation: return self
        case .encoded(let source):
            guard let image = source.image() else { return nil }
            let prepared = UIImage(image: image, look: look)
            return prepared.uprightImage == nil ? nil : prepared
        }
    }

    /// Decodes the pixels in the background; the handler gets what ``preparingForDisplay()`` gives, in the background.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DecodingQueue.run { completionHandler(self.preparingForDisplay()) }
    }

    /// The picture with its pixels decoded in the background; nil if they cannot be decoded.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    /// A smaller picture with its pixels decoded, as large as fits into a size in points; nil if there is none.
    ///
    /// It keeps its proportions and is never larger than the picture. Of a PNG or JPEG picture that is not decoded yet,
    /// the whole one never is.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.isFinite, size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
            return nil
        }
        let room = imageOrientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
        let pixels = CGSize(width: max(room.width * scale, 1), height: max(room.height * scale, 1))
        return thumbnail(within: pixels).map { UIImage(image: $0, look: look) }
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

    /// Makes a smaller picture in the background; the handler gets what ``preparingThumbnail(of:)`` gives, there.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DecodingQueue.run { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// A smaller picture, made in the background, as large as fits into a size in points; nil if there is none.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }
}

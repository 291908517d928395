internal import CGTK

/// The frames of a GIF file, each composed into a complete image.
package struct AnimatedPicture: Sendable {
    package struct Frame: Sendable {
        package let image: CGImage
        /// The display time in seconds; positive.
        package let delay: Double
    }

    package let frames: [Frame]
    /// The number of times that the animation plays; 0 to repeat indefinitely.
    package let loopCount: Int

    /// Decodes and composes all frames.
    ///
    /// - Returns: nil if the data is not a GIF file, or has only one frame.
    /// - Throws: An error if the number of frames, or of pixels in all frames, exceeds `limits`.
    package init?(_ data: Data, limits: ImageDecodingLimits = .ofCurrentThread) throws(ImageDecodingError) {
        let most = max(min(limits.animationFrames, .max - 1), 1)
        let decoded = data.withUnsafeBytes { bytes in
            GIFDecoder(ByteReader(bytes: bytes), frameLimit: most + 1).map { decoder in
                Result { () throws(ImageDecodingError) -> ([Frame], Int) in
                    guard decoder.frames.count <= most else { throw .tooManyFrames(limit: most) }
                    return (decoder.frames.count > 1 ? try Self.frames(of: decoder, limits) : [], decoder.loopCount)
                }
            }
        }
        guard let (frames, loopCount) = try decoded?.get(), !frames.isEmpty else { return nil }
        self.frames = frames
        self.loopCount = loopCount
    }

    /// Returns the first frame of a GIF file.
    static func still(_ data: Data, limits: ImageDecodingLimits) throws(ImageDecodingError) -> CGImage {
        let result = data.withUnsafeBytes { bytes in
            Result { () throws(ImageDecodingError) -> CGImage in
                guard let decoder = GIFDecoder(ByteReader(bytes: bytes), frameLimit: 2), !decoder.frames.isEmpty else {
                    throw .truncated(format: "GIF")
                }
                guard decoder.frames.count > 1 || !decoder.isTruncated else { throw .truncated(format: "GIF") }
                return try Self.frames(of: decoder, count: 1, limits)[0].image
            }
        }
        return try result.get()
    }

    private static func frames(
        of decoder: GIFDecoder, count desired: Int = .max, _ limits: ImageDecodingLimits
    ) throws(ImageDecodingError) -> [Frame] {
        let (width, height, count) = (decoder.width, decoder.height, min(decoder.frames.count, desired))
        guard width > 0, height > 0 else { throw .zeroSize(format: "GIF") }
        let side = ImageSurface.maximumSide
        guard width <= side, height <= side, width * height <= limits.animationPixels / count else {
            throw .tooLarge(width: width, height: height * count)
        }
        let deadline = limits.deadline
        var frames: [Frame] = []
        var failure: ImageDecodingError?
        decoder.compose { canvas, frame in
            if let image = image(canvas, width: width, height: height) {
                frames.append(Frame(image: image, delay: GIFDecoder.seconds(frame.delay)))
            } else {
                failure = .outOfMemory(width: width, height: height)
            }
            if ContinuousClock.now > deadline { failure = .timedOut(format: "GIF", seconds: limits.seconds) }
            return failure == nil && frames.count < count
        }
        if let failure { throw failure }
        return frames
    }

    private static func image(_ canvas: [UInt32], width: Int, height: Int) -> CGImage? {
        guard let surface = ImageSurface.make(format: CAIRO_FORMAT_ARGB32, width: width, height: height) else {
            return nil
        }
        ImageSurface.withBytes(of: surface) { bytes, stride in
            canvas.withUnsafeBytes { words in
                for y in 0..<height {
                    let row = UnsafeMutableRawBufferPointer(bytes)[y * stride..<y * stride + width * 4]
                    UnsafeMutableRawBufferPointer(rebasing: row).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: words[y * width * 4..<(y + 1) * width * 4]))
                }
            }
        }
        return CGImage(adopting: surface)
    }
}

internal import CGTK

/// The frames of a GIF file, each as a whole picture.
package struct AnimatedPicture: Sendable {
    package struct Frame: Sendable {
        package let image: CGImage
        /// How long it is seen, in seconds; positive.
        package let delay: Double
    }

    package let frames: [Frame]
    /// How often the frames are played; 0 for ever.
    package let loopCount: Int

    /// All frames together may have this many pixels: 256 MB.
    package static let maximumArea = 1 << 26

    /// Decodes all frames; what each leaves of those before it is already in it.
    ///
    /// - Returns: nil if the data is no GIF, or one with a single frame.
    /// - Throws: `tooLarge` if all frames together have more pixels than `maximumArea`.
    package init?(_ data: Data) throws(ImageDecodingError) {
        let decoded = data.withUnsafeBytes { bytes in
            GIFDecoder(ByteReader(bytes: bytes)).map { decoder in
                Result { () throws(ImageDecodingError) in
                    (decoder.frames.count > 1 ? try Self.frames(of: decoder) : [], decoder.loopCount)
                }
            }
        }
        guard let (frames, loopCount) = try decoded?.get(), !frames.isEmpty else { return nil }
        self.frames = frames
        self.loopCount = loopCount
    }

    /// The first frame of a GIF file.
    static func still(_ data: Data) throws(ImageDecodingError) -> CGImage {
        let result = data.withUnsafeBytes { bytes in
            Result { () throws(ImageDecodingError) in
                guard let decoder = GIFDecoder(ByteReader(bytes: bytes)), !decoder.frames.isEmpty else {
                    throw .truncated(format: "GIF")
                }
                guard decoder.frames.count > 1 || !decoder.isTruncated else { throw .truncated(format: "GIF") }
                return try Self.frames(of: decoder, limit: 1)[0].image
            }
        }
        return try result.get()
    }

    private static func frames(of decoder: GIFDecoder, limit: Int = .max) throws(ImageDecodingError) -> [Frame] {
        let (width, height, count) = (decoder.width, decoder.height, min(decoder.frames.count, limit))
        guard width > 0, height > 0 else { throw .zeroSize(format: "GIF") }
        let side = ImageSurface.maximumSide
        guard width <= side, height <= side, width * height <= maximumArea / count else {
            throw .tooLarge(width: width, height: height * count)
        }
        var frames: [Frame] = []
        decoder.compose { canvas, frame in
            guard let image = image(canvas, width: width, height: height) else { return false }
            frames.append(Frame(image: image, delay: GIFDecoder.seconds(frame.delay)))
            return frames.count < count
        }
        guard frames.count == count else { throw .outOfMemory(width: width, height: height) }
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

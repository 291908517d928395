/// Finds and reads image files.
enum ImageLoading {
    /// Reads an image; reports a diagnostic and returns `nil` if the data is not an image.
    static func load(_ data: Data, scale: CGFloat, source: String) -> (UIImage.Storage, ImageAttributes)? {
        let header = ImageHeader(data)
        let attributes = ImageAttributes(scale: scale, orientation: UIImage.Orientation(exif: header?.orientation ?? 1))
        if let header, header.format == .gif, let animation = animation(data, scale: scale, source: source) {
            return (.animation(animation), attributes)
        }
        let storage = reporting(source) { () throws(ImageDecodingError) -> UIImage.Storage in
            guard let header = header?.drawn(at: attributes.scale), header.containsSize else {
                return .pixels(try CGImage.decode(data, scale: attributes.scale))
            }
            try header.check(data)
            return .encoded(EncodedImage(data, header: header, name: source))
        }
        return storage.map { ($0, attributes) }
    }

    /// Returns `nil` for GIF files with one frame, and for damaged or too large files, which are displayed as their
    /// first frame.
    private static func animation(_ data: Data, scale: CGFloat, source: String) -> ImageAnimation? {
        let picture = reporting(source) { () throws(ImageDecodingError) in try AnimatedPicture(data) }
        guard let picture = picture ?? nil else { return nil }
        let frames = picture.frames.map { UIImage(cgImage: $0.image, scale: scale, orientation: .up) }
        return ImageAnimation(frames, delays: picture.frames.map(\.delay), loopCount: picture.loopCount)
    }

    /// Returns the result of `body`, or reports a diagnostic about the source and returns `nil`.
    static func reporting<Result>(
        _ source: String, _ body: () throws(ImageDecodingError) -> Result
    ) -> Result? {
        do {
            return try body()
        } catch {
            report(error, of: source)
            return nil
        }
    }

    /// Reports that an image cannot be decoded.
    static func report(_ error: ImageDecodingError, of source: String) {
        Diagnostics.report(
            Diagnostic(
                rule: "image.undecodable", message: error.description, subject: source, hint: hint(for: error)))
    }

    private static func hint(for error: ImageDecodingError) -> String {
        if case .timedOut(_, let seconds) = error, seconds < ImageDecodingLimits.current.seconds {
            return "The main thread waits less long than others: create the image and call preparingForDisplay() on "
                + "another thread, or increase mainThreadSeconds of UIImage.decodingLimits."
        }
        return "Check that the file is complete and in a supported format."
    }

    /// Returns the contents of a file, or `nil` if it does not exist; reports a diagnostic if it is not a regular file.
    static func contents(ofFile path: String) -> Data? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let data = reporting((path as NSString).lastPathComponent) { () throws(ImageDecodingError) -> Data? in
            guard RegularFile.exists(at: path) else { throw .notAFile }
            return FileManager.default.contents(atPath: path)
        }
        return data ?? nil
    }

    static func scale(ofFileNamed path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if name.hasSuffix("@2x") { return 2 }
        if name.hasSuffix("@3x") { return 3 }
        return 1
    }

    /// Returns the path of a resource; the main bundle includes the resources of the program's own target.
    static func path(of name: String, in bundle: Bundle) -> String? {
        if let path = path(of: name, only: bundle) { return path }
        guard bundle.bundlePath == Bundle.main.bundlePath else { return nil }
        return ProgramResources.folders.lazy.compactMap { folder in
            Bundle(path: folder).flatMap { path(of: name, only: $0) }
        }.first
    }

    private static func path(of name: String, only bundle: Bundle) -> String? {
        let name = name as NSString
        if !name.pathExtension.isEmpty {
            return bundle.path(forResource: name.deletingPathExtension, ofType: name.pathExtension)
        }
        for suffix in ["", "@2x", "@3x"] {
            if let path = bundle.path(forResource: "\(name)\(suffix)", ofType: "png") { return path }
        }
        return nil
    }
}

extension ImageHeader {
    /// Whether the header contains the size, so that the pixels can be decoded later.
    fileprivate var containsSize: Bool {
        switch format {
        case .png, .jpeg, .webP, .svg: true
        case .gif, .other: false
        }
    }

    /// Returns the header of the pixels of a vector image at a scale; for other images, the header itself.
    fileprivate func drawn(at scale: CGFloat) -> ImageHeader {
        guard format == .svg else { return self }
        var header = self
        header.width = Self.pixels(width, scale)
        header.height = Self.pixels(height, scale)
        return header
    }

    private static func pixels(_ side: Int, _ scale: CGFloat) -> Int {
        Int(min(max((CGFloat(side) * scale).rounded(), 1), 1e9))
    }
}

extension UIImage.Orientation {
    /// Creates the orientation with an EXIF value from 1 to 8; upright for other values.
    init(exif number: Int) {
        let orientations: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        self = orientations.indices.contains(number - 1) ? orientations[number - 1] : .up
    }

    /// The orientation of the horizontally mirrored image.
    var flippedHorizontally: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}

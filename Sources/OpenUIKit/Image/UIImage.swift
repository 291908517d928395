internal import Synchronization

/// A picture: pixels, the number of pixels per point, and how to show them.
///
/// Immutable and usable on any thread.
public final class UIImage: NSObject, Sendable {
    /// How the pixels are turned before they are shown.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up = 0
        /// Turned by 180 degrees.
        case down = 1
        /// Turned by 90 degrees to the left.
        case left = 2
        /// Turned by 90 degrees to the right.
        case right = 3
        /// Mirrored left to right.
        case upMirrored = 4
        /// Mirrored, then turned by 180 degrees.
        case downMirrored = 5
        /// Mirrored, then turned by 90 degrees to the left.
        case leftMirrored = 6
        /// Mirrored, then turned by 90 degrees to the right.
        case rightMirrored = 7

        var swapsSides: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }
    }

    /// Whether an image view shows the picture or fills its shape with the tint.
    public enum RenderingMode: Int, Sendable {
        /// The context decides; an image view shows the picture.
        case automatic = 0
        /// The picture itself.
        case alwaysOriginal = 1
        /// The shape, in the tint colour.
        case alwaysTemplate = 2
    }

    /// How the middle of a resizable picture fills its place.
    public enum ResizingMode: Int, Sendable {
        /// Repeated.
        case tile = 0
        /// Stretched.
        case stretch = 1
    }

    /// The pixels, as stored.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    /// How the pixels are turned before they are shown.
    public let imageOrientation: Orientation
    /// Whether the picture or its shape is shown.
    public let renderingMode: RenderingMode
    /// The edges that are not stretched, in points.
    public let capInsets: UIEdgeInsets
    /// How the part inside the cap insets fills its place.
    public let resizingMode: ResizingMode
    /// The shape in white, for views that tint it; made when first asked for.
    private let shape = Mutex<CGImage?>(nil)

    init(
        image: CGImage?, scale: CGFloat, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic,
        capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile
    ) {
        cgImage = image
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        imageOrientation = orientation
        self.renderingMode = renderingMode
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        super.init()
    }

    /// Makes an empty picture.
    public convenience override init() {
        self.init(image: nil, scale: 1)
    }

    /// Makes a picture of pixels, one per point.
    public convenience init(cgImage: CGImage) {
        self.init(image: cgImage, scale: 1)
    }

    /// Makes a picture of pixels.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(image: cgImage, scale: scale, orientation: orientation)
    }

    /// Decodes a PNG, JPEG, WebP or SVG picture; nil if that fails, and a diagnostic says why.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Decodes a picture with the given number of pixels per point; nil if that fails, and a diagnostic says why.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = ImageLoading.decode(data, scale: scale, source: "\(data.count) bytes of data") else {
            return nil
        }
        self.init(image: image, scale: scale)
    }

    /// Reads a picture from a file; nil if that fails, and a diagnostic says why if there is such a file.
    ///
    /// A name that ends in `@2x` or `@3x` before its extension gives the number of pixels per point.
    public convenience init?(contentsOfFile path: String) {
        let scale = ImageLoading.scale(ofFileNamed: path)
        guard let data = FileManager.default.contents(atPath: path),
            let image = ImageLoading.decode(data, scale: scale, source: (path as NSString).lastPathComponent)
        else { return nil }
        self.init(image: image, scale: scale)
    }

    /// Reads a picture from the main bundle's resources: `name` with its extension, or a PNG of that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: .main)
    }

    /// Reads a picture from a bundle's resources: `name` with its extension, or a PNG of that name.
    public convenience init?(named name: String, in bundle: Bundle?) {
        guard let path = ImageLoading.path(of: name, in: bundle ?? .main) else { return nil }
        self.init(contentsOfFile: path)
    }

    /// The size in points, after turning.
    public var size: CGSize {
        guard let cgImage else { return .zero }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The upright picture with every colour made white, so that multiplying by a tint gives the tint.
    var whiteShape: CGImage? {
        if let known = shape.withLock({ $0 }) { return known }
        let made = withTintColor(.white).cgImage
        shape.withLock { $0 = made }
        return made
    }

    /// Pictures are equal if they show the same pixels object in the same way.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return cgImage === other.cgImage && scale == other.scale && imageOrientation == other.imageOrientation
            && renderingMode == other.renderingMode && capInsets == other.capInsets
            && resizingMode == other.resizingMode && cgImage != nil
    }

    /// Equal pictures have equal hashes.
    public override var hash: Int {
        cgImage.map { ObjectIdentifier($0).hashValue } ?? 0
    }
}

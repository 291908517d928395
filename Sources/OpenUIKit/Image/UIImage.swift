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

    /// Where the pixels come from.
    enum Storage: Sendable {
        case empty
        case pixels(CGImage)
        case encoded(PictureSource)
        case animation(ImageAnimation)
    }

    /// What is made of the pixels when it is first asked for.
    private struct Derived {
        var upright: CGImage?
        var shape: CGImage?
    }

    let storage: Storage
    let look: ImageLook
    private let derived = Mutex(Derived())

    init(storage: Storage, look: ImageLook) {
        self.storage = storage
        self.look = look
        super.init()
    }

    convenience init(image: CGImage?, look: ImageLook) {
        self.init(storage: image.map(Storage.pixels) ?? .empty, look: look)
    }

    convenience init(image: CGImage?, scale: CGFloat, orientation: Orientation = .up) {
        self.init(image: image, look: ImageLook(scale: scale, orientation: orientation))
    }

    /// The pixels, as stored: not turned; of an animated picture, those of its first frame.
    ///
    /// A picture of a file is decoded now, unless its pixels are remembered; nil if the file turns out to be damaged.
    public var cgImage: CGImage? {
        switch storage {
        case .empty: nil
        case .pixels(let image): image
        case .encoded(let source): source.image()
        case .animation(let animation): animation.frames.first?.cgImage
        }
    }

    /// Pixels per point.
    public var scale: CGFloat { look.scale }
    /// How the pixels are turned before they are shown.
    public var imageOrientation: Orientation { look.orientation }
    /// Whether the picture or its shape is shown.
    public var renderingMode: RenderingMode { look.renderingMode }
    /// The edges that are not stretched, in points.
    public var capInsets: UIEdgeInsets { look.capInsets }
    /// How the part inside the cap insets fills its place.
    public var resizingMode: ResizingMode { look.resizingMode }
    /// How far the part that is to be aligned with other views lies inside the picture, in points.
    public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
    /// Whether views in surroundings that run from right to left show the picture as in a mirror.
    public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

    /// Makes an empty picture.
    public convenience override init() {
        self.init(storage: .empty, look: ImageLook())
    }

    /// Makes a picture of pixels, one per point.
    public convenience init(cgImage: CGImage) {
        self.init(image: cgImage, scale: 1)
    }

    /// Makes a picture of pixels.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(image: cgImage, scale: scale, orientation: orientation)
    }

    /// Reads a PNG, JPEG, WebP, GIF or SVG picture; nil if the data is none, and a diagnostic says why.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Reads a picture with the given number of pixels per point; nil if the data is none, and a diagnostic says why.
    ///
    /// The pixels of PNG, JPEG, WebP and most SVG pictures are decoded when they are first needed, and again if the memory
    /// for decoded pictures was needed for others meanwhile; ``preparingForDisplay()`` decodes them at once, for good.
    /// Pictures that cost more than ``decodingLimits`` allow are refused. JPEG and
    /// other files that say how they are turned get that ``imageOrientation``. A GIF with several frames, other than in
    /// UIKit, becomes an animated picture, which image views play.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let (storage, look) = ImageLoading.load(data, scale: scale, source: "\(data.count) bytes of data") else {
            return nil
        }
        self.init(storage: storage, look: look)
    }

    /// Reads a picture from a file; nil if that fails, and a diagnostic says why if there is such a file.
    ///
    /// A name that ends in `@2x` or `@3x` before its extension gives the number of pixels per point.
    public convenience init?(contentsOfFile path: String) {
        let scale = ImageLoading.scale(ofFileNamed: path)
        guard let data = ImageLoading.contents(ofFile: path),
            let (storage, look) = ImageLoading.load(
                data, scale: scale, source: (path as NSString).lastPathComponent)
        else { return nil }
        self.init(storage: storage, look: look)
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
        let pixels = pixelSize
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        return imageOrientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }

    /// In pixels, as stored.
    private var pixelSize: CGSize {
        switch storage {
        case .empty: .zero
        case .pixels(let image): image.size
        case .encoded(let source): source.size
        case .animation(let animation): animation.frames.first?.pixelSize ?? .zero
        }
    }

    /// The pixels, already turned.
    var uprightImage: CGImage? {
        guard imageOrientation != .up else { return cgImage }
        if case .encoded(let source) = storage { return source.image(turned: imageOrientation) }
        return derive(\.upright) { cgImage?.turned(imageOrientation) }
    }

    /// The upright picture with every colour made white, so that multiplying by a tint gives the tint.
    var whiteShape: CGImage? {
        derive(\.shape) { withTintColor(.white).cgImage }
    }

    private func derive(_ part: WritableKeyPath<Derived, CGImage?> & Sendable, _ make: () -> CGImage?) -> CGImage? {
        if let known = derived.withLock({ $0[keyPath: part] }) { return known }
        let made = make()
        derived.withLock { $0[keyPath: part] = made }
        return made
    }

    /// Pictures are equal if they show the same pixels object in the same way.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return look == other.look && storage.isSame(as: other.storage)
    }

    /// Equal pictures have equal hashes.
    public override var hash: Int {
        switch storage {
        case .empty: 0
        case .pixels(let image): ObjectIdentifier(image).hashValue
        case .encoded(let source): ObjectIdentifier(source).hashValue
        case .animation(let animation): animation.hashValue
        }
    }
}

extension UIImage.Storage {
    fileprivate func isSame(as other: UIImage.Storage) -> Bool {
        switch (self, other) {
        case (.pixels(let image), .pixels(let otherImage)): image === otherImage
        case (.encoded(let source), .encoded(let otherSource)): source === otherSource
        case (.animation(let animation), .animation(let otherAnimation)): animation == otherAnimation
        default: false
        }
    }
}

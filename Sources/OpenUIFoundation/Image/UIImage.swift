internal import Synchronization

/// An image: pixels, scale, and attributes for displaying it.
///
/// Immutable and usable on any thread.
public final class UIImage: NSObject, Sendable {
    /// Constants that specify how the stored pixels are rotated and mirrored for display.
    public enum Orientation: Int, Sendable {
        /// Not rotated.
        case up = 0
        /// Rotated by 180 degrees.
        case down = 1
        /// Rotated by 90 degrees counterclockwise.
        case left = 2
        /// Rotated by 90 degrees clockwise.
        case right = 3
        /// Mirrored horizontally.
        case upMirrored = 4
        /// Mirrored horizontally, then rotated by 180 degrees.
        case downMirrored = 5
        /// Mirrored horizontally, then rotated by 90 degrees counterclockwise.
        case leftMirrored = 6
        /// Mirrored horizontally, then rotated by 90 degrees clockwise.
        case rightMirrored = 7

        var swapsWidthAndHeight: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }
    }

    /// Constants that specify whether the image or its shape in the tint color is displayed.
    public enum RenderingMode: Int, Sendable {
        /// The context decides; an image view displays the original image.
        case automatic = 0
        /// The original image.
        case alwaysOriginal = 1
        /// The shape of the image, in the tint color.
        case alwaysTemplate = 2
    }

    /// Constants that specify how the area inside the caps of a resizable image is filled.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// The source of the pixels.
    enum Storage: Sendable {
        case empty
        case pixels(CGImage)
        case encoded(EncodedImage)
        case animation(ImageAnimation)
    }

    /// Images derived from the pixels on first use.
    private struct Derived {
        var upright: CGImage?
        var shape: CGImage?
        /// The asset of an image that was not created by one.
        var asset: UIImageAsset?
    }

    let storage: Storage
    package let attributes: ImageAttributes
    private let derived = Mutex(Derived())
    /// The asset that created the image.
    private let boundAsset: UIImageAsset?

    init(storage: Storage, attributes: ImageAttributes, asset: UIImageAsset? = nil) {
        self.storage = storage
        self.attributes = attributes
        boundAsset = asset
        super.init()
    }

    /// Returns a copy that belongs to an asset.
    func bound(to asset: UIImageAsset?) -> UIImage {
        UIImage(storage: storage, attributes: attributes, asset: asset)
    }

    /// The variants of the image; initially those of its image set in an asset catalog, or only the image itself.
    public var imageAsset: UIImageAsset? {
        if let asset { return asset }
        let made = UIImageAsset(of: self)
        return derived.withLock { derived in
            if derived.asset == nil { derived.asset = made }
            return derived.asset
        }
    }

    /// The asset, unless none was requested.
    var asset: UIImageAsset? { boundAsset ?? derived.withLock { $0.asset } }

    /// Whether image views display other pixels for other traits.
    package var hasVariants: Bool { asset?.hasVariants == true }

    /// Returns the variant for traits, with the rendering mode and the other attributes that were set for this image.
    package func variant(for traits: UITraitCollection) -> UIImage {
        guard let asset, asset.hasVariants else { return self }
        let variant = asset.image(with: traits)
        var attributes = attributes
        (attributes.scale, attributes.orientation) = (variant.scale, variant.imageOrientation)
        return UIImage(storage: variant.storage, attributes: attributes, asset: asset)
    }

    convenience init(image: CGImage?, attributes: ImageAttributes) {
        self.init(storage: image.map(Storage.pixels) ?? .empty, attributes: attributes)
    }

    convenience init(image: CGImage?, scale: CGFloat, orientation: Orientation = .up) {
        self.init(image: image, attributes: ImageAttributes(scale: scale, orientation: orientation))
    }

    /// The stored pixels, without rotation; for an animated image, those of its first frame.
    ///
    /// An image of a file is decoded on access, unless its pixels are cached; `nil` if the file is damaged.
    public var cgImage: CGImage? {
        switch storage {
        case .empty: nil
        case .pixels(let image): image
        case .encoded(let source): source.image()
        case .animation(let animation): animation.frames.first?.cgImage
        }
    }

    /// The number of pixels per point.
    public var scale: CGFloat { attributes.scale }
    /// The orientation of the stored pixels.
    public var imageOrientation: Orientation { attributes.orientation }
    /// Whether the image or its shape is displayed.
    public var renderingMode: RenderingMode { attributes.renderingMode }
    /// The caps, which keep their size, in points.
    public var capInsets: UIEdgeInsets { attributes.capInsets }
    /// How the area inside the caps is filled.
    public var resizingMode: ResizingMode { attributes.resizingMode }
    /// The insets of the alignment rectangle, in points.
    public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
    /// Whether views mirror the image in a right-to-left layout.
    public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

    public convenience override init() {
        self.init(storage: .empty, attributes: ImageAttributes())
    }

    /// Creates an image with a scale of 1.
    public convenience init(cgImage: CGImage) {
        self.init(image: cgImage, scale: 1)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(image: cgImage, scale: scale, orientation: orientation)
    }

    /// Creates an image from PNG, JPEG, WebP, GIF or SVG data; reports a diagnostic and returns `nil` if that fails.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from data with a scale; reports a diagnostic and returns `nil` if that fails.
    ///
    /// The pixels of PNG, JPEG, WebP and most SVG images are decoded when they are first needed, and again after they
    /// were evicted from the ``DecodedImageCache``; ``preparingForDisplay()`` decodes them immediately and keeps them.
    /// Images that exceed the ``decodingLimits`` are rejected. JPEG and other files with orientation metadata set
    /// ``imageOrientation``. Unlike in UIKit, a GIF with several frames becomes an animated image, which image views
    /// play.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let (storage, attributes) = ImageLoading.load(data, scale: scale, source: "\(data.count) bytes of data")
        else {
            return nil
        }
        self.init(storage: storage, attributes: attributes)
    }

    /// Creates an image from a file; returns `nil` if that fails, and reports a diagnostic if the file exists.
    ///
    /// A name that ends in `@2x` or `@3x` before its extension specifies the scale.
    public convenience init?(contentsOfFile path: String) {
        let scale = ImageLoading.scale(ofFileNamed: path)
        guard let data = ImageLoading.contents(ofFile: path),
            let (storage, attributes) = ImageLoading.load(
                data, scale: scale, source: (path as NSString).lastPathComponent)
        else { return nil }
        self.init(storage: storage, attributes: attributes)
    }

    /// Creates an image from a resource of the main bundle: an image set of an asset catalog, `name` with its extension, or a PNG
    /// file with this name.
    ///
    /// The main bundle includes the resources of the program's own target.
    public convenience init?(named name: String) {
        self.init(named: name, in: .main)
    }

    /// Creates an image from a resource of a bundle: an image set of an asset catalog, `name` with its extension, or a PNG file with
    /// this name.
    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// Creates an image from a resource of a bundle; of an image set, the variant for traits or otherwise for the current ones.
    ///
    /// Image views display the variant for their own traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let bundle = bundle ?? .main
        let asset = AssetCatalogs.of(bundle).set(name, .image) { folder, contents in
            ImageSet(folder, contents).map(UIImageAsset.init)
        }
        if let asset {
            let image = asset.image(with: traitCollection ?? .current)
            if case .empty = image.storage { return nil }
            self.init(storage: image.storage, attributes: image.attributes, asset: asset)
        } else {
            guard let path = ImageLoading.path(of: name, in: bundle) else { return nil }
            self.init(contentsOfFile: path)
        }
    }

    /// Creates an image from a resource of a bundle; a configuration of symbols has no effect on resources.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// The size in points, with the orientation applied.
    public var size: CGSize {
        let pixels = pixelSize
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        return imageOrientation.swapsWidthAndHeight ? CGSize(width: size.height, height: size.width) : size
    }

    /// The size in pixels, as stored.
    private var pixelSize: CGSize {
        switch storage {
        case .empty: .zero
        case .pixels(let image): image.size
        case .encoded(let source): source.size
        case .animation(let animation): animation.frames.first?.pixelSize ?? .zero
        }
    }

    /// The pixels, with the orientation applied.
    package var uprightImage: CGImage? {
        guard imageOrientation != .up else { return cgImage }
        if case .encoded(let source) = storage { return source.image(turned: imageOrientation) }
        return derive(\.upright) { cgImage?.turned(imageOrientation) }
    }

    /// The upright image with all colors replaced by white, so that multiplication with a tint color yields the tint
    /// color.
    package var templateMask: CGImage? {
        derive(\.shape) { withTintColor(.white).cgImage }
    }

    private func derive(_ part: WritableKeyPath<Derived, CGImage?> & Sendable, _ make: () -> CGImage?) -> CGImage? {
        if let known = derived.withLock({ $0[keyPath: part] }) { return known }
        let made = make()
        derived.withLock { $0[keyPath: part] = made }
        return made
    }

    /// Returns whether two images have the identical pixel storage and equal attributes.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return attributes == other.attributes && storage.isSame(as: other.storage)
    }

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
        case (.empty, .empty): true
        case (.pixels(let image), .pixels(let otherImage)): image === otherImage
        case (.encoded(let source), .encoded(let otherSource)): source === otherSource
        case (.animation(let animation), .animation(let otherAnimation)): animation == otherAnimation
        default: false
        }
    }
}

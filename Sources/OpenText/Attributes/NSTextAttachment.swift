/// An image, or a placeholder of a given size, that is laid out in text like a character.
///
/// It is the value of the attribute `attachment` of the character U+FFFC; see `NSAttributedString(attachment:)`. Do not
/// modify an attachment that is used by text which other threads access.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// Must stay the first stored property; see ``CoreFoundationTypeTag``.
    private let foundationMark = CoreFoundationTypeTag.swiftObject
    /// The character that attachments replace: U+FFFC.
    public static let character = 0xFFFC

    /// The data of the attachment, which is displayed if it is an image and ``image`` is `nil`.
    open var contents: Data? {
        didSet { contentsImage = contents.flatMap { UIImage(data: $0) } }
    }
    /// The uniform type identifier of the contents, which are displayed if they can be decoded as an image.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var fileType: String? {
        get { contentType }
        set { contentType = newValue }
    }
    private var contentType: String?
    /// The image to display.
    open var image: UIImage?
    /// The bounds of the attachment, in points relative to its position on the baseline.
    ///
    /// The y-axis points up, so that negative values lower the attachment. If the bounds are empty, the default, the
    /// image's size is used.
    open var bounds = CGRect.zero
    /// The padding on both sides, in points.
    open var lineLayoutPadding: CGFloat = 0
    private var contentsImage: UIImage?

    /// Creates an attachment with data, which is displayed if it is an image.
    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        contents = contentData
        contentType = uti
        contentsImage = contentData.flatMap { UIImage(data: $0) }
    }

    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    /// Creates an attachment that displays an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns the bounds of the attachment, in points relative to its position on the baseline; the y-axis points up.
    ///
    /// The default returns ``bounds``, or the image's size if these are empty. Override this method to return a custom
    /// size.
    ///
    /// - Parameters:
    ///   - textContainer: Always `nil`, because attachments are measured before lines are laid out.
    ///   - lineFrag: Always empty, for the same reason.
    ///   - position: Always zero, for the same reason.
    ///   - charIndex: The index of the character in its text.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        var bounds = self.bounds
        if bounds.size == .zero { bounds.size = (image ?? contentsImage)?.size ?? .zero }
        return bounds
    }

    /// Returns the image to draw in the bounds that
    /// ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` returned.
    ///
    /// Override this method to create an image on demand. The container is always `nil`.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        image ?? contentsImage
    }

    /// Returns the typesetting attributes of the attachment for the character at `index`.
    func textAttachment(at index: Int) -> TextAttachment {
        let bounds = attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: index)
        let image = image(forBounds: bounds, textContainer: nil, characterIndex: index)
        return TextAttachment(bounds: bounds, padding: lineLayoutPadding, picture: image)
    }
}

extension UIImage: TextPicture {
    package var textImage: CGImage? { uprightImage }
    package var textShape: CGImage? { isTemplate ? templateMask : nil }
}

extension NSAttributedString {
    /// Creates an attributed string with a single character, U+FFFC, that an attachment replaces.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        let range = NSIntersectionRange(range, NSRange(location: 0, length: length))
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value is NSTextAttachment else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}

/// A picture, or room for something, that stands in text like a character.
///
/// It is the value of the attribute `attachment` of the character U+FFFC; see `NSAttributedString(attachment:)`. Do not
/// change what stands in a text that other threads use.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// Must stay the first stored property; see ``FoundationMark``.
    private let foundationMark = FoundationMark.swiftObject
    /// The character that attachments stand for: U+FFFC.
    public static let character = 0xFFFC

    /// What is attached; a picture if it is one and there is no ``image``.
    open var contents: Data? {
        didSet { contentsImage = contents.flatMap { UIImage(data: $0) } }
    }
    /// What kind of thing the contents are, as a uniform type identifier.
    ///
    /// Stored.
    open var fileType: String?
    /// The picture.
    open var image: UIImage?
    /// Where the picture stands, in points from its place on the baseline; y goes up, so that negative values lower it.
    ///
    /// Empty, as at first, for the size of the picture.
    open var bounds = CGRect.zero
    /// Room at both sides, in points.
    open var lineLayoutPadding: CGFloat = 0
    private var contentsImage: UIImage?

    /// Makes an attachment of data, which is shown if it is a picture.
    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        contents = contentData
        fileType = uti
        contentsImage = contentData.flatMap { UIImage(data: $0) }
    }

    /// Makes an empty attachment.
    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    /// Makes an attachment that shows a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Where the attachment stands, in points from its place on the baseline; y goes up.
    ///
    /// ``bounds``, or the size of the picture if these are empty. Override it for a size of your own.
    ///
    /// - Parameters:
    ///   - textContainer: Nil, as lines are not known yet when attachments are measured.
    ///   - lineFrag: Empty, for the same reason.
    ///   - position: Zero, for the same reason.
    ///   - charIndex: The place of the character in its text.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        var bounds = self.bounds
        if bounds.size == .zero { bounds.size = (image ?? contentsImage)?.size ?? .zero }
        return bounds
    }

    /// The picture for a place of the size that ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)``
    /// gave.
    ///
    /// Override it to draw one when it is needed. The container is nil.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        image ?? contentsImage
    }

    /// What typesetting needs of it for a character of a text.
    func textAttachment(at index: Int) -> TextAttachment {
        let bounds = attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: index)
        let image = image(forBounds: bounds, textContainer: nil, characterIndex: index)
        return TextAttachment(bounds: bounds, padding: lineLayoutPadding, picture: image)
    }
}

extension UIImage: TextPicture {
    package var textImage: CGImage? { uprightImage }
    package var textShape: CGImage? { renderingMode == .alwaysTemplate ? whiteShape : nil }
}

extension NSAttributedString {
    /// Makes a text of one character that stands for an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Whether an attachment stands in a range.
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

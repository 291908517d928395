/// One rectangle of what is selected.
///
/// Views that conform to ``UITextInput`` have subclasses of their own.
@MainActor open class UITextSelectionRect: NSObject {
    /// Makes a rectangle.
    public override init() {
        super.init()
    }

    /// In the coordinates of the view.
    open var rect: CGRect { .zero }
    /// The direction of the writing in it.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection starts in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether lines run from top to bottom.
    open var isVertical: Bool { false }
}

/// A part of a laid out text as one of ``UITextInput``'s rectangles.
final class TextPartRect: UITextSelectionRect {
    private let part: TextSelectionPart

    init(_ part: TextSelectionPart) {
        self.part = part
        super.init()
    }

    override var rect: CGRect { part.rect }
    override var writingDirection: NSWritingDirection { part.writingDirection }
    override var containsStart: Bool { part.containsStart }
    override var containsEnd: Bool { part.containsEnd }
}

extension UITextSelectionRect {
    /// One of a laid out text.
    package static func of(_ part: TextSelectionPart) -> UITextSelectionRect { TextPartRect(part) }
}

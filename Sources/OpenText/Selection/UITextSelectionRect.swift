/// A rectangle of the selection.
///
/// Views that conform to ``UITextInput`` define their own subclasses.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    public override init() {
        super.init()
    }

    /// The rectangle in the view's coordinates.
    open var rect: CGRect { .zero }
    /// The writing direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }
    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }
    /// Whether the text is laid out vertically.
    open var isVertical: Bool { false }
}

/// Adapts a part of the selection to ``UITextInput``.
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
    /// Creates a selection rectangle for a part of the selection.
    package static func of(_ part: TextSelectionPart) -> UITextSelectionRect { TextPartRect(part) }
}

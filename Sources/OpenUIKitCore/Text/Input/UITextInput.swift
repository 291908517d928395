/// Methods for simple text entry, which inserts and deletes text at the caret.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Replaces the selection with `text`.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
}

/// Methods through which input methods and the system edit the text of a view.
///
/// Marked text is the provisional text of an input method's composition. It is part of the text and is replaced by the
/// next marked text or by inserted text; unmarking it makes it permanent.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)

    /// The selection; an empty range if there is only a caret.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the provisional text of an input method's composition.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or the selection, with `markedText` and marks it.
    ///
    /// `selectedRange` is the new selection, relative to the start of the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Replaces the marked text, or the selection, with attributed text and marks it.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Unmarks the marked text, which makes it permanent.
    func unmarkText()

    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at `offset` UTF-16 units from a position, or `nil` if it lies outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position at `offset` steps in a direction, or `nil` if it lies outside the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 units between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The delegate that is notified of changes not made through this protocol; a weak reference.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The tokenizer for the units of the text, such as words, lines and paragraphs.
    var tokenizer: any UITextInputTokenizer { get }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the end of its line in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

    /// Returns the writing direction at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// Returns the first rectangle that encloses a range, in the view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the caret at a position, in the view's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the selection rectangles of a range, in the view's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position closest to a point in the view's coordinates.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position in a range that is closest to a point in the view's coordinates.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point in the view's coordinates.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// Returns whether the text in a range may be replaced.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// Returns the attributes of the text at a position.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
    /// The view that defines the coordinate system of rectangles and points.
    var textInputView: UIView { get }
    /// The line at which the caret is displayed if its position lies at a line wrap.
    var selectionAffinity: UITextStorageDirection { get }
}

extension UITextInput {
    /// The default marks the text without its attributes.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// The default returns `true`.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// The default returns `nil`.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    /// The default is `forward`, the line that begins at the position.
    public var selectionAffinity: UITextStorageDirection { .forward }
}

extension UITextInput where Self: UIView {
    /// The default is the view itself.
    public var textInputView: UIView { self }
}

/// Methods that are called when a text changes other than through ``UITextInput``.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

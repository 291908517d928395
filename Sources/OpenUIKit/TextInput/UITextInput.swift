/// What simple writing needs: a text that grows and shrinks at its end.
@MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Writes a text in the place of what is selected.
    func insertText(_ text: String)
    /// Deletes what is selected, or the character before the caret.
    func deleteBackward()
}

/// What input methods and the system ask of a view in which people write.
///
/// Marked text is what an input method composes and has not decided upon; it stands in the text and is replaced by the
/// next marked text, by what is inserted, or stays when it is unmarked.
@MainActor public protocol UITextInput: UIKeyInput {
    /// The text of a part.
    func text(in range: UITextRange) -> String?
    /// Puts a text in the place of a part.
    func replace(_ range: UITextRange, withText text: String)

    /// What is selected; empty where only the caret stands.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method composes.
    var markedTextRange: UITextRange? { get }
    /// The attributes of what an input method composes.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Puts a text in the place of the marked text, or of what is selected, and marks it.
    ///
    /// - Parameter selectedRange: what is selected, counted from the start of the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Puts an attributed text in the place of the marked text, or of what is selected, and marks it.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Lets the marked text stay as it is.
    func unmarkText()

    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// The part between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place so many UTF-16 units away; nil if that is outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The place so many steps away in a direction; nil if that is outside of the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many UTF-16 units lie between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Told of changes that do not come from it; held weakly.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Knows words, lines and paragraphs.
    var tokenizer: any UITextInputTokenizer { get }

    /// The place of a part that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// From a place as far as the line goes in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

    /// The direction of the writing at a place.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the direction of the writing in a part.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The first rectangle of a part, in the view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// The caret's rectangle at a place, in the view's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a part, in the view's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point in the view's coordinates.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place of a part nearest to a point in the view's coordinates.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point in the view's coordinates.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// Whether a part may be replaced by another text.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// The attributes of the text at a place.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
    /// The view in whose coordinates rectangles and points are.
    var textInputView: UIView { get }
    /// On which line the caret stands where a line wraps.
    var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
    /// Marks the text without its attributes.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// Yes.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// None.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    /// On the line that begins there; cannot be set.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
}

extension UITextInput where Self: UIView {
    /// The view itself.
    public var textInputView: UIView { self }
}

/// Told of changes of a text that do not come from it.
@MainActor public protocol UITextInputDelegate: AnyObject {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

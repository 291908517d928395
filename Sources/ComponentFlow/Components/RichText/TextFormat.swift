/// The formatting of selected text, or of text that is inserted next if nothing is selected.
///
/// A value is `nil` where parts of the selection differ.
public struct TextFormat: Equatable, Sendable {
    /// Whether the text can be formatted.
    public internal(set) var isEditable = false
    public internal(set) var isBold: Bool? = false
    public internal(set) var isItalic: Bool? = false
    public internal(set) var isUnderlined: Bool? = false
    public internal(set) var isStruckThrough: Bool? = false
    /// The size of the text, in points.
    public internal(set) var size: CGFloat?
    /// The alignment of the paragraphs; natural alignment is that of the layout direction.
    public internal(set) var alignment: NSTextAlignment?
    /// Whether the paragraphs are items of lists without numbers.
    public internal(set) var isBulleted: Bool? = false
    /// Whether the paragraphs are items of numbered lists.
    public internal(set) var isNumbered: Bool? = false
    /// The color of the text.
    public internal(set) var color: UIColor?
}

extension TextFormat {
    /// Reads the formatting of the selection of a text view.
    @MainActor init(of view: UITextView) {
        isEditable = view.isEditable && view.allowsEditingTextAttributes
        func trait(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool? {
            view.commonValue { UITextView.font($0).fontDescriptor.symbolicTraits.contains(trait) }
        }
        (isBold, isItalic) = (trait(.traitBold), trait(.traitItalic))
        isUnderlined = view.commonValue { UITextView.hasLine(.underlineStyle, $0) }
        isStruckThrough = view.commonValue { UITextView.hasLine(.strikethroughStyle, $0) }
        size = view.commonValue { UITextView.font($0).pointSize }
        let natural: NSTextAlignment = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        alignment = view.commonValue { attributes in
            let own = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
            return own == .natural ? natural : own
        }
        isBulleted = view.commonValue { UITextView.lists($0).last?.isOrdered == false }
        isNumbered = view.commonValue { UITextView.lists($0).last?.isOrdered == true }
        color = view.commonValue { $0[.foregroundColor] as? UIColor ?? .label }
    }
}

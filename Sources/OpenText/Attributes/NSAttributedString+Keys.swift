extension NSAttributedString.Key {
    /// A `UIFont`; the default is the system font of 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor` for the text; the default is black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An ``NSParagraphStyle``.
    ///
    /// The style of a paragraph's first character applies to the whole paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A number: 0 disables all ligatures except those that the script requires, 1 enables the standard ones.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number of points added after every character; 0 disables the font's pair kerning.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number of points added after every character; ``kern`` takes precedence.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number of points by which characters are raised.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor` for the underline.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an ``NSUnderlineStyle`` for the strikethrough.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor` for the strikethrough.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `UIColor` for the outlines of the characters; the default is the text's color.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the width of the outlines in percent of the font's size.
    ///
    /// A positive value only strokes the characters; a negative value fills and strokes them.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The name of an effect, which is not drawn.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// The ``NSShadow`` of the text.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An ``NSTextAttachment`` that is displayed in place of the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The destination of a link: a `URL` or a string.
    ///
    /// Links are underlined and drawn in the link color, unless the view that displays them overrides this style.
    public static let link = NSAttributedString.Key("NSLink")
    /// A string such as `de` or `en-GB`: the language of the text, which determines its hyphenation.
    ///
    /// Text without this attribute is in the user's language. A paragraph is in the language of its first character.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
    /// A number: the slant of the characters to the right, as the tangent of the angle.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: the natural logarithm of the factor by which characters are expanded.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// An array of numbers, the outermost embedding first: each the sum of the raw values of an ``NSWritingDirection``
    /// and an ``NSWritingDirectionFormatType``.
    ///
    /// Labels, text layers and string drawing apply it.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// A string that identifies characters with which users of a text view interact, in a text that cannot be edited.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

/// Constants that specify how a writing direction applies to a range of text.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The text is embedded: letters keep their own directions.
    case embedding = 0
    /// The direction overrides the direction of every letter.
    case override = 2
}

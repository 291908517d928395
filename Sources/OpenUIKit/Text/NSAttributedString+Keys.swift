extension NSAttributedString.Key {
    /// A `UIFont`; without one the system font of 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor` for the text; without one black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An ``NSParagraphStyle``.
    ///
    /// What counts is the style of a paragraph's first character.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A number: 0 for no ligatures but those that the script needs, 1 for the usual ones.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number of points added after every character; 0 turns off the font's own kerning of pairs.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number of points added after every character; ``kern`` goes before it.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number of points by which characters are raised.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor` for the line under the text.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an ``NSUnderlineStyle`` for a line through the text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor` for the line through the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `UIColor` for the outlines of the characters; without one they are in the text's colour.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the width of the outlines in percent of the font's size.
    ///
    /// The characters are only outlined if it is positive, filled and outlined if it is negative.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An ``NSShadow`` that the text throws.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An ``NSAttributedString/TextEffectStyle``.
    ///
    /// Stored.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// An ``NSTextAttachment``, which stands for the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL` or a string that the text leads to.
    ///
    /// Such text is underlined and in the colour of links, unless the view that shows it says something else.
    public static let link = NSAttributedString.Key("NSLink")
    /// A string such as `de` or `en-GB`: the language of the text, by which its words are hyphenated.
    ///
    /// Text without it is in the user's language. A paragraph is in the language of its first character.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
    /// A number: how far the characters lean to the right, as the tangent of the angle.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: the natural logarithm of the factor by which characters are widened.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// An array of numbers, the outermost first: each the sum of the raw values of an ``NSWritingDirection`` and an
    /// ``NSWritingDirectionFormatType``.
    ///
    /// Labels, text layers and drawing follow it.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension NSAttributedString {
    /// The name of an effect that text is drawn with.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a style from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// As if pressed into paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// How a direction of writing counts for text.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Letters keep their own directions inside of it.
    case embedding = 0
    /// It is the direction of every letter.
    case override = 2
}

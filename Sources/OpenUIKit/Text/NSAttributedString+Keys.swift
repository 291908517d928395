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
    /// A number of points added after every character.
    public static let kern = NSAttributedString.Key("NSKern")
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
    /// A `URL` or a string that the text leads to.
    ///
    /// Stored.
    public static let link = NSAttributedString.Key("NSLink")
}

/// What lines under or through text look like.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a style from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
}

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The origin is the top left corner of the text, and lines are broken.
    ///
    /// Without it the origin is the baseline of one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as high as their font says.
    ///
    /// They always are here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the ink.
    ///
    /// Lines are measured here.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// A last line that does not fit ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing a text reports beyond its size.
open class NSStringDrawingContext: NSObject {
    /// The least factor by which text may shrink to fit.
    ///
    /// Stored; text is not shrunk.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was used: 1.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context.
    public override init() {
        super.init()
    }
}

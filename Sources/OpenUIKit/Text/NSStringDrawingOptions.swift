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
    /// Between lines there is the gap that the font asks for.
    ///
    /// Most fonts ask for none; see `UIFont.leading`.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The rectangle is that of what is seen of the glyphs, and not of their lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends with an ellipsis if there is more text; counts with ``usesLineFragmentOrigin``.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What the drawing of a text may do, and what it reports beyond its size.
///
/// A context is for one drawing at a time.
open class NSStringDrawingContext: NSObject {
    /// The least factor by which text may shrink to fit; at 0, as at first, it does not shrink.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was used.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context.
    public override init() {
        super.init()
    }
}

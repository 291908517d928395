/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Places the top-left corner of the text at the origin, and wraps lines.
    ///
    /// Without this option, the origin is the start of the baseline of a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the line gap of the font between lines.
    ///
    /// Most fonts specify none; see `UIFont.leading`.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Returns the bounds of the visible glyphs instead of the bounds of their lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Ends the last line that fits with an ellipsis if there is more text; requires ``usesLineFragmentOrigin``.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Parameters and results of drawing a text.
///
/// Use a context for one drawing operation at a time.
open class NSStringDrawingContext: NSObject {
    /// The minimum factor by which text may be scaled down to fit; 0, the default, disables scaling.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale factor that was applied.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the drawn text.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}

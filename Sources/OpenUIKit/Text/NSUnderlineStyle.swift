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
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots by turns.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Dashes, each with two dots after it.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only words have a line, spaces have none.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension TextLine {
    /// Nil if the style says that there is no line.
    init?(_ style: NSUnderlineStyle, color: CGColor?) {
        let bits = style.rawValue
        guard bits & 0xF != 0 else { return nil }
        let kind: Style =
            switch NSUnderlineStyle(rawValue: bits & 0xF) {
            case .double: .double
            case .thick: .thick
            default: .single
            }
        let pattern: Pattern =
            switch NSUnderlineStyle(rawValue: bits & 0x0F00) {
            case .patternDot: .dot
            case .patternDash: .dash
            case .patternDashDot: .dashDot
            case .patternDashDotDot: .dashDotDot
            default: .solid
            }
        self.init(style: kind, pattern: pattern, isByWord: style.contains(.byWord), color: color)
    }
}

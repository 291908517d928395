/// Constants that specify the style of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A dotted pattern.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A pattern of alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A pattern of dashes, each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// The line is drawn under or through words only, not through the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension TextLine {
    /// Returns `nil` if the style contains no line.
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

/// The purposes of a part of a text in its paragraph.
///
/// It is what Foundation declares on other platforms, and the value of `NSAttributedString.Key.inlinePresentationIntent`, as
/// its raw value.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasized text, usually in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasized text, usually bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck-through text.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A space for the end of a line that is not the end of a line when the text is shown.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line feed.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// Tags of HTML in a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension MarkdownRun.Style {
    var intent: InlinePresentationIntent {
        var intent = InlinePresentationIntent()
        if contains(.emphasis) { intent.insert(.emphasized) }
        if contains(.strong) { intent.insert(.stronglyEmphasized) }
        if contains(.code) { intent.insert(.code) }
        if contains(.struckThrough) { intent.insert(.strikethrough) }
        if contains(.softBreak) { intent.insert(.softBreak) }
        if contains(.lineBreak) { intent.insert(.lineBreak) }
        if contains(.html) { intent.insert(.inlineHTML) }
        return intent
    }
}

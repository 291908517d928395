/// Constants that specify the alignment of text.
public enum NSTextAlignment: Int, Sendable {
    /// Aligned with the left edge.
    case left = 0
    case center = 1
    /// Aligned with the right edge.
    case right = 2
    /// Aligned with both edges.
    case justified = 3
    /// Aligned with the edge at which lines start in the paragraph's writing direction.
    case natural = 4
}

/// Constants that specify where lines break and what happens to text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words.
    case byWordWrapping = 0
    /// Lines break between characters.
    case byCharWrapping = 1
    /// Lines do not wrap; text beyond the edge is clipped.
    case byClipping = 2
    /// Text that does not fit is replaced by an ellipsis at the start of the line.
    case byTruncatingHead = 3
    /// Text that does not fit is replaced by an ellipsis at the end of the line.
    case byTruncatingTail = 4
    /// Text that does not fit is replaced by an ellipsis in the middle of the line.
    case byTruncatingMiddle = 5
}

/// Constants that specify the base writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letter that has one.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The line-breaking and layout attributes of a paragraph.
///
/// Distances are in points. Only the mutable subclass can change; do not modify a style that is used by text which
/// other threads access.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        /// `nil` for most styles; see `Details`.
        var details: IndirectStorage<Details>?
    }

    /// Attributes that few styles set.
    fileprivate struct Details: Hashable, @unchecked Sendable {
        var tabs: [NSTextTab]?
        var defaultTabInterval: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var tightens = false
        var strategy = LineBreakStrategy()
        var lists: [NSTextList] = []
    }

    /// Options that control where lines preferably break.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Avoids a single word on the last line of a paragraph: the word before it moves to the last line as well.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Avoids line breaks inside Korean words, unless they do not fit on a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategy of UIKit's labels: all other options.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// Must stay the first stored property; see ``CoreFoundationTypeTag``.
    private let foundationMark = CoreFoundationTypeTag.swiftObject
    fileprivate var values = Values()

    public override init() {
        super.init()
    }

    /// The default style: natural alignment, lines broken between words.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Returns the writing direction of a language, or of the user's language if `languageName` is `nil`.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.current.identifier
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The alignment of lines.
    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The space between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines.
    open var headIndent: CGFloat { values.headIndent }
    /// The position at which lines end: from the leading edge if positive, from the trailing edge otherwise.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The minimum height of a line; 0 for no minimum.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line; 0 for no maximum.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The multiple of the font's line height; 0 is equivalent to 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// The tab stops, sorted by location.
    ///
    /// The default is one every 28 points.
    open var tabStops: [NSTextTab]! { details.tabs ?? Self.defaultTabs }
    /// The interval of tab stops after the last of ``tabStops``; 0 repeats the last interval of these.
    open var defaultTabInterval: CGFloat { details.defaultTabInterval }
    /// The fraction of its width that a line must fill without hyphenation; otherwise the next word is hyphenated.
    ///
    /// At 0, the default, words are hyphenated only at their soft hyphens (U+00AD), at 1 wherever that helps.
    /// Hyphenation points come from an installed dictionary of the text's language (Debian's packages `hyphen-en-us`,
    /// `hyphen-de` and so on); without a dictionary, words are not hyphenated. See
    /// `NSAttributedString.Key.languageIdentifier`.
    open var hyphenationFactor: Float { details.hyphenationFactor }
    /// Whether words are hyphenated wherever that helps if ``hyphenationFactor`` is 0.
    open var usesDefaultHyphenation: Bool { details.usesDefaultHyphenation }
    /// Whether letter spacing is tightened before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { details.tightens }
    /// Where lines preferably break; the default is empty.
    open var lineBreakStrategy: LineBreakStrategy { details.strategy }
    /// The lists that contain the paragraph, the outermost first; see ``NSTextList``.
    open var textLists: [NSTextList] { details.lists }

    fileprivate static var defaultTabs: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }
    }

    fileprivate var details: Details {
        get { values.details?.value ?? Details() }
        set { values.details = newValue == Details() ? nil : IndirectStorage(newValue) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }
}

/// A paragraph style that can be modified.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The alignment of lines.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// The space between lines.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    /// The space after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    /// The indent of the other lines.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    /// The position at which lines end: from the leading edge if positive, from the trailing edge otherwise.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    /// The minimum height of a line; 0 for no minimum.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    /// The maximum height of a line; 0 for no maximum.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    /// The multiple of the font's line height; 0 is equivalent to 1.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    /// The tab stops, sorted by location; set `nil` for the default of one every 28 points.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { details.tabs = newValue }
    }

    /// The interval of tab stops after the last of ``tabStops``; 0 repeats the last interval of these.
    open override var defaultTabInterval: CGFloat {
        get { details.defaultTabInterval }
        set { details.defaultTabInterval = newValue }
    }

    /// The fraction of its width that a line must fill without hyphenation; otherwise the next word is hyphenated.
    open override var hyphenationFactor: Float {
        get { details.hyphenationFactor }
        set { details.hyphenationFactor = newValue }
    }

    /// Whether words are hyphenated wherever that helps if ``hyphenationFactor`` is 0.
    open override var usesDefaultHyphenation: Bool {
        get { details.usesDefaultHyphenation }
        set { details.usesDefaultHyphenation = newValue }
    }

    /// Whether letter spacing is tightened before text is truncated.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { details.tightens }
        set { details.tightens = newValue }
    }

    /// Where lines preferably break; the default is empty.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { details.strategy }
        set { details.strategy = newValue }
    }

    /// The lists that contain the paragraph, the outermost first; see ``NSTextList``.
    open override var textLists: [NSTextList] {
        get { details.lists }
        set { details.lists = newValue }
    }

    /// Adds a tab stop, keeping ``tabStops`` sorted by location.
    open func addTabStop(_ anObject: NSTextTab) {
        let stops: [NSTextTab] = tabStops
        let index = stops.firstIndex { $0.location > anObject.location } ?? stops.endIndex
        tabStops = Array(stops[..<index]) + [anObject] + stops[index...]
    }

    /// Removes all tab stops that are equal to `anObject`.
    open func removeTabStop(_ anObject: NSTextTab) {
        let stops: [NSTextTab] = tabStops
        tabStops = stops.filter { !$0.isEqual(anObject) }
    }

    /// Copies all attributes of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}

extension NSParagraphStyle {
    /// The rarely used attributes, in the form that typesetting expects.
    var textDetails: TextParagraphDetails {
        guard let details = values.details?.value else { return .usual }
        var text = TextParagraphDetails()
        text.tabs = details.tabs.map { $0.map(\.textTab) }
        text.defaultTabInterval = details.defaultTabInterval
        let factor = CGFloat(details.hyphenationFactor)
        text.hyphenationFactor = factor > 0 ? min(factor, 1) : details.usesDefaultHyphenation ? 1 : 0
        text.tightens = details.tightens
        text.listLevel = details.lists.count
        details.strategy.apply(to: &text)
        return text
    }
}

extension NSParagraphStyle.LineBreakStrategy {
    /// Adds the strategy to the details of a paragraph.
    package func apply(to details: inout TextParagraphDetails) {
        if contains(.pushOut) { details.avoidsSingleLastWord = true }
        if contains(.hangulWordPriority) { details.keepsHangulWords = true }
    }
}

/// To which side lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
    /// To the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// To the right.
    case right = 2
    /// To both sides.
    case justified = 3
    /// To the side where the writing starts.
    case natural = 4
}

/// Where lines are broken, and what happens to text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words.
    case byWordWrapping = 0
    /// Lines break between characters.
    case byCharWrapping = 1
    /// Lines do not break; what sticks out is cut off.
    case byClipping = 2
    /// What does not fit is replaced by an ellipsis at the start of the line.
    case byTruncatingHead = 3
    /// What does not fit is replaced by an ellipsis at the end of the line.
    case byTruncatingTail = 4
    /// What does not fit is replaced by an ellipsis in the middle of the line.
    case byTruncatingMiddle = 5
}

/// The direction of writing.
public enum NSWritingDirection: Int, Sendable {
    /// That of the first letter.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// How the lines of a paragraph are broken and placed.
///
/// Distances are in points. Only its mutable subclass changes; do not change what stands in a text that other threads
/// use.
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
        /// Nil for most: see `Details`.
        var details: RareBox<Details>?
    }

    /// What few styles say.
    fileprivate struct Details: Hashable, @unchecked Sendable {
        var tabs: [NSTextTab]?
        var defaultTabInterval: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var tightens = false
        var strategy = LineBreakStrategy()
    }

    /// Where lines are preferably broken.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a strategy from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A line more rather than one word alone on the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Not inside Korean words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What labels use.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// Must stay the first stored property; see ``FoundationMark``.
    private let foundationMark = FoundationMark.swiftObject
    fileprivate var values = Values()

    /// Makes the usual style.
    public override init() {
        super.init()
    }

    /// The usual style: natural alignment, lines broken between words.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The direction in which a language is written; nil for the user's.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.current.identifier
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// To which side lines are aligned.
    open var alignment: NSTextAlignment { values.alignment }
    /// Where lines are broken.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction of writing.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Added between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Added after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Added before the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The indent of the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the start if positive, from the other side otherwise.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The least height of a line; 0 for none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line; 0 for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor of the font's line height; 0 for 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// Where tabs lead to, in order; every 28 points at first.
    open var tabStops: [NSTextTab]! { details.tabs ?? Self.usualTabs }
    /// The distance of tabs behind the last of ``tabStops``; at 0 the last distance between those repeats.
    open var defaultTabInterval: CGFloat { details.defaultTabInterval }
    /// The part of its room that a line must fill without divided words; where it does not, the next word is divided.
    ///
    /// At 0 (at first) words are divided only at their soft hyphens (U+00AD), at 1 wherever that helps. Where a word may
    /// be divided says an installed dictionary of its language (Debian's packages `hyphen-en-us`, `hyphen-de` and so
    /// on); without one nothing is divided. See `NSAttributedString.Key.languageIdentifier`.
    open var hyphenationFactor: Float { details.hyphenationFactor }
    /// Whether words are divided wherever that helps, if ``hyphenationFactor`` is 0.
    open var usesDefaultHyphenation: Bool { details.usesDefaultHyphenation }
    /// Whether characters move together before text is left out.
    open var allowsDefaultTighteningForTruncation: Bool { details.tightens }
    /// Where lines are preferably broken.
    ///
    /// Stored.
    open var lineBreakStrategy: LineBreakStrategy { details.strategy }

    fileprivate static var usualTabs: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }
    }

    fileprivate var details: Details {
        get { values.details?.value ?? Details() }
        set { values.details = newValue == Details() ? nil : RareBox(newValue) }
    }

    /// Styles of equal values are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// Equal styles have equal hashes.
    open override var hash: Int { values.hashValue }

    /// An immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// To which side lines are aligned.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// Where lines are broken.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The direction of writing.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// Added between lines.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    /// Added after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    /// Added before the paragraph.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    /// The indent of the first line.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    /// The indent of the other lines.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    /// Where lines end: from the start if positive, from the other side otherwise.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    /// The least height of a line; 0 for none.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    /// The greatest height of a line; 0 for none.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    /// The factor of the font's line height; 0 for 1.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    /// Where tabs lead to, in order; nil for every 28 points.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { details.tabs = newValue }
    }

    /// The distance of tabs behind the last of ``tabStops``; at 0 the last distance between those repeats.
    open override var defaultTabInterval: CGFloat {
        get { details.defaultTabInterval }
        set { details.defaultTabInterval = newValue }
    }

    /// The part of its room that a line must fill without divided words; where it does not, the next word is divided.
    open override var hyphenationFactor: Float {
        get { details.hyphenationFactor }
        set { details.hyphenationFactor = newValue }
    }

    /// Whether words are divided wherever that helps, if ``hyphenationFactor`` is 0.
    open override var usesDefaultHyphenation: Bool {
        get { details.usesDefaultHyphenation }
        set { details.usesDefaultHyphenation = newValue }
    }

    /// Whether characters move together before text is left out.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { details.tightens }
        set { details.tightens = newValue }
    }

    /// Where lines are preferably broken.
    ///
    /// Stored.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { details.strategy }
        set { details.strategy = newValue }
    }

    /// Adds a tab at its place among the others.
    open func addTabStop(_ anObject: NSTextTab) {
        let stops: [NSTextTab] = tabStops
        let index = stops.firstIndex { $0.location > anObject.location } ?? stops.endIndex
        tabStops = Array(stops[..<index]) + [anObject] + stops[index...]
    }

    /// Removes the tabs that equal one.
    open func removeTabStop(_ anObject: NSTextTab) {
        let stops: [NSTextTab] = tabStops
        tabStops = stops.filter { !$0.isEqual(anObject) }
    }

    /// Takes every value of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}

extension NSParagraphStyle {
    /// What few styles say, as typesetting wants it.
    var textDetails: TextParagraphDetails {
        guard let details = values.details?.value else { return .usual }
        var text = TextParagraphDetails()
        text.tabs = details.tabs.map { $0.map(\.textTab) }
        text.defaultTabInterval = details.defaultTabInterval
        let factor = CGFloat(details.hyphenationFactor)
        text.hyphenationFactor = factor > 0 ? min(factor, 1) : details.usesDefaultHyphenation ? 1 : 0
        text.tightens = details.tightens
        return text
    }
}

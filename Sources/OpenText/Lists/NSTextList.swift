/// A list of paragraphs with markers, such as bullets or numbers.
///
/// A paragraph is an item of the lists in ``NSParagraphStyle/textLists``, the outermost first, and shows the marker of the
/// innermost one:
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.textLists = [NSTextList(markerFormat: "{decimal}.", options: 0)]
/// let steps = NSAttributedString(string: "Mix\nBake", attributes: [.paragraphStyle: style])
/// ```
///
/// As in UIKit, markers are drawn and are not a part of the text. Each level indents the text by twice the size of its font, in
/// addition to the indents of the style; longer markers move the first line. Adjacent paragraphs belong to the same list if their
/// lists are equal, and are numbered in their order; a list ends at a paragraph that is not in it.
///
/// Do not modify a list that is used by text.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    /// A marker, with a keyword in braces for what depends on the item, such as `({decimal})`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(stringLiteral value: String) {
            rawValue = value
        }
    }

    /// Options of a list.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The marker of the enclosing list precedes the markers of this list, as in "2.1".
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    /// Must stay the first stored property; see ``CoreFoundationTypeTag``.
    private let foundationMark = CoreFoundationTypeTag.swiftObject
    public let markerFormat: MarkerFormat
    public let listOptions: Options
    /// The number of the first item.
    open var startingItemNumber: Int

    /// Creates a list whose first item has the number 1.
    public convenience init(markerFormat: MarkerFormat, options mask: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: mask), startingItemNumber: 1)
    }

    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// Whether markers are a part of the text: `false`, because they are drawn.
    open class var includesTextListMarkers: Bool { false }

    /// Whether the markers of the items differ, as numbers and letters do.
    open var isOrdered: Bool { markerFormat.numbering != nil }

    open func marker(forItemNumber itemNumber: Int) -> String {
        markerFormat.marker(for: itemNumber)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return self === other
            || markerFormat == other.markerFormat && listOptions == other.listOptions
                && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(markerFormat)
        hasher.combine(startingItemNumber)
        return hasher.finalize()
    }
}

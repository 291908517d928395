/// A tab stop of a paragraph.
open class NSTextTab: NSObject, NSCopying {
    /// The key of a tab stop option.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet`: the first of these characters in the text after the tab is aligned with the tab stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Must stay the first stored property; see ``CoreFoundationTypeTag``.
    private let foundationMark = CoreFoundationTypeTag.swiftObject
    /// The part of the text that is aligned with the tab stop: its start, its center or its end.
    public let alignment: NSTextAlignment
    /// The distance from the leading edge of the paragraph, in points.
    public let location: CGFloat
    /// Additional attributes of the tab stop, such as its column terminators.
    public let options: [NSTextTab.OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [NSTextTab.OptionKey: Any] = [:])
    {
        self.alignment = alignment
        self.location = location
        self.options = options
        super.init()
    }

    /// The decimal separators of a locale, for use as column terminators.
    public class func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (locale ?? Locale.current).decimalSeparator ?? ".")
    }

    /// Returns the receiver, because tab stops are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return self === other || alignment == other.alignment && location == other.location && columns == other.columns
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(alignment)
        hasher.combine(location)
        return hasher.finalize()
    }

    private var columns: CharacterSet? { options[.columnTerminators] as? CharacterSet }

    var textTab: TextTab {
        if let columns, let point = ".,'\u{66B}".unicodeScalars.first(where: columns.contains) {
            return TextTab(alignment: .decimal(point), location: location)
        }
        let kind: TextTab.Alignment =
            switch alignment {
            case .center: .center
            case .right: .trailing
            case .left, .justified, .natural: .leading
            }
        return TextTab(alignment: kind, location: location)
    }
}

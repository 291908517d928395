/// A place on the lines of a paragraph to which a tab leads.
open class NSTextTab: NSObject, NSCopying {
    /// The name of an option of a tab.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet`: text behind the tab stands with the first of these characters at the place.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Must stay the first stored property; see ``FoundationMark``.
    private let foundationMark = FoundationMark.swiftObject
    /// Which part of the text stands at the place: its start, its middle or its end.
    public let alignment: NSTextAlignment
    /// In points from the side where the lines start.
    public let location: CGFloat
    /// What else is said.
    public let options: [NSTextTab.OptionKey: Any]

    /// Makes a tab.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [NSTextTab.OptionKey: Any] = [:])
    {
        self.alignment = alignment
        self.location = location
        self.options = options
        super.init()
    }

    /// The characters that separate the whole from its fraction in a language.
    public class func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (locale ?? Locale.current).decimalSeparator ?? ".")
    }

    /// Itself, since it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Tabs of equal values are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return self === other || alignment == other.alignment && location == other.location && columns == other.columns
    }

    /// Equal tabs have equal hashes.
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

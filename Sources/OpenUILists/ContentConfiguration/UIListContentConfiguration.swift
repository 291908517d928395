/// The default content of list cells, headers and footers: an image, a text and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image, displayed at the leading end.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The primary text.
    public var text: String? {
        get { content.text.map { String($0.characters) } }
        set { content.text = newValue.map { AttributedString($0) } }
    }
    /// The primary text with attributes; ``textProperties`` apply where it has none.
    public var attributedText: NSAttributedString? {
        get { content.text.map(NSAttributedString.init) }
        set { content.text = newValue.map { AttributedString($0) } }
    }
    /// The appearance of the primary text.
    public var textProperties: TextProperties
    public var secondaryText: String? {
        get { content.second.map { String($0.characters) } }
        set { content.second = newValue.map { AttributedString($0) } }
    }
    public var secondaryAttributedText: NSAttributedString? {
        get { content.second.map(NSAttributedString.init) }
        set { content.second = newValue.map { AttributedString($0) } }
    }
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The margins around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the secondary text is displayed beside the primary text instead of below it, if there is enough space.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The horizontal distance between the texts, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The vertical distance between the texts, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The opacity of the image and the texts, initially 1.
    public var alpha: CGFloat = 1

    private struct Content: Hashable {
        var text: AttributedString?
        var second: AttributedString?
    }

    private var content = Content()
    /// The headers or footers whose appearance the configuration adopts in a list, or `nil` for none.
    private var edge: Edge?

    /// A header or footer that has the appearance of its list.
    private struct Edge: Hashable {
        let isHeader: Bool
        /// The list whose appearance the configuration has.
        var environment = ListEnvironment.plain

        var template: UIListContentConfiguration {
            switch environment {
            case .plain: isHeader ? .plainHeader() : .plainFooter()
            case .grouped: isHeader ? .groupedHeader() : .groupedFooter()
            case .sidebar: isHeader ? .sidebarHeader() : .groupedFooter()
            }
        }
    }

    /// The appearance of an image.
    public struct ImageProperties: Hashable {
        /// The color of template images; `nil` for the tint color.
        public var tintColor: UIColor?
        /// A transformer that is applied to the tint color.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, in points; a dimension of 0 has no limit.
        public var maximumSize = CGSize.zero
        /// The size of the area in which the image is centered; a dimension of 0 is that of the image.
        public var reservedLayoutSize = CGSize.zero
        /// The dimension that reserves the standard size of symbol images.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    }

    /// The appearance of a text.
    public struct TextProperties: Hashable {
        /// The alignment of lines.
        public enum TextAlignment: Int, Sendable {
            /// Lines are aligned with the leading edge.
            case natural = 0
            /// Lines are centered.
            case center = 1
            /// Lines are aligned with both edges.
            case justified = 2
        }

        /// The transformation of letters.
        public enum TextTransform: Int, Sendable {
            /// The text is not transformed.
            case none = 0
            /// All letters are uppercase.
            case uppercase = 1
            /// All letters are lowercase.
            case lowercase = 2
            /// The first letter of each word is uppercase.
            case capitalized = 3
        }

        public var font: UIFont
        public var color: UIColor = .label
        /// A transformer that is applied to the color.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of lines.
        public var alignment = TextAlignment.natural
        /// The mode for wrapping or truncating lines that are too long.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font size is reduced if the text does not fit.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale of the font size; 0 for the default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the spacing between letters is reduced if the text does not fit.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the preferred content size category.
        public var adjustsFontForContentSizeCategory = true
        /// The transformation of letters.
        public var transform = TextTransform.none

        init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        init(font: UIFont, _ color: UIColor = .label) {
            (self.font, self.color) = (font, color)
        }

        /// Returns the color after applying the transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func shown(_ text: AttributedString) -> AttributedString {
            let characters = String(text.characters)
            let changed =
                switch transform {
                case .none: characters
                case .uppercase: characters.uppercased()
                case .lowercase: characters.lowercased()
                case .capitalized: characters.capitalized
                }
            return changed == characters ? text : AttributedString(changed)
        }
    }

    private init(
        _ text: TextProperties, _ second: TextProperties,
        margins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    ) {
        (textProperties, secondaryTextProperties, directionalLayoutMargins) = (text, second, margins)
    }

    private static func edge(
        _ text: TextProperties, top: CGFloat, bottom: CGFloat
    ) -> UIListContentConfiguration {
        UIListContentConfiguration(
            text, TextProperties(.footnote, .secondaryLabel),
            margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16))
    }

    // MARK: Built-in configurations

    /// Returns the content of a cell with a text and a smaller secondary text below it.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body), TextProperties(.caption1, .secondaryLabel))
    }
    /// Returns the content of a cell with a text and a smaller secondary text below it.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of a cell with a text and a secondary text at the trailing end.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            TextProperties(.body), TextProperties(.body, .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// Returns the content of a header, which has the appearance of the list that displays it.
    public static func header() -> UIListContentConfiguration { adapting(Edge(isHeader: true)) }
    /// Returns the content of a footer, which has the appearance of the list that displays it.
    public static func footer() -> UIListContentConfiguration { adapting(Edge(isHeader: false)) }
    private static func adapting(_ edge: Edge) -> UIListContentConfiguration {
        var configuration = edge.template
        configuration.edge = edge
        return configuration
    }
    public static func plainHeader() -> UIListContentConfiguration {
        edge(TextProperties(.headline), top: 4, bottom: 4)
    }
    public static func plainFooter() -> UIListContentConfiguration {
        edge(TextProperties(.footnote, .secondaryLabel), top: 4, bottom: 4)
    }
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = edge(TextProperties(.footnote, .secondaryLabel), top: 16, bottom: 6)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    public static func groupedFooter() -> UIListContentConfiguration {
        edge(TextProperties(.footnote, .secondaryLabel), top: 6, bottom: 12)
    }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(TextProperties(.headline), top: 16, bottom: 8)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(TextProperties(font: largeHeaderFont), top: 16, bottom: 8)
    }
    public static func sidebarHeader() -> UIListContentConfiguration {
        edge(TextProperties(font: largeHeaderFont), top: 11, bottom: 11)
    }
    private static var largeHeaderFont: UIFont {
        UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    }
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of a cell with a secondary text in a sidebar.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// Returns the content of a cell in a list that accompanies a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of a cell with a secondary text in a list that accompanies a sidebar.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    // MARK: Content views

    /// Creates a ``UIListContentView`` that displays the configuration.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns a copy that is updated for a state: disabled content has a lighter color.
    ///
    /// ``header()`` and ``footer()`` adopt the appearance of the list, except for the properties that client code changed.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
        if let environment = ConfigurationAppearance(state).list { result.adopt(environment) }
        guard ConfigurationAppearance(state).isDisabled else { return result }
        result.textProperties.color = .tertiaryLabel
        result.secondaryTextProperties.color = .tertiaryLabel
        result.imageProperties.tintColor = .tertiaryLabel
        return result
    }

    private mutating func adopt(_ environment: ListEnvironment) {
        guard let old = edge, old.environment != environment else { return }
        var new = old
        new.environment = environment
        let (before, after) = (old.template, new.template)
        func replace<Value: Equatable>(_ path: WritableKeyPath<Self, Value>) {
            if self[keyPath: path] == before[keyPath: path] { self[keyPath: path] = after[keyPath: path] }
        }
        replace(\.textProperties.font)
        replace(\.textProperties.color)
        replace(\.textProperties.transform)
        replace(\.directionalLayoutMargins)
        edge = new
    }

    /// The texts after applying the transformation of letters.
    var shownText: AttributedString? { content.text.map(textProperties.shown) }
    var shownSecond: AttributedString? { content.second.map(secondaryTextProperties.shown) }
}

/// The usual content of a list's cell, header or footer: a picture, a text, and a second text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The picture, where the text starts.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String? {
        get { content.text.map { String($0.characters) } }
        set { content.text = newValue.map { AttributedString($0) } }
    }
    /// The text with its attributes; what they leave open is in ``textProperties``.
    public var attributedText: NSAttributedString? {
        get { content.text.map(NSAttributedString.init) }
        set { content.text = newValue.map { AttributedString($0) } }
    }
    /// How the text looks.
    public var textProperties: TextProperties
    /// The second text.
    public var secondaryText: String? {
        get { content.second.map { String($0.characters) } }
        set { content.second = newValue.map { AttributedString($0) } }
    }
    /// The second text with its attributes.
    public var secondaryAttributedText: NSAttributedString? {
        get { content.second.map(NSAttributedString.init) }
        set { content.second = newValue.map { AttributedString($0) } }
    }
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// Whether the margins are at least those of the view around.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The room around everything, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the second text stands beside the text, if there is room, and not below it.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The room between picture and texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The room between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The room between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private struct Content: Hashable {
        var text: AttributedString?
        var second: AttributedString?
    }

    private var content = Content()

    /// How a picture looks.
    public struct ImageProperties: Hashable {
        /// The colour of template pictures; nil for the tint.
        public var tintColor: UIColor?
        /// Changes the colour before it is shown.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0 for no limit.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the picture, which stands in its middle; 0 for the picture's own.
        public var reservedLayoutSize = CGSize.zero
        /// The size that says: as much room as symbols usually get.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    }

    /// How a text looks.
    public struct TextProperties: Hashable {
        /// How lines are aligned.
        public enum TextAlignment: Int, Sendable {
            /// At the side where they start.
            case natural = 0
            /// In the middle.
            case center = 1
            /// At both sides.
            case justified = 2
        }

        /// How letters are changed.
        public enum TextTransform: Int, Sendable {
            /// Not at all.
            case none = 0
            /// Capitals.
            case uppercase = 1
            /// Small letters.
            case lowercase = 2
            /// Words begin with capitals.
            case capitalized = 3
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor = .label
        /// Changes the colour before it is shown.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How lines are aligned.
        public var alignment = TextAlignment.natural
        /// What happens to lines that are too long.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font becomes smaller where the text does not fit.
        public var adjustsFontSizeToFitWidth = false
        /// By how much it may become smaller; 0 for the usual.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may move together where the text does not fit.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the size that people like.
        public var adjustsFontForContentSizeCategory = true
        /// How letters are changed.
        public var transform = TextTransform.none

        init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        init(font: UIFont, _ color: UIColor = .label) {
            (self.font, self.color) = (font, color)
        }

        /// The colour with its transformer.
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

    // MARK: The usual ones

    /// A cell with a text, and a second one below it in small letters.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(.body), TextProperties(.caption1, .secondaryLabel))
    }
    /// A cell with a text, and a second one below it in small letters.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// A cell with a text, and a grey one at the other end.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            TextProperties(.body), TextProperties(.body, .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        edge(TextProperties(.headline), top: 4, bottom: 4)
    }
    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        edge(TextProperties(.footnote, .secondaryLabel), top: 4, bottom: 4)
    }
    /// A header of a group.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = edge(TextProperties(.footnote, .secondaryLabel), top: 16, bottom: 6)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    /// A footer of a group.
    public static func groupedFooter() -> UIListContentConfiguration {
        edge(TextProperties(.footnote, .secondaryLabel), top: 6, bottom: 12)
    }
    /// A header of a group that stands out.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(TextProperties(.headline), top: 16, bottom: 8)
    }
    /// A header of a group that stands out much.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(TextProperties(font: .systemFont(ofSize: 20, weight: .bold)), top: 16, bottom: 8)
    }
    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        edge(TextProperties(font: .systemFont(ofSize: 20, weight: .bold)), top: 11, bottom: 11)
    }
    /// A cell of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// A cell of a sidebar with a second text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// A cell beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// A cell beside a sidebar with a second text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    // MARK: Use

    /// Makes a ``UIListContentView``.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same configuration as it looks in a state: disabled texts are pale.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
        guard ConfiguredLook(state).isDisabled else { return result }
        result.textProperties.color = .tertiaryLabel
        result.secondaryTextProperties.color = .tertiaryLabel
        result.imageProperties.tintColor = .tertiaryLabel
        return result
    }

    /// The texts as they are shown.
    var shownText: AttributedString? { content.text.map(textProperties.shown) }
    var shownSecond: AttributedString? { content.second.map(secondaryTextProperties.shown) }
}

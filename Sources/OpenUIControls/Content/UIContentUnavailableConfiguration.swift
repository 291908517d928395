/// A message that is displayed instead of content, such as a search without results.
///
/// ```swift
/// override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
///     contentUnavailableConfiguration = songs.isEmpty ? UIContentUnavailableConfiguration.search() : nil
/// }
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The alignment of the message.
    public enum Alignment: Int, Sendable {
        /// In the center of the view.
        case center = 0
        /// At the leading edge, in the vertical center.
        case natural = 1
    }

    /// The appearance of the image.
    public struct ImageProperties {
        /// The configuration of symbols.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of template images; `nil` for the tint color.
        public var tintColor: UIColor? = .secondaryLabel
        /// The corner radius, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, in points; a dimension of 0 has no limit.
        public var maximumSize = CGSize.zero
    }

    /// The appearance of a text.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        /// The mode for wrapping or truncating lines that are too long.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font size is reduced if the text does not fit.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale of the font size; 0 for the default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the spacing between letters is reduced if the text does not fit.
        public var allowsDefaultTighteningForTruncation = false

        init(_ style: UIFont.TextStyle, _ color: UIColor) {
            (font, self.color) = (.preferredFont(forTextStyle: style), color)
        }
    }

    /// The behavior of a button.
    public struct ButtonProperties {
        /// The action that a press performs; its title and image are displayed if the configuration of the button has none.
        public var primaryAction: UIAction?
        /// The menu that a press opens if there is no action, and otherwise a long press.
        public var menu: UIMenu?
        public var role = UIButton.Role.normal
        public var isEnabled = true
    }

    private enum Kind {
        case empty
        case loading
        case search
    }

    private let kind: Kind
    /// The image above the text.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The text, which is a heading for assistive technologies.
    public var text: String?
    /// An attributed text, which is displayed instead of ``text``; it has the appearance of the text where it has no attributes.
    public var attributedText: NSAttributedString?
    /// The appearance of the text.
    public var textProperties: TextProperties
    /// The text below the primary text.
    public var secondaryText: String?
    /// An attributed text, which is displayed instead of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The appearance of the button below the texts, which is displayed if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The behavior of the button.
    public var buttonProperties = ButtonProperties()
    /// The appearance of the button below the first one, which is displayed if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The behavior of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment of the message.
    public var alignment = Alignment.center
    /// The margins around the message, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    /// The distance between image and text, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The distance between texts and button, in points.
    public var textToButtonPadding: CGFloat = 20
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The background of the view.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ kind: Kind, text: TextProperties) {
        self.kind = kind
        textProperties = text
        secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
    }

    /// Creates a message without texts, for content that does not exist yet.
    public static func empty() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.empty, text: TextProperties(.title2, .label))
        configuration.imageProperties.preferredSymbolConfiguration = symbol
        return configuration
    }

    /// Creates a message with an activity indicator instead of an image, for content that is being loaded.
    public static func loading() -> UIContentUnavailableConfiguration {
        let text = TextProperties(.subheadline, .secondaryLabel)
        var configuration = UIContentUnavailableConfiguration(.loading, text: text)
        configuration.text = LocalizedString.BuiltIn.menuLoading.text()
        return configuration
    }

    /// Creates a message for a search without results, which names the text of the search.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.search, text: TextProperties(.title2, .label))
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.imageProperties.preferredSymbolConfiguration = symbol
        configuration.text = LocalizedString.BuiltIn.unavailableNoResults.text()
        configuration.secondaryText = LocalizedString.BuiltIn.unavailableCheckSpelling.text()
        return configuration
    }

    private static var symbol: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(pointSize: 48) }

    /// Whether an activity indicator is displayed.
    var isLoading: Bool { kind == .loading && image == nil }

    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns a copy that is updated for a state: the default texts of ``search()`` and ``loading()`` are those of its
    /// language, and that of a search names the text of the search.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        var copy = self
        let language = state.traitCollection.language
        let query = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
        switch kind {
        case .empty: break
        case .loading: copy.text = translated(text, from: .BuiltIn.menuLoading, in: language)
        case .search:
            let found: LocalizedString =
                query.isEmpty ? .BuiltIn.unavailableNoResults : .BuiltIn.unavailableNoResultsFor(query)
            copy.text = translated(text, from: .BuiltIn.unavailableNoResults, to: found, in: language)
            copy.secondaryText = translated(secondaryText, from: .BuiltIn.unavailableCheckSpelling, in: language)
        }
        return copy
    }

    /// Returns a text of the framework in a language if it is the default one, and otherwise the text itself.
    private func translated(
        _ text: String?, from builtIn: LocalizedString, to other: LocalizedString? = nil, in language: Language
    ) -> String? {
        text == builtIn.text() ? (other ?? builtIn).text(in: language) : text
    }
}

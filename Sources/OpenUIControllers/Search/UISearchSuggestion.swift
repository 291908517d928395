/// A completion of a search, which a search field lists below its text.
@preconcurrency @MainActor public protocol UISearchSuggestion: AnyObject {
    /// The text of the suggestion with its attributes, or `nil` if ``localizedSuggestion`` has none.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The text of the suggestion.
    var localizedSuggestion: String? { get }
    /// The text below the suggestion.
    var localizedDescription: String? { get }
    /// The image before the suggestion.
    var iconImage: UIImage? { get }
    /// The object that the suggestion stands for.
    var representedObject: Any? { get set }
}

/// A suggestion of a search with a text, a description and an icon.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public final let localizedAttributedSuggestion: NSAttributedString?
    public final let localizedSuggestion: String?
    public final let localizedDescription: String?
    public final let iconImage: UIImage?
    /// The object that the suggestion stands for.
    open var representedObject: Any?

    /// Creates a suggestion with a text.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        localizedAttributedSuggestion = nil
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }

    /// Creates a suggestion with an attributed text.
    public init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.localizedAttributedSuggestion = localizedAttributedSuggestion
        localizedSuggestion = localizedAttributedSuggestion.string
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}

extension CompletionItem {
    /// The row of a suggestion.
    @MainActor init(_ suggestion: any UISearchSuggestion) {
        self.init(
            text: suggestion.localizedAttributedSuggestion
                ?? NSAttributedString(string: suggestion.localizedSuggestion ?? ""),
            detail: suggestion.localizedDescription, image: suggestion.iconImage)
    }
}

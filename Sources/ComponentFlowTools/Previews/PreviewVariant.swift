public import ComponentFlow

/// How a preview is shown: with a style, a size, a language and a text size.
public struct PreviewVariant: Hashable, Sendable {
    public var style: UIUserInterfaceStyle
    /// The size in points, for previews without a size of their own.
    public var size: CGSize
    /// The identifier of the language, for example `"de"`; it applies to the texts of string
    /// catalogs, and its direction is that of the layout.
    public var language: String
    public var textSize: UIContentSizeCategory

    /// Creates a variant.
    public init(
        style: UIUserInterfaceStyle = .light, size: CGSize = CGSize(width: 360, height: 480), language: String = "en",
        textSize: UIContentSizeCategory = .large
    ) {
        self.style = style
        self.size = size
        self.language = language
        self.textSize = textSize
    }

    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool {
        Language(language).isRightToLeft
    }

    /// Returns all combinations of styles, sizes, languages and text sizes.
    ///
    /// - Parameters:
    ///   - styles: By default light and dark.
    ///   - sizes: The sizes of previews without a size of their own, in points.
    ///   - languages: By default English and Arabic, which is written from right to left.
    ///   - textSizes: By default the usual and an accessibility size.
    public static func combinations(
        styles: [UIUserInterfaceStyle] = [.light, .dark], sizes: [CGSize] = [CGSize(width: 360, height: 480)],
        languages: [String] = ["en", "ar"],
        textSizes: [UIContentSizeCategory] = [.large, .accessibilityLarge]
    ) -> [PreviewVariant] {
        sizes.flatMap { size in
            textSizes.flatMap { textSize in
                languages.flatMap { language in
                    styles.map { PreviewVariant(style: $0, size: size, language: language, textSize: textSize) }
                }
            }
        }
    }

    /// A description for captions, for example "dark, ar, 360 × 480".
    var title: String {
        let name = textSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "text ")
        return [style == .dark ? "dark" : "light", language, name].joined(separator: ", ")
    }
}

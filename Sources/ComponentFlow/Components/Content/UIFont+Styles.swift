// The text styles as fonts, so that `Text("Notes").font(.title)` needs no further type. Their size is the one that the
// user prefers when the property is read.

extension UIFont {
    /// Large titles: 34 points.
    public static var largeTitle: UIFont { .preferredFont(forTextStyle: .largeTitle) }
    /// First-level titles: 28 points.
    public static var title: UIFont { .preferredFont(forTextStyle: .title1) }
    /// Second-level titles: 22 points.
    public static var title2: UIFont { .preferredFont(forTextStyle: .title2) }
    /// Third-level titles: 20 points.
    public static var title3: UIFont { .preferredFont(forTextStyle: .title3) }
    /// Headings: 17 points, semibold.
    public static var headline: UIFont { .preferredFont(forTextStyle: .headline) }
    /// Subheadings: 15 points.
    public static var subheadline: UIFont { .preferredFont(forTextStyle: .subheadline) }
    /// Body text: 17 points.
    public static var body: UIFont { .preferredFont(forTextStyle: .body) }
    /// Callouts: 16 points.
    public static var callout: UIFont { .preferredFont(forTextStyle: .callout) }
    /// Footnotes: 13 points.
    public static var footnote: UIFont { .preferredFont(forTextStyle: .footnote) }
    /// Standard captions: 12 points.
    public static var caption: UIFont { .preferredFont(forTextStyle: .caption1) }
    /// Small captions: 11 points.
    public static var caption2: UIFont { .preferredFont(forTextStyle: .caption2) }
}

// Variants of a font, which follow the user's text size if the font does.
extension UIFont {
    /// Returns the font with another weight, for example `.title.weight(.semibold)`.
    public func weight(_ weight: UIFont.Weight) -> UIFont {
        variant(fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]]))
    }

    public func bold() -> UIFont {
        weight(.bold)
    }

    public func italic() -> UIFont {
        variant(fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(.traitItalic)))
    }

    /// Returns the system font for code in the size and weight of the font.
    public func monospaced() -> UIFont {
        variant(fontDescriptor.withDesign(.monospaced))
    }

    /// Returns the font with digits of equal widths, for numbers that change or are below each other.
    public func monospacedDigit() -> UIFont {
        let feature: [UIFontDescriptor.FeatureKey: Any] = [.openTypeTag: "tnum"]
        return variant(fontDescriptor.addingAttributes([.featureSettings: [feature]]))
    }

    private func variant(_ descriptor: UIFontDescriptor?) -> UIFont {
        descriptor.map { UIFont(descriptor: $0, size: 0) } ?? self
    }
}

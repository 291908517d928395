import ComponentFlow

extension CompositeComponent {
    /// Whether the user has chosen one of the text sizes for accessibility, for which rows give their texts the whole width.
    @MainActor var hasLargeText: Bool { contentSizeCategory.isAccessibilityCategory }

    /// Returns the size of a square whose sides grow with the texts of a style.
    @MainActor func square(_ length: CGFloat, relativeTo style: UIFont.TextStyle) -> CGSize {
        let length = scaledMetric(length, relativeTo: style)
        return CGSize(width: length, height: length)
    }
}

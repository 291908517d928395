extension UITextField: SizeCategoryFollowing, UIContentSizeCategoryAdjusting {
    package func followSizeCategory() {
        guard let font, let desired = font.scaling?.font(in: traitCollection.preferredContentSizeCategory),
            !desired.isEqual(font)
        else { return }
        self.font = desired
    }

    /// Whether the font is replaced when the user's size category changes.
    ///
    /// Applies to fonts of `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`.
    public var adjustsFontForContentSizeCategory: Bool {
        get { flags.contains(.followsSizeCategory) }
        set { setFollowsSizeCategory(newValue) }
    }
}

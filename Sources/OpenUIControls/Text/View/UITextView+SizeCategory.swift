extension UITextView: SizeCategoryFollowing, UIContentSizeCategoryAdjusting {
    package func followSizeCategory() {
        let category = traitCollection.preferredContentSizeCategory
        let changes = textStorage.fontChanges(for: category)
        if changes.allSatisfy({ $0.range.length == textStorage.length }) {
            if let font, let desired = font.scaling?.font(in: category), !desired.isEqual(font) { self.font = desired }
        } else {
            textStorage.beginEditing()
            for (font, range) in changes { textStorage.addAttribute(.font, value: font, range: range) }
            textStorage.endEditing()
        }
    }

    /// Whether the fonts of the text are replaced when the user's size category changes.
    ///
    /// Applies to fonts of `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`.
    public var adjustsFontForContentSizeCategory: Bool {
        get { flags.contains(.followsSizeCategory) }
        set { setFollowsSizeCategory(newValue) }
    }
}

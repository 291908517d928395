/// A view whose fonts can follow the user's size category.
@MainActor protocol SizeCategoryFollowing: UIView {
    /// Replaces the fonts with those of the current size category.
    func followSizeCategory()
}

/// A view with a single font that can follow the user's size category.
@MainActor protocol FollowingFontView: SizeCategoryFollowing {
    /// The displayed font; `nil` if the text has several fonts.
    var followingFont: UIFont? { get set }
}

extension FollowingFontView {
    func followSizeCategory() {
        guard let font = followingFont,
            let wanted = font.scaling?.font(in: traitCollection.preferredContentSizeCategory)
        else { return }
        if !wanted.isEqual(font) { followingFont = wanted }
    }
}

extension UIView {
    func setFollowsSizeCategory(_ follows: Bool) {
        guard follows != flags.contains(.followsSizeCategory) else { return }
        if follows {
            observeWindow(for: .followsSizeCategory)
            followSizeCategoryIfPossible()
        } else {
            flags.remove(.followsSizeCategory)
        }
    }

    /// Replaces the fonts of a view that follows the size category.
    func followSizeCategoryIfPossible() {
        (self as? any SizeCategoryFollowing)?.followSizeCategory()
    }
}

extension UILabel: FollowingFontView {
    var followingFont: UIFont? {
        get { hasAttributedText ? nil : font }
        set { font = newValue }
    }
}

extension UITextField: FollowingFontView, UIContentSizeCategoryAdjusting {
    var followingFont: UIFont? {
        get { font }
        set { font = newValue }
    }

    /// Whether the font is replaced when the user's size category changes.
    ///
    /// Applies to fonts of `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`.
    public var adjustsFontForContentSizeCategory: Bool {
        get { flags.contains(.followsSizeCategory) }
        set { setFollowsSizeCategory(newValue) }
    }
}

extension UITextView: FollowingFontView, UIContentSizeCategoryAdjusting {
    var followingFont: UIFont? {
        get { font }
        set { font = newValue }
    }

    /// Whether the font is replaced when the user's size category changes.
    ///
    /// Applies to fonts of `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`, and sets a single font for the
    /// entire text.
    public var adjustsFontForContentSizeCategory: Bool {
        get { flags.contains(.followsSizeCategory) }
        set { setFollowsSizeCategory(newValue) }
    }
}

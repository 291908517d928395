/// A view with a single font that can follow the user's size category.
@MainActor protocol SizeCategoryFollowing: UIView {
    /// The displayed font; `nil` if the text has several fonts.
    var followingFont: UIFont? { get set }
}

extension UIView {
    func setFollowsSizeCategory(_ follows: Bool) {
        guard follows != flags.contains(.followsSizeCategory) else { return }
        if follows {
            observeWindow(for: .followsSizeCategory)
            followSizeCategory()
        } else {
            flags.remove(.followsSizeCategory)
        }
    }

    /// Replaces the font with its variant for the current size category.
    func followSizeCategory() {
        guard let view = self as? any SizeCategoryFollowing, let font = view.followingFont,
            let wanted = font.scaling?.font(in: traitCollection.preferredContentSizeCategory)
        else { return }
        if !wanted.isEqual(font) { view.followingFont = wanted }
    }
}

extension UILabel: SizeCategoryFollowing {
    var followingFont: UIFont? {
        get { hasAttributedText ? nil : font }
        set { font = newValue }
    }
}

extension UITextField: SizeCategoryFollowing, UIContentSizeCategoryAdjusting {
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

extension UITextView: SizeCategoryFollowing, UIContentSizeCategoryAdjusting {
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

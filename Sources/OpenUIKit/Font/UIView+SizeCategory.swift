/// A view with one font, which can follow the user's size category.
@MainActor protocol SizeCategoryFollowing: UIView {
    /// The font that is shown; nil where text has several.
    var followingFont: UIFont? { get set }
}

extension UIView {
    func setFollowsSizeCategory(_ follows: Bool) {
        guard follows != flags.contains(.followsSizeCategory) else { return }
        if follows {
            hear(.followsSizeCategory)
            followSizeCategory()
        } else {
            flags.remove(.followsSizeCategory)
        }
    }

    /// Replaces the font by the one that it is in the category in force.
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
    /// That works for fonts of `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`.
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
    /// That works for fonts of `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`, and makes all text of one font.
    public var adjustsFontForContentSizeCategory: Bool {
        get { flags.contains(.followsSizeCategory) }
        set { setFollowsSizeCategory(newValue) }
    }
}

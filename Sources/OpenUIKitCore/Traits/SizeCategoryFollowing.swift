/// A view whose fonts can follow the user's size category.
@MainActor package protocol SizeCategoryFollowing: UIView {
    /// Replaces the fonts with those of the current size category.
    func followSizeCategory()
}

extension UIView {
    package func setFollowsSizeCategory(_ follows: Bool) {
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

extension UILabel: SizeCategoryFollowing {
    package func followSizeCategory() {
        let category = traitCollection.preferredContentSizeCategory
        let desired = font.scaling?.font(in: category)
        if hasAttributedText, let text = attributedText {
            show(
                text.withFonts(of: category), font: desired ?? font, color: textColor, alignment: textAlignment,
                breakMode: lineBreakMode)
        } else if let desired, !desired.isEqual(font) {
            font = desired
        }
    }
}

extension UILabel {
    /// Shows the text in a font that grows with the user's text size, like body text.
    ///
    /// - Parameter font: The font for the default text size.
    package func followTextSize(with font: UIFont) {
        self.font = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traitCollection)
        adjustsFontForContentSizeCategory = true
    }
}

extension UIView {
    /// Returns a length in points that grows with the user's text size, like body text.
    package func scaledForTextSize(_ length: CGFloat) -> CGFloat {
        UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection)
    }
}

extension NSAttributedString {
    /// The fonts that replace others of the text in a size category, and the ranges of the replaced ones.
    package func fontChanges(for category: UIContentSizeCategory) -> [(font: UIFont, range: NSRange)] {
        var changes: [(UIFont, NSRange)] = []
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let font = value as? UIFont, let desired = font.scaling?.font(in: category), !desired.isEqual(font)
            else { return }
            changes.append((desired, range))
        }
        return changes
    }

    /// Returns the text with the fonts of a size category.
    fileprivate func withFonts(of category: UIContentSizeCategory) -> NSAttributedString {
        let changes = fontChanges(for: category)
        guard !changes.isEmpty else { return self }
        let result = NSMutableAttributedString(attributedString: self)
        for (font, range) in changes { result.addAttribute(.font, value: font, range: range) }
        return result
    }
}

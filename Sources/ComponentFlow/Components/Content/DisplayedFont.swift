/// The font with which a component's view shows text: the specified one, in the text size that the user has chosen,
/// whatever the text size was when the font was created.
struct DisplayedFont {
    /// The font of a text style that was specified last, and the font that is displayed for it in a text size; `nil` for a
    /// font of fixed size.
    private var styled: (specified: UIFont, category: UIContentSizeCategory, displayed: UIFont)?

    /// Returns the font that is displayed for a specified one.
    @MainActor mutating func font(for specified: UIFont, in traits: UITraitCollection) -> UIFont {
        guard specified.hasTextStyle else {
            styled = nil
            return specified
        }
        let category = traits.preferredContentSizeCategory
        if let styled, styled.category == category,
            styled.specified === specified || styled.specified.isEqual(specified)
        {
            return styled.displayed
        }
        let displayed = specified.scaled(for: traits)
        styled = (specified, category, displayed)
        return displayed
    }

    /// Chooses the font for changed traits; returns whether another font has to be displayed.
    @MainActor mutating func follow(_ traits: UITraitCollection) -> Bool {
        guard let styled else { return false }
        return !font(for: styled.specified, in: traits).isEqual(styled.displayed)
    }
}

extension NSAttributedString {
    /// Whether the size of a font of the text depends on the user's text size.
    var hasTextStyles: Bool {
        var found = false
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, _, stop in
            guard (value as? UIFont)?.hasTextStyle == true else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}

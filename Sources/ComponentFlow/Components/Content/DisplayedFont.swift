/// The font with which a component's view shows text: the specified one, for the text size that the user has chosen.
///
/// A font of another size category than the user's was chosen by the program, and is displayed as it is.
struct DisplayedFont {
    /// The font of a text style that was specified last, whether the user's text size applies to it, and the font that is
    /// displayed; `nil` for a font of fixed size.
    private var styled: (specified: UIFont, followsUser: Bool, displayed: UIFont)?

    /// Returns the font that is displayed for a specified one.
    @MainActor mutating func font(for specified: UIFont, in traits: UITraitCollection) -> UIFont {
        guard specified.hasTextStyle else {
            styled = nil
            return specified
        }
        if let styled, styled.specified === specified || styled.specified.isEqual(specified) { return styled.displayed }
        styled = (specified, specified.scaled(for: traits).isEqual(specified), specified)
        return specified
    }

    /// Chooses the font for changed traits; returns whether another font has to be displayed.
    @MainActor mutating func follow(_ traits: UITraitCollection) -> Bool {
        guard let styled, styled.followsUser else { return false }
        let font = styled.specified.scaled(for: traits)
        guard !font.isEqual(styled.displayed) else { return false }
        self.styled?.displayed = font
        return true
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

extension UIView {
    /// Updates the component of the view, because the user has chosen another text size.
    func updateComponentForTextSize() {
        guard let node = mountedNode else { return }
        UpdateScheduler.shared.requestUpdate(of: node, transition: .immediate, isLocal: false)
    }

    /// Updates the component of the view before the next frame if the user has chosen another text size: until then its
    /// subviews adopt it.
    func updateComponentIfTextSizeChanged(from previous: UITraitCollection?) {
        guard let node = mountedNode, let previous,
            previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        PendingUpdates.shared.add(node.reference)
    }
}

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

extension UIView {
    /// The traits with the text size in which the running component, whose view this is, shows its texts.
    ///
    /// Before the view is inserted, they are those of the place in which it will be. Otherwise a component could be
    /// measured in one text size and displayed in another one, in which its parent would replace it by an alternative.
    var traitsForTextSize: UITraitCollection {
        textSizeTraits(of: UpdateScheduler.runningNode ?? mountedNode) ?? traitCollection
    }

    /// The traits with the text size after a change of the traits; `nil` if the component was removed.
    var changedTraitsForTextSize: UITraitCollection? {
        textSizeTraits(of: mountedNode)
    }

    private func textSizeTraits(of node: MountedNode?) -> UITraitCollection? {
        let traits = traitCollection
        guard window == nil else { return traits }
        guard let category = node?.hostedContentSizeCategory else { return nil }
        return traits.preferredContentSizeCategory == category
            ? traits : UITraitCollection(preferredContentSizeCategory: category)
    }

    /// Updates the component of the view, because the user has chosen another text size.
    func updateComponentForTextSize() {
        guard let node = mountedNode else { return }
        UpdateScheduler.shared.requestUpdate(of: node, transition: .immediate, isLocal: false)
    }

    /// Updates the component of the view before the next frame if the user has chosen another text size: until then its
    /// subviews adopt it.
    func updateComponentIfTextSizeChanged(from previous: UITraitCollection?) {
        guard let node = mountedNode, let previous, window != nil,
            previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        PendingUpdates.shared.add(node.reference)
    }
}

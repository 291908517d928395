/// A view that edits text and customizes its edit menu.
@MainActor protocol EditMenuProviding: AnyObject {
    /// Returns the menu that replaces the standard one, or `nil` to keep it.
    func editMenu(suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called when the menu is presented.
    func willPresentEditMenu(with animator: MenuAnimator)
    /// Called when the menu is dismissed.
    func willDismissEditMenu(with animator: MenuAnimator)
}

/// Opens the edit menu of a text-editing view, or the menu of a link in it.
///
/// A click outside the selection moves the caret first, as on other desktop platforms.
@MainActor package final class TextContextMenu: UIContextMenuInteractionDelegate {
    private weak var view: (any UIView & UITextInput)?
    /// The link or attachment whose menu is open.
    private var item: UITextItem?
    private lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(for view: any UIView & UITextInput) {
        self.view = view
        view.addInteraction(interaction)
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        item = nil
        if let text = view as? UITextView, let link = text.itemWithMenu(at: location) {
            item = link.item
            return text.menu(for: link).map { menu in UIContextMenuConfiguration { _ in menu } }
        }
        guard let view, view.becomeFirstResponder() else { return nil }
        placeCaret(at: location, in: view)
        return UIContextMenuConfiguration { [weak view] _ in view.map { Self.menu(for: $0) } }
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let animator = animator as? MenuAnimator else { return }
        guard let item, let text = view as? UITextView else {
            return provider?.willPresentEditMenu(with: animator) ?? ()
        }
        text.delegate?.textView(text, textItemMenuWillDisplayFor: item, animator: animator)
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let animator = animator as? MenuAnimator else { return }
        guard let item, let text = view as? UITextView else {
            return provider?.willDismissEditMenu(with: animator) ?? ()
        }
        text.delegate?.textView(text, textItemMenuWillEndFor: item, animator: animator)
    }

    private var provider: (any EditMenuProviding)? { view as? any EditMenuProviding }

    /// Returns the edit menu, with corrections if the caret is in a misspelled word.
    private static func menu(for view: any UIView & UITextInput) -> UIMenu {
        var menu = UIMenu.editMenu(for: view)
        if let checked = view as? any SpellCheckedView, let spelling = UIMenu.spellingMenu(for: checked) {
            menu = menu.replacingChildren([spelling] + menu.children)
        }
        return (view as? any EditMenuProviding)?.editMenu(suggestedActions: menu.children) ?? menu
    }

    private func placeCaret(at location: CGPoint, in view: any UIView & UITextInput) {
        guard let selected = view.selectedTextRange, let place = view.closestPosition(to: location) else { return }
        let isInside =
            view.compare(selected.start, to: place) != .orderedDescending
            && view.compare(place, to: selected.end) != .orderedDescending
        // The Menu key opens the menu at the caret, which lies inside the selection.
        if selected.isEmpty || !isInside { view.selectedTextRange = view.textRange(from: place, to: place) }
    }
}

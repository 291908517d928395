/// Opens the edit menu of a text-editing view.
///
/// A click outside the selection moves the caret first, as on other desktop platforms.
@MainActor package final class TextContextMenu: UIContextMenuInteractionDelegate {
    private weak var view: (any UIView & UITextInput)?
    private lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(for view: any UIView & UITextInput) {
        self.view = view
        view.addInteraction(interaction)
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let view, view.becomeFirstResponder() else { return nil }
        placeCaret(at: location, in: view)
        return UIContextMenuConfiguration { [weak view] _ in view.map { Self.menu(for: $0) } }
    }

    /// Returns the edit menu, with corrections if the caret is in a misspelled word.
    private static func menu(for view: any UIView & UITextInput) -> UIMenu {
        let edit = UIMenu.editMenu(for: view)
        guard let checked = view as? any SpellCheckedView, let spelling = UIMenu.spellingMenu(for: checked) else {
            return edit
        }
        return edit.replacingChildren([spelling] + edit.children)
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

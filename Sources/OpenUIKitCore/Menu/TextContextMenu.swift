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
        return UIContextMenuConfiguration { [weak view] _ in view.map { UIMenu.editMenu(for: $0) } }
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

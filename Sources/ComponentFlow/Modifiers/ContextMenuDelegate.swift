/// A delegate that creates the menu of a view when it opens.
///
/// A supplement, such as the swipe actions of a row, adds a section to the menu of the component, without entries whose
/// titles the menu contains already.
@MainActor
final class ContextMenuDelegate: UIContextMenuInteractionDelegate {
    var items: @MainActor () -> [MenuItem] = { [] }
    let isSupplement: Bool

    init(on view: UIView, isSupplement: Bool) {
        self.isSupplement = isSupplement
        connectModifiers()
        let others = view.gestureRecognizers ?? []
        view.addInteraction(UIContextMenuInteraction(delegate: self))
        guard isSupplement else { return }
        // What a supplement contains is available to touches in another way.
        for case let press as UILongPressGestureRecognizer in view.gestureRecognizers ?? []
        where !others.contains(where: { $0 === press }) {
            press.isEnabled = false
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        interaction.view?.selectRowForContextMenu()
        let elements = interaction.view?.contextMenuItems.elements() ?? []
        return elements.isEmpty ? nil : UIContextMenuConfiguration { _ in UIMenu(children: elements) }
    }
}

extension UIView {
    /// The entries of the nearest component with a menu, from this one outward, and those of all supplements.
    fileprivate var contextMenuItems: [MenuItem] {
        var menu: [MenuItem] = []
        var supplements: [[MenuItem]] = []
        for view in sequence(first: self, next: \.superview) {
            for delegate in view.contextMenuDelegates {
                if delegate.isSupplement {
                    supplements.append(view.items(of: delegate))
                } else if menu.isEmpty {
                    menu = view.items(of: delegate)
                }
            }
        }
        let titles = Set(menu.map(\.title)).subtracting([""])
        let others = supplements.map { items in items.filter { !titles.contains($0.title) } }
        return Array(([menu] + others.filter { !$0.isEmpty }).joined(separator: [MenuItem.separator]))
    }

    /// Returns the entries of a menu in the language of the view.
    private func items(of delegate: ContextMenuDelegate) -> [MenuItem] {
        LanguageScope.run(traitCollection.language) { delegate.items() }
    }

    fileprivate var contextMenuDelegates: [ContextMenuDelegate] {
        interactions.compactMap { ($0 as? UIContextMenuInteraction)?.delegate as? ContextMenuDelegate }
    }

    /// Returns the menu of the first component in the subtree that has one, with its supplements.
    func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
        // A menu is completed by the supplements around it, and a supplement by the menu around it.
        if let supplement = firstSupplementedView {
            let point = convert(point, to: supplement)
            return supplement.contextMenuOfSubviews(at: point) ?? supplement.ownContextMenu(at: point)
        }
        return ownContextMenu(at: point) ?? contextMenuOfSubviews(at: point)
    }

    private var firstSupplementedView: UIView? {
        if contextMenuDelegates.contains(where: \.isSupplement) { return self }
        return subviews.firstResult { $0.firstSupplementedView }
    }

    private func ownContextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
        interactions.firstResult {
            guard let interaction = $0 as? UIContextMenuInteraction else { return nil }
            return interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: point)
        }
    }

    private func contextMenuOfSubviews(at point: CGPoint) -> UIContextMenuConfiguration? {
        subviews.reversed().firstResult { $0.contextMenu(at: self.convert(point, to: $0)) }
    }
}

/// A reusable behavior that can be added to a view.
@MainActor public protocol UIInteraction: AnyObject {
    /// The view to which the interaction was added.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from its view (`nil`).
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from its view (`nil`).
    func didMove(to view: UIView?)
}

extension UIView {
    /// The view's interactions, in the order in which they were added.
    public final var interactions: [any UIInteraction] {
        get { rareState?.interactions ?? [] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, removing it from its previous view.
    public final func addInteraction(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ensureRareState().interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ensureRareState().interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}

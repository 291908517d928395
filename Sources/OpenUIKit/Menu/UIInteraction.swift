/// Something that people can do with a view, apart from what its class does.
@MainActor public protocol UIInteraction: AnyObject {
    /// The view.
    var view: UIView? { get }
    /// Called before the interaction comes to a view, or leaves its view (nil).
    func willMove(to view: UIView?)
    /// Called after the interaction came to a view, or left its view (nil).
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

    /// Adds an interaction, taking it from where it was.
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

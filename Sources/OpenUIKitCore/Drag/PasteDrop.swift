/// Pastes the items that are dropped onto a view with a ``UIResponder/pasteConfiguration``.
///
/// The interaction is not among those of the view.
@MainActor final class PasteDrop: UIDropInteractionDelegate {
    private lazy var interaction = UIDropInteraction(delegate: self)

    /// Returns the interaction, which refers to the view.
    func interaction(of view: UIView) -> UIDropInteraction {
        if interaction.view !== view { interaction.didMove(to: view) }
        return interaction
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let view = interaction.view, view.pasteConfiguration != nil else { return false }
        // The types of files are known only when they are dropped.
        let hasFiles = (session as? ActiveDropSession)?.hasListOfFiles ?? false
        return hasFiles || view.canPaste(session.items.map(\.itemProvider))
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let providers = session.items.map(\.itemProvider)
        guard let view = interaction.view, view.canPaste(providers) else { return }
        view.paste(itemProviders: providers)
    }
}

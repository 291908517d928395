struct ToolTipAttachment: ViewAttachment {
    let text: String

    final class Handler: AttachmentHandler {
        fileprivate let interaction = UIToolTipInteraction()

        required init(view: UIView) {
            super.init(view: view)
            view.addInteraction(interaction)
        }

        override func detach() {
            view?.removeInteraction(interaction)
        }
    }

    @MainActor func update(_ handler: Handler) {
        if handler.interaction.defaultToolTip != text { handler.interaction.defaultToolTip = text }
    }
}

extension Component {
    /// Returns the component with a tool tip, which is shown while the pointer rests over it.
    ///
    /// The text is also the description of the component for assistive technologies.
    public func help(_ text: String) -> Attached<EnvironmentType> {
        attaching(ToolTipAttachment(text: text))
    }
}

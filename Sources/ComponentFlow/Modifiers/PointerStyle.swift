/// The shape of the pointer over a component.
struct PointerStyleAttachment: ViewAttachment {
    /// The shape; `nil` stands for the one without the modifier.
    let shape: UIPointerShape?

    final class Handler: AttachmentHandler, UIPointerInteractionDelegate {
        private lazy var interaction = UIPointerInteraction(delegate: self)
        private var shape: UIPointerShape?

        fileprivate func show(_ shape: UIPointerShape?) {
            if interaction.view == nil { view?.addInteraction(interaction) }
            guard shape != self.shape else { return }
            self.shape = shape
            interaction.invalidate()
        }

        override func detach() {
            view?.removeInteraction(interaction)
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            shape.map { UIPointerStyle(shape: $0) }
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.show(shape)
    }
}

extension Component {
    /// Returns the component with a shape of the pointer while it is over the component.
    ///
    /// `nil` stands for the shape that the pointer has without the modifier.
    public func pointerStyle(_ shape: UIPointerShape?) -> Attached<EnvironmentType> {
        attaching(PointerStyleAttachment(shape: shape))
    }
}

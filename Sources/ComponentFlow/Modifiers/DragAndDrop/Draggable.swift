/// The items of a drag that begins at a component.
struct DragAttachment: ViewAttachment {
    @Behavior var items: @MainActor () -> [UIDragItem]

    final class Handler: AttachmentHandler, UIDragInteractionDelegate {
        private lazy var interaction = UIDragInteraction(delegate: self)
        private var items: @MainActor () -> [UIDragItem] = { [] }

        fileprivate func show(_ items: @escaping @MainActor () -> [UIDragItem]) {
            self.items = items
            if interaction.view == nil { view?.addInteraction(interaction) }
        }

        override func detach() {
            view?.removeInteraction(interaction)
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            prepare()
            return items()
        }
    }

    @MainActor func update(_ handler: Handler) {
        handler.show(items)
    }
}

extension Component {
    /// Returns the component with a value that the user can drag from it to other components, windows and programs.
    ///
    /// ```swift
    /// Image(photo).draggable { photo }
    /// ```
    ///
    /// A drag begins when the pointer moves with the primary button pressed, or when a finger has rested on the component.
    /// Texts, URLs, images and colors can be dragged, and values of types that conform to `NSItemProviderWriting`.
    ///
    /// - Parameter value: A closure that returns the value, called when a drag begins.
    public func draggable<Value: NSItemProviderWriting>(
        _ value: @escaping @MainActor () -> Value
    ) -> Attached<EnvironmentType> {
        draggable(items: {
            let value = value()
            let item = UIDragItem(itemProvider: NSItemProvider(object: value))
            item.localObject = value
            return [item]
        })
    }

    /// Returns the component with items that the user can drag from it.
    ///
    /// - Parameter items: A closure that returns the items, called when a drag begins; without items, none begins.
    public func draggable(items: @escaping @MainActor () -> [UIDragItem]) -> Attached<EnvironmentType> {
        attaching(DragAttachment(items: items))
    }
}

/// An item that is dragged.
@preconcurrency @MainActor public final class UIDragItem: NSObject {
    /// The representations of the item.
    public let itemProvider: NSItemProvider
    /// The object in this program that is dragged; drops in other programs do not have it.
    public var localObject: Any?
    /// Creates the image at the pointer; `nil` is the one that the interaction's delegate provides.
    public var previewProvider: (@MainActor () -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// The appearance of a drag preview.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The image of a dragged item: the appearance of a view.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view whose appearance is shown; it need not be in a window.
    public final let view: UIView
    /// The appearance of the preview.
    public final let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }
}

/// The place at which a drag preview starts or ends.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// The image of a dragged item, and the place from which it is lifted.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

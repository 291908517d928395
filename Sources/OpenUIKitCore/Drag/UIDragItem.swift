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
@preconcurrency @MainActor open class UIDragPreviewParameters: NSObject {
    /// The visible part in the view's coordinates; `nil` is the whole view.
    public final var visiblePath: UIBezierPath?
    /// The color behind the view; `nil` is the window's background.
    public final var backgroundColor: UIColor?

    /// Creates parameters for a whole view.
    public override init() {
        super.init()
    }
}

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

/// The place at which a preview starts or ends.
@preconcurrency @MainActor open class UIDragPreviewTarget: NSObject {
    /// The view that contains the place.
    public final let container: UIView
    /// The center of the preview in the container's coordinates.
    public final let center: CGPoint

    /// Creates a place.
    public init(container: UIView, center: CGPoint) {
        (self.container, self.center) = (container, center)
        super.init()
    }
}

/// The image of a dragged item, and the place from which it is lifted.
@preconcurrency @MainActor open class UITargetedDragPreview: NSObject {
    /// The view whose appearance is shown.
    public final let view: UIView
    /// The appearance of the preview.
    public final let parameters: UIDragPreviewParameters
    /// The place from which the preview is lifted.
    public final let target: UIDragPreviewTarget

    /// Creates a preview that is lifted from a place.
    public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview that is lifted from the view's own place.
    public convenience init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        let container = view.superview ?? view
        self.init(
            view: view, parameters: parameters, target: UIDragPreviewTarget(container: container, center: view.center))
    }
}

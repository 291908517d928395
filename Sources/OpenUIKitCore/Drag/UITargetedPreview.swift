/// The appearance of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The visible part in the view's coordinates; `nil` is the whole view.
    public final var visiblePath: UIBezierPath?
    /// The color behind the view; `nil` is the window's background.
    public final var backgroundColor: UIColor?

    /// Creates parameters for a whole view.
    public override init() {
        super.init()
    }
}

/// The place at which a preview starts or ends.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
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

/// The appearance of a view, and the place from which it is lifted.
///
/// Drags show a subclass, ``UITargetedDragPreview``. Context menus have no previews.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view whose appearance is shown.
    public final let view: UIView
    /// The appearance of the preview.
    public final let parameters: UIPreviewParameters
    /// The place from which the preview is lifted.
    public final let target: UIPreviewTarget

    /// Creates a preview that is lifted from a place.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview that is lifted from the view's own place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let container = view.superview ?? view
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    /// Creates a preview of a whole view that is lifted from the view's own place.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of the view, in points.
    public final var size: CGSize { view.bounds.size }

    /// Returns a preview with the same appearance that is lifted from another place.
    public final func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
        Self(view: view, parameters: parameters, target: newTarget)
    }
}

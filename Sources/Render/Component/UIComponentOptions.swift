/// How a component uses the view in which it is shown.
public enum UIComponentCanvasOption: Hashable, Sendable {
    /// The size of the canvas is the space there is.
    case useBoundsAsCanvasSize
    /// The component is rendered again when the canvas changes its size.
    case renderOnCanvasSizeChange
    /// The component may be wider than the canvas.
    case flexibleWidth
    /// The component may be higher than the canvas.
    case flexibleHeight

    /// What is usual: the canvas gives the width, and the content the height.
    public static func defaults() -> [UIComponentCanvasOption] {
        [.useBoundsAsCanvasSize, .flexibleHeight]
    }
}

/// How one render is done.
public enum UIComponentRenderOption {
    /// What changes is animated by an animator, which is started by the render.
    case animateLayoutChanges(animator: UIViewPropertyAnimator)
}

extension CALayer {
    /// The filter that composes the layer with what lies behind it, of which there is none.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var compositingFilter: Any? {
        get { nil }
        set {}
    }

    /// Whether the layer is drawn on another thread.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var drawsAsynchronously: Bool {
        get { false }
        set {}
    }

    /// Whether the edges of the layer are antialiased on request, in addition to what the renderer does.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var allowsEdgeAntialiasing: Bool {
        get { false }
        set {}
    }
}

extension CALayer {
    /// The filter that composes the layer with what lies behind it, of which there is none.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var compositingFilter: Any? {
        get { nil }
        set {}
    }
}

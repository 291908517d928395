extension UIScrollView {
    /// The whole content: pin the content's edges to it, and it sets ``contentSize``.
    public final var contentLayoutGuide: UILayoutGuide {
        systemGuide(.content, at: \.content, name: "UIScrollViewContentLayoutGuide")
    }

    /// What is shown of the content: views pinned to it stay where they are while the content scrolls.
    public final var frameLayoutGuide: UILayoutGuide {
        systemGuide(.scrollFrame, at: \.frame, name: "UIScrollViewFrameLayoutGuide")
    }
}

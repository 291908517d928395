extension UIScrollView {
    /// The area of the whole content: constraints to its edges determine ``contentSize``.
    public final var contentLayoutGuide: UILayoutGuide {
        systemGuide(.content, at: \.content, name: "UIScrollViewContentLayoutGuide")
    }

    /// The visible area: views pinned to it keep their position while the content scrolls.
    public final var frameLayoutGuide: UILayoutGuide {
        systemGuide(.scrollFrame, at: \.frame, name: "UIScrollViewFrameLayoutGuide")
    }
}

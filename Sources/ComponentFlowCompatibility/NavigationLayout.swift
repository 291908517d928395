import ComponentFlow

/// The heights of what surrounds the content of a screen, in points.
public struct NavigationLayout: Equatable, Sendable {
    /// The height of the status bar, which is 0 on Linux.
    public var statusBarHeight: CGFloat
    /// The height of the on-screen keyboard.
    public var inputHeight: CGFloat
    /// The height of the area at the bottom that controls avoid.
    public var bottomNavigationHeight: CGFloat

    /// Creates a layout.
    public init(statusBarHeight: CGFloat, inputHeight: CGFloat, bottomNavigationHeight: CGFloat) {
        self.statusBarHeight = statusBarHeight
        self.inputHeight = inputHeight
        self.bottomNavigationHeight = bottomNavigationHeight
    }
}

/// The configuration of the status bar of a scene, which desktop windows do not have.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    override init() {
        super.init()
    }

    /// The frame of the status bar, which is always empty.
    public var statusBarFrame: CGRect { .zero }
    /// Whether the status bar is hidden, which is always `true`.
    public var isStatusBarHidden: Bool { true }
    /// The style of the status bar, which is always the default.
    public var statusBarStyle: UIStatusBarStyle { .default }
}

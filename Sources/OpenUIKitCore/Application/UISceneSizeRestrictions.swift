/// The limits of the size of a desktop window.
///
/// ```swift
/// window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 480, height: 320)
/// ```
@MainActor public final class UISceneSizeRestrictions: NSObject {
    private weak var window: UIWindow?

    init(of window: UIWindow) {
        self.window = window
        super.init()
    }

    /// The size below which users cannot resize the window, in points.
    ///
    /// The default is 200 × 150 points, or the initial size of a window that is smaller. Negative and infinite lengths
    /// count as 0.
    public var minimumSize: CGSize {
        get { window?.minimumSize ?? .zero }
        set {
            func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
            window?.minimumSize = CGSize(width: usable(newValue.width), height: usable(newValue.height))
        }
    }
}

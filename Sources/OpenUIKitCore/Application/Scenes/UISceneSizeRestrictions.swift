internal import OpenDisplay

/// The limits of the size of a desktop window.
///
/// ```swift
/// window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 480, height: 320)
/// ```
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
    /// The limits that were set before the scene had a window.
    private var minimum: CGSize?
    private var maximum: CGSize?

    /// The window of the scene, which adopts the limits that were set before.
    weak var window: UIWindow? {
        didSet {
            if let minimum { window?.minimumSize = minimum }
            if let maximum { window?.maximumSize = maximum }
        }
    }

    override init() {
        super.init()
    }

    /// The size below which users cannot resize the window, in points.
    ///
    /// The default is 200 × 150 points, or the initial size of a window that is smaller. Negative and infinite lengths
    /// count as 0.
    public var minimumSize: CGSize {
        get { window?.minimumSize ?? minimum ?? .zero }
        set {
            func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
            let size = CGSize(width: usable(newValue.width), height: usable(newValue.height))
            minimum = size
            window?.minimumSize = size
        }
    }

    /// The largest size of the window, in points.
    ///
    /// If it equals ``minimumSize``, the window has this size, and users cannot resize it. Otherwise it limits the size
    /// with which the window is shown: GTK 4 does not limit the size to which users resize windows. By default, the size
    /// is not limited; lengths that are negative or not finite are not limited, either.
    public var maximumSize: CGSize {
        get { window?.maximumSize ?? maximum ?? .unlimited }
        set {
            func usable(_ length: CGFloat) -> CGFloat { length.isFinite && length >= 0 ? length : .infinity }
            let size = CGSize(width: usable(newValue.width), height: usable(newValue.height))
            maximum = size
            window?.maximumSize = size
        }
    }
}

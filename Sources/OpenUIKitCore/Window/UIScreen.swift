internal import OpenDisplay

/// A display.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
    /// The display with the main window.
    public static let main = UIScreen()

    /// The size in points of a window for which none was specified.
    static let defaultSize = CGSize(width: 800, height: 600)

    weak var surface: (any DisplaySurface)?

    override private init() {
        super.init()
    }

    /// Chooses another window, if there is one, as the main window when the present one closes.
    func mainWindowWillClose(_ window: UIWindow) {
        let next = UIApplication.shared.windows.first { $0 !== window && $0.surface != nil }
        surface = next?.surface
        UITraitCollection.mainScreen = next?.surfaceTraits ?? .initialScreen
    }

    /// The bounds of the main window, because displays are not queried.
    public var bounds: CGRect { CGRect(origin: .zero, size: surface?.size ?? Self.defaultSize) }

    /// The bounds in device pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The number of device pixels per point.
    public var scale: CGFloat { surface?.scale ?? UITraitCollection.mainScreen.displayScale }

    /// The number of device pixels per point.
    public var nativeScale: CGFloat { scale }

    /// The maximum number of frames per second of the display.
    public var maximumFramesPerSecond: Int { surface?.maximumFramesPerSecond ?? 60 }

    /// The displays, of which only the one with the main window is represented.
    public static var screens: [UIScreen] { [main] }

    /// The screen that this one repeats, which is always `nil`.
    public var mirrored: UIScreen? { nil }

    /// Whether the screen is recorded or shown elsewhere, which programs cannot know: always `false`.
    public var isCaptured: Bool { false }

    /// The brightness of the screen, from 0 to 1, which programs cannot change: always 1.
    public var brightness: CGFloat {
        get { 1 }
        @available(*, deprecated, message: "Has no effect on Linux.") set {}
    }

    /// The name of a notification of changed brightness.
    @available(*, deprecated, message: "Is not posted on Linux.")
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")

    /// Returns a view with an image of the main window, which is empty without a window.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let window = UIApplication.shared.windows.first { $0.surface != nil && $0.surface === surface }
        return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }

    /// Returns a display link of the screen, which calls a method for each frame.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// The traits of the display.
    public var traitCollection: UITraitCollection { UITraitCollection.mainScreen }

    /// Called after the traits changed.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

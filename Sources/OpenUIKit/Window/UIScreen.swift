internal import OpenDisplay

internal import Synchronization

/// A display.
@MainActor public final class UIScreen: NSObject, UITraitEnvironment {
    /// The display with the main window.
    public static let main = UIScreen()

    /// What the main window's display is like, readable on any thread: images and colours ask for it there.
    nonisolated static var mainTraits: UITraitCollection {
        get { traits.withLock { $0 } }
        set { traits.withLock { $0 = newValue } }
    }

    private nonisolated static let initialTraits = UITraitCollection(
        TraitValues(
            userInterfaceStyle: .light, displayScale: 1, userInterfaceIdiom: .mac, horizontalSizeClass: .regular,
            verticalSizeClass: .regular, layoutDirection: .leftToRight,
            preferredContentSizeCategory: .named(in: ProcessInfo.processInfo.environment) ?? .large))
    private nonisolated static let traits = Mutex(initialTraits)

    /// The size of a window nobody gave a size, in points.
    static let defaultSize = CGSize(width: 800, height: 600)

    weak var surface: (any DisplaySurface)?

    override private init() {
        super.init()
    }

    /// The main window closes: another one, if there is one, is the main window now.
    func moveOn(from window: UIWindow) {
        let next = UIApplication.shared.windows.first { $0 !== window && $0.surface != nil }
        surface = next?.surface
        Self.mainTraits = next?.surfaceTraits ?? Self.initialTraits
    }

    /// The room there is: the main window's, since displays themselves are not asked.
    public var bounds: CGRect { CGRect(origin: .zero, size: surface?.size ?? Self.defaultSize) }

    /// The room in device pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Device pixels per point.
    public var scale: CGFloat { surface?.scale ?? Self.mainTraits.displayScale }

    /// Device pixels per point.
    public var nativeScale: CGFloat { scale }

    /// How many frames the display shows in a second at most.
    public var maximumFramesPerSecond: Int { surface?.maximumFramesPerSecond ?? 60 }

    /// What the display is like.
    public var traitCollection: UITraitCollection { Self.mainTraits }

    /// Called after the traits changed.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

public import ComponentFlow
import OpenDisplay
import OpenQuartzCore

/// An off-screen window with a manual clock, for testing views and components.
///
/// A stage uses the same code paths as a real window: touches go through hit testing and gesture recognizers,
/// animations through layers, and pixels through the same painter. The test controls only time and input, so it never
/// waits and renders the same pixels on every run.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 200, height: 100))
/// stage.show(Counter())
/// try stage.tap("Count")
/// stage.advance(by: 0.3)
/// try stage.verifySnapshot(named: "counter_after-tap")
/// ```
///
/// Keep a reference to the stage while using its window or views: the window closes when the stage is deallocated.
///
/// A stage installs its clock whenever one of its methods is called, so several stages can be used side by side.
@preconcurrency @MainActor
public final class Stage {
    public let clock: ManualClock
    public let window: UIWindow
    /// The frame rate with which ``advance(by:)`` steps, in frames per second.
    public let framesPerSecond: Double = 60

    let surface: OffscreenSurface
    var touches: [Int: CGPoint] = [:]
    /// The modifier keys that are held.
    var modifiers: KeyModifiers = []
    /// The current recording, or `nil` while not recording.
    var recording: InputRecording?
    /// The clock's time when the recording started.
    var recordingStart: TimeInterval = 0
    /// Whether the accessibility tree was activated by this stage.
    var hasAccessibilityTree = false
    private var componentHost: (any StageHost)?

    /// Creates an empty stage.
    ///
    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - scale: The number of pixels per point in rendered images.
    ///   - style: The user interface style, light or dark.
    public init(size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light) {
        clock = ManualClock()
        clock.install()
        surface = OffscreenSurface(size: size, scale: scale, appearance: style == .dark ? .dark : .light)
        window = UIWindow(surface: surface)
        window.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
    }

    /// The application retains visible windows, so the window is closed explicitly.
    isolated deinit {
        presentsAccessibility = false
        window.close()
    }

    // MARK: - Content

    /// Adds a view to the stage, in front of the existing content.
    ///
    /// A view with an empty frame is resized to fill the stage.
    public func show(_ view: UIView) {
        clock.install()
        if view.frame.isEmpty { view.frame = window.bounds }
        window.addSubview(view)
        prepareFrame()
    }

    /// Makes a view controller the root of the stage's window, as an application does; its view fills the stage.
    public func show(_ viewController: UIViewController) {
        clock.install()
        window.rootViewController = viewController
        prepareFrame()
    }

    /// Shows a component at the top left, proposes the size of the whole stage, and returns the component's size in
    /// points.
    ///
    /// If the stage already shows a component with the same environment type, that component is updated.
    @discardableResult
    public func show<ComponentType: Component>(
        _ component: ComponentType, transition: ComponentTransition = .immediate
    ) -> CGSize where ComponentType.EnvironmentType == Empty {
        show(component, transition: transition, environment: {})
    }

    /// Shows a component that expects an environment.
    @discardableResult
    public func show<ComponentType: Component>(
        _ component: ComponentType, transition: ComponentTransition = .immediate,
        @EnvironmentBuilder environment: () -> Environment<ComponentType.EnvironmentType>
    ) -> CGSize {
        clock.install()
        let host = host(for: ComponentType.EnvironmentType.self)
        let size = host.update(
            transition: transition, component: AnyComponent(component), environment: environment,
            containerSize: window.bounds.size)
        host.frame = CGRect(origin: .zero, size: size)
        prepareFrame()
        return size
    }

    /// The root view of the component on the stage.
    public var componentView: UIView? {
        componentHost?.componentView
    }

    private func host<EnvironmentType>(for type: EnvironmentType.Type) -> ComponentHostView<EnvironmentType> {
        if let host = componentHost as? ComponentHostView<EnvironmentType> { return host }
        componentHost?.removeFromSuperview()
        let host = ComponentHostView<EnvironmentType>()
        host.sizeDidChange = { [weak host] size, _ in host?.frame.size = size }
        window.addSubview(host)
        componentHost = host
        return host
    }

    // MARK: - Time

    /// Advances the clock frame by frame.
    ///
    /// - Parameter seconds: The duration; the last frame is exactly at its end.
    public func advance(by seconds: TimeInterval) {
        clock.install()
        prepareFrame()
        let end = clock.now + max(seconds, 0)
        let step = 1 / framesPerSecond
        while end - clock.now > step * 1.000001 {
            clock.advance(by: step)
            prepareFrame()
        }
        clock.advance(by: end - clock.now)
        prepareFrame()
    }

    /// Advances the clock until no animation or display link is active.
    ///
    /// - Parameter limit: The longest time to wait, in seconds of the stage's clock.
    /// - Returns: `true` if all animations ended within that time.
    @discardableResult
    public func settle(limit: TimeInterval = 10) -> Bool {
        clock.install()
        prepareFrame()
        let end = clock.now + limit
        while isMoving, clock.now < end {
            clock.advance(by: 1 / framesPerSecond)
            prepareFrame()
        }
        return !isMoving
    }

    /// Whether an animation or a display link is running, or an animation is scheduled to begin.
    public var isMoving: Bool {
        surface.layerTree?.nextFrameTime != nil
    }

    func prepareFrame() {
        surface.layerTree?.prepareFrame(at: clock.now)
    }

    // MARK: - Pixels

    /// Renders the stage as it appears at the current time.
    public func image() -> UIImage? {
        clock.install()
        guard let image = surface.renderImage(at: clock.now) else { return nil }
        return UIImage(cgImage: image, scale: surface.scale, orientation: .up)
    }

    /// Changes the size of the window, in points, and its scale unless that is `nil`.
    public func resize(to size: CGSize, scale: CGFloat? = nil) {
        clock.install()
        surface.resize(to: size, scale: scale)
        prepareFrame()
    }

    /// Changes the factor of text sizes, as a change of the desktop's setting does; initially 1.
    ///
    /// Text styles use the nearest of UIKit's size categories, the largest of which corresponds to a factor of 3.1.
    public func setTextScale(_ scale: CGFloat) {
        clock.install()
        surface.setTextScale(scale)
        prepareFrame()
    }

    /// Switches between the light and dark style, as a change of the system setting does.
    public func setStyle(_ style: UIUserInterfaceStyle) {
        clock.install()
        surface.setAppearance(style == .dark ? .dark : .light)
        prepareFrame()
    }
}

/// A component host, independent of its environment type.
@MainActor
private protocol StageHost: UIView {
    var componentView: UIView? { get }
}

extension ComponentHostView: StageHost {}

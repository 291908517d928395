public import ComponentFlow
import OpenDisplay
import OpenQuartzCore

/// A window without a screen, on a clock that you move: where views and components are tested.
///
/// Everything on a stage goes the way it goes in a real window: touches through hit testing and gesture recognisers,
/// animations through layers, pixels through the same painter. Only time and input are yours, so a test needs no waiting
/// and gives the same pixels on every run.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 200, height: 100))
/// stage.show(Counter())
/// stage.tap(at: CGPoint(x: 100, y: 50))
/// stage.advance(by: 0.3)
/// try stage.verifySnapshot(named: "counter_after-tap")
/// ```
///
/// Keep the stage as long as you look at its window or views: with the stage its window closes.
///
/// A stage installs its clock whenever one of its methods is called, so several stages can live side by side.
@MainActor
public final class Stage {
    /// The stage's clock.
    public let clock: ManualClock
    /// The window on the stage.
    public let window: UIWindow
    /// Frames per second that ``advance(by:)`` steps through.
    public let framesPerSecond: Double = 60

    let surface: OffscreenSurface
    var touches: [Int: CGPoint] = [:]
    /// What is written down, while it is.
    var recording: InputRecording?
    /// The clock's time when the writing down began.
    var recordingStart: TimeInterval = 0
    private var componentHost: (any StageHost)?

    /// Makes an empty stage.
    ///
    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - scale: Pixels per point of the pictures.
    ///   - style: Light or dark.
    public init(size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light) {
        clock = ManualClock()
        clock.install()
        surface = OffscreenSurface(size: size, scale: scale, appearance: style == .dark ? .dark : .light)
        window = UIWindow(surface: surface)
        window.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
    }

    /// The application keeps visible windows.
    isolated deinit {
        window.close()
    }

    // MARK: - What is on the stage

    /// Puts a view on the stage, in front of what is there.
    ///
    /// A view without a size gets the whole stage.
    public func show(_ view: UIView) {
        clock.install()
        if view.frame.isEmpty { view.frame = window.bounds }
        window.addSubview(view)
        prepareFrame()
    }

    /// Shows a component at the top left, offering it the whole stage, and returns its size in points.
    ///
    /// Called again with a component of the same environment, it updates the one that is shown.
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

    /// The view of the component on the stage.
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

    /// Lets time pass, frame by frame.
    ///
    /// - Parameter seconds: How much; the last frame falls on the exact end.
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

    /// Lets time pass until nothing moves any more.
    ///
    /// - Parameter limit: The longest time to wait, in seconds of the stage's clock.
    /// - Returns: Whether everything came to rest in that time.
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

    /// Whether an animation or a display link is running, or an animation waits for its beginning.
    public var isMoving: Bool {
        surface.layerTree?.nextFrameTime != nil
    }

    func prepareFrame() {
        surface.layerTree?.prepareFrame(at: clock.now)
    }

    // MARK: - Pixels

    /// Paints what an eye would see now.
    public func image() -> UIImage? {
        clock.install()
        guard let image = surface.renderImage(at: clock.now) else { return nil }
        return UIImage(cgImage: image, scale: surface.scale, orientation: .up)
    }

    /// Changes the size of the window, in points, and if given its scale.
    public func resize(to size: CGSize, scale: CGFloat? = nil) {
        clock.install()
        surface.resize(to: size, scale: scale)
        prepareFrame()
    }

    /// Switches between light and dark, as a change of the user's settings does.
    public func setStyle(_ style: UIUserInterfaceStyle) {
        clock.install()
        surface.setAppearance(style == .dark ? .dark : .light)
        prepareFrame()
    }
}

/// A component host of any environment.
@MainActor
private protocol StageHost: UIView {
    var componentView: UIView? { get }
}

extension ComponentHostView: StageHost {}

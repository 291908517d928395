#if INSPECTOR

internal import ComponentFlow

/// What `componentflow run` shows above the windows of the program: the errors of a build, or a message.
@MainActor
final class BuildBanners {
    private static let messageDuration = 6.0

    private var views: [BuildBannerView] = []
    private let schedule: (_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Void
    /// The number of banners that were shown, so that a message does not remove its successor.
    private var count = 0

    /// - Parameter schedule: Calls a closure after a time.
    init(
        schedule: @escaping (_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Void = {
            seconds, action in
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
        }
    ) {
        self.schedule = schedule
    }

    /// Shows the errors of a build until they are hidden.
    func show(_ errors: [BuildError], in windows: [UIWindow]) {
        show(windows) { AnyComponent(BuildErrorList(errors: errors)) }
    }

    /// Shows a message for a few seconds.
    func show(_ message: String, in windows: [UIWindow]) {
        show(windows) { AnyComponent(BuildMessage(message: message)) }
        let shown = count
        schedule(Self.messageDuration) { [weak self] in
            if self?.count == shown { self?.hide() }
        }
    }

    func hide() {
        views.forEach { $0.removeFromSuperview() }
        views = []
    }

    private func show(_ windows: [UIWindow], component: () -> AnyComponent<Empty>) {
        hide()
        count += 1
        views = windows.map { window in
            let view = BuildBannerView(component())
            view.frame = window.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(view)
            return view
        }
    }
}

/// A view above the contents of a window that shows a component at its bottom edge.
final class BuildBannerView: UIView {
    private let host = ComponentHostView<Empty>()
    private let component: AnyComponent<Empty>

    init(_ component: AnyComponent<Empty>) {
        self.component = component
        super.init(frame: .zero)
        layer.zPosition = 1_000_001
        addSubview(host)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = host.update(component: component, containerSize: bounds.size)
        host.frame = CGRect(x: 0, y: bounds.height - size.height, width: size.width, height: size.height)
    }

    /// The contents of the window beside the component can be used.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let result = super.hitTest(point, with: event)
        return result === self ? nil : result
    }
}

#endif

/// A view controller that shows what a component presents or pushes, in the environment of that component.
final class ScreenController<EnvironmentType>: ComponentViewController<EnvironmentType> {
    var lifetime: PresentationLifetime?
    var dismissContent: (() -> Void)?
    /// Whether the component is proposed almost the size of the window, and its size becomes the preferred one.
    private let sizesToFit: Bool
    private let hasBackground: Bool
    private let source: EnvironmentSource<EnvironmentType>
    private weak var origin: UIView?
    /// The tint that the component from which the screen originates inherits, for views that inherit theirs from their
    /// superviews.
    var tint: UIColor? {
        didSet { if tint != oldValue { viewIfLoaded?.tintColor = tint } }
    }

    /// Called with the width that the content of an inspector specifies.
    var inspectorWidthDidChange: ((InspectorColumnWidth?) -> Void)?

    /// The label of the screen's tab, whose title is not replaced by that of the content.
    var tabLabel: TabLabel? {
        didSet { if tabLabel != oldValue { showTabLabel() } }
    }

    override var title: String? {
        didSet { showTabLabel() }
    }

    /// The distance to the edges of the window, in points, of a component that determines the size of its screen.
    private static var margin: CGFloat { 24 }

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - component: The component to show.
    ///   - environment: The environment of the component from which the screen originates.
    ///   - origin: The view of that component.
    ///   - sizesToFit: Whether the component determines the size of the screen.
    ///   - hasBackground: Whether the screen has the background of a window; otherwise it is transparent.
    init(
        _ component: AnyComponent<EnvironmentType>, environment: Environment<EnvironmentType>, origin: UIView,
        sizesToFit: Bool = false, hasBackground: Bool = true
    ) {
        let source = EnvironmentSource(environment)
        self.source = source
        self.origin = origin
        self.sizesToFit = sizesToFit
        self.hasBackground = hasBackground
        super.init(content: component, environment: { source.environment })
    }

    /// Returns `nil`: controllers of components do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    func update(
        _ component: AnyComponent<EnvironmentType>, environment: Environment<EnvironmentType>,
        transition: ComponentTransition
    ) {
        source.environment = environment
        update(component: component, transition: transition)
    }

    private func showTabLabel() {
        guard let tabLabel, let item = tabBarItem else { return }
        item.title = tabLabel.title
        if item.image !== tabLabel.image { item.image = tabLabel.image }
    }

    override func loadView() {
        let view = ScreenView(frame: UIScreen.main.bounds)
        view.origin = origin
        view.tintColor = tint
        view.inspectorWidthDidChange = inspectorWidthDidChange
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if !hasBackground { view.backgroundColor = nil }
    }

    override var proposedSize: CGSize {
        guard sizesToFit, let window = origin?.window else { return super.proposedSize }
        let size = window.bounds.size
        return CGSize(width: max(size.width - 2 * Self.margin, 0), height: max(size.height - 2 * Self.margin, 0))
    }

    override func contentSizeDidChange(_ size: CGSize) {
        if sizesToFit { preferredContentSize = size }
    }

    /// Centers the content in the size that the presentation gives to the view, which does not affect the proposed one.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if sizesToFit { centerContent() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        lifetime?.controllerWillDisappear(self)
    }
}

extension ScreenController: PresentedController {}

extension ScreenController: ComponentScreen {
    func updateContent() {
        loadViewIfNeeded()
        update(transition: .immediate)
    }
}

/// A view controller that shows what a component presents or pushes, independent of the environment.
@MainActor
protocol ComponentScreen: UIViewController {
    /// A closure that dismisses the screen on behalf of its content; `nil` if the screen cannot be dismissed.
    var dismissContent: (() -> Void)? { get set }

    /// Updates the content, which may not have been laid out yet.
    func updateContent()
}

/// The environment of the component from which a screen originates.
@MainActor
final class EnvironmentSource<EnvironmentType> {
    var environment: Environment<EnvironmentType>

    init(_ environment: Environment<EnvironmentType>) {
        self.environment = environment
    }
}

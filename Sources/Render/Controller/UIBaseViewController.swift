/// A controller with a context of components, and a canvas in which they are shown.
///
/// The canvas keeps to the safe area, and to what is left below a navigation bar made of components. When it gets another
/// size, ``render(options:)`` is called.
@MainActor open class UIBaseViewController: UIViewController, UIContextDelegate {
    /// Where the controller's components come from.
    public let context = UIContext()
    /// The key under which subclasses usually make their outermost component.
    public let rootKey = "root"
    /// The view in which the components are shown.
    public private(set) lazy var canvasView: UIView = buildCanvasView()
    /// Whether the canvas keeps to the safe area.
    ///
    /// True at first.
    open var shouldUseSafeAreaLayoutGuide = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Whether the components are rendered while the view gets another size, so that they move along.
    ///
    /// True at first.
    open var shouldRenderAlongsideSizeTransitionAnimation = true
    /// The navigation bar made of components, if the controller has one.
    public private(set) lazy var navigationBarManager = UINavigationBarManager(context: context, controller: self)

    private var renderedSize: CGSize?
    private var isTransitioning = false

    /// A controller; there are no nib files here, and both arguments are ignored.
    public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: For subclasses

    /// Makes the view in which the components are shown.
    open func buildCanvasView() -> UIView {
        UIView()
    }

    /// Renders the components; called when the canvas has its size, and when that changes.
    open func render(options: [UIComponentRenderOption] = []) {}

    /// A component of the context that is inside no other one was rendered.
    open func didRender(_ component: any UIComponentProtocol) {}

    // MARK: View

    /// Puts the canvas into the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        context.registerDelegate(self)
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        view.addSubview(canvasView)
    }

    /// Hides the system's navigation bar where the controller has one of its own.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if navigationBarManager.isVisible {
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }
    }

    /// Gives the canvas its place, and renders if it has another size.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = navigationBarManager.layOut(in: view)
        var frame = view.bounds
        if shouldUseSafeAreaLayoutGuide { frame = frame.inset(by: view.safeAreaInsets) }
        if top > frame.minY {
            frame = frame.inset(by: UIEdgeInsets(top: top - frame.minY, left: 0, bottom: 0, right: 0))
        }
        if canvasView.frame != frame { canvasView.frame = frame }
        context.canvasSize = frame.size
        guard renderedSize != frame.size, !isTransitioning || shouldRenderAlongsideSizeTransitionAnimation else {
            return
        }
        renderedSize = frame.size
        render()
    }

    /// Makes room for what covers the edges.
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Renders while the view gets another size, or after that.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        isTransitioning = true
        _ = coordinator.animate(
            alongsideTransition: { [weak self] _ in
                guard let self, shouldRenderAlongsideSizeTransitionAnimation else { return }
                viewIfLoaded?.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                guard let self else { return }
                isTransitioning = false
                viewIfLoaded?.setNeedsLayout()
            })
    }
}

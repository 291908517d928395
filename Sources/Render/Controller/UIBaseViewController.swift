/// A view controller with a component context and a canvas view that displays the components.
///
/// The canvas fills the safe area below the component navigation bar, if there is one. When the size of the canvas
/// changes, ``render(options:)`` is called.
@preconcurrency @MainActor open class UIBaseViewController: UIViewController, UIContextDelegate {
    /// The context of the controller's components.
    public let context = UIContext()
    /// The key that subclasses usually use for their root component.
    public let rootKey = "root"
    /// The view that displays the components.
    public private(set) lazy var canvasView: UIView = buildCanvasView()
    /// A Boolean value that indicates whether the canvas is inset by the safe area.
    ///
    /// The default is `true`.
    open var shouldUseSafeAreaLayoutGuide = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that indicates whether the components are rendered during a size transition, so that they
    /// animate with it.
    ///
    /// The default is `true`.
    open var shouldRenderAlongsideSizeTransitionAnimation = true
    /// The manager of the component navigation bar, which is hidden initially.
    public private(set) lazy var navigationBarManager = UINavigationBarManager(context: context, controller: self)

    /// The animation with which the controller's view appears and disappears when the controller is presented.
    ///
    /// For navigation controllers, see ``UISceneTransitionDelegate``. The default is `nil`: the animation of the system.
    open var sceneTransition: UISceneTransition? {
        didSet {
            if sceneTransition != nil {
                transitioningDelegate = UISceneTransitionDelegate.shared
            } else if transitioningDelegate === UISceneTransitionDelegate.shared {
                transitioningDelegate = nil
            }
        }
    }

    /// The view of this controller from which a controller with a ``UIExpandSceneTransition`` without a source expands when
    /// this controller presents or pushes it.
    ///
    /// A ``UITableComponentViewController`` assigns the cell that the user selects.
    open weak var currentTransitionTargetView: UIView?

    private var renderedSize: CGSize?
    private var isTransitioning = false

    /// Creates a controller; nib files are not supported on Linux, so both arguments are ignored.
    public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller; the coder is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Customization points

    open func buildCanvasView() -> UIView {
        UIView()
    }

    /// Renders the components; called when the canvas first has a size, and when the size changes.
    open func render(options: [UIComponentRenderOption] = []) {}

    /// Called after a root component of the context was rendered.
    open func didRender(_ component: any UIComponentProtocol) {}

    // MARK: View

    /// Adds the canvas to the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        context.registerDelegate(self)
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        view.addSubview(canvasView)
    }

    /// Hides the navigation controller's bar if the component navigation bar is visible.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if navigationBarManager.isVisible {
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }
    }

    /// Lays out the canvas, and renders if its size changed.
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

    /// Lays out the canvas again for the new safe area.
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Renders during the size transition, or after it.
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

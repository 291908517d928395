/// Manages one view and what it shows.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    private final var loadedView: UIView?
    /// The controllers inside this one.
    public internal(set) final var children: [UIViewController] = []
    /// The controller that contains this one.
    public internal(set) final weak var parent: UIViewController?
    /// The controller that this one shows in front of itself.
    public internal(set) final var presentedViewController: UIViewController?
    /// The controller that shows this one in front of itself.
    public internal(set) final weak var presentingViewController: UIViewController?
    final var appearance = Appearance.gone
    final var isBeingMoved = (presented: false, dismissed: false)

    final var navigation: NavigationState?

    /// A title for windows and bars.
    open var title: String? {
        didSet { if oldValue != title { navigation?.item?.title = title } }
    }
    /// How the controller is presented.
    ///
    /// Everything is full screen here.
    open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
    /// The size the controller would like.
    ///
    /// Stored.
    open var preferredContentSize = CGSize.zero
    /// How the view reaches under bars.
    ///
    /// Stored.
    open var edgesForExtendedLayout = UIRectEdge.all

    /// Room that the controller covers beyond the window's insets.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets.isFinite else { return additionalSafeAreaInsets = oldValue }
            if oldValue != additionalSafeAreaInsets { loadedView?.updateSafeArea() }
        }
    }

    /// What the bars of the controller around cover.
    final var barInsets = UIEdgeInsets.zero {
        didSet { if oldValue != barInsets { loadedView?.updateSafeArea() } }
    }

    /// Called when the safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The least margins at the sides of the view: 20 points where there is plenty of room, otherwise 16.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = traitCollection.horizontalSizeClass == .compact ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
    ///
    /// True at first.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { loadedView?.marginsDidChange() } }
    }

    /// Called when the margins of the view changed.
    open func viewLayoutMarginsDidChange() {}

    /// Makes the controller's view light or dark, whatever is around it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if oldValue != overrideUserInterfaceStyle { loadedView?.inheritedTraitsMayHaveChanged() } }
    }

    /// Makes a controller.
    ///
    /// There are no nib files here; both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Makes a controller.
    ///
    /// There are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: Focus

    /// Called when the focus went from or to a view in the controller's view.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    override func focusDidUpdate(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        didUpdateFocus(in: context, with: coordinator)
    }

    // MARK: View

    /// The controller's view.
    ///
    /// Loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { adopt(newValue) }
    }

    /// The view if it is loaded.
    public final var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    public final var isViewLoaded: Bool { loadedView != nil }

    /// Makes ``view``.
    ///
    /// The default is a plain view of the main window's size.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Loads the view if that has not happened yet.
    public final func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { adopt(UIView()) }
        viewDidLoad()
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}
    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called while the view appears, when it has its place and size.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called before the view gets another size because the window was resized.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    private func adopt(_ view: UIView?) {
        loadedView?.rareState?.viewController = nil
        loadedView = view
        view?.ensureRareState().viewController = self
        view?.updateSafeArea()
    }

    // MARK: Containment

    /// Makes another controller a child of this one.
    ///
    /// Add its view yourself, then call `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        adoptChild(childController)
    }

    /// Takes the controller out of its parent, after `willMove(toParent: nil)` and removing its view.
    open func removeFromParent() {
        leaveParent()
    }

    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    /// Shows another controller in front of this one, filling the window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        show(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away the controller in front of this one, or this one if there is none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        takeAway(animated: flag, completion: completion)
    }

    // MARK: Surroundings

    /// The traits of the view, or of the parent while there is none.
    open var traitCollection: UITraitCollection {
        loadedView?.traitCollection ?? parent?.traitCollection ?? UIScreen.mainTraits
    }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The view's superview; for the root controller's view this is the window.
    open override var next: UIResponder? {
        loadedView?.superview ?? presentingViewController
    }

    override var responderWindow: UIWindow? { loadedView?.window }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system chooses.
    case automatic = -2
    /// Nothing is presented.
    case none = -1
    /// Fills the window.
    case fullScreen = 0
    /// Fills the window, with what is behind shining through.
    case overFullScreen = 5
}

/// Manages one view and what it shows.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    private final var loadedView: UIView?
    /// The controllers inside this one.
    public internal(set) final var children: [UIViewController] = []
    /// The controller that contains this one.
    public internal(set) final weak var parent: UIViewController?
    /// What this very controller shows in front of itself.
    final var storedPresented: UIViewController?
    /// What shows this very controller in front of itself.
    final weak var storedPresenting: UIViewController?
    final var storedPresentation: UIPresentationController?
    final var appearance = Appearance.gone
    /// Whether the last "will" was told with an animation.
    final var isAppearanceAnimated = false
    /// Whether ``viewIsAppearing(_:)`` was called since the view is appearing.
    final var hasReportedAppearing = false
    final var move = Move()
    final var existingTraitObservers: UITraitObservers?
    final weak var activeTransition: ControllerTransition?
    /// Where the view was, while a presentation keeps it out of the window.
    final weak var viewHost: UIView?

    final var navigation: NavigationState?

    /// A title for windows and bars.
    open var title: String? {
        didSet { if oldValue != title { navigation?.item?.title = title } }
    }
    /// How the controller is presented: as a sheet at first.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if oldValue != modalPresentationStyle, storedPresenting == nil { storedPresentation = nil } }
    }
    /// How a presentation is animated.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether users cannot dismiss it where it is presented.
    ///
    /// False at first.
    open var isModalInPresentation = false
    /// Whether presentations in a context cover this controller.
    ///
    /// False at first.
    open var definesPresentationContext = false
    /// Who brings the animators and the presentation of the controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The size the controller would like where it is presented; zero for no wish.
    open var preferredContentSize = CGSize.zero {
        didSet { if oldValue != preferredContentSize { preferredContentSizeDidChange() } }
    }
    /// The edges at which the view reaches under translucent bars.
    ///
    /// All at first.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if oldValue != edgesForExtendedLayout { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    /// Whether the view reaches under opaque bars too.
    ///
    /// False at first.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if oldValue != extendedLayoutIncludesOpaqueBars { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

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

    /// What the parent says of the traits, in the place of its own.
    private(set) final var traitsFromParent: UITraitCollection?

    /// What ``traitOverrides`` says; nil for nothing.
    final var storedTraitOverrides: UITraitCollection?

    /// Gives a child other traits than the controller has itself; nil takes that back.
    public final func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else { return }
        childViewController.changeOwnTraits { childViewController.traitsFromParent = collection }
    }

    /// What the controller gives a child as its traits; nil for its own.
    public final func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitsFromParent : nil
    }

    /// Makes the controller's view light or dark, whatever is around it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if oldValue != overrideUserInterfaceStyle { changeOwnTraits {} } }
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
    /// Changes the constraints of the view: the view's own `updateConstraints()` at first; call super last.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called before the view gets another size because the window was resized.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// Called before the traits of the window's room change, because it was resized.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// The size that a child is given: all of it, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    private func adopt(_ view: UIView?) {
        guard view !== loadedView else { return }
        loadedView?.changeController(to: nil)
        loadedView = view
        view?.changeController(to: self)
    }

    /// A view that outlives its controller keeps none of its insets, margins and traits.
    isolated deinit {
        guard loadedView != nil, !isKnownUniquelyReferenced(&loadedView), let view = loadedView else { return }
        view.changeController(to: nil)
        // The view no longer reaches the controller, and so cannot compare its margins with what they were.
        if viewRespectsSystemMinimumLayoutMargins { view.marginsDidChange() }
    }

    // MARK: Editing

    /// Whether users can change what the view shows.
    ///
    /// False at first.
    open var isEditing: Bool {
        get { navigation?.isEditing ?? false }
        set { setEditing(newValue, animated: false) }
    }

    /// Lets users change what the view shows, or no longer; `editButtonItem` follows.
    ///
    /// Override it to show that, and call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        if editing != isEditing { editingDidChange(editing) }
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

    /// Whether the controller tells its children when they appear and disappear.
    ///
    /// True unless overridden; otherwise call `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Whether children appear and disappear with the controller and with their views.
    var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }
    /// The children that do where ``forwardsAppearance`` is false.
    var containedFollowers: [UIViewController] { [] }
    /// The children are about to hear that they appear.
    func willShowFollowers() {}
    /// A presentation of the controller's own kind.
    func ownPresentation() -> UIPresentationController? { nil }

    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    /// Shows another controller in front of this one.
    ///
    /// The outermost of the controllers that contain this one presents it, as ``modalPresentationStyle`` says.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        show(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away the controller in front of this one, or this one if there is none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        takeAway(animated: flag, completion: completion)
    }

    /// Shows another controller in the way that suits the place: pushed in a navigation controller, otherwise presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows details: presented, unless a controller around overrides it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// What coordinates the transition that the controller takes part in, for those who animate along; nil without one.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransition ?? parent?.transitionCoordinator
    }

    private func preferredContentSizeDidChange() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        storedPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// Called when a child would like another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Phones

    /// How a status bar would look; desktop windows have none.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether a status bar would be hidden; desktop windows have none.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether the bar at the lower edge of phones would be hidden; desktop windows have none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// How the device may be held; desktops are not turned, so nobody asks.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Whether the view turns with the device; desktops are not turned, so nobody asks.
    open var shouldAutorotate: Bool { true }
    /// Called when memory runs short; Linux does not tell, so it never is.
    open func didReceiveMemoryWarning() {}
    /// Asks for ``preferredStatusBarStyle`` again; desktop windows have no status bar.
    public final func setNeedsStatusBarAppearanceUpdate() {}
    /// Asks for ``prefersHomeIndicatorAutoHidden`` again; desktop windows have no such bar.
    public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Asks for ``supportedInterfaceOrientations`` again; desktops are not turned.
    public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    // MARK: Surroundings

    /// The traits of the view, or of the parent while there is none.
    open var traitCollection: UITraitCollection {
        if let loadedView { return loadedView.traitCollection }
        let around = parent?.traitCollection ?? UIScreen.mainTraits
        return ownTraits.map { around.overlaid(by: $0) } ?? around
    }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The view's superview; for the root controller's view this is the window.
    open override var next: UIResponder? {
        loadedView?.superview ?? storedPresenting ?? viewHost
    }

    override var responderWindow: UIWindow? { loadedView?.window }
}

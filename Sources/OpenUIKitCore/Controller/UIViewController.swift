/// An object that manages a view hierarchy.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    private final var loadedView: UIView?
    /// The child view controllers.
    public package(set) final var children: [UIViewController] = []
    public internal(set) final weak var parent: UIViewController?
    /// The controller presented by this controller itself.
    package final var storedPresented: UIViewController?
    /// The controller that presents this controller itself.
    package final weak var storedPresenting: UIViewController?
    package final var storedPresentation: UIPresentationController?
    package final var appearance = Appearance.gone
    /// Whether the last "will" call was animated.
    final var isAppearanceAnimated = false
    /// Whether ``viewIsAppearing(_:)`` was called since the view began to appear.
    final var hasReportedAppearing = false
    package final var move = Move()
    final var existingTraitObservers: UITraitObservers?
    package final weak var activeTransition: ControllerTransition?
    /// The superview from which a presentation temporarily removed the view.
    final weak var viewHost: UIView?

    /// The properties that navigation adds to the controller.
    package final var navigationProperties: (any NavigationProperties)?
    /// The message that covers the content, or `nil` if there is none.
    final var contentUnavailable: ContentUnavailableMessage?
    /// Whether the message is updated before the next layout.
    final var needsContentUnavailableUpdate = true
    /// Whether properties are updated before the next layout.
    private final var needsPropertyUpdate = true
    private final var storedEditing = false
    private final var ownResponderState: ResponderState?
    private final var addedKeyCommands: [UIKeyCommand] = []

    /// The title displayed by windows and bars.
    open var title: String? {
        didSet { if oldValue != title { navigationProperties?.titleDidChange(title) } }
    }
    /// The style in which the controller is presented; the default is a sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if oldValue != modalPresentationStyle, storedPresenting == nil { storedPresentation = nil } }
    }
    /// The animation of presentations.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether users are prevented from dismissing the presented controller.
    ///
    /// The default is `false`.
    open var isModalInPresentation = false
    /// Whether the controller receives key presses, and its key commands remain available, while a modal presentation covers
    /// it.
    ///
    /// The default is `false`.
    open var performsActionsWhilePresentingModally: Bool { false }
    /// Whether presentations in the current context cover this controller.
    ///
    /// The default is `false`.
    open var definesPresentationContext = false
    /// Whether presentations in the context that this controller defines use its ``modalTransitionStyle`` instead of that of
    /// the presented controller.
    ///
    /// The default is `false`.
    open var providesPresentationContextTransitionStyle = false
    /// The object that provides animators and the presentation controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The preferred size when presented, or zero for no preference.
    open var preferredContentSize = CGSize.zero {
        didSet { if oldValue != preferredContentSize { preferredContentSizeDidChange() } }
    }
    /// The edges at which the view extends behind translucent bars.
    ///
    /// The default is all edges.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if oldValue != edgesForExtendedLayout { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    /// Whether the view also extends behind opaque bars.
    ///
    /// The default is `false`.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if oldValue != extendedLayoutIncludesOpaqueBars { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Insets added to the safe area of the controller's view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets.isFinite else { return additionalSafeAreaInsets = oldValue }
            if oldValue != additionalSafeAreaInsets { loadedView?.updateSafeArea() }
        }
    }

    /// The insets due to the bars of the parent.
    package final var barInsets = UIEdgeInsets.zero {
        didSet { if oldValue != barInsets { loadedView?.updateSafeArea() } }
    }

    /// Called when the view's safe area changes.
    open func viewSafeAreaInsetsDidChange() {}

    /// The minimum margins of the view: 16 points with a compact horizontal size class, otherwise 20.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = traitCollection.horizontalSizeClass == .compact ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
    ///
    /// The default is `true`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { loadedView?.marginsDidChange() } }
    }

    /// Called when the view's margins change.
    open func viewLayoutMarginsDidChange() {}

    /// The traits that the parent assigns to this controller, replacing its own.
    package private(set) final var traitsFromParent: UITraitCollection?

    /// The overrides set in ``traitOverrides``; `nil` if there are none.
    package final var storedTraitOverrides: UITraitCollection?

    /// Overrides the traits of a child; `nil` removes the override.
    public final func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else { return }
        childViewController.updateTraitOverrides { childViewController.traitsFromParent = collection }
    }

    /// Returns the traits assigned to a child; `nil` if it has those of the controller.
    public final func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitsFromParent : nil
    }

    /// The interface style of the controller's view; overrides the inherited style.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if oldValue != overrideUserInterfaceStyle { updateTraitOverrides {} } }
    }

    /// Creates a controller.
    ///
    /// Nib files are not supported; both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Creates a controller; archiving is not supported.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Creates a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: Storyboards

    /// The name of the nib file of the view, which is always `nil`.
    @available(*, deprecated, message: "Nib files cannot be loaded on Linux. Create the view in code.")
    open var nibName: String? { nil }

    /// The bundle with the nib file of the view, which is always `nil`.
    @available(*, deprecated, message: "Nib files cannot be loaded on Linux. Create the view in code.")
    open var nibBundle: Bundle? { nil }

    /// The storyboard of the controller, which is always `nil`.
    @available(*, deprecated, message: "Storyboards cannot be loaded on Linux. Create the controllers in code.")
    open var storyboard: UIStoryboard? { nil }

    /// Reports that storyboards, which contain segues, cannot be loaded.
    @available(*, deprecated, message: "There are no segues on Linux. Present or push the controller in code.")
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        InterfaceFiles.reportStoryboard("\(type(of: self)), \(identifier)")
    }

    /// Returns whether a segue is performed.
    @available(*, deprecated, message: "Is not called on Linux, because there are no segues.")
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called in UIKit before a segue is performed.
    @available(*, deprecated, message: "Is not called on Linux, because there are no segues.")
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: Key commands

    /// The key commands that were added with ``addKeyCommand(_:)``, or `nil` if there are none.
    ///
    /// An override replaces them, unless it calls `super`.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a key command to ``keyCommands``.
    public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Removes a key command that was added with ``addKeyCommand(_:)``.
    public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    // MARK: Focus

    /// The environments to which the focus moves when it moves to the controller, by preference; the default is its view.
    ///
    /// A controller that is presented to a user of the keyboard receives the focus there.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// Returns whether the focus may move from or to a view in this controller's hierarchy, which the default allows.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    package override func focusShouldUpdate(in context: UIFocusUpdateContext) -> Bool { shouldUpdateFocus(in: context) }

    /// Called when the focus moves from or to a view in this controller's hierarchy.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    package override func focusDidUpdate(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        didUpdateFocus(in: context, with: coordinator)
    }

    // MARK: View

    /// The root view of the controller.
    ///
    /// Loaded on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { adopt(newValue) }
    }

    /// The view, or `nil` if it is not loaded.
    public final var viewIfLoaded: UIView? { loadedView }
    public final var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view of the controller.
    ///
    /// The default implementation creates an empty view with the size of the main screen.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Loads the view if it is not loaded.
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
    /// Called while the view appears, when its geometry and traits are final.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Updates the constraints of the view.
    ///
    /// The default implementation calls the view's `updateConstraints()`. Overrides must call `super` last.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// Schedules ``updateProperties()`` before the next layout of the view.
    open func setNeedsUpdateProperties() {
        needsPropertyUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Sets the properties of views from the controller's data, before layout.
    ///
    /// Called before the first layout of the view, after ``setNeedsUpdateProperties()``, and when an observable object changes that
    /// the method has read. The default does nothing.
    open func updateProperties() {}

    /// Performs the pending updates of properties of the controller, the views of its view's subtree and their controllers.
    open func updatePropertiesIfNeeded() {
        viewIfLoaded?.updatePropertiesOfSubtree()
    }

    final func updateOwnPropertiesIfNeeded() {
        guard needsPropertyUpdate else { return }
        needsPropertyUpdate = false
        guard MethodOverride.updateControllerProperties.isPresent(in: self) else { return }
        PropertyTracking.run({ updateProperties() }) { [weak self] in self?.setNeedsUpdateProperties() }
    }

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called before the size of the view changes because the window was resized.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// Called before the traits change because the window was resized.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Returns the size for a child; the default returns the parent's size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    private func adopt(_ view: UIView?) {
        guard view !== loadedView else { return }
        loadedView?.changeController(to: nil)
        loadedView = view
        view?.changeController(to: self)
    }

    /// Resets insets, margins and traits of a view that outlives its controller.
    ///
    /// Not isolated, because a subclass could then only declare an isolated deinitializer, too.
    deinit {
        guard loadedView != nil, !isKnownUniquelyReferenced(&loadedView), let view = loadedView else { return }
        let respectsMinimumMargins = viewRespectsSystemMinimumLayoutMargins
        onMainThread { view.outlivesController(updatingMargins: respectsMinimumMargins) }
    }

    // MARK: Unavailable content

    /// The message that covers the content inside of the safe area; `nil` for none.
    ///
    /// A ``UIContentUnavailableConfiguration``, or another configuration of content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable?.configuration }
        set {
            guard newValue != nil || contentUnavailable != nil else { return }
            let message = contentUnavailable ?? ContentUnavailableMessage()
            message.configuration = newValue
            contentUnavailable = message
            showContentUnavailable()
        }
    }

    /// Updates ``contentUnavailableConfiguration`` for a state.
    ///
    /// Called before the first layout of the view, after ``setNeedsUpdateContentUnavailableConfiguration()``, and while there
    /// is a message when the traits or the text of the search change. The default implementation does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Editing

    /// Whether the user can edit the content.
    ///
    /// The default is `false`.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets whether the user can edit the content, and updates `editButtonItem`.
    ///
    /// Overrides must call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        storedEditing = editing
        navigationProperties?.editingDidChange(editing)
    }

    // MARK: Containment

    /// Adds a child controller.
    ///
    /// Add its view to the hierarchy and then call `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        adoptChild(childController)
    }

    /// Removes the controller from its parent; call `willMove(toParent: nil)` and remove the view first.
    open func removeFromParent() {
        detachFromParent()
    }

    /// Whether appearance calls are forwarded to children automatically.
    ///
    /// The default returns `true`. If you return `false`, call `beginAppearanceTransition(_:animated:)` and
    /// `endAppearanceTransition()` on the children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Whether appearance calls are forwarded to all children with views in the hierarchy.
    @_spi(Subclassing) open var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }
    /// The children to which appearance calls are forwarded if ``forwardsAppearance`` is `false`.
    @_spi(Subclassing) open var manuallyForwardedChildren: [UIViewController] { [] }
    /// Called before appearance calls are forwarded to the children.
    @_spi(Subclassing) open func willForwardAppearance() {}
    /// Returns a presentation controller specific to this class of controller.
    @_spi(Subclassing) open func makeCustomPresentationController() -> UIPresentationController? { nil }

    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    /// Presents another controller.
    ///
    /// The outermost ancestor presents it, according to the ``modalPresentationStyle`` of the controller that is
    /// presented.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        show(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller presented by this one or, if there is none, this controller.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(animated: flag, completion: completion)
    }

    /// Shows another controller appropriately for the context: pushed within a navigation controller, otherwise
    /// presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows details: presents the controller unless an ancestor overrides this method.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Returns the nearest controller that can perform an action, of this one and its ancestors, or `nil` if there is none.
    ///
    /// A container can override it to select another controller.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        if canPerformAction(action, withSender: sender) { return self }
        return parent?.targetViewController(forAction: action, sender: sender)
    }

    /// The coordinator of the transition in which the controller participates, or `nil` if there is none.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransition ?? parent?.transitionCoordinator
    }

    private func preferredContentSizeDidChange() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        storedPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// Called when the preferred size of a child changes.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The identifier with which UIKit restores the controller's state.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var restorationIdentifier: String? {
        get { nil }
        set {}
    }

    // MARK: System bars and orientation

    /// The preferred style of the status bar, which desktop windows do not have.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden, which desktop windows do not have.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var prefersStatusBarHidden: Bool { false }
    /// The animation with which the status bar, which desktop windows do not have, is shown and hidden.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the style of the status bar, which desktop windows do not have.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar, which desktop windows do not have, is hidden.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that determines whether the home indicator, which desktop windows do not have, is hidden.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether scroll views in the view with the automatic behavior extend their insets by the safe area.
    ///
    /// The default is `true`. New code sets ``UIScrollView/contentInsetAdjustmentBehavior-swift.property``.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet {
            guard oldValue != automaticallyAdjustsScrollViewInsets, let view = viewIfLoaded else { return }
            for case let scrollView as UIScrollView in [view] + view.subviews { scrollView.geometryMayHaveChanged() }
        }
    }

    /// Rotates the interface to the orientation of the device; desktops do not rotate.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open class func attemptRotationToDeviceOrientation() {}
    /// Whether an on-screen keyboard stays when the first responder changes; the keyboard of the desktop decides that.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    /// The child that determines the edges at which the system's gestures are deferred.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Requests the edges at which the system's gestures are deferred again.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The edges at which the system's gestures, which desktops do not have, are deferred.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Whether the home indicator, which desktop windows do not have, is hidden automatically.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The supported device orientations; desktops do not rotate.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// The orientation in which the controller is presented; desktops do not rotate.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the presented controller determines the status bar, which desktop windows do not have.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { false }
        set {}
    }
    /// Whether the view rotates with the device; desktops do not rotate.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var shouldAutorotate: Bool { true }
    /// Called when the system has little free memory, while the controller belongs to a window.
    ///
    /// Override it to release what can be created again; call `super`. See
    /// ``UIApplication/didReceiveMemoryWarningNotification``.
    open func didReceiveMemoryWarning() {}
    /// Updates the status bar.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public final func setNeedsStatusBarAppearanceUpdate() {}
    /// Updates the home indicator.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Updates the supported orientations.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    // MARK: Environment

    /// The traits of the view, or of the parent if the view is not loaded.
    open var traitCollection: UITraitCollection {
        if let loadedView { return loadedView.traitCollection }
        let around = parent?.traitCollection ?? UITraitCollection.mainScreen
        return mergedTraitOverrides.map { around.overlaid(by: $0) } ?? around
    }

    /// Called when the traits change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The superview of the controller's view; for the root controller's view this is the window.
    override var responderState: ResponderState? {
        get { ownResponderState }
        set { ownResponderState = newValue }
    }

    open override var next: UIResponder? {
        loadedView?.superview ?? storedPresenting ?? viewHost
    }

    package override var responderWindow: UIWindow? { loadedView?.window }
}

@_spi(Subclassing) import OpenUIKitCore

/// A container that shows the top controller of a stack below a bar with its title and a back button.
///
/// Users go back with the bar's button, an interactive swipe from the leading edge, or Alt with the arrow key that
/// points backward: the left one, or in right-to-left layouts the right one.
@preconcurrency @MainActor open class UINavigationController: UIViewController, ScrollObserver, HistoryNavigating {
    /// The kinds of stack transitions.
    public enum Operation: Int, Sendable {
        /// No change.
        case none = 0
        /// A controller is pushed.
        case push = 1
        /// A controller is popped.
        case pop = 2
    }

    /// The duration of the animations that show and hide bars, in seconds.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    final var stack: [UIViewController] = []
    /// The controller whose view is displayed.
    final weak var shown: UIViewController?
    final var transition: ControllerTransition?
    /// Operations deferred until a transition with a custom animator has ended.
    final var waiting: [() -> Void] = []
    final let contentView = NavigationContentView()
    private final let bar: UINavigationBar
    private final var loadedToolbar: UIToolbar?
    private final let toolbarType: UIToolbar.Type
    final let popRecognizer = PopGestureRecognizer()
    private final var hidesBar = false
    private final var hidesToolbar = true
    /// The recognizers that hide the bars.
    private final lazy var barHiding = BarHiding(of: self)

    /// The object notified of stack changes, which can also provide animators.
    // Disfavored, so that `UIImagePickerController` can declare a delegate of a narrower type, as in UIKit.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

    /// Creates a navigation controller with a root controller.
    public init(rootViewController: UIViewController) {
        (bar, toolbarType) = (UINavigationBar(frame: .zero), UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// Creates a navigation controller with an empty stack, and bars of the given classes.
    ///
    /// `nil` stands for ``UINavigationBar`` or ``UIToolbar``. Another class that is not a subclass is reported and replaced.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let barType = BarClass.checked(navigationBarClass, UINavigationBar.self)
        (bar, toolbarType) = (barType.init(registeredWithFrame: .zero), BarClass.checked(toolbarClass, UIToolbar.self))
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a navigation controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (bar, toolbarType) = (UINavigationBar(frame: .zero), UIToolbar.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller with an empty stack; archiving is not supported.
    public required init?(coder: NSCoder) {
        (bar, toolbarType) = (UINavigationBar(frame: .zero), UIToolbar.self)
        super.init(coder: coder)
    }

    // MARK: Stack

    /// The stack, from the root to the top controller.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The top controller of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The top controller, and then the view.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        topViewController.map { [$0] + super.preferredFocusEnvironments } ?? super.preferredFocusEnvironments
    }

    /// The frontmost controller: the one presented by the top controller, or the top controller itself.
    open var visibleViewController: UIViewController? {
        storedPresented ?? stack.last?.presentedViewController ?? stack.last
    }

    /// Pushes a controller onto the stack.
    ///
    /// A controller that is already in the stack is rejected with a diagnostic.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }), viewController !== self else {
            return report("A controller was pushed that is already in the stack; the stack is not changed.")
        }
        change(to: stack + [viewController], .push, animated: animated)
    }

    /// Pops the top controller, unless it is the root, and returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), .pop, animated: animated)
        return top
    }

    /// Pops all controllers above the given one and returns them.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            report("The controller to pop to is not in the stack; the stack is not changed.")
            return nil
        }
        let gone = Array(stack[(index + 1)...])
        if !gone.isEmpty { change(to: Array(stack[...index]), .pop, animated: animated) }
        return gone
    }

    /// Pops all controllers except the root and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Sets the stack.
    ///
    /// The transition is a pop if the new top controller was in the stack before, otherwise a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var seen: Set<ObjectIdentifier> = []
        let unique = viewControllers.filter { $0 !== self && seen.insert(ObjectIdentifier($0)).inserted }
        if unique.count < viewControllers.count {
            report("A stack contains a controller twice; the second occurrence is ignored.")
        }
        let isBack = unique.last.map { top in stack.contains { $0 === top } } ?? true
        change(to: unique, isBack ? .pop : .push, animated: animated)
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    private func report(_ message: String) {
        Diagnostics.report(
            Diagnostic(
                rule: "navigation.invalid-stack", message: message, subject: String(describing: type(of: self)),
                hint: "Create a new controller for each push."))
    }

    // MARK: Bars

    public final var navigationBar: UINavigationBar { bar }

    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        updateBars(animated)
    }

    /// The toolbar at the bottom, which is initially hidden.
    public final var toolbar: UIToolbar! {
        if loadedToolbar == nil { loadedToolbar = toolbarType.init(registeredWithFrame: .zero) }
        return loadedToolbar
    }

    /// Whether the toolbar is hidden.
    ///
    /// The default is `true`.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        updateToolbar(animated)
        updateBars(animated)
    }

    /// Whether a swipe up hides the bars, and a swipe down shows them.
    ///
    /// The default is `false`.
    open var hidesBarsOnSwipe = false {
        didSet { if oldValue != hidesBarsOnSwipe { barHiding.swipe.isEnabled = hidesBarsOnSwipe } }
    }
    /// Whether a tap that no control handles hides the bars, or shows them.
    ///
    /// The default is `false`.
    open var hidesBarsOnTap = false {
        didSet { if oldValue != hidesBarsOnTap { barHiding.tap.isEnabled = hidesBarsOnTap } }
    }
    /// Whether the bars are hidden on a phone in landscape orientation.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var hidesBarsWhenVerticallyCompact = false
    /// Whether the bars are hidden while there is an on-screen keyboard.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var hidesBarsWhenKeyboardAppears = false
    /// The recognizer of the swipes that hide and show the bars.
    public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// The recognizer of the taps that hide and show the bars.
    public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    public final var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

    // MARK: View

    /// Adds the bars to the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(bar)
        bar.navigationController = self
        popRecognizer.addHandler { [weak self] _ in self?.popGestureDidChange() }
        popRecognizer.navigationController = self
        view.addGestureRecognizer(popRecognizer)
        showFirst()
        updateToolbar(false)
        layOutBars()
    }

    /// Shows the top controller without layout, because the view does not have the size at which it will be displayed.
    ///
    /// Layout here would create the content for the size of the screen: in the example Reader, with three columns, it took
    /// a fifth of the instructions until the first frame.
    private func showFirst() {
        bar.defersLayout = true
        defer { bar.defersLayout = false }
        bar.setItems(stack.map(\.navigationItem), animated: false)
        showTopIfNothingIsShown()
    }

    /// Lays out the bars.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showTopIfNothingIsShown()
        layOutBars()
    }

    /// Updates the layout of the bars for the new safe area.
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBars()
    }

    /// Appearance calls are forwarded only to the displayed controller, by the stack's transitions.
    @_spi(Subclassing) public override var forwardsAppearance: Bool { false }
    @_spi(Subclassing) public override var manuallyForwardedChildren: [UIViewController] { shown.map { [$0] } ?? [] }

    @_spi(Subclassing) public override func willForwardAppearance() {
        _ = transition?.completeImmediately()
        showTopIfNothingIsShown()
    }

    /// Completes a running transition before the navigation controller itself disappears.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        _ = transition?.completeImmediately()
    }

    /// Adopts the preferred size of the top controller.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }

    // MARK: Keyboard

    /// The key commands, including Alt with the arrow key that points backward, and Escape during a search.
    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + [endSearchCommand, backCommand].compactMap { $0 }
    }

    private var endSearchCommand: UIKeyCommand? {
        guard let search = stack.last?.navigation?.item?.searchController, search.isActive else { return nil }
        return search.makeEscapeCommand()
    }

    private var backCommand: UIKeyCommand? {
        guard stack.count > 1, transition == nil else { return nil }
        let isReversed = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIKeyCommand(
            title: builtInText(.BuiltIn.back),
            input: isReversed ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow,
            modifierFlags: .alternate
        ) { [weak self] _ in self?.goBack() }
    }

    /// Performs the back action of the displayed item; returns `false` if there is none.
    @discardableResult
    package final func goBack() -> Bool {
        guard stack.count > 1, let top = stack.last, !top.navigationItem.hidesBackButton else { return false }
        if let action = top.navigationItem.backAction {
            action.perform(from: top)
        } else {
            popViewController(animated: true)
        }
        return true
    }

    /// Returns `false`: a popped controller is released, as in UIKit, so that there is none to go forward to.
    package final func goForward() -> Bool { false }

    // MARK: Bar layout

    final var barHeight: CGFloat { hidesBar ? 0 : bar.height }
    final var toolbarHeight: CGFloat {
        hidesToolbar || stack.last?.hidesBottomBarWhenPushed == true ? 0 : UIToolbar.height
    }

    /// The insets for a child's view due to the bars, in addition to the controller's own safe area.
    final var childBarInsets: UIEdgeInsets {
        UIEdgeInsets(top: max(barHeight - titleBarOverlap, 0), left: 0, bottom: toolbarHeight, right: 0)
    }

    /// The height of the safe area that the bar takes, because it is the title bar of the window.
    private var titleBarOverlap: CGFloat {
        min(view.window?.titleBarOverlap(of: view) ?? 0, view.safeAreaInsets.top)
    }

    private func updateBars(_ animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layOutBars() }
        view.layoutIfNeeded()
        UIView.animate(
            withDuration: Self.hideShowBarDuration, delay: 0, options: [.beginFromCurrentState, .avoidsMotion]
        ) { [self] in
            layOutBars()
            view.layoutIfNeeded()
        }
    }

    final func layOutBars() {
        guard isViewLoaded else { return }
        let (bounds, safe): (CGRect, UIEdgeInsets) = (view.bounds, view.safeAreaInsets)
        observeContentScrollView()
        let height = bar.currentHeight
        showSearch(of: shown)
        let top = safe.top - titleBarOverlap
        bar.backgroundExtension = top
        bar.frame = CGRect(
            x: 0, y: hidesBar ? -height - 1 : 0, width: bounds.width, height: top + height)
        bar.alpha = hidesBar ? 0 : 1
        if let loadedToolbar, loadedToolbar.superview != nil {
            let isShown = toolbarHeight > 0
            loadedToolbar.alpha = isShown ? 1 : 0
            loadedToolbar.frame = CGRect(
                x: 0, y: bounds.height - (isShown ? UIToolbar.height + safe.bottom : -1), width: bounds.width,
                height: UIToolbar.height + safe.bottom)
        }
        for child in children where child.isViewLoaded { place(child) }
        // A controller in the stack may hide bottom bars.
        (parent as? UITabBarController)?.layOutBar()
    }

    // MARK: Content

    /// Updates the bars for the scroll position of the displayed controller's content.
    private func observeContentScrollView() {
        let scroll = shown?.observedScrollView
        scroll?.barOwner = self
        bar.contentPull = scroll?.pull ?? 0
        bar.isAtScrollEdge = scroll?.isAtTop ?? true
        loadedToolbar?.isAtScrollEdge = scroll?.isAtBottom ?? true
    }

    package final func contentDidScroll(_ scroll: UIScrollView) {
        guard scroll === shown?.observedScrollView else { return scroll.barOwner = nil }
        bar.isAtScrollEdge = scroll.isAtTop
        contentGeometryDidChange(scroll)
        guard bar.collapses, transition == nil else { return }
        let height = bar.currentHeight
        bar.contentPull = scroll.pull
        guard bar.currentHeight != height else { return }
        bar.frame.size.height = view.safeAreaInsets.top - titleBarOverlap + bar.currentHeight
        bar.layoutIfNeeded()
    }

    /// Updates the bars at the bottom, which depend on where the content ends.
    package final func contentGeometryDidChange(_ scroll: UIScrollView) {
        guard scroll === shown?.observedScrollView else { return scroll.barOwner = nil }
        loadedToolbar?.isAtScrollEdge = scroll.isAtBottom
        (parent as? UITabBarController)?.updateScrollEdge()
    }

    /// Lays out a child's view in the full area or in the area between the bars.
    final func place(_ child: UIViewController) {
        guard child.view.superview === contentView else { return }
        let safe: UIEdgeInsets = view.safeAreaInsets
        var (insets, frame) = (childBarInsets, contentView.bounds)
        if !child.edgesForExtendedLayout.contains(.top) || !bar.isTranslucent && !child.extendedLayoutIncludesOpaqueBars
        {
            let covered = barHeight > 0 ? insets.top + safe.top : 0
            frame.origin.y += covered
            frame.size.height -= covered
            insets.top = 0
        }
        let isOpaque = loadedToolbar?.isTranslucent == false && !child.extendedLayoutIncludesOpaqueBars
        if isOpaque || !child.edgesForExtendedLayout.contains(.bottom), insets.bottom > 0 {
            frame.size.height -= insets.bottom + safe.bottom
            insets.bottom = 0
        }
        child.barInsets = insets
        // Views that a custom animator moves are laid out after the transition.
        if let transition, transition.isCustomAnimationRunning, child === transition.from || child === transition.to {
            return
        }
        let childView: UIView = child.view
        childView.bounds.size = CGSize(width: frame.width, height: max(frame.height, 0))
        childView.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    final func updateToolbar(_ animated: Bool) {
        guard isViewLoaded, !hidesToolbar, let toolbar else { return }
        if toolbar.superview == nil { view.addSubview(toolbar) }
        toolbar.setItems(stack.last?.toolbarItems, animated: animated)
    }
}

/// The container of the views of a navigation controller's stack.
@MainActor package final class NavigationContentView: UIView {
    package override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    package required init?(coder: NSCoder) {
        nil
    }
}

/// The methods by which a navigation controller notifies its delegate and requests animators.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after a controller was shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Returns the animator of a transition; `nil` uses the system's animation.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction controller of a transition with a custom animator; `nil` if it is not interactive.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Shows a stack of controllers, the last of them, under a bar with its title and the way back.
///
/// The way back is a tap on the bar's button, a swipe from the left edge that follows the finger, and Alt with the left
/// arrow.
@MainActor open class UINavigationController: UIViewController {
    /// What a transition does to the stack.
    public enum Operation: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A controller comes.
        case push = 1
        /// A controller goes.
        case pop = 2
    }

    /// How long bars take to hide, in seconds.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    final var stack: [UIViewController] = []
    /// The controller whose view is shown.
    final weak var shown: UIViewController?
    final var transition: ControllerTransition?
    /// What waits for a transition that cannot be ended early.
    final var waiting: [() -> Void] = []
    final let contentView = NavigationContentView()
    private final let bar: UINavigationBar
    private final var madeToolbar: UIToolbar?
    final let popRecognizer = PopGestureRecognizer()
    private final var hidesBar = false
    private final var hidesToolbar = true

    /// Is told of controllers that come and go, and brings animators.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Makes a controller with the first of its stack.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// Makes a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        bar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
    }

    // MARK: Stack

    /// The stack, from the first controller to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last controller of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller in front: what the top one presents, or the top one.
    open var visibleViewController: UIViewController? {
        storedPresented ?? stack.last?.presentedViewController ?? stack.last
    }

    /// Puts a controller on top.
    ///
    /// One that is in the stack already is refused with a diagnostic.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }), viewController !== self else {
            return report("A controller was pushed that is in the stack already; nothing is changed.")
        }
        change(to: stack + [viewController], .push, animated: animated)
    }

    /// Takes the top controller away, unless it is the only one; returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), .pop, animated: animated)
        return top
    }

    /// Takes everything away that is above a controller of the stack; returns what went.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            report("A controller was to be uncovered that is not in the stack; nothing is changed.")
            return nil
        }
        let gone = Array(stack[(index + 1)...])
        if !gone.isEmpty { change(to: Array(stack[...index]), .pop, animated: animated) }
        return gone
    }

    /// Takes everything away but the first controller; returns what went.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Sets the stack.
    ///
    /// Where the new top was in the stack before, that looks like going back, otherwise like going on.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var seen: Set<ObjectIdentifier> = []
        let unique = viewControllers.filter { $0 !== self && seen.insert(ObjectIdentifier($0)).inserted }
        if unique.count < viewControllers.count { report("A stack names a controller twice; it counts once.") }
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
                hint: "Make a new controller for every push."))
    }

    // MARK: Bars

    /// The bar with the titles.
    public final var navigationBar: UINavigationBar { bar }

    /// Whether the bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        moveBars(animated)
    }

    /// The bar at the bottom; hidden at first.
    public final var toolbar: UIToolbar! {
        if madeToolbar == nil { madeToolbar = UIToolbar(frame: .zero) }
        return madeToolbar
    }

    /// Whether the bar at the bottom is hidden.
    ///
    /// True at first.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        updateToolbar(animated)
        moveBars(animated)
    }

    /// The recogniser of the swipe that goes back.
    public final var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

    // MARK: View

    /// Makes the view with the bars.
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
        bar.setItems(stack.map(\.navigationItem), animated: false)
        updateToolbar(false)
        layOutBars()
    }

    /// Places the bars.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showTopIfNothingIsShown()
        layOutBars()
    }

    /// The bars keep clear of what covers the edges.
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBars()
    }

    /// Only the shown controller follows, and the stack's transitions tell it themselves.
    override var forwardsAppearance: Bool { false }
    override var containedFollowers: [UIViewController] { shown.map { [$0] } ?? [] }

    override func willShowFollowers() {
        _ = transition?.endNow()
        showTopIfNothingIsShown()
    }

    /// Ends what is under way: what comes next concerns the whole.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        _ = transition?.endNow()
    }

    /// What the top controller would like.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }

    // MARK: Keyboard

    /// Alt with the arrow that points back.
    open override var keyCommands: [UIKeyCommand]? {
        guard stack.count > 1, transition == nil else { return super.keyCommands }
        let isReversed = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let back = UIKeyCommand(
            title: "Back", input: isReversed ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow,
            modifierFlags: .alternate
        ) { [weak self] _ in self?.goBack() }
        return (super.keyCommands ?? []) + [back]
    }

    /// What the way back of the shown item does; false if there is none.
    @discardableResult
    final func goBack() -> Bool {
        guard stack.count > 1, let top = stack.last, !top.navigationItem.hidesBackButton else { return false }
        if let action = top.navigationItem.backAction {
            action.perform(from: top)
        } else {
            popViewController(animated: true)
        }
        return true
    }

    // MARK: Bars' places

    final var barHeight: CGFloat { hidesBar ? 0 : bar.height }
    final var toolbarHeight: CGFloat {
        hidesToolbar || stack.last?.hidesBottomBarWhenPushed == true ? 0 : UIToolbar.height
    }

    /// What the bars cover of a child's view, beside what covers the controller's own.
    final var barsInsets: UIEdgeInsets {
        UIEdgeInsets(top: barHeight, left: 0, bottom: toolbarHeight, right: 0)
    }

    private func moveBars(_ animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layOutBars() }
        view.layoutIfNeeded()
        UIView.animate(withDuration: Self.hideShowBarDuration, delay: 0, options: .beginFromCurrentState) { [self] in
            layOutBars()
            view.layoutIfNeeded()
        }
    }

    final func layOutBars() {
        guard isViewLoaded else { return }
        let (bounds, safe): (CGRect, UIEdgeInsets) = (view.bounds, view.safeAreaInsets)
        followContent()
        let height = bar.shownHeight
        bar.extraTop = safe.top
        bar.frame = CGRect(
            x: 0, y: hidesBar ? -height - 1 : 0, width: bounds.width, height: safe.top + height)
        bar.alpha = hidesBar ? 0 : 1
        if let madeToolbar, madeToolbar.superview != nil {
            let isShown = toolbarHeight > 0
            madeToolbar.alpha = isShown ? 1 : 0
            madeToolbar.frame = CGRect(
                x: 0, y: bounds.height - (isShown ? UIToolbar.height + safe.bottom : -1), width: bounds.width,
                height: UIToolbar.height + safe.bottom)
        }
        for child in children where child.isViewLoaded { place(child) }
    }

    // MARK: Content

    /// The scroll view that a controller shows first: its view, or the first of those directly in it.
    private func contentScrollView(of controller: UIViewController?) -> UIScrollView? {
        guard let view = controller?.viewIfLoaded else { return nil }
        if let own = controller?.navigation?.contentScrollView { return own }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// The bar follows the shown controller's content.
    private func followContent() {
        let scroll = contentScrollView(of: shown)
        scroll?.barOwner = self
        bar.largeTitleRoom = scroll.map(largeTitleRoom) ?? UINavigationBar.largeTitleHeight
        bar.isAtScrollEdge = scroll.map { pull(of: $0) >= -0.5 } ?? true
    }

    /// How far content is pulled beyond its start; below zero when it is scrolled.
    private func pull(of scroll: UIScrollView) -> CGFloat {
        -(scroll.contentOffset.y + scroll.adjustedContentInset.top)
    }

    private func largeTitleRoom(over scroll: UIScrollView) -> CGFloat {
        max(UINavigationBar.largeTitleHeight + pull(of: scroll), 0)
    }

    final func contentDidScroll(_ scroll: UIScrollView) {
        guard scroll === contentScrollView(of: shown) else { return scroll.barOwner = nil }
        bar.isAtScrollEdge = pull(of: scroll) >= -0.5
        guard bar.prefersLargeTitles else { return }
        let room = largeTitleRoom(over: scroll)
        guard room != bar.largeTitleRoom, transition == nil else { return }
        bar.largeTitleRoom = room
        bar.frame.size.height = view.safeAreaInsets.top + bar.shownHeight
        bar.layoutIfNeeded()
    }

    /// Gives a child's view its place: all of it, or what the bars leave.
    final func place(_ child: UIViewController) {
        guard child.view.superview === contentView else { return }
        let safe: UIEdgeInsets = view.safeAreaInsets
        var (insets, frame) = (barsInsets, contentView.bounds)
        if !child.edgesForExtendedLayout.contains(.top) || !bar.isTranslucent && !child.extendedLayoutIncludesOpaqueBars
        {
            let covered = insets.top > 0 ? insets.top + safe.top : 0
            frame.origin.y += covered
            frame.size.height -= covered
            insets.top = 0
        }
        if !child.edgesForExtendedLayout.contains(.bottom), insets.bottom > 0 {
            frame.size.height -= insets.bottom + safe.bottom
            insets.bottom = 0
        }
        child.barInsets = insets
        // What somebody else's animator moves has its place when that is over.
        if let transition, transition.isForeignUnderWay, child === transition.from || child === transition.to { return }
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

/// Holds the views of a navigation controller's stack.
@MainActor final class NavigationContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// Is told of controllers that come and go in a navigation controller, and brings animators.
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// A controller is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// What animates a change of the stack; nil means the system's animation.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What leads such an animation by hand.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// The system's.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nobody.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

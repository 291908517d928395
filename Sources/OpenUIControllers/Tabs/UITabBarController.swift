@_spi(Subclassing) import OpenUIKitCore

/// A container that shows one of several controllers, which the user selects in a tab bar.
///
/// With a compact horizontal size class the bar is at the bottom, otherwise at the top or, in the mode
/// ``Mode/tabSidebar``, at the leading side. Anywhere in the window, Control-Page Down selects the next tab and
/// Control-Page Up the previous one, and so does Control-Tab, with Shift for the previous one, except in text views, where
/// it moves the focus. The user's selection of the tab that is shown already pops a navigation controller to its root.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Where the tabs are with a regular horizontal size class.
    public enum Mode: Int, Sendable {
        /// In a bar at the top.
        case automatic = 0
        /// In a bar at the top.
        case tabBar = 1
        /// In a column at the leading side.
        case tabSidebar = 2
    }

    private final var storedControllers: [UIViewController] = []
    /// The tabs, if they are described by objects instead of controllers.
    final var storedTabs: [UITab] = []
    private final var selected: UIViewController?
    /// The controller whose view is displayed.
    private(set) final var shown: UIViewController?
    private final var transition: ControllerTransition?
    private final var hidesBar = false
    private final let contentView = NavigationContentView()
    private final let bar = UITabBar(frame: .zero)

    /// The object that can prevent the user from selecting a tab, and is notified of selections.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Where the tabs are with a regular horizontal size class.
    ///
    /// The default is ``Mode/automatic``.
    open var mode = Mode.automatic { didSet { if oldValue != mode { viewIfLoaded?.setNeedsLayout() } } }

    /// Creates a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a controller without tabs; archiving is not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.tabBarController = self
        bar.delegate = self
    }

    // MARK: Tabs

    /// The controllers of the tabs, or `nil` if there are none.
    open var viewControllers: [UIViewController]? {
        get { storedControllers.isEmpty ? nil : storedControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers of the tabs.
    ///
    /// The selected controller stays selected if it is among them; otherwise the one with the same index, or the last
    /// one, is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceTabs(with: [])
        setControllers(viewControllers ?? [], animated: animated)
    }

    final func setControllers(_ controllers: [UIViewController], animated: Bool) {
        var seen: Set<ObjectIdentifier> = []
        let new = controllers.filter { $0 !== self && seen.insert(ObjectIdentifier($0)).inserted }
        let old = storedControllers
        guard !new.elementsEqual(old, by: ===) else { return }
        let oldIndex = selectedIndex
        let removed = old.filter { gone in !new.contains { $0 === gone } }
        let added = new.filter { controller in !old.contains { $0 === controller } }
        for controller in removed { controller.willMove(toParent: nil) }
        storedControllers = new
        for controller in added { adoptChild(controller) }
        // An ancestor of this controller cannot be its child.
        storedControllers.removeAll { $0.parent !== self }
        bar.setItems(storedControllers.compactMap(\.tabBarItem), animated: animated)
        if selectedIndex == NSNotFound {
            let index = oldIndex == NSNotFound ? 0 : oldIndex
            selected = storedControllers.isEmpty ? nil : storedControllers[min(index, storedControllers.count - 1)]
        }
        selectionDidChange(animated: false)
        for controller in removed { controller.detachFromParent() }
        for controller in added where controller.parent === self { controller.didMove(toParent: self) }
    }

    /// The controller of the selected tab, or `nil` if there are no tabs; a controller without a tab is ignored.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard storedControllers.contains(where: { $0 === newValue }) else { return reportUnknownController() }
            select(newValue, animated: false)
        }
    }

    /// The controller of the selected tab, and then the view.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        selectedViewController.map { [$0] + super.preferredFocusEnvironments } ?? super.preferredFocusEnvironments
    }

    /// The index of the selected tab, or `NSNotFound` if there are no tabs; an index out of range is ignored.
    open var selectedIndex: Int {
        get { storedControllers.firstIndex { $0 === selected } ?? NSNotFound }
        set { if storedControllers.indices.contains(newValue) { select(storedControllers[newValue], animated: false) } }
    }

    private func reportUnknownController() {
        Diagnostics.report(
            Diagnostic(
                rule: "tabs.unknown-controller",
                message: "A controller without a tab was selected; the selection is not changed.",
                subject: String(describing: type(of: self)), hint: "Add the controller to viewControllers first."))
    }

    // MARK: Selection by the user

    /// Called when the user has selected an item, before its controller is shown.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    final func selectByUser(_ item: UITabBarItem) {
        // A navigation controller has another item when its root has changed, therefore the position counts.
        guard let index = bar.items?.firstIndex(where: { $0 === item }), storedControllers.indices.contains(index)
        else { return }
        selectByUser(storedControllers[index])
    }

    private func selectByUser(_ controller: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: controller) != false, mayChange(to: tab(of: controller)),
            storedControllers.contains(where: { $0 === controller })
        else { return }
        let previous = selectedTab
        bar.delegate?.tabBar(bar, didSelect: controller.tabBarItem)
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller, animated: true)
        }
        delegate?.tabBarController(self, didSelect: controller)
        if let tab = tab(of: controller) { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
    }

    private func mayChange(to tab: UITab?) -> Bool {
        tab.flatMap { delegate?.tabBarController(self, shouldSelectTab: $0) } ?? true
    }

    /// Selects the next or previous tab that is enabled, wrapping around, as the user does.
    final func selectNeighbor(_ step: Int) {
        let usable = storedControllers.filter { $0.tabBarItem.isEnabled || $0 === selected }
        guard usable.count > 1, let current = usable.firstIndex(where: { $0 === selected }) else { return }
        selectByUser(usable[(current + step + usable.count) % usable.count])
    }

    // MARK: Exchange of the content

    private func select(_ controller: UIViewController, animated: Bool) {
        guard controller !== selected else { return }
        selected = controller
        selectionDidChange(animated: animated)
    }

    private func selectionDidChange(animated: Bool) {
        bar.selectedItem = selected?.tabBarItem
        guard isViewLoaded, shown != nil || appearance != .gone || view.window != nil else { return }
        showSelected(animated: animated)
    }

    /// Shows the selected controller; if a transition is running, when it has ended.
    private func showSelected(animated: Bool) {
        guard transition == nil, shown !== selected else { return }
        let isVisible = appearance == .shown && view.window != nil
        if animated, isVisible, let shown, let selected,
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: shown, to: selected)
        {
            return run(animator, from: shown, to: selected)
        }
        exchange(shown, for: selected)
    }

    private func exchange(_ old: UIViewController?, for new: UIViewController?) {
        shown = new
        old?.beginDisappearing(false)
        if appearance == .shown || appearance == .appearing { new?.beginAppearing(false) }
        // The callbacks may have selected another tab.
        let isCurrent = shown === new
        if let new, isCurrent { add(new) }
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endDisappearing(false)
        if isCurrent, appearance == .shown { new?.endAppearing(false) }
        view.setNeedsLayout()
    }

    private func add(_ controller: UIViewController) {
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(controller.view)
        layOutBar()
    }

    private func run(
        _ animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController, to new: UIViewController
    ) {
        let transition = ControllerTransition(from: old, to: new, in: contentView, animated: true, animator: animator)
        transition.interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
        self.transition = transition
        for controller in [old, new] { controller.activeTransition = transition }
        old.beginDisappearing(true)
        new.beginAppearing(true)
        place(new)
        (transition.fromView, transition.toView) = (old.view, new.view)
        (transition.fromFrame, transition.toFrame) = (old.view.frame, new.view.frame)
        shown = new
        transition.start { [weak self] isCompleted in self?.end(from: old, to: new, isCompleted: isCompleted) }
    }

    private func end(from old: UIViewController, to new: UIViewController, isCompleted: Bool) {
        transition = nil
        let (kept, gone) = isCompleted ? (new, old) : (old, new)
        for controller in [old, new] { controller.activeTransition = nil }
        shown = kept
        if !isCompleted, selected === new, storedControllers.contains(where: { $0 === old }) { selected = old }
        if kept.view.superview !== contentView { add(kept) }
        gone.view.removeFromSuperview()
        if !isCompleted {
            new.beginDisappearing(true)
            old.beginAppearing(true)
        }
        gone.endDisappearing(true)
        if appearance == .shown { kept.endAppearing(true) }
        view.setNeedsLayout()
        selectionDidChange(animated: false)
    }

    // MARK: Bar

    public final var tabBar: UITabBar { bar }

    /// Whether the bar is hidden.
    ///
    /// The default is `false`.
    open var isTabBarHidden: Bool {
        get { hidesBar }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layOutBar() }
        view.layoutIfNeeded()
        UIView.animate(
            withDuration: UINavigationController.hideShowBarDuration, delay: 0,
            options: [.beginFromCurrentState, .avoidsMotion]
        ) { [self] in
            layOutBar()
            view.layoutIfNeeded()
        }
    }

    /// Whether the bar is hidden, or covered because a controller in the navigation stack hides bottom bars.
    private var isBarHidden: Bool {
        if hidesBar { return true }
        guard placement == .bottom, let navigation = selected as? UINavigationController else { return false }
        return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
    }

    final var placement: TabBarPlacement {
        guard traitCollection.horizontalSizeClass != .compact else { return .bottom }
        return mode == .tabSidebar ? .side : .top
    }

    /// Displays the items of the controllers, some of which have changed.
    fileprivate func itemsDidChange() {
        bar.setItems(storedControllers.compactMap(\.tabBarItem), animated: false)
        bar.selectedItem = selected?.tabBarItem
    }

    /// Displays the items, and lays out the bar and the views of the controllers.
    final func layOutBar() {
        guard isViewLoaded else { return }
        itemsDidChange()
        let (safe, placement): (UIEdgeInsets, TabBarPlacement) = (view.safeAreaInsets, self.placement)
        bar.placement = placement
        bar.contentInsets = UIEdgeInsets(
            top: placement == .bottom ? 0 : safe.top, left: placement == .side ? safe.left : 0,
            bottom: placement == .top ? 0 : safe.bottom, right: placement == .side ? safe.right : 0)
        bar.frame = barFrame(placement, safe)
        bar.alpha = isBarHidden ? 0 : 1
        for child in children where child.viewIfLoaded?.superview === contentView { place(child) }
        observeContentScrollView()
    }

    private var isReversed: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the frame of the bar, which is outside of the bounds while the bar is hidden.
    private func barFrame(_ placement: TabBarPlacement, _ safe: UIEdgeInsets) -> CGRect {
        let (bounds, isHidden): (CGRect, Bool) = (view.bounds, isBarHidden)
        switch placement {
        case .bottom:
            let height = UITabBar.height + safe.bottom
            return CGRect(x: 0, y: bounds.height - (isHidden ? -1 : height), width: bounds.width, height: height)
        case .top:
            let height = UITabBar.topHeight + safe.top
            return CGRect(x: 0, y: isHidden ? -height - 1 : 0, width: bounds.width, height: height)
        case .side:
            let width = sideWidth(safe)
            let leading = isHidden ? -width - 1 : 0
            return CGRect(
                x: isReversed ? bounds.width - width - leading : leading, y: 0, width: width, height: bounds.height)
        }
    }

    private func sideWidth(_ safe: UIEdgeInsets) -> CGFloat {
        min(UITabBar.sideWidth, view.bounds.width / 2) + (isReversed ? safe.right : safe.left)
    }

    /// Lays out a child's view in the full area or in the area that the bar does not cover.
    private func place(_ child: UIViewController) {
        let safe: UIEdgeInsets = view.safeAreaInsets
        var (frame, insets) = (contentView.bounds, UIEdgeInsets.zero)
        let extends = bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars
        let edges = extends ? child.edgesForExtendedLayout : []
        switch isBarHidden ? nil : placement {
        case .bottom where edges.contains(.bottom): insets.bottom = UITabBar.height
        case .bottom: frame.size.height -= UITabBar.height + safe.bottom
        case .top where edges.contains(.top): insets.top = UITabBar.topHeight
        case .top:
            frame.origin.y += UITabBar.topHeight + safe.top
            frame.size.height -= UITabBar.topHeight + safe.top
        case .side:
            let width = sideWidth(safe)
            frame.size.width -= width
            if !isReversed { frame.origin.x += width }
        case nil: break
        }
        child.barInsets = insets
        if let transition, transition.isCustomAnimationRunning { return }
        let childView: UIView = child.view
        childView.bounds.size = CGSize(width: max(frame.width, 0), height: max(frame.height, 0))
        childView.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The controllers that the user may rearrange on a phone.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var customizableViewControllers: [UIViewController]? {
        get { nil }
        set {}
    }

    // MARK: View

    /// Creates the view, whose key commands select tabs.
    open override func loadView() {
        let view = TabContainerView(frame: UIScreen.main.bounds)
        view.controller = self
        self.view = view
    }

    /// Adds the bar to the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(bar)
        layOutBar()
    }

    /// Shows the selected controller, and lays out the bar.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showSelected(animated: false)
        layOutBar()
    }

    /// Updates the layout of the bar for the new safe area.
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    /// Moves the bar when the size class changes.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Appearance calls are forwarded only to the displayed controller.
    @_spi(Subclassing) public override var forwardsAppearance: Bool { false }
    @_spi(Subclassing) public override var manuallyForwardedChildren: [UIViewController] { shown.map { [$0] } ?? [] }

    @_spi(Subclassing) public override func willForwardAppearance() {
        showSelected(animated: false)
    }
}

extension UIViewController {
    /// The nearest tab bar controller among the ancestors, or `nil` if there is none.
    public final var tabBarController: UITabBarController? {
        var ancestor = parent
        while let controller = ancestor, !(controller is UITabBarController) { ancestor = controller.parent }
        return ancestor as? UITabBarController
    }

    /// The item that represents the controller in a tab bar, which is created on first use with the controller's title.
    ///
    /// A navigation controller without an item of its own has that of its root controller.
    public final var tabBarItem: UITabBarItem! {
        get {
            if let item = navigation?.tabBarItem { return item }
            if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ensuredNavigation.tabBarItem = item
            return item
        }
        set {
            guard newValue !== navigation?.tabBarItem else { return }
            ensuredNavigation.tabBarItem = newValue
            tabBarController?.itemsDidChange()
        }
    }
}

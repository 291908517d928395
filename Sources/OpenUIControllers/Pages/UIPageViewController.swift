@_spi(Subclassing) import OpenUIKitCore

/// A container that shows one page at a time, between which the user moves by dragging.
///
/// Pages are turned with a finger, the pointer or the touchpad, with the arrow keys along the axis, Page Up and Page Down,
/// with the side buttons of a mouse, and with the page indicator, which is shown if the data source specifies a number of pages. In right-to-left layouts,
/// horizontal pages follow each other from right to left.
///
/// The data source is called for a page when the user begins to turn to it. Pages are children of the controller while
/// they are visible.
@preconcurrency @MainActor open class UIPageViewController: UIViewController, HistoryNavigating {
    /// A change of the page.
    private struct Turn {
        let controller: UIViewController
        /// 1 for a page after the current one, -1 for one before it.
        let step: Int
        /// The number of pages by which the indicator moves, or `nil` for a change by client code.
        let indicatorStep: Int?
        var completion: ((Bool) -> Void)?

        var isByUser: Bool { indicatorStep != nil }
    }

    /// The velocity in pages per second is projected this far ahead, in seconds.
    private static let projection: CGFloat = 0.2
    /// The greatest number of pages that are turned at once, as each of them is requested from the data source.
    private static let maximumDistance = 100

    public final let transitionStyle: TransitionStyle
    public final let navigationOrientation: NavigationOrientation
    private final let strip: PageStrip
    private final let container: PageContainerView
    private final var current: UIViewController?
    private final var turn: Turn?
    private final var isDragging = false
    /// The position at which the drag began.
    private final var dragStart: CGFloat = 0
    /// Whether the drag began in a view that handles drags itself.
    private final let touchFilter = PageTouchFilter()
    /// The page to which the indicator points.
    private final var indicatorIndex = 0
    /// The pages beside the current one, which the data source has returned.
    private final var neighbors: [Int: UIViewController?] = [:]

    /// The object notified when the user turns pages.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The object that provides the pages beside the current one; without it, the user cannot turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if oldValue !== dataSource { reloadPages() } }
    }

    /// Creates a controller without pages.
    ///
    /// - Parameters:
    ///   - style: The animation with which pages are turned.
    ///   - navigationOrientation: The axis along which pages are turned.
    ///   - options: ``OptionsKey/interPageSpacing``, a number of points.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        strip = PageStrip(
            isVertical: navigationOrientation == .vertical, spacing: Self.spacing(options?[.interPageSpacing]))
        container = PageContainerView(strip)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a controller without pages that turns them like the pages of a book; nibs are not supported.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates a controller whose pages are scrolled horizontally; archiving is not supported.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        strip = PageStrip(isVertical: false, spacing: 0)
        container = PageContainerView(strip)
        super.init(coder: coder)
        setUp()
    }

    private static func spacing(_ option: Any?) -> CGFloat {
        let value: Double =
            switch option {
            case let value as CGFloat: Double(value)
            case let value as Double: value
            case let value as Int: Double(value)
            case let value as NSNumber: value.doubleValue
            default: 0
            }
        return value.isFinite ? CGFloat(max(value, 0)) : 0
    }

    private func setUp() {
        strip.onArrive = { [weak self] in self?.stripDidArrive() }
        strip.pan.delegate = touchFilter
        touchFilter.isVertical = navigationOrientation == .vertical
        strip.pan.addHandler { [weak self] _ in self?.panDidChange() }
        container.turn = { [weak self] in self?.userTurns(by: $0) ?? false }
        container.canTurn = { [weak self] in self?.dataSource != nil && self?.current != nil }
        container.willLeaveWindow = { [weak self] in self?.finishTurn() }
    }

    /// Creates the view with the pages.
    open override func loadView() {
        view = container
    }

    // MARK: Properties

    /// The place of the spine, which scrolled pages do not have.
    open var spineLocation: SpineLocation { .none }

    /// Whether curled pages have two sides.
    @available(*, deprecated, message: "Has no effect on Linux, where pages are not curled.")
    open var isDoubleSided: Bool {
        get { false }
        set {}
    }

    /// The gesture recognizer with which the user turns pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [strip.pan] }

    /// The page that is shown; during a transition, the one from which it started.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - viewControllers: The page. Other numbers than one are rejected with a diagnostic.
    ///   - direction: The side from which the page is scrolled in.
    ///   - animated: Whether the page is scrolled in.
    ///   - completion: Called at the end with whether the animation has run to its end.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let viewControllers, viewControllers.count == 1, let page = viewControllers.first, page !== self else {
            return reportPages(viewControllers?.count ?? 0)
        }
        finishTurn()
        neighbors = [:]
        let isVisible = appearance == .shown || appearance == .appearing
        guard animated, isVisible, current != nil, current !== page, view.window != nil else {
            replace(with: page)
            completion?(true)
            return
        }
        let step = direction == .forward ? 1 : -1
        if begin(Turn(controller: page, step: step, indicatorStep: nil, completion: completion)) {
            strip.animate(to: CGFloat(step))
        }
    }

    private func reportPages(_ count: Int) {
        Diagnostics.report(
            Diagnostic(
                rule: "pages.invalid-count",
                message: "A page view controller was given \(count) view controllers; it is not changed.",
                subject: String(describing: type(of: self)),
                hint: "Specify one view controller other than the page view controller itself."))
    }

    /// Shows a page without animation.
    private func replace(with page: UIViewController) {
        guard page !== current else { return updateIndicator() }
        let (old, isVisible) = (current, appearance == .shown || appearance == .appearing)
        old?.willMove(toParent: nil)
        adoptChild(page)
        current = page
        if isVisible {
            old?.beginDisappearing(false)
            page.beginAppearing(false)
        }
        if isViewLoaded { strip.show(page.view) }
        if isVisible {
            old?.endDisappearing(false)
            if appearance == .shown { page.endAppearing(false) }
        }
        old?.detachFromParent()
        page.didMove(toParent: self)
        updateIndicator()
    }

    /// Adds the page that was set before the view was loaded.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if let current { strip.show(current.view) }
    }

    // MARK: Transitions

    /// Adds the page that is turned to; returns `false` if a callback has ended the transition.
    private func begin(_ turn: Turn) -> Bool {
        self.turn = turn
        let isVisible = appearance == .shown || appearance == .appearing
        if turn.isByUser { delegate?.pageViewController(self, willTransitionTo: [turn.controller]) }
        guard isInProgress(turn) else { return false }
        current?.willMove(toParent: nil)
        adoptChild(turn.controller)
        if isVisible { current?.beginDisappearing(true) }
        guard isInProgress(turn) else { return false }
        if isVisible { turn.controller.beginAppearing(true) }
        guard isInProgress(turn) else { return false }
        strip.add(turn.controller.view, step: turn.step)
        return isInProgress(turn)
    }

    private func isInProgress(_ turn: Turn) -> Bool { self.turn?.controller === turn.controller }

    /// Ends the transition with the page that is turned to.
    private func complete(_ turn: Turn) {
        let old = current
        self.turn = nil
        current = turn.controller
        neighbors = [:]
        strip.show(turn.controller.view)
        old?.endDisappearing(true)
        if appearance == .shown { turn.controller.endAppearing(true) }
        old?.detachFromParent()
        turn.controller.didMove(toParent: self)
        if let step = turn.indicatorStep {
            indicatorIndex += step
            container.setIndicatorIndex(indicatorIndex)
        } else {
            updateIndicator()
        }
        report(turn, from: old, isCompleted: true)
    }

    /// Ends the transition with the page from which it started.
    private func cancel(_ turn: Turn) {
        self.turn = nil
        turn.controller.willMove(toParent: nil)
        turn.controller.beginDisappearing(true)
        strip.removeIncoming()
        turn.controller.endDisappearing(true)
        turn.controller.detachFromParent()
        current?.beginAppearing(true)
        if appearance == .shown { current?.endAppearing(true) }
        current?.didMove(toParent: self)
        report(turn, from: current, isCompleted: false)
    }

    private func report(_ turn: Turn, from old: UIViewController?, isCompleted: Bool) {
        turn.completion?(isCompleted)
        guard turn.isByUser else { return }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: old.map { [$0] } ?? [],
            transitionCompleted: isCompleted)
    }

    /// Ends a transition immediately with the page at which its animation ends or, during a drag, with the nearest one.
    private func finishTurn() {
        isDragging = false
        guard let turn else { return strip.move(to: 0) }
        let end = strip.target ?? strip.position
        if end * CGFloat(turn.step) > 0.5 { complete(turn) } else { cancel(turn) }
        strip.move(to: 0)
    }

    private func stripDidArrive() {
        guard !isDragging else { return }
        guard let turn else { return strip.move(to: 0) }
        if strip.position * CGFloat(turn.step) > 0.5 { complete(turn) } else { cancel(turn) }
        strip.move(to: 0)
    }

    // MARK: Turning by the user

    /// Returns the page beside the current one, after it for a step of 1 and before it for -1.
    private func neighbor(_ step: Int) -> UIViewController? {
        if let known = neighbors[step] { return known }
        guard let current, dataSource != nil else { return nil }
        let found = page(beside: current, step)
        neighbors[step] = .some(found)
        return found
    }

    private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
        let found =
            step > 0
            ? dataSource?.pageViewController(self, viewControllerAfter: page)
            : dataSource?.pageViewController(self, viewControllerBefore: page)
        return found === page || found === self ? nil : found
    }

    /// Returns the page at a distance from the current one, or the last one before that, with its distance.
    private func page(at distance: Int) -> (page: UIViewController, distance: Int)? {
        let step = distance.signum()
        guard let start = current, var last = neighbor(step) else { return nil }
        var reached = step
        while reached != distance, abs(reached) < Self.maximumDistance, let next = page(beside: last, step) {
            last = next
            reached += step
        }
        // The data source may have shown another page, and pages may follow each other in a circle.
        return start === current && last !== start ? (last, reached) : nil
    }

    /// Requests the pages beside the current one and the page indicator again, after the pages have changed.
    package final func reloadPages() {
        neighbors = [:]
        if current != nil { updateIndicator() }
    }

    /// Turns pages for a key, the indicator or an assistive technology.
    private func userTurns(by step: Int) -> Bool {
        guard step != 0, !isDragging else { return false }
        finishTurn()
        guard let (page, distance) = page(at: step) else { return false }
        let side = step.signum()
        if begin(Turn(controller: page, step: side, indicatorStep: distance)) { strip.animate(to: CGFloat(side)) }
        return true
    }

    /// Turns to the previous page; returns `false` if there is none.
    package final func goBack() -> Bool { userTurns(by: -1) }

    /// Turns to the next page; returns `false` if there is none.
    package final func goForward() -> Bool { userTurns(by: 1) }

    private func panDidChange() {
        switch strip.pan.state {
        case .began:
            isDragging = true
            dragStart = strip.position
            strip.pan.setTranslation(.zero, in: strip)
        case .changed:
            guard isDragging else { return }
            drag(to: dragStart + strip.pages(strip.pan.translation(in: strip)))
        case .ended: endDrag(velocity: strip.pages(strip.pan.velocity(in: strip)))
        case .cancelled, .failed: endDrag(velocity: 0, isCancelled: true)
        case .possible: break
        }
    }

    /// Moves the pages; past the first and the last one, they follow the drag more slowly.
    private func drag(to desired: CGFloat) {
        let position = min(max(desired, -1), 1)
        let side = position > 0 ? 1 : -1
        if let turn, turn.step != side, position != 0 { cancel(turn) }
        guard turn == nil, position != 0 else { return strip.drag(to: position) }
        guard let page = neighbor(side) else { return strip.drag(to: strip.banded(position)) }
        if begin(Turn(controller: page, step: side, indicatorStep: side)) { strip.drag(to: position) }
    }

    private func endDrag(velocity: CGFloat, isCancelled: Bool = false) {
        guard isDragging else { return }
        isDragging = false
        guard let turn else { return strip.animate(to: 0) }
        let projected = (strip.position + (isCancelled ? 0 : velocity * Self.projection)) * CGFloat(turn.step)
        strip.animate(to: projected > 0.5 ? CGFloat(turn.step) : 0)
    }

    // MARK: Indicator

    /// Asks the data source for the number of pages; only horizontal pages have an indicator, as in UIKit.
    private func updateIndicator() {
        let isShown = navigationOrientation == .horizontal && transitionStyle == .scroll
        let count = isShown ? dataSource?.presentationCount(for: self) ?? 0 : 0
        indicatorIndex = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
        container.showIndicator(count: count, index: indicatorIndex)
        container.setIndicatorIndex(indicatorIndex)
    }

    // MARK: Keyboard

    /// Turns pages for the arrow keys along the axis, Page Up and Page Down, unless a view of the page handles them.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, let step = step(for: key), userTurns(by: step) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    private func step(for key: UIKey) -> Int? {
        guard key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else { return nil }
        let isVertical = navigationOrientation == .vertical
        let isReversed = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardPageDown: return 1
        case .keyboardPageUp: return -1
        case .keyboardRightArrow where !isVertical: return isReversed ? -1 : 1
        case .keyboardLeftArrow where !isVertical: return isReversed ? 1 : -1
        case .keyboardDownArrow where isVertical: return 1
        case .keyboardUpArrow where isVertical: return -1
        default: return nil
        }
    }

    // MARK: Appearance

    /// Appearance calls are forwarded only to the current page; transitions forward them to both pages.
    @_spi(Subclassing) public override var forwardsAppearance: Bool { false }
    @_spi(Subclassing) public override var manuallyForwardedChildren: [UIViewController] {
        current.map { [$0] } ?? []
    }

    @_spi(Subclassing) public override func willForwardAppearance() {
        finishTurn()
    }

    /// Completes a running transition before the controller itself disappears.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        finishTurn()
    }
}

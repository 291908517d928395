/// Tracks which view of a window has keyboard focus, notifies views of changes, and displays the focus.
///
/// If the focused view can become first responder, it is the first responder as well. Buttons and other views that
/// respond to taps can be focused without being first responder. The focused view receives key presses. The outline is
/// shown only after the focus was moved by keyboard, not after a click.
@MainActor package final class FocusController {
    private unowned let window: UIWindow
    /// The focused view.
    package private(set) weak var item: UIView?
    /// The view from which Tab continues while no view is focused: the one that was clicked or focused last.
    private weak var origin: UIView?
    private var isByKeyboard = false
    /// The environments to one of whose preferred views the next update moves the focus; none contains another one.
    private var environmentsToUpdate: [WeakEnvironment] = []
    private var updateTimer: ClockTimer?
    private var isMoving = false
    /// The view to which the focus is offered, which can differ from the cell that Tab would focus in a list.
    package private(set) weak var candidate: UIView?
    private var ring: FocusRing?
    /// The numbers of the views in the order in which Tab reaches them, while they are shown.
    private var order: FocusBadges?
    private(set) lazy var system = UIFocusSystem(window: window)

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: Keyboard

    /// The responder that receives key presses: the first responder if it is the focused view or its descendant,
    /// otherwise the focused view.
    var keyResponder: UIResponder {
        let first = window.firstResponder
        let fallback = first ?? window.rootViewController?.deepestPresented ?? window
        guard let item, item !== first, item.isReachable else { return fallback }
        if let view = first as? UIView, view.isDescendant(of: item) { return view }
        return item
    }

    // MARK: Movement

    /// Moves the focus to the next or previous view that can be focused, in reading order and wrapping around.
    ///
    /// - Returns: Whether there was such a view.
    func move(forward: Bool) -> Bool {
        let stops = rootStops
        guard !stops.isEmpty else { return false }
        let start = startIndex(in: stops, forward: forward)
        for step in stops.indices {
            let index = (forward ? start + step : start - step) % stops.count
            let view = stops[index < 0 ? index + stops.count : index]
            if view !== item, move(to: view, heading: forward ? .next : .previous) { return true }
        }
        return false
    }

    /// The views of the window that can be focused at present, in reading order.
    var rootStops: [UIView] {
        let root = window.focusRoot
        return root.focusStops + window.inputViews.focusStops(outside: root)
    }

    private func startIndex(in stops: [UIView], forward: Bool) -> Int {
        if let current = stops.firstIndex(where: { $0 === item || $0.isFirstResponder }) {
            return forward ? current + 1 : current - 1
        }
        guard let origin, origin.hostWindow === window else { return forward ? 0 : stops.count - 1 }
        let before = window.focusRoot.numberOfFocusStops(through: origin)
        return forward ? before : before - 1
    }

    /// Moves the focus to a view if it can be focused and no view or controller around it or the focused one refuses the update.
    @discardableResult
    package func move(to view: UIView, heading: UIFocusHeading) -> Bool {
        guard canFocus(view), view.hostWindow === window else { return false }
        isByKeyboard = true
        if view === item {
            showRing()
            return true
        }
        let context = UIFocusUpdateContext(from: item, to: view, heading: heading)
        guard shouldUpdateFocus(in: context), updateFirstResponder(for: view) else { return false }
        set(view, context)
        view.scrollIntoView()
        window.toolTips.focusDidMove(to: view)
        return true
    }

    /// Returns whether a view can be focused if the focus is offered to it.
    func canFocus(_ view: UIView) -> Bool {
        let outer = candidate
        candidate = view
        defer { candidate = outer }
        return view.canBecomeFocused
    }

    // MARK: Searching

    private static var searchCount = 0
    private var searchDepth = 0
    /// A number that identifies the enumeration of views in progress, during which lists determine the cell that Tab focuses once.
    package private(set) var search: Int?

    func beginSearch() {
        searchDepth += 1
        guard searchDepth == 1 else { return }
        Self.searchCount += 1
        search = Self.searchCount
    }

    func endSearch() {
        searchDepth -= 1
        if searchDepth == 0 { search = nil }
    }

    // MARK: Updates

    /// Makes the view first responder, or resigns the present one unless it is in the view's responder chain.
    private func updateFirstResponder(for view: UIView) -> Bool {
        isMoving = true
        defer { isMoving = false }
        if view.canBecomeFirstResponder { return view.becomeFirstResponder() }
        guard let first = window.firstResponder, !view.reaches(first) else { return true }
        return first.resignFirstResponder()
    }

    private func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        responderChains(of: context.previouslyFocusedView, context.nextFocusedView)
            .allSatisfy { $0.focusShouldUpdate(in: context) }
    }

    private func set(_ view: UIView?, _ given: UIFocusUpdateContext? = nil) {
        guard view !== item else { return showRing() }
        let old = item
        origin = view ?? old
        item = view
        ring?.hide()
        ring = nil
        old?.flags.remove(.focused)
        view?.flags.insert(.focused)
        showRing()
        let context = given ?? UIFocusUpdateContext(from: old, to: view, heading: [])
        let coordinator = UIFocusAnimationCoordinator()
        for view in [old, view] { view?.accessibilityDidChange(.content) }
        (old as? UIControl)?.stateDidChange()
        (view as? UIControl)?.stateDidChange()
        for responder in responderChains(of: old, view) { responder.focusDidUpdate(in: context, with: coordinator) }
        coordinator.finish()
        showOrder()
    }

    /// Returns the responder chains of the views, each responder once.
    private func responderChains(of views: UIView?...) -> [UIResponder] {
        var seen: Set<ObjectIdentifier> = []
        var found: [UIResponder] = []
        for view in views {
            _ = view?.firstInChain { responder in
                guard seen.insert(ObjectIdentifier(responder)).inserted else { return true }
                found.append(responder)
                return false
            }
        }
        return found
    }

    /// Whether a view has the focus and its outline is shown, because the user has moved the focus by keys.
    package var isShown: Bool { isByKeyboard && item != nil }

    // MARK: Scheduled updates

    /// Schedules an update that moves the focus to the preferred view of an environment around the focused view.
    ///
    /// Which environments contain it is determined when the update is performed.
    func setNeedsUpdate(of environment: any UIFocusEnvironment) {
        let waiting = environmentsToUpdate.filter { other in
            other.environment.map { !UIFocusSystem.environment(environment, contains: $0) } ?? false
        }
        let isCovered = waiting.contains { other in
            other.environment.map { UIFocusSystem.environment($0, contains: environment) } ?? false
        }
        environmentsToUpdate = waiting + (isCovered ? [] : [WeakEnvironment(environment: environment)])
        guard updateTimer == nil else { return }
        updateTimer = ClockTimer.schedule(after: 0) { [weak self] in self?.updateIfNeeded() }
    }

    /// Performs the scheduled update.
    func updateIfNeeded() {
        updateTimer?.invalidate()
        updateTimer = nil
        let environments = environmentsToUpdate.compactMap(\.environment)
        environmentsToUpdate = []
        let environment = environments.first { environment in
            item.map { UIFocusSystem.environment(environment, contains: $0) } ?? true
        }
        if let view = environment?.preferredFocusStop { move(to: view, heading: []) }
    }

    private struct WeakEnvironment {
        weak var environment: (any UIFocusEnvironment)?
    }

    // MARK: External changes

    /// Moves the focus to the new first responder.
    func firstResponderDidChange(from old: UIResponder?) {
        guard !isMoving else { return }
        if let view = window.firstResponder as? UIView {
            set(view.canBecomeFocused ? view : nil)
        } else if let first = window.firstResponder {
            if item?.reaches(first) == false { set(nil) }
        } else if old === item {
            set(nil)
        }
    }

    /// Hides the outline, removes the focus from views outside of the clicked one, and stores where Tab continues.
    func touchBegan(in view: UIView?) {
        isByKeyboard = false
        if let item, item !== window.firstResponder, view?.isDescendant(of: item) != true { set(nil) }
        showRing()
        if item == nil { origin = view }
    }

    /// Runs a closure that simulates a touch for a key press, and keeps the outline visible.
    func withRingPreserved(_ work: () -> Void) {
        let wasByKeyboard = isByKeyboard
        work()
        isByKeyboard = wasByKeyboard
        showRing()
    }

    /// Removes the focus from a view that can no longer be focused.
    package func leave(_ view: UIView) {
        if item === view { set(nil) }
    }

    /// Removes the focus if its view has left the window.
    func viewsDidLeaveWindow() {
        if let item, item.hostWindow !== window { set(nil) }
    }

    /// Moves the focus back to a view that had it before, if that is still possible.
    func restore(_ view: UIView) {
        if view.isReachable { move(to: view, heading: []) }
    }

    // MARK: Debugging

    /// Whether each view that can be focused shows its number in the order of the Tab key.
    var showsOrder: Bool {
        get { order != nil }
        set {
            guard newValue != showsOrder else { return }
            order?.removeFromSuperview()
            order = newValue ? FocusBadges(in: window) : nil
            showOrder()
        }
    }

    private func showOrder() {
        order?.show(rootStops.enumerated().map { FocusBadges.Badge(text: "\($0 + 1)", view: $1) })
    }

    // MARK: Outline

    /// Shows the outline around the focused view, or hides it: there is none while another window has the keyboard.
    package func showRing() {
        let isInactive = window.surface?.isActive == false
        guard isByKeyboard, !isInactive, let item, let effect = item.focusEffect else {
            ring?.hide()
            return ring = nil
        }
        let ring = self.ring ?? FocusRing(around: item)
        self.ring = ring
        let own = (effect as? UIFocusHaloEffect)?.shape
        let shape = own ?? item.focusShape
        ring.show(
            around: shape.rect, cornerRadius: shape.cornerRadius, isOnEdge: own == nil && item.hasFocusBorder)
    }
}

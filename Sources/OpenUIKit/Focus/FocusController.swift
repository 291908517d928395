/// Which view of a window has the keyboard's focus, and how it is told and shown.
///
/// Focus is one thing with the first responder where a view can be that; buttons and whatever can be tapped have the
/// focus without being it. What has the focus gets the keys. The outline is shown only after the keyboard moved the
/// focus, not after a click.
@MainActor final class FocusController {
    private unowned let window: UIWindow
    /// Who has the focus.
    private(set) weak var item: UIView?
    /// Where Tab goes on from while nothing has the focus: what was clicked, or had it last.
    private weak var origin: UIView?
    private var isByKeyboard = false
    private var isMoving = false
    private var ring: FocusRing?
    private(set) lazy var system = UIFocusSystem(window: window)

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: Keys

    /// Who gets keys: the first responder if it is the focus or inside of it, otherwise the focus.
    var keyResponder: UIResponder {
        let first = window.firstResponder
        let fallback = first ?? window.rootViewController?.deepestPresented ?? window
        guard let item, item !== first, item.isReachable else { return fallback }
        if let view = first as? UIView, view.isDescendant(of: item) { return view }
        return item
    }

    // MARK: Moving

    /// Goes on to the next view that takes the focus, in the order of the hierarchy, and from the last to the first.
    ///
    /// Returns whether there was one.
    func move(forward: Bool) -> Bool {
        let stops = window.focusRoot.focusStops
        guard !stops.isEmpty else { return false }
        let start = startIndex(in: stops, forward: forward)
        for step in stops.indices {
            let index = (forward ? start + step : start - step) % stops.count
            let view = stops[index < 0 ? index + stops.count : index]
            if view !== item, move(to: view, heading: forward ? .next : .previous) { return true }
        }
        return false
    }

    private func startIndex(in stops: [UIView], forward: Bool) -> Int {
        if let current = stops.firstIndex(where: { $0 === item || $0.isFirstResponder }) {
            return forward ? current + 1 : current - 1
        }
        guard let origin, origin.hostWindow === window else { return forward ? 0 : stops.count - 1 }
        // Stops are in the order of the hierarchy, and so is what was clicked.
        let before = stops.prefix { $0.comesBefore(origin) || $0 === origin }.count
        return forward ? before : before - 1
    }

    /// Gives the focus to a view, if everybody agrees.
    @discardableResult
    func move(to view: UIView, heading: UIFocusHeading) -> Bool {
        guard view.canBecomeFocused, view.hostWindow === window else { return false }
        isByKeyboard = true
        if view === item {
            showRing()
            return true
        }
        let context = UIFocusUpdateContext(from: item, to: view, heading: heading)
        guard agrees(context), takesKeyboard(view) else { return false }
        set(view, context)
        view.scrollIntoView()
        return true
    }

    /// The first responder gives way, unless it is the view itself or the view's keys reach it anyway.
    private func takesKeyboard(_ view: UIView) -> Bool {
        isMoving = true
        defer { isMoving = false }
        if view.canBecomeFirstResponder { return view.becomeFirstResponder() }
        guard let first = window.firstResponder, !view.reaches(first) else { return true }
        return first.resignFirstResponder()
    }

    private func agrees(_ context: UIFocusUpdateContext) -> Bool {
        let asked = [context.previouslyFocusedView, context.nextFocusedView].compactMap(\.self)
        return asked.allSatisfy { $0.shouldUpdateFocus(in: context) }
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
        (old as? UIControl)?.stateDidChange()
        (view as? UIControl)?.stateDidChange()
        for responder in told(old, view) { responder.focusDidUpdate(in: context, with: coordinator) }
        coordinator.finish()
    }

    /// The two views and everything above them, each once.
    private func told(_ views: UIView?...) -> [UIResponder] {
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

    // MARK: What happens elsewhere

    /// Who gets the keyboard gets the focus.
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

    /// A click hides the outline, takes the focus from what is elsewhere, and is where Tab goes on from.
    func touchBegan(in view: UIView?) {
        isByKeyboard = false
        if let item, item !== window.firstResponder, view?.isDescendant(of: item) != true { set(nil) }
        showRing()
        if item == nil { origin = view }
    }

    /// Runs what makes a touch of a key press: the outline stays.
    func keepingRing(_ work: () -> Void) {
        let wasByKeyboard = isByKeyboard
        work()
        isByKeyboard = wasByKeyboard
        showRing()
    }

    /// The focused view cannot have the focus any longer.
    func leave(_ view: UIView) {
        if item === view { set(nil) }
    }

    /// Views have left the window.
    func viewsLeft() {
        if let item, item.hostWindow !== window { set(nil) }
    }

    // MARK: Outline

    /// Shows the outline where it belongs, or hides it.
    func showRing() {
        guard isByKeyboard, let item, let effect = item.focusEffect else {
            ring?.hide()
            return ring = nil
        }
        let ring = self.ring ?? FocusRing(around: item)
        self.ring = ring
        let own = (effect as? UIFocusHaloEffect)?.shape
        let shape = own ?? item.focusShape
        ring.show(around: shape.rect, cornerRadius: shape.cornerRadius)
    }
}

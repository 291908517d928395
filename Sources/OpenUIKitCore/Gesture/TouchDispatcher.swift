/// Dispatches the touches of a window to gesture recognizers and views.
///
/// Each event is processed in this order: new touches are hit-tested and assigned to the recognizers of their view; the
/// recognizers receive the touches; the views receive the touches that no recognizer holds back or has claimed;
/// recognizers whose gesture is over are reset.
///
/// Each of these steps may call client code that sends further events, removes views or detaches recognizers. State is
/// therefore checked again after every such call.
@MainActor final class TouchDispatcher {
    private unowned let window: UIWindow
    private var touches: [UITouch] = []
    /// The recognizers with a gesture in progress.
    private var engaged: [UIGestureRecognizer] = []
    private var hovering: [UIHoverGestureRecognizer] = []
    /// The pointer in the window while no button is pressed.
    private var pointer: (location: CGPoint, modifierFlags: UIKeyModifierFlags)?
    /// The recognizers that follow two fingers on the touchpad.
    private var transforming: [any TransformFollowing] = []
    private var lastEvent: UIEvent?
    /// The nesting depth of the events being dispatched.
    private var depth = 0

    init(window: UIWindow) {
        self.window = window
    }

    var isDispatching: Bool { depth > 0 }

    /// Whether no touch or gesture is in progress, so that nothing has to be cancelled when views leave the window.
    var isIdle: Bool { touches.isEmpty && engaged.isEmpty && hovering.isEmpty }

    func dispatch(_ event: UIEvent) {
        lastEvent = event
        depth += 1
        let changed = event.changedTouches
        for touch in changed where touch.phase == .began { begin(touch, with: event) }
        deliverToRecognizers(changed, with: event)
        deliverToViews(changed, with: event)
        depth -= 1
        settle()
    }

    /// Delivers touches that are no longer held back, and resets recognizers whose gesture is over.
    ///
    /// Called after an event, and after other calls that may have released touches.
    func settle() {
        guard !isDispatching else { return }
        releaseHeldTouches()
        for recognizer in engaged { recognizer.endEvent() }
        forgetEvent()
    }

    /// Releases the last event, because it retains its touches, which retain their views.
    private func forgetEvent() {
        if touches.isEmpty, engaged.isEmpty { lastEvent = nil }
    }

    // MARK: Beginning

    private func begin(_ touch: UITouch, with event: UIEvent) {
        let hit = window.hitTest(touch.windowLocation, with: event)
        guard let hit, canBeginTouch(in: hit) else { return touches.append(touch) }
        hit.prepareForEvent()
        hit.reportUnreachableGestures(at: hit.convert(touch.windowLocation, from: window))
        let isFirst = !touches.contains { $0.view === hit && $0.isDown }
        touch.view = hit
        touch.delivery = hit.isMultipleTouchEnabled || isFirst ? .heldBeginning : .ignored
        touches.append(touch)
        touch.recognizers = recognizers(for: touch, from: hit, event: event)
        if hit.hostWindow !== window { viewsDidLeaveWindow() }
    }

    /// Returns whether a touch may begin in a view according to the exclusive touch of this and other views.
    private func canBeginTouch(in view: UIView) -> Bool {
        !touches.contains { touch in
            guard touch.isDown, let other = touch.view, other !== view else { return false }
            return other.isExclusiveTouch || view.isExclusiveTouch
        }
    }

    private func recognizers(for touch: UITouch, from view: UIView, event: UIEvent) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var current: UIView? = view
        while let view = current {
            for recognizer in view.rareState?.gestureRecognizers ?? []
            where recognizer.wants(touch, event: event) {
                result.append(recognizer)
            }
            current = view.superview
        }
        return result.filter { $0.isEnabled && $0.view?.hostWindow === window }
    }

    // MARK: Recognizers

    private func deliverToRecognizers(_ changed: [UITouch], with event: UIEvent) {
        var order: [UIGestureRecognizer] = []
        for touch in changed {
            for recognizer in touch.recognizers where !order.contains(where: { $0 === recognizer }) {
                order.append(recognizer)
            }
        }
        for recognizer in order {
            let own = changed.filter { touch in touch.recognizers.contains { $0 === recognizer } }
            if !own.isEmpty { recognizer.receive(own, with: event) }
        }
    }

    func engage(_ recognizer: UIGestureRecognizer) {
        if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
    }

    func disengage(_ recognizer: UIGestureRecognizer) {
        engaged.removeAll { $0 === recognizer }
        forgetEvent()
    }

    /// Stops delivering touches to a recognizer, including those that it has not received yet.
    func dropRecognizer(_ recognizer: UIGestureRecognizer) {
        for touch in touches { touch.recognizers.removeAll { $0 === recognizer } }
        hovering.removeAll { $0 === recognizer }
        transforming.removeAll { $0 === recognizer }
    }

    /// Returns the other engaged recognizers that share a touch or a press with the recognizer.
    func competitors(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        engaged.filter { $0 !== recognizer && $0.sharesSequence(with: recognizer) }
    }

    func recognizerConcluded(_ recognizer: UIGestureRecognizer) {
        for other in competitors(of: recognizer) { other.reconsider() }
        releaseHeldTouches()
    }

    // MARK: Views

    private func deliverToViews(_ changed: [UITouch], with event: UIEvent) {
        for touch in changed where touch.phase == .cancelled && touch.delivery == .heldBeginning {
            touch.delivery = .finished
        }
        send(changed.filter { $0.delivery == .heldBeginning && !isBeginningHeld($0) }, .began, event)
        send(changed.filter { $0.phase == .moved && $0.delivery == .active }, .moved, event)
        let ended = changed.filter { $0.phase == .ended && $0.delivery == .active }
        for touch in ended where isEndHeld(touch) { touch.delivery = .heldEnd }
        send(ended.filter { $0.delivery == .active }, .ended, event)
        send(changed.filter { $0.phase == .cancelled && $0.delivery == .active }, .cancelled, event)
    }

    private func isBeginningHeld(_ touch: UITouch) -> Bool {
        touch.recognizers.contains { $0.delaysTouchesBegan && $0.mayStillRecognize }
    }

    private func isEndHeld(_ touch: UITouch) -> Bool {
        touch.recognizers.contains { $0.delaysTouchesEnded && $0.mayStillRecognize }
    }

    /// Delivers touches that were held back for a recognizer that has recognized or failed.
    func releaseHeldTouches() {
        guard !isDispatching, let event = lastEvent else { return }
        send(touches.filter { $0.delivery == .heldBeginning && !isBeginningHeld($0) }, .began, event)
        for touch in touches where touch.phase == .ended && touch.delivery == .active { touch.delivery = .heldEnd }
        let ended = touches.filter { $0.delivery == .heldEnd && !isEndHeld($0) }
        send(ended, .ended, event)
        touches.removeAll { !$0.isDown && $0.delivery != .heldEnd && $0.delivery != .heldBeginning }
        forgetEvent()
    }

    /// Cancels touches in their views: views that have received the beginning receive a cancellation, others nothing.
    func cancelInViews(_ taken: [UITouch]) {
        for touch in taken where touch.delivery == .heldBeginning { touch.delivery = .finished }
        let known = taken.filter { $0.delivery == .active || $0.delivery == .heldEnd }
        guard let event = lastEvent, !known.isEmpty else { return }
        send(known, .cancelled, event)
    }

    /// Delivers the touches of each view in one call, skipping touches whose state was changed by the code of an
    /// earlier view.
    private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var rest = touches
        while let view = rest.first?.view {
            let group = rest.filter { $0.view === view && $0.delivery.canAdvance(to: phase) }
            rest.removeAll { $0.view === view }
            guard !group.isEmpty else { continue }
            for touch in group { touch.delivery = phase == .began || phase == .moved ? .active : .finished }
            switch phase {
            case .began: view.touchesBegan(Set(group), with: event)
            case .ended: view.touchesEnded(Set(group), with: event)
            case .cancelled: view.touchesCancelled(Set(group), with: event)
            default: view.touchesMoved(Set(group), with: event)
            }
        }
    }

    // MARK: Pointer

    /// The location of the pointer in the window while no button is pressed.
    var pointerLocation: CGPoint? { pointer?.location }

    /// Updates hover recognizers after the pointer has moved without a button or left the window: those of views under
    /// the pointer follow it, the others end.
    func hover(_ event: HoverEvent) {
        let location = event.windowLocation
        pointer = location.map { ($0, event.modifierFlags) }
        let hit = location.flatMap { window.hitTest($0, with: event) }
        hit?.prepareForEvent()
        var under: [UIHoverGestureRecognizer] = []
        var current = hit
        while let view = current {
            let candidates = view.rareState?.gestureRecognizers ?? []
            under += candidates.compactMap { $0 as? UIHoverGestureRecognizer }.filter {
                $0.isEnabled && $0.wants(event)
            }
            current = view.superview
        }
        let left = hovering.filter { old in !under.contains { $0 === old } }
        hovering = under
        window.pointer.move(to: location, over: hit, event.modifierFlags)
        window.toolTips.move(to: location, over: hit)
        for recognizer in left {
            recognizer.note(event, at: location)
            recognizer.follow(isInside: false)
        }
        // Client code may have moved the pointer or removed views.
        for recognizer in under where hovering.contains(where: { $0 === recognizer }) {
            recognizer.note(event, at: location)
            recognizer.follow(isInside: true)
        }
    }

    /// Repeats the last movement of the pointer after the views under it have changed.
    func updateHover() {
        guard let pointer else { return }
        hover(
            HoverEvent(
                location: pointer.location, timestamp: CACurrentMediaTime(), modifierFlags: pointer.modifierFlags,
                window: window))
    }

    /// Ends all hovering until the pointer moves.
    func endHover() {
        for recognizer in hovering { stopHovering(recognizer) }
    }

    // MARK: Touchpad

    /// Dispatches a touchpad gesture to the recognizers under the pointer at its beginning, until the fingers are
    /// lifted.
    func transform(_ event: UITransformEvent) {
        if event.phase == .began { transforming = transformRecognizers(for: event) }
        let recognizers = transforming
        if event.phase == .ended || event.phase == .cancelled { transforming = [] }
        for recognizer in recognizers where recognizer.view?.hostWindow === window && recognizer.isEnabled {
            recognizer.note(event, at: event.windowLocation)
            recognizer.pair.follow(event)
        }
        settle()
    }

    private func transformRecognizers(for event: UITransformEvent) -> [any TransformFollowing] {
        var result: [any TransformFollowing] = []
        var current = window.hitTest(event.windowLocation, with: event)
        current?.prepareForEvent()
        while let view = current {
            for case let recognizer as any TransformFollowing in view.rareState?.gestureRecognizers ?? []
            where recognizer.isEnabled && recognizer.trackedTouches.isEmpty && recognizer.wants(event) {
                result.append(recognizer)
            }
            current = view.superview
        }
        return result
    }

    // MARK: Leaving

    /// Cancels the touches and gestures of views that have left the window.
    func viewsDidLeaveWindow() {
        cancelInViews(touches.filter { $0.view?.hostWindow !== window })
        for recognizer in engaged where hasLeft(recognizer) { recognizer.cancelGesture() }
        for recognizer in hovering where hasLeft(recognizer) { stopHovering(recognizer) }
        for touch in touches { touch.recognizers.removeAll { hasLeft($0) } }
        settle()
    }

    func stopHovering(_ recognizer: UIHoverGestureRecognizer) {
        hovering.removeAll { $0 === recognizer }
        recognizer.follow(isInside: false)
    }

    private func hasLeft(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.view?.hostWindow !== window
    }
}

extension UITouch.ViewDelivery {
    /// Returns whether a touch in this state may be delivered in a phase.
    fileprivate func canAdvance(to phase: UITouch.Phase) -> Bool {
        switch phase {
        case .began: self == .heldBeginning
        case .ended, .cancelled: self == .active || self == .heldEnd
        default: self == .active
        }
    }
}

extension UIGestureRecognizer {
    /// Returns whether the recognizer and its delegate accept an event.
    func wants(_ event: UIEvent) -> Bool {
        shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Stores the modifiers, buttons and location of an event without touches.
    func note(_ event: UIEvent, at location: CGPoint?) {
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
        if let location { lastLocation = location }
    }

    fileprivate func wants(_ touch: UITouch, event: UIEvent) -> Bool {
        guard isEnabled, wants(event) else { return false }
        guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        if requiresExclusiveTouchType, let other = trackedTouches.first, other.type != touch.type { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }
}

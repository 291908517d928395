/// Brings the touches of one window to recognisers and views.
///
/// Every event goes in this order: touches that began find their view and its recognisers; the recognisers get the
/// touches; the views get what the recognisers leave them; recognisers that are done start over.
@MainActor final class TouchDispatcher {
    private unowned let window: UIWindow
    private var touches: [UITouch] = []
    /// The recognisers with a gesture under way.
    private var engaged: [UIGestureRecognizer] = []
    private var lastEvent: UIEvent?
    private(set) var isDispatching = false

    init(window: UIWindow) {
        self.window = window
    }

    /// Whether nothing is going on, so that views may leave without being looked at.
    var isIdle: Bool { touches.isEmpty && engaged.isEmpty && hovering.isEmpty }

    func dispatch(_ event: UIEvent) {
        lastEvent = event
        isDispatching = true
        let changed = event.changedTouches
        for touch in changed where touch.phase == .began { begin(touch, with: event) }
        deliverToRecognizers(changed, with: event)
        deliverToViews(changed, with: event)
        isDispatching = false
        releaseHeldTouches()
        for recognizer in engaged { recognizer.endEvent() }
        // The event holds its touches, and they hold their views.
        if isIdle { lastEvent = nil }
    }

    // MARK: Beginning

    private func begin(_ touch: UITouch, with event: UIEvent) {
        let hit = window.hitTest(touch.windowLocation, with: event)
        guard let hit, mayTouch(hit) else { return touches.append(touch) }
        touch.view = hit
        touch.recognizers = recognizers(for: touch, from: hit, event: event)
        let isFirst = !touches.contains { $0.view === hit && $0.isDown }
        touch.delivery = hit.isMultipleTouchEnabled || isFirst ? .heldBeginning : .ignored
        touches.append(touch)
    }

    /// The rules of exclusive touch, in both directions.
    private func mayTouch(_ view: UIView) -> Bool {
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
        return result
    }

    // MARK: Recognisers

    private func deliverToRecognizers(_ changed: [UITouch], with event: UIEvent) {
        var order: [UIGestureRecognizer] = []
        for touch in changed {
            for recognizer in touch.recognizers where !order.contains(where: { $0 === recognizer }) {
                order.append(recognizer)
            }
        }
        for recognizer in order {
            recognizer.receive(
                changed.filter { touch in touch.recognizers.contains { $0 === recognizer } }, with: event)
        }
    }

    func engage(_ recognizer: UIGestureRecognizer) {
        if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
    }

    func disengage(_ recognizer: UIGestureRecognizer) {
        engaged.removeAll { $0 === recognizer }
    }

    /// The other recognisers that look at one of the same touches.
    func competitors(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        engaged.filter { other in
            other !== recognizer
                && other.sequenceTouches.contains { touch in
                    recognizer.sequenceTouches.contains { $0 === touch }
                }
        }
    }

    func recognizerRecognized(_ recognizer: UIGestureRecognizer) {
        for other in competitors(of: recognizer) { other.reconsider() }
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

    /// A recogniser is done: tell the views what was held back for its sake.
    func releaseHeldTouches() {
        guard !isDispatching, let event = lastEvent else { return }
        send(touches.filter { $0.delivery == .heldBeginning && !isBeginningHeld($0) }, .began, event)
        for touch in touches where touch.phase == .ended && touch.delivery == .active { touch.delivery = .heldEnd }
        let ended = touches.filter { $0.delivery == .heldEnd && !isEndHeld($0) }
        send(ended, .ended, event)
        touches.removeAll { !$0.isDown && $0.delivery != .heldEnd && $0.delivery != .heldBeginning }
    }

    /// Takes touches away from their views: told of the beginning they are told of the cancellation, otherwise nothing.
    func takeFromViews(_ taken: [UITouch]) {
        for touch in taken where touch.delivery == .heldBeginning { touch.delivery = .finished }
        let known = taken.filter { $0.delivery == .active || $0.delivery == .heldEnd }
        guard let event = lastEvent, !known.isEmpty else { return }
        send(known, .cancelled, event)
    }

    private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        guard !touches.isEmpty else { return }
        for touch in touches { touch.delivery = phase == .began || phase == .moved ? .active : .finished }
        var rest = touches
        while let view = rest.first?.view {
            let group = Set(rest.filter { $0.view === view })
            rest.removeAll { $0.view === view }
            switch phase {
            case .began: view.touchesBegan(group, with: event)
            case .ended: view.touchesEnded(group, with: event)
            case .cancelled: view.touchesCancelled(group, with: event)
            case .moved, .stationary: view.touchesMoved(group, with: event)
            }
        }
    }

    // MARK: Pointer

    private var hovering: [UIHoverGestureRecognizer] = []

    /// The pointer moved without a button, or left: recognisers whose view it is over follow, the others end.
    func hover(_ event: HoverEvent) {
        let location = event.windowLocation
        let hit = location.flatMap { window.hitTest($0, with: event) }
        var under: [UIHoverGestureRecognizer] = []
        var current = hit
        while let view = current {
            let candidates = view.rareState?.gestureRecognizers ?? []
            under += candidates.compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
            current = view.superview
        }
        let left = hovering.filter { old in !under.contains { $0 === old } }
        hovering = under
        for recognizer in left { recognizer.follow(location, isInside: false) }
        for recognizer in under { recognizer.follow(location, isInside: true) }
    }

    // MARK: Leaving

    /// A view leaves the window: its touches and gestures are cancelled.
    func forget(_ view: UIView) {
        takeFromViews(touches.filter { $0.view === view })
        for recognizer in view.rareState?.gestureRecognizers ?? [] {
            if let hover = recognizer as? UIHoverGestureRecognizer {
                hovering.removeAll { $0 === hover }
                hover.follow(nil, isInside: false)
            } else if !recognizer.sequenceTouches.isEmpty {
                recognizer.cancelGesture()
            }
        }
    }
}

extension UIGestureRecognizer {
    fileprivate func wants(_ touch: UITouch, event: UIEvent) -> Bool {
        guard isEnabled, shouldReceive(event) else { return false }
        guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }
}

/// The state machine of gesture recognizers and their interaction.
///
/// Targets, delegates and overridden methods may do anything while they are called: end touches, remove views, disable
/// recognizers. Code that continues after such a call first checks that the state is unchanged (``StateSnapshot``).
extension UIGestureRecognizer {
    /// Whether the gesture is over and the recognizer has not been reset yet.
    var isDone: Bool {
        switch currentState {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    /// Whether a gesture is in progress that may still be recognized.
    var mayStillRecognize: Bool {
        currentState == .possible && hasSequence
    }

    var hasRecognized: Bool { isContinuing || currentState == .ended }

    private var isContinuing: Bool { currentState == .began || currentState == .changed }

    private var touchDispatcher: TouchDispatcher? { engagedDispatcher ?? view?.hostWindow?.touchDispatcher }

    /// Adds the recognizer to those with a gesture in progress.
    func engage() {
        guard engagedDispatcher == nil, let dispatcher = touchDispatcher else { return }
        engagedDispatcher = dispatcher
        dispatcher.engage(self)
    }

    private func disengage() {
        engagedDispatcher?.disengage(self)
        engagedDispatcher = nil
    }

    // MARK: From touches to states

    func receive(_ touches: [UITouch], with event: UIEvent) {
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
        let wasReceiving = isReceiving
        isReceiving = true
        beginTracking(touches.filter { $0.phase == .began })
        deliver(touches, in: .began) { touchesBegan($0, with: event) }
        deliver(touches, in: .moved) { touchesMoved($0, with: event) }
        deliver(touches, in: .ended) { touchesEnded($0, with: event) }
        deliver(touches, in: .cancelled) { touchesCancelled($0, with: event) }
        trackedTouches.removeAll { !$0.isDown }
        isReceiving = wasReceiving
        cancelIfAbandoned()
        // Without a dispatcher, because its view was removed meanwhile, the recognizer has to reset itself.
        if !isReceiving, engagedDispatcher == nil { resetIfFinished() }
    }

    /// Updates the recognizer after an event was dispatched.
    func endEvent() {
        guard !isReceiving else { return }
        resetIfFinished()
        guard currentState == .possible, !isTracking else { return }
        if !hasSequence, pendingState == nil { return disengage() }
        if timeoutTimer?.isPending != true { scheduleTimeout() }
    }

    /// Schedules the failure of a gesture that would otherwise never end.
    ///
    /// A subclass that does not fail when its touches have ended would hold back the end of the touches indefinitely,
    /// so it fails after a second without touches. Recognizers that wait for another tap have shorter timers of their
    /// own. A recognizer that waits for others to fail gets an additional second, because these may fail at the same
    /// time. If they wait for it in turn, all of them fail.
    private func scheduleTimeout(isRepeated again: Bool = false) {
        timeoutTimer = ClockTimer.schedule(after: 1) { [weak self] in
            guard let self, !isTracking else { return }
            if pendingState == nil || again { failAfterTimeout() } else { scheduleTimeout(isRepeated: true) }
        }
    }

    /// Fails, and prevents competitors without touches from recognizing gestures that ended long ago.
    private func failAfterTimeout() {
        if pendingState != nil {
            for other in touchDispatcher?.competitors(of: self) ?? [] where !other.isTracking {
                other.pendingState = nil
            }
        }
        fail()
    }

    /// Starts tracking touches, unless the recognizer is done or waits for others to fail.
    private func beginTracking(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        guard !isDone, pendingState != .ended else {
            for touch in touches { touch.recognizers.removeAll { $0 === self } }
            return
        }
        timeoutTimer?.invalidate()
        let new = touches.filter { touch in !trackedTouches.contains { $0 === touch } }
        trackedTouches.append(contentsOf: new)
        sequenceTouches.append(contentsOf: new)
        engage()
    }

    private func deliver(_ touches: [UITouch], in phase: UITouch.Phase, _ body: (Set<UITouch>) -> Void) {
        let ownTouches = touches.filter { touch in
            touch.phase == phase && trackedTouches.contains { $0 === touch }
        }
        guard !ownTouches.isEmpty else { return }
        updateLastLocation()
        if !isDone, pendingState != .ended { body(Set(ownTouches)) }
    }

    private func updateLastLocation() {
        let count = CGFloat(trackedTouches.count)
        guard count > 0 else { return }
        let sum = trackedTouches.reduce(CGPoint.zero) {
            CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
        }
        lastLocation = CGPoint(x: sum.x / count, y: sum.y / count)
    }

    // MARK: Transitions

    /// The table of valid state transitions.
    ///
    /// All other transitions are ignored.
    func request(_ state: State) {
        switch (currentState, state) {
        case (.possible, .began), (.possible, .ended): tryToRecognize(as: state)
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed): go(to: .changed)
        case (.began, .ended), (.changed, .ended): go(to: .ended)
        case (.began, .cancelled), (.changed, .cancelled): go(to: .cancelled)
        case (.began, .failed), (.changed, .failed): go(to: .cancelled)
        default: break
        }
    }

    private func go(to state: State) {
        if !hasNotifiedTargets {
            // Targets have not been notified of the beginning, so they are not notified of changes either.
            if state == .changed { return }
            currentState = .failed
            return conclude()
        }
        currentState = state
        sendActions()
        if isDone { conclude() }
    }

    func fail() {
        guard currentState == .possible else { return }
        engage()
        pendingState = nil
        currentState = .failed
        conclude()
    }

    /// Cancels the gesture because its view was removed, or the recognizer was disabled or detached.
    func cancelGesture() {
        if isContinuing { go(to: .cancelled) } else { fail() }
        touchDispatcher?.dropRecognizer(self)
        for touch in trackedTouches { touch.recognizers.removeAll { $0 === self } }
        trackedTouches.removeAll()
        dropPresses()
        resetIfFinished()
    }

    /// Excludes a touch from the gesture.
    func stopTracking(_ touch: UITouch) {
        guard sequenceTouches.contains(where: { $0 === touch }) else {
            return touch.recognizers.removeAll { $0 === self }
        }
        let others = touchDispatcher?.competitors(of: self) ?? []
        hasIgnoredTouches = true
        trackedTouches.removeAll { $0 === touch }
        sequenceTouches.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
        if !hasSequence, currentState == .possible {
            // Without touches nothing can be recognized, so recognizers that wait for this one continue.
            fail()
            for other in others { other.reconsider() }
        }
        cancelIfAbandoned()
        touchDispatcher?.settle()
    }

    /// Cancels a continuous gesture that ignored all its touches, because it would never receive their end.
    private func cancelIfAbandoned() {
        if !isReceiving, isContinuing, !isTracking, hasIgnoredTouches {
            go(to: .cancelled)
        }
    }

    /// Lets waiting recognizers and held-back touches continue after the gesture has ended.
    private func conclude() {
        let dispatcher = touchDispatcher
        dispatcher?.recognizerConcluded(self)
        if !isReceiving, dispatcher?.isDispatching != true { resetIfFinished() }
    }

    /// Resets the recognizer for the next gesture once the touches of the last one have ended.
    func resetIfFinished() {
        guard isDone, !isTracking, !isResetting else { return }
        isResetting = true
        timeoutTimer?.invalidate()
        timeoutTimer = nil
        reset()
        isResetting = false
        currentState = .possible
        pendingState = nil
        hasNotifiedTargets = false
        hasIgnoredTouches = false
        gestureCount += 1
        sequenceTouches.removeAll()
        sequencePresses.removeAll()
        disengage()
    }

    // MARK: Recognition

    /// A snapshot of the recognizer's state before client code is called.
    private struct StateSnapshot: Equatable {
        let gestureCount: Int
        let state: State
        let view: ObjectIdentifier?
        let window: ObjectIdentifier?
    }

    private var stateSnapshot: StateSnapshot {
        StateSnapshot(
            gestureCount: gestureCount, state: currentState, view: view.map { ObjectIdentifier($0) },
            window: view?.hostWindow.map { ObjectIdentifier($0) })
    }

    private func tryToRecognize(as state: State) {
        // Client code has excluded all touches, so a gesture that began now would never end.
        if isReceiving, !isTracking { return fail() }
        let before = stateSnapshot
        guard isEnabled, mayBegin else {
            if stateSnapshot == before { fail() }
            return
        }
        let others = touchDispatcher?.competitors(of: self) ?? []
        let obstacles = others.filter { mustFailFirst($0) }
        let isPrevented = others.contains { $0.hasRecognized && $0.prevents(self) }
        guard stateSnapshot == before, isEnabled else { return }
        if obstacles.contains(where: \.hasRecognized) { return fail() }
        if obstacles.contains(where: \.mayStillRecognize) {
            engage()
            pendingState = state
            return
        }
        if isPrevented { return fail() }
        recognize(as: state, before: others)
    }

    /// Continues recognition after a recognizer for which this one waited has failed or recognized its gesture.
    func reconsider() {
        guard currentState == .possible, let state = pendingState else { return }
        pendingState = nil
        // A continuous gesture without touches would begin and never end.
        if state == .began, !isTracking, tracksTouches { return fail() }
        tryToRecognize(as: state)
    }

    private func recognize(as state: State, before others: [UIGestureRecognizer]) {
        engage()
        let (touches, presses) = (sequenceTouches, sequencePresses)
        let dispatcher = touchDispatcher
        currentState = state
        let before = stateSnapshot
        for other in others where other.mayStillRecognize && prevents(other) { other.fail() }
        if stateSnapshot == before {
            hasNotifiedTargets = true
            sendActions()
            if cancelsTouchesInView {
                dispatcher?.cancelInViews(touches)
                for press in presses { press.cancelInResponder() }
            }
        }
        for other in others { other.reconsider() }
        if stateSnapshot == before, isDone { conclude() }
    }

    /// Whether the touched view, its superviews up to the recognizer's view, and the delegate allow the gesture to
    /// begin.
    private var mayBegin: Bool {
        var candidate = sequenceTouches.first?.view ?? view
        while let current = candidate {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            if current === view { break }
            candidate = current.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private func mustFailFirst(_ other: UIGestureRecognizer) -> Bool {
        if requiredFailures.contains(where: { $0.recognizer === other }) { return true }
        if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
        if delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true { return true }
        return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return false }
        return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }
}

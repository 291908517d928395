/// How recognisers come from one state to the next, alone and against each other.
///
/// Targets, delegates and overridden methods may do anything while they are called: lift fingers, remove views, switch
/// recognisers off. What goes on after such a call first checks that it still stands where it was (``Standing``).
extension UIGestureRecognizer {
    /// The gesture is over, and the next has not begun.
    var isDone: Bool {
        switch currentState {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    /// A gesture is under way that may still be recognised.
    var mayStillRecognize: Bool {
        currentState == .possible && !sequenceTouches.isEmpty
    }

    var hasRecognized: Bool { isContinuing || currentState == .ended }

    private var isContinuing: Bool { currentState == .began || currentState == .changed }

    private var touchDispatcher: TouchDispatcher? { engagedDispatcher ?? view?.hostWindow?.touchDispatcher }

    /// Joins the recognisers with a gesture under way.
    private func engage() {
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
        // Taken from its view meanwhile, it has nobody else who would let it start over.
        if !isReceiving, engagedDispatcher == nil { startOverIfDone() }
    }

    /// An event has been dealt with.
    func endEvent() {
        guard !isReceiving else { return }
        startOverIfDone()
        guard currentState == .possible, trackedTouches.isEmpty else { return }
        if sequenceTouches.isEmpty, pendingState == nil { return disengage() }
        if hangingTimer?.isPending != true { waitForTheEnd() }
    }

    /// Ends a gesture that is left hanging.
    ///
    /// A subclass that forgets to fail when its touches are gone would hold back the end of touches for ever, so after
    /// a second without touches it fails; those that wait for another tap have shorter timers of their own. One that
    /// waits for others gets a second more, because these may fail just now. If they wait for it in turn, all fail.
    private func waitForTheEnd(again: Bool = false) {
        hangingTimer = ClockTimer.schedule(after: 1) { [weak self] in
            guard let self, trackedTouches.isEmpty else { return }
            if pendingState == nil || again { giveUp() } else { waitForTheEnd(again: true) }
        }
    }

    /// Fails, and with it those that still wait at the same touches: what they would report now is long over.
    private func giveUp() {
        if pendingState != nil {
            for other in touchDispatcher?.competitors(of: self) ?? [] where other.trackedTouches.isEmpty {
                other.pendingState = nil
            }
        }
        fail()
    }

    /// A recogniser that is done, or waits for another to fail, looks at no new touches.
    private func beginTracking(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        guard !isDone, pendingState != .ended else {
            for touch in touches { touch.recognizers.removeAll { $0 === self } }
            return
        }
        hangingTimer?.invalidate()
        let new = touches.filter { touch in !trackedTouches.contains { $0 === touch } }
        trackedTouches.append(contentsOf: new)
        sequenceTouches.append(contentsOf: new)
        engage()
    }

    private func deliver(_ touches: [UITouch], in phase: UITouch.Phase, _ body: (Set<UITouch>) -> Void) {
        let mine = touches.filter { touch in
            touch.phase == phase && trackedTouches.contains { $0 === touch }
        }
        guard !mine.isEmpty else { return }
        noteLocation()
        if !isDone, pendingState != .ended { body(Set(mine)) }
    }

    private func noteLocation() {
        let count = CGFloat(trackedTouches.count)
        guard count > 0 else { return }
        let sum = trackedTouches.reduce(CGPoint.zero) {
            CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
        }
        lastLocation = CGPoint(x: sum.x / count, y: sum.y / count)
    }

    // MARK: Transitions

    /// The truth table of the states: what may follow what.
    ///
    /// Everything else is ignored.
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
        if !isAnnounced {
            // Nobody was told of the beginning, so nobody needs to know how it went on.
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

    /// Takes the gesture away from outside: the view went, or the recogniser was switched off or removed.
    func cancelGesture() {
        if isContinuing { go(to: .cancelled) } else { fail() }
        touchDispatcher?.dropRecognizer(self)
        for touch in trackedTouches { touch.recognizers.removeAll { $0 === self } }
        trackedTouches.removeAll()
        startOverIfDone()
    }

    /// Takes a touch out of the gesture.
    func stopTracking(_ touch: UITouch) {
        guard sequenceTouches.contains(where: { $0 === touch }) else {
            return touch.recognizers.removeAll { $0 === self }
        }
        let others = touchDispatcher?.competitors(of: self) ?? []
        hasIgnoredTouches = true
        trackedTouches.removeAll { $0 === touch }
        sequenceTouches.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
        if sequenceTouches.isEmpty, currentState == .possible {
            // Nothing is left that could be recognised: nobody waits for it any more.
            fail()
            for other in others { other.reconsider() }
        }
        cancelIfAbandoned()
        touchDispatcher?.settle()
    }

    /// A gesture that ignored all its touches would hear of no end.
    private func cancelIfAbandoned() {
        if !isReceiving, isContinuing, trackedTouches.isEmpty, hasIgnoredTouches {
            go(to: .cancelled)
        }
    }

    /// After the gesture is over: waiting recognisers and held-back touches go on.
    private func conclude() {
        let dispatcher = touchDispatcher
        dispatcher?.recognizerConcluded(self)
        if !isReceiving, dispatcher?.isDispatching != true { startOverIfDone() }
    }

    /// Makes the recogniser ready for the next gesture once the touches of the last one are gone.
    func startOverIfDone() {
        guard isDone, trackedTouches.isEmpty, !isStartingOver else { return }
        isStartingOver = true
        hangingTimer?.invalidate()
        hangingTimer = nil
        reset()
        isStartingOver = false
        currentState = .possible
        pendingState = nil
        isAnnounced = false
        hasIgnoredTouches = false
        gestureCount += 1
        sequenceTouches.removeAll()
        disengage()
    }

    // MARK: Recognition

    /// Where a recogniser stands before somebody else's code is called.
    private struct Standing: Equatable {
        let gestureCount: Int
        let state: State
        let view: ObjectIdentifier?
        let window: ObjectIdentifier?
    }

    private var standing: Standing {
        Standing(
            gestureCount: gestureCount, state: currentState, view: view.map { ObjectIdentifier($0) },
            window: view?.hostWindow.map { ObjectIdentifier($0) })
    }

    private func tryToRecognize(as state: State) {
        // Its touches were taken from it by code that it called: nothing would end what it begins now.
        if isReceiving, trackedTouches.isEmpty { return fail() }
        let before = standing
        guard isEnabled, mayBegin else {
            if standing == before { fail() }
            return
        }
        let others = touchDispatcher?.competitors(of: self) ?? []
        let obstacles = others.filter { mustFailFirst($0) }
        let isPrevented = others.contains { $0.hasRecognized && $0.prevents(self) }
        guard standing == before, isEnabled else { return }
        if obstacles.contains(where: \.hasRecognized) { return fail() }
        if obstacles.contains(where: \.mayStillRecognize) {
            engage()
            pendingState = state
            return
        }
        if isPrevented { return fail() }
        recognize(as: state, before: others)
    }

    /// A recogniser that this one waited for has failed or recognised.
    func reconsider() {
        guard currentState == .possible, let state = pendingState else { return }
        pendingState = nil
        // A continuous gesture whose touches are gone would begin and never end.
        if state == .began, trackedTouches.isEmpty, tracksTouches { return fail() }
        tryToRecognize(as: state)
    }

    private func recognize(as state: State, before others: [UIGestureRecognizer]) {
        engage()
        let touches = sequenceTouches
        let dispatcher = touchDispatcher
        currentState = state
        let before = standing
        for other in others where other.mayStillRecognize && prevents(other) { other.fail() }
        if standing == before {
            isAnnounced = true
            sendActions()
            if cancelsTouchesInView { dispatcher?.takeFromViews(touches) }
        }
        for other in others { other.reconsider() }
        if standing == before, isDone { conclude() }
    }

    /// Asks the touched view and its superviews up to the recogniser's, then the delegate.
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

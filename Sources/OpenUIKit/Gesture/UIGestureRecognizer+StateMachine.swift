/// How recognisers come from one state to the next, alone and against each other.
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

    private var isContinuing: Bool { currentState == .began || currentState == .changed }

    // MARK: From touches to states

    func receive(_ touches: [UITouch], with event: UIEvent) {
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
        isReceiving = true
        defer { isReceiving = false }
        beginTracking(touches.filter { $0.phase == .began })
        deliver(touches, in: .began) { touchesBegan($0, with: event) }
        deliver(touches, in: .moved) { touchesMoved($0, with: event) }
        deliver(touches, in: .ended) { touchesEnded($0, with: event) }
        deliver(touches, in: .cancelled) { touchesCancelled($0, with: event) }
        trackedTouches.removeAll { !$0.isDown }
    }

    /// An event has been dealt with.
    ///
    /// A subclass that forgets to fail when its touches are gone would hold back the end of touches for ever, so after
    /// a second without touches it fails. Those that wait for another tap have shorter timers of their own.
    func endEvent() {
        startOverIfDone()
        guard currentState == .possible, trackedTouches.isEmpty, pendingState == nil else { return }
        if sequenceTouches.isEmpty { view?.window?.touchDispatcher.disengage(self) }
        guard !sequenceTouches.isEmpty, hangingTimer?.isPending != true else { return }
        hangingTimer = ClockTimer.schedule(after: 1) { [weak self] in
            if self?.trackedTouches.isEmpty == true { self?.fail() }
        }
    }

    /// A recogniser that is done, or waits for another to fail, looks at no new touches.
    private func beginTracking(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        guard !isDone, pendingState != .ended else {
            for touch in touches { touch.recognizers.removeAll { $0 === self } }
            return
        }
        hangingTimer?.invalidate()
        trackedTouches.append(contentsOf: touches)
        sequenceTouches.append(contentsOf: touches)
        view?.window?.touchDispatcher.engage(self)
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
        currentState = state
        sendActions()
        if isDone { conclude() }
    }

    func fail() {
        guard currentState == .possible else { return }
        pendingState = nil
        currentState = .failed
        conclude()
    }

    /// Takes the gesture away from outside: the view went, or the recogniser was switched off or removed.
    func cancelGesture() {
        if isContinuing { go(to: .cancelled) } else { fail() }
        for touch in trackedTouches { touch.recognizers.removeAll { $0 === self } }
        trackedTouches.removeAll()
        startOverIfDone()
    }

    /// After the gesture is over: waiting recognisers and held-back touches go on.
    private func conclude() {
        let dispatcher = view?.window?.touchDispatcher
        dispatcher?.recognizerConcluded(self)
        if !isReceiving, dispatcher?.isDispatching != true { startOverIfDone() }
    }

    /// Makes the recogniser ready for the next gesture once the touches of the last one are gone.
    func startOverIfDone() {
        guard isDone, trackedTouches.isEmpty else { return }
        hangingTimer?.invalidate()
        hangingTimer = nil
        reset()
        currentState = .possible
        pendingState = nil
        sequenceTouches.removeAll()
        view?.window?.touchDispatcher.disengage(self)
    }

    // MARK: Recognition

    private func tryToRecognize(as state: State) {
        guard isEnabled, mayBegin else { return fail() }
        let others = view?.window?.touchDispatcher.competitors(of: self) ?? []
        let obstacles = others.filter { mustFailFirst($0) }
        if obstacles.contains(where: { $0.hasRecognized }) { return fail() }
        if obstacles.contains(where: { $0.mayStillRecognize }) {
            pendingState = state
            return
        }
        if others.contains(where: { $0.hasRecognized && $0.prevents(self) }) { return fail() }
        recognize(as: state, before: others)
    }

    /// A recogniser that this one waited for has failed or recognised.
    func reconsider() {
        guard let state = pendingState else { return }
        pendingState = nil
        tryToRecognize(as: state)
    }

    private func recognize(as state: State, before others: [UIGestureRecognizer]) {
        currentState = state
        for other in others where other.currentState == .possible && prevents(other) { other.fail() }
        if cancelsTouchesInView { view?.window?.touchDispatcher.takeFromViews(sequenceTouches) }
        sendActions()
        view?.window?.touchDispatcher.recognizerRecognized(self)
        if isDone { conclude() }
    }

    var hasRecognized: Bool { isContinuing || currentState == .ended }

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

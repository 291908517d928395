/// The calls to delegates and completions that are due, in order.
///
/// They are delivered at the end of the frame or flush that finds them, when nothing is being evaluated any more; calls
/// that come up elsewhere, as by removing an animation, at the end of the turn at the latest.
@MainActor enum AnimationCallbacks {
    enum Event {
        case start(AnimationEntry)
        /// An animator's motion came to its end.
        case reachedEnd(AnimationEntry)
        case end(AnimationEntry, finished: Bool)
    }

    private static var waiting: [Event] = []

    static func add(_ event: Event) {
        waiting.append(event)
        LayerTree.scheduleSettling()
    }

    static var isEmpty: Bool {
        waiting.isEmpty
    }

    /// Calls everybody once.
    ///
    /// What the calls themselves bring up waits for the next time.
    static func deliver() {
        guard !waiting.isEmpty else { return }
        let events = waiting
        waiting = []
        for event in events { call(event) }
    }

    private static func call(_ event: Event) {
        switch event {
        case .start(let entry):
            entry.animation.delegate?.animationDidStart(entry.animation)
        case .reachedEnd(let entry):
            if entry.hasReachedEnd, !entry.hasEnded { entry.reachedEnd?() }
        case .end(let entry, let finished):
            entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
            entry.animation.completion?(finished)
            entry.completionGroup?.leave()
        }
    }
}

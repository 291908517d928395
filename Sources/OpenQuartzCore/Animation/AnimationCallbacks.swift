/// The queue of pending calls to animation delegates and completion handlers.
///
/// The queue is drained at the end of the frame or flush that filled it, after all evaluation has finished. Calls
/// enqueued elsewhere, for example by removing an animation, are delivered at the end of the current run loop iteration
/// at the latest.
@MainActor enum AnimationCallbacks {
    enum Event {
        case start(AnimationEntry)
        /// The playback that an animator controls reached its end.
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

    /// Delivers each pending event once.
    ///
    /// Events that the callbacks enqueue are delivered by the next call.
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

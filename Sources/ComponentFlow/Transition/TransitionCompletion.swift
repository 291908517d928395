/// An animation delegate that calls a closure exactly once when the animation ends.
@MainActor
final class TransitionCompletion: NSObject, @MainActor CAAnimationDelegate {
    private var completion: ((Bool) -> Void)?

    init(_ completion: @escaping (Bool) -> Void) {
        self.completion = completion
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let completion = completion
        self.completion = nil
        completion?(flag)
    }
}

/// A completion handler for several animations that is called once, when the last of them ends.
///
/// It passes `true` if all of them reached their end.
final class TransitionCompletionGroup {
    private var running: Int
    private var allFinished = true
    private let completion: (Bool) -> Void

    private init(count: Int, _ completion: @escaping (Bool) -> Void) {
        running = count
        self.completion = completion
    }

    /// Returns the completion handler to pass to each of `count` animations, or `nil` if `completion` is `nil`.
    static func join(_ count: Int, _ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
        guard let completion else { return nil }
        let group = TransitionCompletionGroup(count: count, completion)
        return { group.leave($0) }
    }

    private func leave(_ finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        if running == 0 { completion(allFinished) }
    }
}

/// Tells a closure, exactly once, how an animation ended.
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

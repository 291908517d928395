/// Animations that begin and end with method calls instead of a closure, as in early versions of UIKit.
///
/// Code between ``beginAnimations(_:context:)`` and ``commitAnimations()`` first sets parameters and then changes views.
/// New code uses `animate(withDuration:animations:)`.
extension UIView {
    /// Starts to animate changes; the duration is initially 0.2 seconds.
    ///
    /// - Parameters:
    ///   - animationID: Passed to the method that ``setAnimationDidStop(_:)`` specifies.
    ///   - context: Not used.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        BegunAnimation.begin(animationID)
    }

    /// Ends the innermost animation that ``beginAnimations(_:context:)`` started, and lets it run.
    public class func commitAnimations() {
        guard let animation = BegunAnimation.innermost else {
            return Diagnostics.report(
                Diagnostic(
                    rule: "animation.unbalanced-commit",
                    message: "commitAnimations() was called without beginAnimations(_:context:); it has no effect.",
                    subject: "\(self)", hint: "Call both methods in pairs."))
        }
        animation.commit()
    }

    /// Sets the duration of the changes that follow, in seconds.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        BegunAnimation.innermost?.duration = duration
    }

    /// Sets the time after which the changes that follow start, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        BegunAnimation.innermost?.delay = delay
    }

    /// Sets the timing of the changes that follow.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        BegunAnimation.innermost?.curve = curve
    }

    /// Sets how often the changes that follow are repeated.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        BegunAnimation.innermost?.repetition.count = repeatCount.isNaN ? 0 : max(repeatCount, 0)
    }

    /// Sets whether the changes that follow run backward after they have run forward.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        BegunAnimation.innermost?.repetition.autoreverses = repeatAutoreverses
    }

    /// Sets whether changes of properties that are animated already start at the displayed values; they always do.
    @available(*, deprecated, message: "Has no effect on Linux, where animations always begin from the current state.")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    /// Sets the object, held weakly, whose method is called when the animation ends.
    public class func setAnimationDelegate(_ delegate: Any?) {
        BegunAnimation.innermost?.delegate = delegate.map { $0 as AnyObject }
    }

    /// Sets the method of the delegate that is called when the animation ends, with the animation's id as the sender.
    public class func setAnimationDidStop(_ selector: Selector?) {
        BegunAnimation.innermost?.didStop = selector
    }
}

/// An animation between `beginAnimations` and `commitAnimations`.
///
/// A change of a parameter starts another block, because the parameters of a block are constant.
@MainActor private final class BegunAnimation {
    private static var stack: [BegunAnimation] = []
    static var innermost: BegunAnimation? { stack.last }

    var duration: TimeInterval = 0.2 { didSet { startBlock() } }
    var delay: TimeInterval = 0 { didSet { startBlock() } }
    var curve = UIView.AnimationCurve.easeInOut { didSet { startBlock() } }
    var repetition = ViewAnimation.Repetition(count: 0, autoreverses: false) { didSet { startBlock() } }
    weak var delegate: AnyObject?
    var didStop: Selector?
    private let identifier: String?
    private let outer = ViewAnimation.current
    private var blocks: [ViewAnimation] = []

    private init(_ identifier: String?) {
        self.identifier = identifier
    }

    static func begin(_ identifier: String?) {
        let animation = BegunAnimation(identifier)
        stack.append(animation)
        animation.startBlock()
    }

    private func startBlock() {
        // A new block inherits the parameters of the current one, which must be the enclosing one.
        ViewAnimation.makeCurrent(outer)
        guard duration > 0, duration.isFinite else { return ViewAnimation.makeCurrent(nil) }
        let block = ViewAnimation(duration: duration, delay: delay, timing: AnimationTiming(curve), options: [])
        block.repetition = repetition
        blocks.append(block)
        ViewAnimation.makeCurrent(block)
    }

    func commit() {
        Self.stack.removeAll { $0 === self }
        ViewAnimation.makeCurrent(outer)
        var remaining = blocks.count
        guard remaining > 0 else { return ViewAnimation.afterRunLoopIteration { self.notify() } }
        for block in blocks {
            block.addCompletion { _ in
                remaining -= 1
                if remaining == 0 { self.notify() }
            }
            block.seal()
        }
    }

    private func notify() {
        guard let delegate, let didStop else { return }
        _ = didStop.perform(delegate, identifier ?? "", nil)
    }
}

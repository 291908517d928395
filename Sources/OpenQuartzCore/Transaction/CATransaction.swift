/// The key of the transaction's animation duration, an `NSNumber` or `Double`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the transaction's flag that disables actions, a `Bool`.
public let kCATransactionDisableActions = "disableActions"
/// The key of the transaction's timing function, a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the transaction's completion block, a `() -> Void`.
public let kCATransactionCompletionBlock = "completionBlock"

/// Groups layer changes and configures their animations.
///
/// Outside all calls to `begin()` the implicit transaction is current, which is committed with the next frame or by
/// `flush()`. Nested transactions inherit the values of the enclosing one.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    struct State {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        /// The completion group that new animations join.
        var group: CompletionGroup?
        var ownsGroup = false
        var values: [String: Any] = [:]
    }

    /// The implicit transaction, followed by the open transactions from outermost to innermost.
    private static var stack = [State()]

    static var current: State {
        get { stack[stack.count - 1] }
        set { stack[stack.count - 1] = newValue }
    }

    /// Opens a transaction nested in the current one.
    public class func begin() {
        var state = current
        state.ownsGroup = false
        stack.append(state)
    }

    /// Closes the most recently opened transaction.
    ///
    /// If it has a completion block and no animation was added, the block is called immediately.
    public class func commit() {
        guard stack.count > 1 else {
            LayerDiagnostics.report(
                "CATransaction.commit() was called without begin(); it has no effect", at: nil,
                hint: "Call begin() before each commit().")
            return
        }
        close(stack.removeLast())
    }

    /// Performs pending layout and display in all trees, commits the implicit transaction, and starts new animations.
    ///
    /// Animations of layers that are in no tree end.
    public class func flush() {
        LayerStep.perform(.flush) { LayerTree.flushAll(at: MediaClock.current.now) }
    }

    /// Commits the implicit transaction and starts a new one.
    static func commitImplicit() {
        let state = stack[0]
        stack[0] = State()
        close(state)
    }

    private static func close(_ state: State) {
        if state.ownsGroup { state.group?.leave() }
    }

    /// Returns the duration of animations that do not specify one, in seconds; the default is 0.25.
    public class func animationDuration() -> CFTimeInterval {
        current.duration ?? 0.25
    }

    /// Sets the duration of animations that do not specify one, in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.duration = dur.isFinite ? max(dur, 0) : nil
    }

    /// Returns the timing function of animations that do not specify one.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        current.timingFunction
    }

    /// Sets the timing function of animations that do not specify one.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    /// Returns whether property changes do not trigger actions and are therefore not animated implicitly.
    public class func disableActions() -> Bool {
        stack[stack.count - 1].disablesActions
    }

    /// Sets whether property changes do not trigger actions.
    public class func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    /// Returns the completion block set in this transaction.
    public class func completionBlock() -> (() -> Void)? {
        current.ownsGroup ? current.group?.block : nil
    }

    /// Sets a block that is called once, after all animations subsequently added in this transaction have ended.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        if !current.ownsGroup {
            guard block != nil else { return }
            current.group = CompletionGroup(parent: current.group)
            current.ownsGroup = true
        }
        current.group?.block = block
        if stack.count == 1 { LayerTree.scheduleSettling() }
    }

    /// Returns the value for one of the `kCATransaction` keys or for a client-defined key.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.values[key]
        }
    }

    /// Sets the value for one of the `kCATransaction` keys or for a client-defined key.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: current.duration = anObject.flatMap(animationNumber)
        case kCATransactionDisableActions: setDisableActions(anObject.flatMap(Bool.init(animationValue:)) ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: current.values[key] = anObject
        }
    }

    /// Acquires the lock of the layer tree, which does not exist because layers are isolated to the main actor.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public class func lock() {}

    /// Releases the lock of the layer tree.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public class func unlock() {}
}

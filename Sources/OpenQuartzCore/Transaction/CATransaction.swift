/// The key of the transaction's duration, an `NSNumber` or `Double`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the transaction's switch for actions, a `Bool`.
public let kCATransactionDisableActions = "disableActions"
/// The key of the transaction's pace, a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the transaction's completion block, a `() -> Void`.
public let kCATransactionCompletionBlock = "completionBlock"

/// Groups changes of layers and says how they are animated.
///
/// Outside every `begin()` there is the implicit transaction, which is committed with the next frame or by `flush()`.
/// Transactions inherit the values of the one around them.
@MainActor public final class CATransaction: NSObject {
    struct State {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        /// What animations that are added now belong to.
        var group: CompletionGroup?
        var ownsGroup = false
        var values: [String: Any] = [:]
    }

    /// The implicit transaction, then the open ones from the outside in.
    private static var stack = [State()]

    static var current: State {
        get { stack[stack.count - 1] }
        set { stack[stack.count - 1] = newValue }
    }

    /// Opens a transaction inside the current one.
    public class func begin() {
        var state = current
        state.ownsGroup = false
        stack.append(state)
    }

    /// Closes the transaction that was opened last.
    ///
    /// If it has a completion block and no animation was added, the block runs at once.
    public class func commit() {
        guard stack.count > 1 else {
            LayerDiagnostics.report(
                "CATransaction.commit() without begin(); nothing was committed", at: nil,
                hint: "Call begin() once for every commit().")
            return
        }
        close(stack.removeLast())
    }

    /// Lays out and draws what waits for it in all trees, commits the implicit transaction, and lets new animations
    /// begin now.
    ///
    /// Animations on layers in no tree end.
    public class func flush() {
        LayerTree.settleAll(at: MediaClock.current.now)
    }

    /// Ends the implicit transaction and starts a new one.
    static func commitImplicit() {
        let state = stack[0]
        stack[0] = State()
        close(state)
    }

    private static func close(_ state: State) {
        if state.ownsGroup { state.group?.leave() }
    }

    /// How long animations take that do not say so themselves, in seconds; 0.25 unless set.
    public class func animationDuration() -> CFTimeInterval {
        current.duration ?? 0.25
    }

    /// Sets how long animations take that do not say so themselves, in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.duration = dur.isFinite ? max(dur, 0) : nil
    }

    /// The pace of animations that do not have one themselves.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        current.timingFunction
    }

    /// Sets the pace of animations that do not have one themselves.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    /// Whether changes of properties have no actions, thus are not animated implicitly.
    public class func disableActions() -> Bool {
        stack[stack.count - 1].disablesActions
    }

    /// Sets whether changes of properties have no actions.
    public class func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    /// The block that was set in this transaction.
    public class func completionBlock() -> (() -> Void)? {
        current.ownsGroup ? current.group?.block : nil
    }

    /// Sets a block that runs once, when all animations added from here on in this transaction have ended.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        if !current.ownsGroup {
            guard block != nil else { return }
            current.group = CompletionGroup(parent: current.group)
            current.ownsGroup = true
        }
        current.group?.block = block
        if stack.count == 1 { LayerTree.scheduleSettling() }
    }

    /// The value under one of the `kCATransaction` keys, or under a key of the program's own.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.values[key]
        }
    }

    /// Sets the value under one of the `kCATransaction` keys, or under a key of the program's own.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: current.duration = anObject.flatMap(animationNumber)
        case kCATransactionDisableActions: setDisableActions(anObject.flatMap(Bool.init(animationValue:)) ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: current.values[key] = anObject
        }
    }

    /// Makes no difference here: layers belong to the main actor.
    public class func lock() {}

    /// Makes no difference here: layers belong to the main actor.
    public class func unlock() {}
}

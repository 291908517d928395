/// Recognizes a gesture in touches and reports it to targets.
///
/// Subclasses override the touch methods and set ``state``. The base class determines whether the gesture may be
/// recognized, calls the targets, and resets the recognizer when the touches have ended. The states are those of UIKit:
///
/// - Discrete gestures: possible → ended (`recognized`), or possible → failed.
/// - Continuous gestures: possible → began → changed… → ended or cancelled, or possible → failed.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The states of a gesture recognizer.
    public enum State: Int, Sendable {
        /// The gesture has not been recognized yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// The gesture has ended.
        case ended = 3
        /// A continuous gesture was cancelled.
        case cancelled = 4
        /// The touches do not match the gesture.
        case failed = 5

        /// A discrete gesture was recognized; the same as ``ended``.
        public static let recognized = State.ended
    }

    /// The view that the recognizer is attached to; it receives the touches of this view and its subtree.
    public internal(set) final var view: UIView? {
        get { attachedView?.takeUnretainedValue() }
        set { attachedView = newValue.map { Unmanaged.passUnretained($0) } }
    }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for debugging.
    open var name: String?
    /// Whether the touches are cancelled in the view when the gesture is recognized.
    ///
    /// The default is `true`.
    open var cancelsTouchesInView = true
    /// Whether the view receives no touches until the recognizer has failed.
    ///
    /// The default is `false`.
    open var delaysTouchesBegan = false
    /// Whether the view receives the end of touches only after the recognizer has failed.
    ///
    /// The default is `true`.
    open var delaysTouchesEnded = true
    /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
    ///
    /// The default contains all types.
    open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.allTouchTypes
    /// The types of presses that the recognizer receives, as raw values of `UIPress.PressType`.
    ///
    /// The default contains the types with names; others are the keys of the keyboard. Tap and long-press recognizers receive no
    /// presses by default. The other recognizers of gestures with touches ignore presses.
    open var allowedPressTypes: [NSNumber] {
        get { ownPressTypes ?? defaultPressTypes }
        set { ownPressTypes = newValue }
    }
    /// Whether touches of a different type than those already tracked are ignored.
    ///
    /// The default is `true`.
    open var requiresExclusiveTouchType = true
    /// The modifier keys that were pressed at the last event.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []
    /// The pointer's buttons that were pressed at the last event.
    public internal(set) final var buttonMask: UIEvent.ButtonMask = []

    var defaultPressTypes: [NSNumber] { Self.allPressTypes }
    private final var ownPressTypes: [NSNumber]?
    private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]
    private static let allPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6, 30, 31]
    /// Not a weak reference: that would add a side table to every view with a recognizer, and retaining and releasing
    /// the view through it takes several times as long.
    ///
    /// It never dangles: the view retains the recognizer, and clears this reference when its deallocation begins.
    nonisolated(unsafe) private final var attachedView: Unmanaged<UIView>?
    final var currentState = State.possible
    /// The state to enter once the recognizers that must fail first have failed.
    final var pendingState: State?
    /// The touches in progress.
    final var trackedTouches: [UITouch] = []
    /// All touches since the last reset, including those that have ended.
    final var sequenceTouches: [UITouch] = []
    /// The presses in progress.
    final var trackedPresses: [UIPress] = []
    /// All presses since the last reset, including those that have ended.
    final var sequencePresses: [UIPress] = []
    final var lastLocation = CGPoint.zero
    final var isReceiving = false
    final var isResetting = false
    /// Whether the targets have been notified of the gesture in progress.
    final var hasNotifiedTargets = false
    final var hasIgnoredTouches = false
    /// The number of gestures that are over.
    final var gestureCount = 0
    /// The window's dispatcher while a gesture is in progress.
    final weak var engagedDispatcher: TouchDispatcher?
    /// Whether gestures consist of touches, so that a gesture without touches is over.
    var tracksTouches: Bool { true }
    /// The timeout of a gesture without touches; see `waitForTheEnd()`.
    final var timeoutTimer: ClockTimer?
    final var requiredFailures: [WeakRecognizer] = []
    @exclusivity(unchecked) final var actions: [GestureAction] = []
    private final var storedIsEnabled = true

    /// Creates a recognizer that calls a method of a target, which is held weakly.
    ///
    /// Both parameters may be `nil`.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Clears the reference to the view, which is about to be deallocated.
    nonisolated final func viewWillDeallocate(_ view: Unmanaged<UIView>) {
        if attachedView?.toOpaque() == view.toOpaque() { attachedView = nil }
    }

    // MARK: State

    /// The current state of the recognizer.
    ///
    /// Only subclasses should set it.
    open var state: State {
        get { currentState }
        set { request(newValue) }
    }

    /// Whether the recognizer receives touches.
    ///
    /// Disabling it cancels a gesture in progress.
    open var isEnabled: Bool {
        get { storedIsEnabled }
        set {
            guard newValue != storedIsEnabled else { return }
            storedIsEnabled = newValue
            if !newValue { cancelGesture() }
        }
    }

    /// The number of touches in the gesture.
    open var numberOfTouches: Int { trackedTouches.count }

    /// Returns the center of the touches in a view's coordinates, or in the window's if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(lastLocation, from: nil) ?? lastLocation
    }

    /// Returns the location of one of the touches in a view's coordinates, or in the window's if `view` is `nil`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard trackedTouches.indices.contains(touchIndex) else { return location(in: view) }
        return trackedTouches[touchIndex].location(in: view)
    }

    // MARK: Subclassing

    /// Called when touches that the recognizer receives have begun.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when tracked touches have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when tracked touches have ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when tracked touches were cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when keys were pressed while the view or a descendant of it receives key presses.
    ///
    /// The rules between gestures of touches apply to those of presses, too. The press is not delivered to the responder if the recognizer recognizes a gesture and ``cancelsTouchesInView`` is `true`. Key
    /// commands are performed instead of presses. The default implementation does nothing.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the force of a press has changed, which keyboards do not report.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when keys were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses were cancelled, for example because the window lost keyboard focus.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when a gesture is over and before the next one begins, to reset the state of the subclass.
    open func reset() {}

    /// Excludes a touch from the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        stopTracking(touch)
    }

    /// Returns whether recognizing this gesture makes the other recognizer fail.
    ///
    /// The default returns `true`.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether recognizing the other gesture makes this recognizer fail.
    ///
    /// The default returns `true`.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether the other recognizer must fail before this one may recognize its gesture.
    ///
    /// The default returns `false`.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether this recognizer must fail before the other one may recognize its gesture.
    ///
    /// The default returns `false`.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether the recognizer accepts an event.
    ///
    /// The default returns `true`.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Relationships

    /// Requires the other recognizer to fail before this gesture may be recognized.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        requiredFailures.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requiredFailures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }
}

/// Methods by which a delegate controls the recognition of gestures.
///
/// All methods are optional: they have default implementations.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns whether the gesture may be recognized.
    ///
    /// The default returns `true`.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether both gestures may be recognized simultaneously.
    ///
    /// It suffices that one of the two delegates returns `true`. The default returns `false`.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether the other recognizer must fail before this one may recognize its gesture.
    ///
    /// The default returns `false`.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether this recognizer must fail before the other one may recognize its gesture.
    ///
    /// The default returns `false`.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether the recognizer receives a touch that has just begun.
    ///
    /// The default returns `true`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Returns whether the recognizer receives a press that has just begun.
    ///
    /// The default returns `true`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    /// Returns whether the recognizer receives an event; called before the method for the touch or the press.
    ///
    /// The default returns `true`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}

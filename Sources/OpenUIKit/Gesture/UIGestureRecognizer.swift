/// Finds a gesture in touches and reports it to targets.
///
/// Subclasses override the touch methods and set ``state``; the base class decides with them whether the gesture may be
/// recognised, tells the targets, and starts over when the touches are gone. The states, as in UIKit:
///
/// - discrete: possible → ended (`recognized`), or possible → failed;
/// - continuous: possible → began → changed… → ended or cancelled, or possible → failed.
@MainActor open class UIGestureRecognizer: NSObject {
    /// Where in its life a gesture is.
    public enum State: Int, Sendable {
        /// Not recognised yet.
        case possible = 0
        /// A continuous gesture was recognised.
        case began = 1
        /// A continuous gesture changed.
        case changed = 2
        /// The gesture is complete.
        case ended = 3
        /// A continuous gesture was taken away.
        case cancelled = 4
        /// The touches were something else.
        case failed = 5

        /// A discrete gesture was recognised: the same as ``ended``.
        public static let recognized = State.ended
    }

    /// The view whose touches are looked at, with those of the views inside it.
    public internal(set) final var view: UIView? {
        get { attachedView?.takeUnretainedValue() }
        set { attachedView = newValue.map { Unmanaged.passUnretained($0) } }
    }
    /// Decides with the recogniser.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for people.
    open var name: String?
    /// Whether the view loses its touches when the gesture is recognised.
    ///
    /// True at first.
    open var cancelsTouchesInView = true
    /// Whether the view gets no touches until the recogniser has failed.
    ///
    /// False at first.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only when the recogniser has failed.
    ///
    /// True at first.
    open var delaysTouchesEnded = true
    /// The kinds of touches that are looked at, as raw values of `UITouch.TouchType`.
    ///
    /// All at first.
    open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.allTouchTypes
    /// The kinds of presses that are looked at, as raw values.
    ///
    /// Stored; keys go along the responder chain.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches of another kind than those that the gesture has are left out.
    ///
    /// True at first.
    open var requiresExclusiveTouchType = true
    /// The modifier keys that were down at the last event.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []
    /// The pointer's buttons that were down at the last event.
    public internal(set) final var buttonMask: UIEvent.ButtonMask = []

    private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Not a weak reference: that would give every view with a recogniser a side table, by way of which each retain and
    /// release of the view takes several times as long.
    ///
    /// It never dangles: the view has the recogniser in its list, and clears this as soon as it begins to go.
    nonisolated(unsafe) private final var attachedView: Unmanaged<UIView>?
    final var currentState = State.possible
    /// The state to take once the recognisers that have to fail first have failed.
    final var pendingState: State?
    /// The touches that are down.
    final var trackedTouches: [UITouch] = []
    /// All touches since the gesture could begin, lifted ones included.
    final var sequenceTouches: [UITouch] = []
    final var lastLocation = CGPoint.zero
    final var isReceiving = false
    final var isStartingOver = false
    /// Whether targets were told of the gesture that is under way.
    final var isAnnounced = false
    final var hasIgnoredTouches = false
    /// How many gestures are over.
    final var gestureCount = 0
    /// The window's dispatcher, while a gesture is under way.
    final weak var engagedDispatcher: TouchDispatcher?
    /// Whether gestures are made of touches, so that one without any is over.
    var tracksTouches: Bool { true }
    /// Ends a gesture that is left hanging; see `waitForTheEnd()`.
    final var hangingTimer: ClockTimer?
    final var requiredFailures: [WeakRecognizer] = []
    @exclusivity(unchecked) final var actions: [GestureAction] = []
    private final var isOn = true

    /// Makes a recogniser that calls a method of a target, which is held weakly.
    ///
    /// Both may be nil.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recogniser without a target.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// The view is about to be freed.
    nonisolated final func viewDied(_ view: Unmanaged<UIView>) {
        if attachedView?.toOpaque() == view.toOpaque() { attachedView = nil }
    }

    // MARK: State

    /// Where in its life the gesture is.
    ///
    /// Only subclasses set it.
    open var state: State {
        get { currentState }
        set { request(newValue) }
    }

    /// Whether touches are looked at.
    ///
    /// Switching off cancels a gesture in progress.
    open var isEnabled: Bool {
        get { isOn }
        set {
            guard newValue != isOn else { return }
            isOn = newValue
            if !newValue { cancelGesture() }
        }
    }

    /// The number of touches that take part.
    open var numberOfTouches: Int { trackedTouches.count }

    /// The middle of the touches, in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(lastLocation, from: nil) ?? lastLocation
    }

    /// The place of one of the touches, in a view's coordinates; nil means the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard trackedTouches.indices.contains(touchIndex) else { return location(in: view) }
        return trackedTouches[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    /// Touches began that the recogniser looks at.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a gesture is over and the next one may begin: forget the old one here.
    open func reset() {}

    /// Takes a touch out of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        stopTracking(touch)
    }

    /// Whether recognising this gesture makes the other recogniser fail.
    ///
    /// True unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other recogniser's gesture makes this one fail.
    ///
    /// True unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other recogniser has to fail before this one may recognise.
    ///
    /// False unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether this recogniser has to fail before the other one may recognise.
    ///
    /// False unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recogniser looks at an event at all.
    ///
    /// True unless overridden.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Relations

    /// Lets this gesture be recognised only after the other recogniser failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        requiredFailures.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requiredFailures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }
}

/// Decides with a gesture recogniser.
///
/// Every method has a default.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether the gesture may be recognised.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether both gestures may be recognised at the same time; enough if one of two delegates says so.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the other recogniser has to fail first.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether this recogniser has to fail before the other one may recognise.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the recogniser looks at a touch that just began.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether the recogniser looks at an event at all; asked before it is asked for the touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Yes.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Yes.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// Yes.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}

/// A view that turns touches into events for targets, as buttons and switches do.
@MainActor open class UIControl: UIView {
    /// The kinds of events.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger went down inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down inside for the second time in a row.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger was dragged inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger was dragged outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger was dragged back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger was dragged out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger went up inside, or near enough: 70 points around count while it is down.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger went up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main thing the control does.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu is about to appear.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended with Return.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// Bits for events of your own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits for the framework.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control looks like it is doing.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing special.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not usable.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Focused.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for states of your own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits for the framework.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// How far outside of the bounds a finger that went down inside still counts as inside, as in UIKit.
    private static let slop: CGFloat = 70

    private final var targets: [ControlTarget] = []
    private final weak var trackedTouch: UITouch?
    /// The key that holds the control down.
    private final weak var heldPress: UIPress?

    /// Whether the control reacts to touches.
    open var isEnabled = true {
        didSet {
            guard oldValue != isEnabled else { return }
            if !isEnabled {
                stopTracking()
                if isFocused { hostWindow?.focus.leave(self) }
            }
            stateDidChange()
        }
    }

    /// Whether the control is selected.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// Whether the control looks touched.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    private final var alignment: (horizontal: ContentHorizontalAlignment, vertical: ContentVerticalAlignment) =
        (.center, .center)

    /// Where content stands from side to side that does not fill the control; in the middle at first.
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { alignment.horizontal }
        set {
            guard newValue != alignment.horizontal else { return }
            alignment.horizontal = newValue
            setNeedsLayout()
        }
    }

    /// Where content stands from side to side, as an edge that does not depend on the language.
    public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isReversed ? .right : .left
        case .trailing: return isReversed ? .left : .right
        case let other: return other
        }
    }

    /// Where content stands from top to bottom that does not fill the control; in the middle at first.
    open var contentVerticalAlignment: ContentVerticalAlignment {
        get { alignment.vertical }
        set {
            guard newValue != alignment.vertical else { return }
            alignment.vertical = newValue
            setNeedsLayout()
        }
    }

    /// Whether a touch is being followed.
    public private(set) final var isTracking = false
    /// Whether the followed touch is inside.
    public private(set) final var isTouchInside = false

    /// What the control looks like it is doing.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Called after ``state`` changed: a subclass changes its look here.
    func stateDidChange() {
        setNeedsLayout()
    }

    // MARK: For subclasses

    /// A touch began inside; false ignores it.
    ///
    /// True unless overridden.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch moved; false stops following it.
    ///
    /// True unless overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Events

    /// Calls every target of the events.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
    }

    /// Calls a method of a target on behalf of the control; nil means the first on the way up that has the method.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { return _ = action.perform(target as AnyObject, self, event) }
        _ = firstInChain { action.perform($0, self, event) }
    }

    /// Carries out an action on behalf of the control.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    /// Calls an action for the events.
    ///
    /// An action with the identifier of an earlier one replaces that.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        addControlTarget(
            ControlTarget(
                events: controlEvents, target: nil, action: action,
                send: { [weak self] _, _ in
                    if let self { sendAction(action) }
                }))
    }

    final func addControlTarget(_ target: ControlTarget) {
        targets.append(target)
    }

    final func removeControlTargets(for events: Event, where isIncluded: (ControlTarget) -> Bool) {
        for index in targets.indices.reversed() where isIncluded(targets[index]) {
            targets[index].events.subtract(events)
            if targets[index].events.isEmpty { targets.remove(at: index) }
        }
    }

    /// The events that anybody waits for.
    public final var allControlEvents: Event {
        targets.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Calls the iterator for every action and target, in the order in which they were added, until it sets `stop`.
    ///
    /// - Parameter iterator: Gets the action, or the target and its method, and the events that they wait for. The
    ///   method is nil where it was not given as a ``Selector``.
    open func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (target: Any?, action: Selector?)?, _ controlEvent: Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        var stop = false
        for target in targets {
            if let action = target.action {
                iterator(action, nil, target.events, &stop)
            } else {
                iterator(nil, (target.target, target.selector), target.events, &stop)
            }
            if stop { return }
        }
    }

    /// The objects whose methods are called.
    ///
    /// Closures and actions have none.
    public final var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { $0.target as? NSObject })
    }

    /// Events are about to be sent.
    func willSend(_ events: Event) {}

    private func send(_ events: Event, with event: UIEvent?) {
        willSend(events)
        for target in targets where !target.events.isDisjoint(with: events) { target.send(self, event) }
    }

    // MARK: Touches

    /// Starts to follow the first touch with the primary button.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first(where: { $0.buttonMask == .primary }) else {
            return
        }
        trackedTouch = touch
        guard beginTracking(touch, with: event) else { return trackedTouch = nil }
        isTracking = true
        isTouchInside = true
        // The control may have been switched off in between, or the touch taken away.
        guard isEnabled, touch.delivery != .finished else { return stopTracking() }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    /// Follows the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(in: touches) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        let goesOn = continueTracking(touch, with: event)
        guard isTracking, trackedTouch === touch else { return }
        guard goesOn else {
            return finishTracking(touch, isInside: isTouchInside, with: event)
        }
        isHighlighted = isTouchInside
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        send(events, with: event)
    }

    /// Stops following the touch, with an event for where it was lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(in: touches) else { return }
        let wasInside = isInside(touch)
        finishTracking(touch, isInside: wasInside, with: event)
        send(wasInside ? touchUpInsideEvents : .touchUpOutside, with: event)
    }

    /// Stops following the touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracked(in: touches) != nil else { return }
        forgetTouch()
        cancelTracking(with: event)
        send(.touchCancel, with: event)
    }

    /// What a touch that is lifted inside means; buttons add their primary action.
    var touchUpInsideEvents: Event { .touchUpInside }

    /// Subclasses look at ``isTouchInside`` when tracking ends, which is over by then.
    private func finishTracking(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        isTracking = false
        trackedTouch = nil
        isTouchInside = isInside
        endTracking(touch, with: event)
        if !isTracking { forgetTouch() }
    }

    private func tracked(in touches: Set<UITouch>) -> UITouch? {
        guard isTracking, let trackedTouch, touches.contains(trackedTouch) else { return nil }
        return trackedTouch
    }

    private func isInside(_ touch: UITouch) -> Bool {
        let location = touch.location(in: self)
        return point(inside: location, with: nil)
            || bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(location)
    }

    // MARK: Keys

    /// Enabled controls that somebody waits for can have the focus.
    open override var canBecomeFocused: Bool {
        isEnabled && (isPressable || super.canBecomeFocused)
    }

    /// Whether somebody waits for the control to be pressed.
    var isPressable: Bool {
        !allControlEvents.isDisjoint(with: [.touchDown, .touchUpInside, .primaryActionTriggered])
    }

    /// What Return and Escape, where nobody wants them, take the control for.
    package final var keyboardRole = UIButton.Role.normal

    /// Sends the events of a touch that comes and goes.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled, isPressable else { return super.accessibilityActivate() }
        send(.touchDown, with: nil)
        send(touchUpInsideEvents, with: nil)
        return true
    }

    /// Space holds the control down until it comes up, Return presses it at once.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, isEnabled, isPressable, !isTracking, heldPress == nil,
            let press = presses.first(where: \.activates)
        else { return super.pressesBegan(presses, with: event) }
        guard press.key?.keyCode == .keyboardSpacebar else { return _ = accessibilityActivate() }
        heldPress = press
        isHighlighted = true
        send(.touchDown, with: event)
    }

    /// Lets go of the control.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard releases(presses) else { return super.pressesEnded(presses, with: event) }
        send(touchUpInsideEvents, with: event)
    }

    /// Lets go of the control without pressing it.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard releases(presses) else { return super.pressesCancelled(presses, with: event) }
        send(.touchCancel, with: event)
    }

    private func releases(_ presses: Set<UIPress>) -> Bool {
        guard let press = heldPress, presses.contains(press) else { return false }
        heldPress = nil
        isHighlighted = false
        return isEnabled
    }

    private func stopTracking() {
        guard isTracking else { return }
        forgetTouch()
        cancelTracking(with: nil)
    }

    private func forgetTouch() {
        isTracking = false
        isTouchInside = false
        trackedTouch = nil
        isHighlighted = false
    }

    /// A tap on a control belongs to it: recognisers of views around it do not take it away.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else { return true }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }
}

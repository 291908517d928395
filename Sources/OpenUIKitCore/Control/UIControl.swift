/// A view that turns touches into events for its targets; the base class of buttons, switches and other controls.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// The kinds of control events.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch began inside the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A repeated touch began inside the control, such as the second of a double tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moved outside of the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moved back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ended inside the control, or within 70 points of its bounds.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ended outside of the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed during editing.
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended with the Return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// The bits for events defined by applications.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits reserved for the framework.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// The control began to track a touch; sent with ``touchDown``.
        ///
        /// Unlike that, it is not sent for the Space key, and an action for it does not make the control respond to presses.
        package static let trackingDidBegin = Event(rawValue: 1 << 28)
        /// A tracked touch ended or was cancelled; sent with the event of the touch.
        package static let trackingDidEnd = Event(rawValue: 1 << 29)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control, which determine its appearance.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, and neither highlighted, selected nor focused.
        public static let normal: State = []
        /// Being pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        /// The bits for states defined by applications.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits reserved for the framework.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The distance from the bounds, in points, within which a touch that began inside still counts as inside, as in
    /// UIKit.
    private static let slop: CGFloat = 70

    private final var targets: [ControlTarget] = []
    private final weak var trackedTouch: UITouch?
    /// The key press that holds the control down.
    private final weak var heldPress: UIPress?

    /// Creates a control with an action that its primary event performs.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Whether the control responds to touches and keys.
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

    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// Whether the control appears pressed.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    private final var alignment: (horizontal: ContentHorizontalAlignment, vertical: ContentVerticalAlignment) =
        (.center, .center)

    /// The horizontal alignment of content that does not fill the control; by default centered.
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { alignment.horizontal }
        set {
            guard newValue != alignment.horizontal else { return }
            alignment.horizontal = newValue
            setNeedsLayout()
        }
    }

    /// The horizontal alignment with leading and trailing resolved to left and right.
    public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isReversed ? .right : .left
        case .trailing: return isReversed ? .left : .right
        case let other: return other
        }
    }

    /// The vertical alignment of content that does not fill the control; by default centered.
    open var contentVerticalAlignment: ContentVerticalAlignment {
        get { alignment.vertical }
        set {
            guard newValue != alignment.vertical else { return }
            alignment.vertical = newValue
            setNeedsLayout()
        }
    }

    /// Whether the control is tracking a touch.
    open private(set) var isTracking = false
    /// Whether the tracked touch is inside the control.
    open private(set) var isTouchInside = false
    /// Whether the control is tracking a touch, or decides whether to track one.
    package final var hasTouch: Bool { trackedTouch != nil }

    /// The current state of the control.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Called after ``state`` has changed, so that subclasses can update their appearance.
    @_spi(Subclassing) open func stateDidChange() {
        setNeedsLayout()
        accessibilityDidChange(.content)
    }

    /// The default arrow, also for a control inside of a text view.
    @_spi(Subclassing) open override func pointerStyle(at point: CGPoint) -> UIPointerStyle? { .system() }

    // MARK: Subclassing

    /// Called when a touch begins inside the control; returns whether to track it.
    ///
    /// The default returns `true`.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch moves; returns whether to continue tracking it.
    ///
    /// The default returns `true`.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the tracked touch is cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Events

    /// Calls the targets and actions that are registered for any of the events.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
    }

    /// Calls a method of a target on behalf of the control.
    ///
    /// With a `nil` target, the method is called on the first object in the responder chain that implements it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { return _ = action.perform(target as AnyObject, self, event) }
        _ = firstInChain { action.perform($0, self, event) }
    }

    /// Performs an action on behalf of the control.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    /// Registers an action for the events.
    ///
    /// The action replaces an earlier one with the same identifier.
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
        targets.removeAll(where: \.isExpired)
        targets.append(target)
    }

    final func removeControlTargets(for events: Event, where isIncluded: (ControlTarget) -> Bool) {
        for index in targets.indices.reversed() where isIncluded(targets[index]) {
            targets[index].events.subtract(events)
            if targets[index].events.isEmpty { targets.remove(at: index) }
        }
    }

    /// The events for which actions or existing targets are registered.
    public final var allControlEvents: Event {
        targets.reduce(into: []) { if !$1.isExpired { $0.formUnion($1.events) } }
    }

    /// Calls the iterator for every action and target, in the order in which they were added, until it sets `stop`.
    ///
    /// - Parameter iterator: Receives the action, or the target and its method, and the events for which they are
    ///   registered. The method is `nil` if it was not specified by a ``Selector``.
    open func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (target: Any?, action: Selector?)?, _ controlEvent: Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        var stop = false
        for target in targets where !target.isExpired {
            if let action = target.action {
                iterator(action, nil, target.events, &stop)
            } else {
                iterator(nil, (target.target, target.selector), target.events, &stop)
            }
            if stop { return }
        }
    }

    /// The targets whose methods are called.
    ///
    /// Closures and actions have no target.
    public final var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { $0.target as? NSObject })
    }

    /// Called before events are sent.
    @_spi(Subclassing) open func willSend(_ events: Event) {}

    private func send(_ events: Event, with event: UIEvent?) {
        prepareForEvent()
        willSend(events)
        for target in targets where !target.events.isDisjoint(with: events) { target.send(self, event) }
    }

    // MARK: Menu

    /// The interaction that opens the control's menu, or `nil` while ``isContextMenuInteractionEnabled`` is `false`.
    public private(set) final var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether a secondary click, a long press and the Menu key open a menu.
    ///
    /// The default is `false`. Subclasses provide the menu by overriding
    /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)``. A disabled control opens no menu.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
            contextMenuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
            if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
        }
    }

    /// Whether a press opens the menu instead of triggering the control; the default is `false`.
    ///
    /// It has an effect only while ``isContextMenuInteractionEnabled`` is `true`.
    open var showsMenuAsPrimaryAction = false

    package final var opensMenu: Bool { showsMenuAsPrimaryAction && isContextMenuInteractionEnabled }

    /// Returns the configuration of the control's menu for a location in its coordinates; the default returns `nil`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called after the control's menu was closed; the default does nothing.
    open func contextMenuInteractionDidEnd(_ interaction: UIContextMenuInteraction) {}

    /// Called when the control's menu is presented.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when the control's menu is closed.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Returns the point, in the control's coordinates, at which a menu that a press opens begins.
    ///
    /// The default is the bottom leading corner of the bounds, for which the menu opens below the control, or above it
    /// if there is no space. Secondary clicks and long presses open the menu at their location.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        defaultMenuAttachmentPoint
    }

    private var defaultMenuAttachmentPoint: CGPoint {
        CGPoint(x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX : bounds.minX, y: bounds.maxY)
    }

    /// Opens the menu for a press; returns `false` if there is none.
    ///
    /// - Parameter selectsFirst: Whether to select the first row, as for users without a pointer.
    private func openMenu(selectsFirst: Bool = false) -> Bool {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        guard let contextMenuInteraction,
            contextMenuInteraction.open(at: center, anchor: { self.menuAnchor(for: $0) })
        else { return false }
        if selectsFirst { hostWindow?.menus.selectFirst() }
        return true
    }

    private func menuAnchor(for configuration: UIContextMenuConfiguration) -> MenuPresenter.Anchor {
        let point = menuAttachmentPoint(for: configuration)
        guard point != defaultMenuAttachmentPoint, point.isFinite else { return .below(convert(bounds, to: nil)) }
        return .at(convert(point, to: nil))
    }

    // MARK: Touches

    /// Opens the menu if a press does so, otherwise starts tracking the first touch of the primary button.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first(where: { $0.buttonMask == .primary }) else {
            return
        }
        if opensMenu, openMenu() { return }
        trackedTouch = touch
        guard beginTracking(touch, with: event) else { return trackedTouch = nil }
        isTracking = true
        isTouchInside = true
        // A callback may have disabled the control or cancelled the touch.
        guard isEnabled, touch.delivery != .finished else {
            stopTracking()
            return send(.trackingDidEnd, with: event)
        }
        isHighlighted = true
        let events: Event = touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown
        send(events.union(.trackingDidBegin), with: event)
    }

    /// Continues tracking the touch.
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

    /// Ends tracking, and sends an event that depends on where the touch ended.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked(in: touches) else { return }
        let wasInside = isInside(touch)
        finishTracking(touch, isInside: wasInside, with: event)
        send((wasInside ? touchUpInsideEvents : .touchUpOutside).union(.trackingDidEnd), with: event)
    }

    /// Cancels tracking.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracked(in: touches) != nil else { return }
        clearTrackedTouch()
        cancelTracking(with: event)
        send([.touchCancel, .trackingDidEnd], with: event)
    }

    /// The events of a touch that ends inside; buttons add their primary action.
    @_spi(Subclassing) open var touchUpInsideEvents: Event { .touchUpInside }

    /// Ends tracking and calls `endTracking(_:with:)`.
    ///
    /// During that call ``isTouchInside`` is still valid, because subclasses read it; ``isTracking`` is already `false`.
    private func finishTracking(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        isTracking = false
        trackedTouch = nil
        isTouchInside = isInside
        endTracking(touch, with: event)
        if !isTracking { clearTrackedTouch() }
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

    // MARK: Keyboard

    /// An enabled control can be focused if a press opens its menu, or targets or actions are registered for a press.
    open override var canBecomeFocused: Bool {
        isEnabled && (isPressable || super.canBecomeFocused)
    }

    /// Whether a press opens a menu, or targets or actions are registered for it.
    @_spi(Subclassing) open var isPressable: Bool {
        opensMenu || !allControlEvents.isDisjoint(with: [.touchDown, .touchUpInside, .primaryActionTriggered])
    }

    /// Whether users drag something in the control, such as the thumb of a slider, so that a drag does not move what contains it.
    @_spi(Subclassing) open var isUsedByDragging: Bool { allControlEvents.contains(.valueChanged) }

    /// The role by which Return and Escape trigger the control if no responder handles these keys.
    package final var keyboardRole = KeyboardRole.normal

    // MARK: Accessibility

    /// The characteristics of the control, which always include whether it is disabled or selected.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(stateTraits) }
        set { super.accessibilityTraits = newValue.subtracting(stateTraits) }
    }

    private var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    @_spi(Subclassing) open override var defaultAccessibilityLabel: String? { joinedAccessibilityLabel }

    @_spi(Subclassing) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isPressable ? .button : .none
    }

    /// Opens the menu if a press does so, otherwise sends the events of a tap.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled, isPressable else { return super.accessibilityActivate() }
        if opensMenu, openMenu(selectsFirst: true) { return true }
        send(.touchDown, with: nil)
        send(touchUpInsideEvents, with: nil)
        return true
    }

    /// Space holds the control down until the key is released; Return presses it immediately.
    ///
    /// Both keys open the menu if a press does so.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, isEnabled, isPressable, !isTracking, heldPress == nil,
            let press = presses.first(where: \.activates)
        else { return super.pressesBegan(presses, with: event) }
        if opensMenu, openMenu(selectsFirst: true) { return }
        guard press.key?.keyCode == .keyboardSpacebar else { return _ = accessibilityActivate() }
        heldPress = press
        isHighlighted = true
        send(.touchDown, with: event)
    }

    /// Releases the control and sends the events of a touch that ends inside.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard releases(presses) else { return super.pressesEnded(presses, with: event) }
        send(touchUpInsideEvents, with: event)
    }

    /// Releases the control without pressing it.
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
        clearTrackedTouch()
        cancelTracking(with: nil)
    }

    private func clearTrackedTouch() {
        isTracking = false
        isTouchInside = false
        trackedTouch = nil
        isHighlighted = false
    }

    /// Prevents single-tap recognizers of superviews from recognizing a tap on the control.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else { return true }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }
}

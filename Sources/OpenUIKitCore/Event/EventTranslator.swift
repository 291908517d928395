internal import OpenDisplay

/// Translates the input of a surface to UIKit's events and sends them through the application.
@MainActor final class EventTranslator {
    private unowned let window: UIWindow
    /// The touches in progress by finger; the key of the pointer is `nil`.
    private var touches: [UInt?: UITouch] = [:]
    private var pressedButton = 0
    private lazy var keys = KeyTracker(window: window)
    /// The two-finger gesture on the touchpad: the pointer's location and the scale since its start.
    private var pinch: (location: CGPoint, scale: CGFloat)?
    private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

    /// The time in seconds and the distance in points within which a touch counts as the next tap, as in UIKit.
    private static let tapInterval: TimeInterval = 0.35
    private static let tapDistance: CGFloat = 45

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: Pointer

    func handle(_ event: PointerEvent) {
        guard !window.drags.follow(event) else { return }
        guard !window.scrollBars.follow(event, isPressed: touches[nil] != nil) else { return }
        switch event.phase {
        case .pressed where touches[nil] == nil: press(event)
        case .released where event.button == pressedButton: lift(nil, .ended, event.location, event.timestamp, event)
        case .cancelled: lift(nil, .cancelled, event.location, event.timestamp, event)
        case .exited where touches[nil] == nil:
            hover(event, at: nil)
            window.pointer.leave()
            window.toolTips.leave()
        case .pressed, .released, .entered, .moved, .exited: move(event)
        }
    }

    private func press(_ event: PointerEvent) {
        if let direction = HistoryDirection(button: event.button), window.navigate(direction, at: event.location) {
            return
        }
        if event.button == 2, PrimaryClipboard.paste(at: event.location, in: window) { return }
        hover(event, at: nil)
        // A callback may have pressed the button as well.
        guard touches[nil] == nil else { return }
        pressedButton = event.button
        let touch = begin(nil, type: .indirectPointer, at: event.location, time: event.timestamp)
        touch.buttonMask = UIEvent.ButtonMask(button: event.button)
        send([touch], among: touches, event.timestamp, event.modifiers)
    }

    private func move(_ event: PointerEvent) {
        guard let touch = touches[nil] else { return hover(event, at: event.location) }
        guard touch.windowLocation != event.location else { return }
        touch.move(to: event.location, phase: .moved, timestamp: event.timestamp)
        send([touch], among: touches, event.timestamp, event.modifiers)
    }

    private func lift(
        _ finger: UInt?, _ phase: UITouch.Phase, _ location: CGPoint, _ time: TimeInterval, _ event: PointerEvent
    ) {
        end(finger, phase, at: location, time: time, modifiers: event.modifiers)
        if phase == .ended { hover(event, at: location) }
    }

    private func hover(_ event: PointerEvent, at location: CGPoint?) {
        let hover = HoverEvent(
            location: location, timestamp: event.timestamp, modifierFlags: UIKeyModifierFlags(event.modifiers),
            window: window)
        UIApplication.shared.sendEvent(hover)
    }

    // MARK: Fingers

    func handle(_ event: TouchEvent) {
        switch event.phase {
        case .began:
            end(event.identifier, .cancelled, at: event.location, time: event.timestamp, modifiers: event.modifiers)
            guard touches[event.identifier] == nil else { return }
            let touch = begin(event.identifier, type: .direct, at: event.location, time: event.timestamp)
            send([touch], among: touches, event.timestamp, event.modifiers)
        case .moved:
            guard let touch = touches[event.identifier], touch.windowLocation != event.location else { return }
            touch.move(to: event.location, phase: .moved, timestamp: event.timestamp)
            send([touch], among: touches, event.timestamp, event.modifiers)
        case .ended, .cancelled:
            let phase: UITouch.Phase = event.phase == .ended ? .ended : .cancelled
            end(event.identifier, phase, at: event.location, time: event.timestamp, modifiers: event.modifiers)
        }
    }

    private func begin(
        _ finger: UInt?, type: UITouch.TouchType, at location: CGPoint, time: TimeInterval
    ) -> UITouch {
        let touch = UITouch(type: type, location: location, timestamp: time, window: window)
        if let last = lastTap, time - last.time <= Self.tapInterval,
            location.distance(to: last.location) <= Self.tapDistance
        {
            touch.tapCount = last.count + 1
        }
        touches[finger] = touch
        return touch
    }

    private func end(
        _ finger: UInt?, _ phase: UITouch.Phase, at location: CGPoint, time: TimeInterval, modifiers: KeyModifiers
    ) {
        guard let touch = touches[finger] else { return }
        // A callback may start a touch with the same finger again.
        let down = touches
        touches[finger] = nil
        touch.move(to: location, phase: phase, timestamp: time)
        if phase == .ended { lastTap = (time, location, touch.tapCount) }
        send([touch], among: down, time, modifiers)
    }

    private func send(
        _ changed: [UITouch], among touches: [UInt?: UITouch], _ time: TimeInterval, _ modifiers: KeyModifiers
    ) {
        let event = UIEvent(
            type: .touches, timestamp: time, modifierFlags: UIKeyModifierFlags(modifiers), window: window)
        event.touches = Set(touches.values)
        event.changedTouches = changed
        event.buttonMask = touches[nil]?.buttonMask ?? []
        UIApplication.shared.sendEvent(event)
        for touch in changed where touch.isDown { touch.phase = .stationary }
    }

    // MARK: Wheel

    /// The number of points by which one notch of a mouse wheel scrolls.
    private static let pointsPerNotch: CGFloat = 40

    func handle(_ event: ScrollEvent) {
        let factor = event.isPrecise ? 1 : Self.pointsPerNotch
        var delta = CGVector(dx: event.delta.dx * factor, dy: event.delta.dy * factor)
        // With Shift, a wheel with only one axis scrolls horizontally.
        if event.modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
        let scroll = UIScrollEvent(
            location: event.location, delta: delta,
            isPrecise: event.isPrecise, timestamp: event.timestamp,
            modifierFlags: UIKeyModifierFlags(event.modifiers), window: window)
        UIApplication.shared.sendEvent(scroll)
    }

    // MARK: Touchpad

    func handle(_ event: TouchpadEvent) {
        switch event.phase {
        case .began:
            cancelPinch()
            pinch = (event.location, 1)
            send(.began, event, factor: 1)
        case .changed:
            guard let pinch, event.scale.isFinite, event.scale > 0 else { return }
            self.pinch = (event.location, event.scale)
            send(.changed, event, factor: event.scale / pinch.scale)
        case .ended, .cancelled:
            guard pinch != nil else { return }
            pinch = nil
            send(event.phase == .ended ? .ended : .cancelled, event, factor: 1)
        }
    }

    private func send(_ phase: UITransformEvent.Phase, _ event: TouchpadEvent, factor: CGFloat) {
        UIApplication.shared.sendEvent(
            UITransformEvent(
                phase: phase, location: event.location, factor: factor, angle: event.angle,
                timestamp: event.timestamp, modifierFlags: UIKeyModifierFlags(event.modifiers), window: window))
    }

    private func cancelPinch() {
        guard let pinch else { return }
        handle(TouchpadEvent(phase: .cancelled, location: pinch.location, timestamp: CACurrentMediaTime()))
    }

    // MARK: Keys

    func handle(_ event: KeyEvent) {
        guard !window.drags.follow(event), !cancelsPointer(event) else { return }
        keys.handle(event)
    }

    /// Returns whether a key event cancels what the pointer drags or presses: Escape does, unless it closes a menu.
    private func cancelsPointer(_ event: KeyEvent) -> Bool {
        guard touches[nil] != nil, window.menus.keyResponder == nil, event.phase == .pressed,
            KeySymbols.usage(for: event.keySymbol) == .keyboardEscape
        else { return false }
        cancelPointer()
        return true
    }

    // MARK: Interruption

    /// Cancels the pointer's touch, because another interaction takes over the pointer.
    func cancelPointer() {
        guard let touch = touches[nil] else { return }
        end(nil, .cancelled, at: touch.windowLocation, time: CACurrentMediaTime(), modifiers: [])
    }

    /// Cancels touches and presses whose end will not be reported, because the window lost its input or was hidden.
    func cancelEverything() {
        window.drags.cancel()
        window.scrollBars.cancel()
        window.toolTips.hide()
        let time = CACurrentMediaTime()
        for (finger, touch) in touches {
            end(finger, .cancelled, at: touch.windowLocation, time: time, modifiers: [])
        }
        cancelPinch()
        cancelPresses()
    }

    /// Cancels all key presses, because the keyboard focus moved to another window and their end will not be reported
    /// here.
    func cancelPresses() {
        keys.cancelAll()
    }
}

extension UIEvent.ButtonMask {
    /// Surfaces number left, middle and right as 1, 2 and 3; UIKit's second button is the right one.
    init(button: Int) {
        switch button {
        case 2: self = .button(3)
        case 3: self = .secondary
        default: self = .button(button)
        }
    }
}

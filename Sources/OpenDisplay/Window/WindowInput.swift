internal import CGTK
internal import OpenQuartzCore

/// Converts the input of a host widget to display events.
///
/// Presses, motion, touches and keys are read as raw events, in the capture phase, so that no GTK gesture interprets
/// them first. Crossings and scrolling come from GTK's own controllers: raw events lack the former and, on some
/// devices, the latter.
@MainActor
final class WindowInput {
    private let host: UnsafeMutablePointer<GtkWidget>
    private let inputMethod: WindowInputMethod?
    private let report: @MainActor (DisplayEvent) -> Void
    private var connections = SignalConnections()
    private var controllers: [OpaquePointer] = []
    private var rawEvents: EventFilter?
    private var touches = TouchIdentifiers()
    private var touchLocations: [UInt: CGPoint] = [:]
    private var pressedButtons: Set<Int> = []
    private var location = CGPoint.zero
    private var modifiers: KeyModifiers = []
    private var cachedOrigin: CGPoint?
    /// The event of GDK that is being handled.
    private(set) var currentEvent: OpaquePointer?

    /// - Parameter inputMethod: Receives every key first.
    init(
        host: UnsafeMutablePointer<GtkWidget>, inputMethod: WindowInputMethod?,
        report: @escaping @MainActor (DisplayEvent) -> Void
    ) {
        self.host = host
        self.inputMethod = inputMethod
        self.report = report
        rawEvents = EventFilter(of: host) { [unowned self] in handle($0) }
        addMotionController()
        addScrollController()
    }

    /// Detaches from the widget.
    ///
    /// Must be called before the object is deallocated.
    func stop() {
        rawEvents?.stop()
        rawEvents = nil
        connections.disconnectAll()
        for controller in controllers {
            gtk_widget_remove_controller(host, controller)
        }
        controllers = []
    }

    /// Called when the widget's position in its window may have changed.
    func contentOriginDidChange() {
        cachedOrigin = nil
    }

    /// Called when a drag has grabbed the pointer; the release of buttons will not be reported.
    func pointerGrabDidBegin() {
        pressedButtons = []
    }

    /// Cancels pressed buttons and touches, for example when the window is hidden during a touch.
    func cancel() {
        let now = CACurrentMediaTime()
        for button in pressedButtons.sorted() {
            reportPointer(.cancelled, button: button, at: now)
        }
        pressedButtons = []
        for identifier in touches.active {
            let location = touchLocations[identifier] ?? .zero
            report(.touch(TouchEvent(identifier: identifier, phase: .cancelled, location: location, timestamp: now)))
        }
        touches.removeAll()
        touchLocations = [:]
    }
}

// MARK: - Controllers

extension WindowInput {
    private func addMotionController() {
        guard let controller = gtk_event_controller_motion_new() else { return }
        let entered: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { controller, x, y, data in
            nonisolated(unsafe) let source = controller
            withOwner(WindowInput.self, of: data, otherwise: ()) { $0.entered(x: x, y: y, controller: source) }
        }
        let left: @convention(c) (gpointer?, gpointer?) -> Void = { controller, data in
            nonisolated(unsafe) let source = controller
            withOwner(WindowInput.self, of: data, otherwise: ()) { $0.left(controller: source) }
        }
        add(controller)
        connect(controller, "enter", unsafeBitCast(entered, to: GCallback.self))
        connect(controller, "leave", unsafeBitCast(left, to: GCallback.self))
    }

    private func addScrollController() {
        guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else { return }
        let scrolled: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { controller, dx, dy, data in
            nonisolated(unsafe) let source = controller
            withOwner(WindowInput.self, of: data, otherwise: ()) { $0.scrolled(dx: dx, dy: dy, controller: source) }
            return 1
        }
        add(controller)
        connect(controller, "scroll", unsafeBitCast(scrolled, to: GCallback.self))
    }

    /// Adds a controller to the widget, which takes ownership of the reference.
    private func add(_ controller: OpaquePointer) {
        controllers.append(controller)
        gtk_widget_add_controller(host, controller)
    }

    private func connect(_ controller: OpaquePointer, _ signal: String, _ function: GCallback) {
        connections.connect(UnsafeMutableRawPointer(controller), signal, data: self, function: function)
    }
}

// MARK: - Raw events

extension WindowInput {
    /// Returns whether to stop the event's propagation.
    private func handle(_ event: OpaquePointer) -> Bool {
        guard !NestedWait.isWaiting else { return postpone(event) }
        let outerEvent = currentEvent
        currentEvent = event
        defer { currentEvent = outerEvent }
        modifiers = EventTranslation.modifiers(gdk_event_get_modifier_state(event))
        switch gdk_event_get_event_type(event) {
        case GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
            handlePointer(event)
            return true
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
            handleTouch(event)
            return true
        case GDK_TOUCHPAD_PINCH:
            handlePinch(event)
            return true
        case GDK_KEY_PRESS, GDK_KEY_RELEASE:
            return handleKey(event)
        case GDK_GRAB_BROKEN:
            cancel()
            return false
        default:
            return false
        }
    }

    /// Postpones an event until the wait for another program has ended.
    private func postpone(_ event: OpaquePointer) -> Bool {
        gdk_event_ref(event)
        NestedWait.postpone { [weak self] in
            _ = self?.handle(event)
            gdk_event_unref(event)
        }
        return true
    }

    private func handlePointer(_ event: OpaquePointer) {
        // The first finger on a touch screen also moves the pointer, for programs without touch support.
        guard gdk_event_get_pointer_emulated(event) == 0 else { return }
        location = position(of: event) ?? location
        reportPointer(event)
    }

    /// Reports a pressed or released button or motion at the current location.
    private func reportPointer(_ event: OpaquePointer) {
        let time = timestamp(gdk_event_get_time(event))
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS:
            let button = Int(gdk_button_event_get_button(event))
            pressedButtons.insert(button)
            reportPointer(.pressed, button: button, at: time)
        case GDK_BUTTON_RELEASE:
            let button = Int(gdk_button_event_get_button(event))
            pressedButtons.remove(button)
            reportPointer(.released, button: button, at: time)
        default:
            reportPointer(.moved, button: 0, at: time)
        }
    }

    /// Reports the motion, the button or the scrolling of an event whose position is in another surface than that of the
    /// event.
    func handleStray(_ event: OpaquePointer, at point: CGPoint) {
        guard !NestedWait.isWaiting else { return }
        location = EventTranslation.location(x: point.x, y: point.y, origin: contentOrigin()) ?? location
        modifiers = EventTranslation.modifiers(gdk_event_get_modifier_state(event))
        guard gdk_event_get_event_type(event) == GDK_SCROLL else { return reportPointer(event) }
        let time = timestamp(gdk_event_get_time(event))
        var (dx, dy) = (0.0, 0.0)
        gdk_scroll_event_get_deltas(event, &dx, &dy)
        guard dx != 0 || dy != 0 else { return }
        reportScroll(dx: dx, dy: dy, in: gdk_scroll_event_get_unit(event), modifiers, at: time)
    }

    private func handleTouch(_ event: OpaquePointer) {
        let key = gdk_event_get_event_sequence(event).map { UInt(bitPattern: $0) } ?? 0
        let phase: TouchEvent.Phase
        let identifier: UInt?
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN:
            (phase, identifier) = (.began, touches.begin(key))
        case GDK_TOUCH_UPDATE:
            (phase, identifier) = (.moved, touches.identifier(for: key))
        case GDK_TOUCH_END:
            (phase, identifier) = (.ended, touches.end(key))
        default:
            (phase, identifier) = (.cancelled, touches.end(key))
        }
        guard let identifier else { return }
        let location = position(of: event) ?? touchLocations[identifier] ?? .zero
        touchLocations[identifier] = phase == .began || phase == .moved ? location : nil
        let time = timestamp(gdk_event_get_time(event))
        report(
            .touch(
                TouchEvent(
                    identifier: identifier, phase: phase, location: location, modifiers: modifiers, timestamp: time)))
    }

    private func handlePinch(_ event: OpaquePointer) {
        let phase: TouchpadEvent.Phase =
            switch gdk_touchpad_event_get_gesture_phase(event) {
            case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .began
            case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .changed
            case GDK_TOUCHPAD_GESTURE_PHASE_END: .ended
            default: .cancelled
            }
        report(
            .touchpad(
                TouchpadEvent(
                    phase: phase, location: position(of: event) ?? location,
                    scale: gdk_touchpad_event_get_pinch_scale(event),
                    angle: gdk_touchpad_event_get_pinch_angle_delta(event), modifiers: modifiers,
                    timestamp: timestamp(gdk_event_get_time(event)))))
    }

    private func handleKey(_ event: OpaquePointer) -> Bool {
        let symbol = UInt32(gdk_key_event_get_keyval(event))
        let isPress = gdk_event_get_event_type(event) == GDK_KEY_PRESS
        var characters = EventTranslation.characters(keySymbol: symbol)
        switch inputMethod?.filter(event) ?? .notHandled {
        case .notHandled: break
        case .writes(let text): characters = text
        // A release is always reported, because the receiver of the press expects it.
        case .taken: if isPress { return true }
        }
        report(
            .key(
                KeyEvent(
                    phase: isPress ? .pressed : .released, keyCode: UInt32(gdk_key_event_get_keycode(event)),
                    keySymbol: symbol, characters: characters,
                    unmodified: EventTranslation.unmodified(event), modifiers: modifiers,
                    timestamp: timestamp(gdk_event_get_time(event)))))
        return Self.isBinding(ofToolkit: symbol, modifiers)
    }

    /// Returns whether GTK has a binding of its own for a key that the program receives.
    ///
    /// Tab would move GTK's focus, which is not used, and Control-Shift-I open GTK's inspector, which sees one widget only
    /// and remains available with Control-Shift-D.
    private static func isBinding(ofToolkit symbol: UInt32, _ modifiers: KeyModifiers) -> Bool {
        switch Int32(symbol) {
        case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab: true
        case GDK_KEY_I, GDK_KEY_i: modifiers.isSuperset(of: [.control, .shift])
        default: false
        }
    }

    private func reportPointer(_ phase: PointerEvent.Phase, button: Int, at time: TimeInterval) {
        report(
            .pointer(
                PointerEvent(
                    phase: phase, location: location, button: button, modifiers: modifiers, timestamp: time)))
    }
}

// MARK: - Crossings and scrolling

extension WindowInput {
    private func entered(x: Double, y: Double, controller: gpointer?) {
        if x.isFinite, y.isFinite {
            location = CGPoint(x: x, y: y)
        }
        reportPointer(.entered, button: 0, at: timestamp(ofControllerAt: controller))
    }

    private func left(controller: gpointer?) {
        reportPointer(.exited, button: 0, at: timestamp(ofControllerAt: controller))
    }

    private func scrolled(dx: Double, dy: Double, controller: gpointer?) {
        guard let controller else { return }
        let source = OpaquePointer(controller)
        reportScroll(
            dx: dx, dy: dy, in: gtk_event_controller_scroll_get_unit(source),
            EventTranslation.modifiers(gtk_event_controller_get_current_event_state(source)),
            at: timestamp(ofControllerAt: controller))
    }

    private func reportScroll(
        dx: Double, dy: Double, in unit: GdkScrollUnit, _ modifiers: KeyModifiers, at time: TimeInterval
    ) {
        guard dx.isFinite, dy.isFinite else { return }
        report(
            .scroll(
                ScrollEvent(
                    location: location, delta: CGVector(dx: dx, dy: dy), isPrecise: unit == GDK_SCROLL_UNIT_SURFACE,
                    modifiers: modifiers, timestamp: time)))
    }
}

// MARK: - Positions and timestamps

extension WindowInput {
    private func position(of event: OpaquePointer) -> CGPoint? {
        var x = 0.0
        var y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
        return EventTranslation.location(x: x, y: y, origin: contentOrigin())
    }

    /// Returns the position of the widget's origin in the window's surface.
    private func contentOrigin() -> CGPoint {
        if let cachedOrigin {
            return cachedOrigin
        }
        let origin = HostWidget.originInSurface(of: host)
        cachedOrigin = origin
        return origin ?? .zero
    }

    private func timestamp(_ milliseconds: guint32) -> TimeInterval {
        EventTranslation.timestamp(
            milliseconds: milliseconds, monotonic: TimeInterval(g_get_monotonic_time()) / 1_000_000,
            now: CACurrentMediaTime())
    }

    private func timestamp(ofControllerAt controller: gpointer?) -> TimeInterval {
        timestamp(controller.map { gtk_event_controller_get_current_event_time(OpaquePointer($0)) } ?? 0)
    }
}

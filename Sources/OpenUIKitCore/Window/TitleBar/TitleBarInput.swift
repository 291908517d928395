internal import OpenDisplay

/// Moves a window whose content extends to its top edge, and performs the actions of clicks there.
@MainActor final class TitleBarInput {
    /// The distance, in points, by which the pointer moves until a press is a drag.
    private static let dragDistance: CGFloat = 4
    /// The largest distance between the presses of a double click, in points.
    private static let doubleClickDistance: CGFloat = 5

    private unowned let window: UIWindow
    /// The finger whose touch is one of the title bar.
    private var finger: UInt?
    private var press: (location: CGPoint, button: Int)?
    /// The last press of the primary button, which the next one may make a double click.
    private var lastPress: (location: CGPoint, time: TimeInterval)?

    init(window: UIWindow) {
        self.window = window
    }

    /// Returns whether the event is one of the title bar, which the content does not receive.
    func handle(_ event: PointerEvent) -> Bool {
        switch event.phase {
        case .pressed: return press != nil || pressed(event)
        case .moved: return moved(event)
        case .released, .cancelled:
            guard press?.button == event.button else { return press != nil }
            press = nil
            return true
        default: return false
        }
    }

    /// Returns whether the event of a finger is one of the title bar: a finger moves the window like the primary button.
    func handle(_ event: TouchEvent) -> Bool {
        guard finger == nil || finger == event.identifier else { return false }
        let phase: PointerEvent.Phase =
            switch event.phase {
            case .began: .pressed
            case .moved: .moved
            case .ended: .released
            case .cancelled: .cancelled
            }
        guard phase == .pressed || finger != nil else { return false }
        let isHandled = handle(
            PointerEvent(phase: phase, location: event.location, button: 1, timestamp: event.timestamp))
        if phase != .moved { finger = isHandled && phase == .pressed ? event.identifier : nil }
        return isHandled
    }

    private func pressed(_ event: PointerEvent) -> Bool {
        guard window.isTitleBarArea(at: event.location), let surface = window.surface else {
            lastPress = nil
            return false
        }
        window.toolTips.hide()
        window.mnemonics.hide()
        press = (event.location, event.button)
        switch event.button {
        case 2: perform(.middle, event.location, surface)
        case 3: perform(.secondary, event.location, surface)
        default: if isDoubleClick(event) { perform(.double, event.location, surface) }
        }
        return true
    }

    /// Performs the action of a click, or shows a window menu in the window if the desktop has none.
    private func perform(_ click: TitleBarClick, _ location: CGPoint, _ surface: any DisplaySurface) {
        if !surface.performAction(of: click) { window.showWindowMenu(at: location) }
    }

    private func isDoubleClick(_ event: PointerEvent) -> Bool {
        let last = lastPress
        lastPress = (event.location, event.timestamp)
        guard let last, event.timestamp - last.time <= DisplaySettings.doubleClickInterval,
            abs(event.location.x - last.location.x) <= Self.doubleClickDistance,
            abs(event.location.y - last.location.y) <= Self.doubleClickDistance
        else { return false }
        lastPress = nil
        return true
    }

    private func moved(_ event: PointerEvent) -> Bool {
        guard let press else { return false }
        let (dx, dy) = (event.location.x - press.location.x, event.location.y - press.location.y)
        guard press.button == 1, dx * dx + dy * dy > Self.dragDistance * Self.dragDistance else { return true }
        // The desktop takes over the pointer, and the release is not reported.
        self.press = nil
        finger = nil
        lastPress = nil
        window.surface?.beginMove(from: press.location, button: press.button)
        return true
    }
}

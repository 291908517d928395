#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenDisplay

/// Lets the user select a view in the windows of the program, which receive no input meanwhile.
///
/// The view at the pointer is outlined, a click or a tap selects it, and the Escape key selects none.
@MainActor
final class NodePicker {
    /// The symbol of the Escape key.
    private static let escape: UInt32 = 0xff1b

    private let windows: () -> [UIWindow]
    private var highlight: HighlightLayer?
    /// The view that was selected last; `nil` if it was released, or if the user pressed Escape.
    private(set) weak var picked: UIView?
    /// The number of selections, those by Escape included.
    private(set) var count = 0
    private(set) var isActive = false

    init(windows: @escaping () -> [UIWindow]) {
        self.windows = windows
    }

    func start() {
        guard !isActive else { return }
        isActive = true
        UIWindow.inputFilter = { [weak self] window, event in self?.receive(event, in: window) ?? false }
    }

    func stop() {
        guard isActive else { return }
        isActive = false
        UIWindow.inputFilter = nil
        outline(nil)
    }

    /// Handles input of a window, and returns whether the window must not receive it.
    private func receive(_ event: DisplayEvent, in window: UIWindow) -> Bool {
        guard windows().contains(where: { $0 === window }) else { return false }
        switch event {
        case .pointer(let event):
            switch event.phase {
            case .entered, .moved, .pressed: outline(WindowLocations.frontmost(at: event.location, in: window))
            case .released: select(WindowLocations.frontmost(at: event.location, in: window))
            case .exited, .cancelled: outline(nil)
            }
        case .touch(let event):
            switch event.phase {
            case .began, .moved: outline(WindowLocations.frontmost(at: event.location, in: window))
            case .ended: select(WindowLocations.frontmost(at: event.location, in: window))
            case .cancelled: outline(nil)
            }
        case .key(let event):
            if event.keySymbol == Self.escape, event.phase == .pressed { select(nil) }
        case .scroll, .touchpad: break
        default: return false
        }
        return true
    }

    private func select(_ view: UIView?) {
        picked = view
        count += 1
        stop()
    }

    private func outline(_ view: UIView?) {
        guard let view else {
            highlight?.removeFromSuperlayer()
            highlight = nil
            return
        }
        let layer = highlight ?? HighlightLayer()
        highlight = layer.show(.view(view)) ? layer : nil
    }
}

#endif

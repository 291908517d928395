import ComponentFlow
import OpenDisplay

/// The rules about using the keyboard alone.
@MainActor
enum FocusAudit {
    static func wrongOrder(in window: UIWindow) -> [AccessibilityAudit.Finding] {
        let read = AccessibilityScene(window).elements.compactMap { $0.object as? UIView }
        let places = Dictionary(
            read.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
        let stops = window.focusRoot.focusStops.filter { places[ObjectIdentifier($0)] != nil }
        for (view, next) in zip(stops, stops.dropFirst()) {
            guard let place = places[ObjectIdentifier(view)], let other = places[ObjectIdentifier(next)],
                other < place
            else { continue }
            return [
                AccessibilityAudit.Finding(
                    rule: .order, path: next.componentPath,
                    message: "The Tab key reaches the element after one that is read later, \(view.componentPath)",
                    hint: "Order the components as they are read, or change the order of both with "
                        + "accessibilitySortPriority(_:) instead of accessibilityElements.")
            ]
        }
        return []
    }

    static func traps(on stage: Stage) -> [AccessibilityAudit.Finding] {
        guard let system = UIFocusSystem.focusSystem(for: stage.window) else { return [] }
        let stops = stage.window.focusRoot.focusStops
        guard stops.count > 1 else { return [] }
        let focused = system.focusedItem
        defer { restoreFocus(to: focused, system, in: stage.window) }
        return stops.filter { holdsFocus($0, system, stage) }.map { view in
            AccessibilityAudit.Finding(
                rule: .focusTrap, path: view.componentPath,
                message: "The Tab key does not move the focus away from the element",
                hint: "Pass presses of keys that the view does not need to super, and do not refuse to lose the focus.")
        }
    }

    /// Returns whether neither Tab nor Control and Tab moves the focus away from a view.
    private static func holdsFocus(_ view: UIView, _ system: UIFocusSystem, _ stage: Stage) -> Bool {
        system.requestFocusUpdate(to: view)
        guard system.focusedItem === view else { return false }
        stage.pressTab(withControl: view is UITextView)
        return system.focusedItem === view
    }

    /// Moves the focus back to the view that had it, or removes it.
    private static func restoreFocus(to view: UIView?, _ system: UIFocusSystem, in window: UIWindow) {
        if let view { return system.requestFocusUpdate(to: view) }
        window.endEditing(true)
        if let item = window.focus.item { window.focus.leave(item) }
    }
}

extension Stage {
    /// Presses and releases the Tab key, which in text views inserts a tab unless Control is held.
    fileprivate func pressTab(withControl: Bool) {
        for phase in [KeyEvent.Phase.pressed, .released] {
            surface.send(
                .key(
                    KeyEvent(
                        phase: phase, keySymbol: 0xff09, characters: "\t", modifiers: withControl ? .control : [],
                        timestamp: clock.now)))
        }
        advance(by: 0)
    }
}

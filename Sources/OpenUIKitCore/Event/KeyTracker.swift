internal import OpenDisplay

/// Tracks the keys that are held in a window, and reports their presses.
///
/// A key is identified by its hardware code: its symbol changes while it is held if a modifier or the keyboard's layout
/// changes, and a press whose end is missed would make every later press of the key look like a repetition.
@MainActor final class KeyTracker {
    /// The identity of a key while it is held.
    private enum Key: Hashable {
        case code(UInt32)
        /// A key of a surface without codes, by its position in the standard layout.
        case usage(UIKeyboardHIDUsage)
        /// A key of a surface without codes that is not in the standard layout.
        case symbol(UInt32)

        init(_ event: KeyEvent) {
            let symbol = event.unmodified?.keySymbol ?? event.keySymbol
            let usage = KeySymbols.usage(for: symbol)
            if let code = event.keyCode {
                self = .code(code)
            } else {
                self = usage == .keyboardErrorUndefined ? .symbol(symbol) : .usage(usage)
            }
        }
    }

    private unowned let window: UIWindow
    private var presses: [Key: UIPress] = [:]

    init(window: UIWindow) {
        self.window = window
    }

    /// Begins, repeats or ends the press of a key; the release of a key that is not held is ignored.
    func handle(_ event: KeyEvent) {
        let key = Key(event)
        let modifiers = UIKeyModifierFlags(event.modifiers)
        switch (event.phase, presses[key]) {
        case (.pressed, nil):
            let press = UIPress(phase: .began, timestamp: event.timestamp, key: UIKey(event), window: window)
            presses[key] = press
            send(press, modifiers)
        case (.pressed, let held?): window.repeatPress(held)
        case (.released, let held?): end(key, held, .ended, at: event.timestamp, modifiers)
        case (.released, nil): break
        }
    }

    /// Cancels all presses, because their end will not be reported.
    func cancelAll() {
        let time = CACurrentMediaTime()
        for (key, press) in presses where presses[key] === press { end(key, press, .cancelled, at: time, []) }
    }

    private func end(
        _ key: Key, _ press: UIPress, _ phase: UIPress.Phase, at time: TimeInterval, _ modifiers: UIKeyModifierFlags
    ) {
        press.phase = phase
        press.timestamp = time
        // A callback may press the key again.
        let held = Set(presses.values)
        presses[key] = nil
        send(press, among: held, modifiers)
    }

    private func send(_ press: UIPress, among held: Set<UIPress>? = nil, _ modifiers: UIKeyModifierFlags) {
        let event = UIPressesEvent(
            type: .presses, timestamp: press.timestamp, modifierFlags: modifiers, window: window)
        event.presses = held ?? Set(presses.values)
        event.changedPress = press
        UIApplication.shared.sendEvent(event)
    }
}

public import ComponentFlow
public import Foundation
import OpenDisplay

// Synthetic wheel, touchpad, pointer and keyboard input. It enters where input from real devices does.

extension Stage {
    /// Scrolls with the mouse wheel at a location, in notches; positive values scroll toward the end of the content.
    public func wheel(at location: CGPoint, by notches: CGVector) {
        send(.wheel(dx: notches.dx, dy: notches.dy, isPrecise: false, x: location.x, y: location.y))
    }

    /// Scrolls with the touchpad at a location, in points.
    public func touchpad(at location: CGPoint, by points: CGVector) {
        send(.wheel(dx: points.dx, dy: points.dy, isPrecise: true, x: location.x, y: location.y))
    }

    /// Presses and releases a pointer button at a location.
    ///
    /// - Parameters:
    ///   - location: The location in the window, in points.
    ///   - button: The button number: 1 is the primary button, 2 the middle button, 3 the secondary button, which opens
    ///     menus.
    public func click(at location: CGPoint, button: Int = 1) {
        send(.button(isPressed: true, number: button, x: location.x, y: location.y))
        send(.button(isPressed: false, number: button, x: location.x, y: location.y))
    }

    /// Holds modifier keys, with which keys, clicks, touches and the wheel are pressed from now on; none releases them.
    public func holdModifiers(_ modifiers: UIKeyModifierFlags) {
        let keys: [(UIKeyModifierFlags, KeyModifiers)] = [
            (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
        ]
        let held = keys.filter { modifiers.contains($0.0) }.map { $0.1 }
        send(.hold(modifiers: KeyModifiers(held).rawValue))
    }

    /// Sets whether the window has keyboard focus; it initially does.
    public func setHasKeyboard(_ hasKeyboard: Bool) {
        clock.install()
        surface.setActive(hasKeyboard)
        advance(by: 0)
    }

    /// Types a text by pressing and releasing the key of each character in turn.
    ///
    /// Newlines, tabs, backspaces, escapes and deletes press the keys of these names. A character of several Unicode
    /// scalars is typed as one character by a key without a symbol.
    public func type(_ text: String) {
        for character in text {
            let key = KeyEvent.Meaning(typing: character)
            pressKey(symbol: key.keySymbol, characters: key.characters)
        }
    }

    /// Shows text being composed in the focused view, as an input method does.
    ///
    /// - Parameters:
    ///   - text: The marked text; an empty string cancels the composition.
    ///   - caret: The caret's offset in the text, in UTF-16 code units; `nil` places it at the end.
    ///   - clause: The range of the clause being converted, in UTF-16 code units.
    public func compose(_ text: String, caret: Int? = nil, clause: NSRange? = nil) {
        send(.compose(text, caret: caret ?? text.utf16.count, clause: clause))
    }

    /// Replaces the marked text with the given text, as an input method does.
    public func commit(_ text: String) {
        send(.commit(text))
    }

    /// Presses and releases a key.
    ///
    /// - Parameters:
    ///   - symbol: The X keysym, for example `0xff56` for Page Down.
    ///   - characters: The characters the key produces; empty for function keys.
    public func pressKey(symbol: UInt32, characters: String = "") {
        send(.key(isPressed: true, symbol: symbol, characters: characters))
        send(.key(isPressed: false, symbol: symbol, characters: characters))
    }
}

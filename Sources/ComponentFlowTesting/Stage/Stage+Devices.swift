public import ComponentFlow
public import Foundation

// Synthetic wheel, touchpad and keyboard. They enter where the devices do.

extension Stage {
    /// Turns the wheel over a place, by notches; positive ones go towards the end of the content.
    public func wheel(at location: CGPoint, by notches: CGVector) {
        send(.wheel(dx: notches.dx, dy: notches.dy, isPrecise: false, x: location.x, y: location.y))
    }

    /// Scrolls with the touchpad over a place, by points.
    public func touchpad(at location: CGPoint, by points: CGVector) {
        send(.wheel(dx: points.dx, dy: points.dy, isPrecise: true, x: location.x, y: location.y))
    }

    /// Presses a button of the pointer at a place and lets it go: 1 is the main one, 2 the middle one, 3 the one for menus.
    public func click(at location: CGPoint, button: Int = 1) {
        send(.button(isPressed: true, number: button, x: location.x, y: location.y))
        send(.button(isPressed: false, number: button, x: location.x, y: location.y))
    }

    /// Gives the keyboard to the window, which has it at first, or to another program.
    public func setHasKeyboard(_ hasKeyboard: Bool) {
        clock.install()
        surface.setActive(hasKeyboard)
        advance(by: 0)
    }

    /// Presses the keys of a text, one after the other.
    public func type(_ text: String) {
        for character in text {
            guard let scalar = character.unicodeScalars.first else { continue }
            // The X keysym of a character: its number, behind those that have others.
            let isLatin = scalar.value < 0x100
            let symbol = character.isNewline ? 0xff0d : isLatin ? scalar.value : 0x0100_0000 + scalar.value
            pressKey(symbol: symbol, characters: character.isNewline ? "\r" : String(character))
        }
    }

    /// Shows a text in the view with the keyboard that is being composed, as an input method does.
    ///
    /// - Parameters:
    ///   - text: What is composed so far; nothing gives it up.
    ///   - caret: Where the caret stands in it, in UTF-16 units; nil is behind it.
    ///   - clause: The part that a conversion works on, in UTF-16 units.
    public func compose(_ text: String, caret: Int? = nil, clause: NSRange? = nil) {
        send(.compose(text, caret: caret ?? text.utf16.count, clause: clause))
    }

    /// Writes a text in the place of what is composed, as an input method does.
    public func commit(_ text: String) {
        send(.commit(text))
    }

    /// Presses a key and lets it go.
    ///
    /// - Parameters:
    ///   - symbol: The X keysym, for example `0xff56` for Page Down.
    ///   - characters: What the key writes; nothing for function keys.
    public func pressKey(symbol: UInt32, characters: String = "") {
        send(.key(isPressed: true, symbol: symbol, characters: characters))
        send(.key(isPressed: false, symbol: symbol, characters: characters))
    }
}

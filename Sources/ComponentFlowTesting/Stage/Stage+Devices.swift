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

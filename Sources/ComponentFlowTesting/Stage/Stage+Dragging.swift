public import ComponentFlow
public import Foundation
import OpenDisplay

// Synthetic drags with the pointer, and drags of other programs.

extension Stage {
    /// Presses the primary button, moves the pointer along a straight line, and releases the button.
    ///
    /// - Parameters:
    ///   - start: The location where the button is pressed.
    ///   - end: The location where it is released.
    ///   - steps: The number of movements, at least 1; the pointer moves once per frame.
    public func dragPointer(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        pressPointer(at: start)
        for step in 1...max(steps, 1) {
            let fraction = CGFloat(step) / CGFloat(max(steps, 1))
            advance(by: 1 / framesPerSecond)
            movePointer(
                to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        }
        releasePointer(at: end)
    }

    /// Presses the primary button of the pointer.
    public func pressPointer(at location: CGPoint) {
        send(.button(isPressed: true, number: 1, x: location.x, y: location.y))
    }

    public func movePointer(to location: CGPoint) {
        send(.pointer(x: location.x, y: location.y))
    }

    /// Releases the primary button of the pointer.
    public func releasePointer(at location: CGPoint) {
        send(.button(isPressed: false, number: 1, x: location.x, y: location.y))
    }

    /// Drops content that another program offers, such as `text/plain`, `text/uri-list` or `image/png`.
    ///
    /// Drops are not recorded.
    ///
    /// - Parameters:
    ///   - contents: The data of each MIME type, in the order of preference.
    ///   - location: The location in the window, in points.
    /// - Returns: Whether a view has accepted the drop.
    @discardableResult
    public func drop(_ contents: [(mimeType: String, data: Data)], at location: CGPoint) -> Bool {
        clock.install()
        let drop = SyntheticDrop(contents)
        drop.move(over: surface, to: location)
        let isAccepted = drop.drop(at: location)
        drop.deliver()
        advance(by: 0)
        return isAccepted
    }
}

package import OpenDisplay

/// What a window receives from its surface: an event, or a change of text that the input method requests.
@MainActor
package enum WindowInput {
    case event(DisplayEvent)
    /// See `TextInputClient.setMarkedText(_:selectedRange:attributes:)`.
    case markedText(String, selectedRange: NSRange, attributes: [PreeditAttribute])
    case committedText(String)
    /// See `TextInputClient.deleteSurrounding(offset:count:)`.
    case deletion(offset: Int, count: Int)
    /// Content is dragged over the window.
    case drag(any IncomingDrop, DragPhase)
}

/// What happens to content that is dragged over a window; locations are in the window's coordinates.
package enum DragPhase: Equatable, Sendable {
    case moved(CGPoint)
    case left
    case dropped(CGPoint)
}

/// An observer of what windows receive.
@MainActor
package protocol WindowInputObserver: AnyObject {
    /// Called before a window handles input.
    func window(_ window: UIWindow, willReceive input: WindowInput)
    /// Called after the input that a window received last and has not finished handling.
    func windowDidReceive()
}

public import Foundation

/// The real time spent in the phases of a frame, in seconds; see ``Stage/measureFrame(after:_:)``.
///
/// Time is attributed to exactly one phase: an update that runs during layout counts as an update.
public struct FrameCost: Equatable, Sendable {
    /// The code that made the change, display links and callbacks, excluding the updates and layout they cause.
    public var handling: TimeInterval = 0
    /// Component updates, including the changes they make to views.
    public var updates: TimeInterval = 0
    /// View layout, including constraint solving.
    ///
    /// The time of a `layoutIfNeeded()` call counts toward the phase that calls it.
    public var layout: TimeInterval = 0
    /// Drawing, committing transactions, and evaluating animations.
    public var commit: TimeInterval = 0
    /// Creating render nodes for what changed.
    public var nodes: TimeInterval = 0
    /// Software rendering of the pixels that differ from the previous frame.
    public var painting: TimeInterval = 0

    /// The time before render nodes are created.
    public var preparation: TimeInterval {
        handling + updates + layout + commit
    }

    /// The duration of the frame.
    public var total: TimeInterval {
        preparation + nodes + painting
    }
}

public import Foundation

/// What a frame cost, in seconds of real time; see ``Stage/measureFrame(after:_:)``.
///
/// Every moment counts once: an update that runs in layout counts as an update.
public struct FrameCost: Equatable, Sendable {
    /// The code that made the change, display links and callbacks, without the updates and the layout in them.
    public var handling: TimeInterval = 0
    /// Updates of components, each with all that it does to views.
    public var updates: TimeInterval = 0
    /// Layout of views, constraints included.
    ///
    /// `layoutIfNeeded()` counts for the part that calls it.
    public var layout: TimeInterval = 0
    /// Drawing, transactions and the values of animations.
    public var commit: TimeInterval = 0
    /// Making render nodes of what changed.
    public var nodes: TimeInterval = 0
    /// Painting pixels with the processor, where they differ from those of the frame before.
    public var painting: TimeInterval = 0

    /// All that comes before render nodes.
    public var preparation: TimeInterval {
        handling + updates + layout + commit
    }

    /// The whole frame.
    public var whole: TimeInterval {
        preparation + nodes + painting
    }
}

public import Foundation

/// What a frame cost, in seconds of real time; see ``Stage/measureFrame(after:)``.
public struct FrameCost: Equatable, Sendable {
    /// Display links, component updates, layout, display and the values of animations.
    public var preparation: TimeInterval
    /// Making render nodes of what changed.
    public var nodes: TimeInterval
    /// Painting the pixels of the whole window with the processor; a window paints only what differs.
    public var pixels: TimeInterval
}

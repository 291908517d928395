/// The changes that a render made to the views, for tests and measurements.
public struct UIRenderReport: Hashable, Sendable {
    /// The number of views that were created.
    public var created = 0
    /// The number of views that were reused, without the descendants of memoized nodes.
    public var reused = 0
    /// The number of views of which a property changed.
    public var configured = 0
    /// The number of views whose position among their siblings changed.
    public var moved = 0
    /// The number of views that were removed.
    public var removed = 0
    /// The number of properties that changed.
    public var changedProperties = 0
    /// The number of views whose frame changed.
    public var changedFrames = 0
    /// The number of views that were affected by any of these changes.
    public var touchedViews = 0
    /// The number of boxes that were laid out again.
    public var laidOut = 0
    /// The number of times that the layout measured a view's content.
    public var measured = 0
}

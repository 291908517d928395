/// What one render did to the views, for tests and measurements.
public struct UIRenderReport: Hashable, Sendable {
    /// Views that were made.
    public var created = 0
    /// Views that were used again, without those inside a node that was kept for its value.
    public var reused = 0
    /// Views of which a property got another value.
    public var configured = 0
    /// Views whose place among their siblings changed.
    public var moved = 0
    /// Views that were taken out.
    public var removed = 0
    /// Properties that got another value.
    public var changedProperties = 0
    /// Views that got another frame.
    public var changedFrames = 0
    /// Views to which anything of that happened.
    public var touchedViews = 0
    /// Boxes that were laid out anew.
    public var laidOut = 0
    /// How many times a view was asked how large its content is.
    public var measured = 0
}

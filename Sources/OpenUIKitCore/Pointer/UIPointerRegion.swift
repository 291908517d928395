/// An area of a view over which the pointer has one style.
@preconcurrency @MainActor public final class UIPointerRegion: NSObject {
    /// The area, in the view's coordinates.
    public let rect: CGRect
    /// A client-defined identifier.
    public let identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// Returns whether both regions have the same area and identifier.
    func matches(_ other: UIPointerRegion) -> Bool {
        rect == other.rect && identifier == other.identifier
    }
}

/// The position of the pointer for which an interaction requests a region.
@preconcurrency @MainActor public final class UIPointerRegionRequest: NSObject {
    /// The location of the pointer, in the coordinates of the interaction's view.
    public let location: CGPoint
    /// The modifier keys that are pressed.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}

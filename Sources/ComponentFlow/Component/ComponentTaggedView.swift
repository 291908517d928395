/// A view that can be found by the tag of its component.
@preconcurrency @MainActor
public protocol ComponentTaggedView: UIView {
    /// Returns whether the view has the given tag.
    func matches(tag: Any) -> Bool
}

/// A tag for the views of one component type.
public final class GenericComponentViewTag: Sendable {
    /// Creates a tag that is equal only to itself.
    public init() {}
}

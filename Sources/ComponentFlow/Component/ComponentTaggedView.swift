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

extension UIView {
    /// Returns the first view with a tag in the subtree of this view, which is searched depth-first and front to back.
    public func findTaggedView(tag: Any) -> UIView? {
        if let tagged = self as? any ComponentTaggedView, tagged.matches(tag: tag) { return self }
        return subviews.reversed().firstResult { $0.findTaggedView(tag: tag) }
    }
}

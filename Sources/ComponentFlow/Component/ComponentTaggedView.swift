/// A view that can be found by the tag its component was given.
@MainActor
public protocol ComponentTaggedView: UIView {
    /// Whether the view bears the tag.
    func matches(tag: Any) -> Bool
}

/// A tag for the views of one type of component.
public final class GenericComponentViewTag: Sendable {
    /// Makes a tag that is equal to itself only.
    public init() {}
}

extension UIView {
    /// The first view at or below this one that bears a tag, searched from front to back in depth.
    public func findTaggedView(tag: Any) -> UIView? {
        if let tagged = self as? any ComponentTaggedView, tagged.matches(tag: tag) { return self }
        return subviews.reversed().lazy.compactMap { $0.findTaggedView(tag: tag) }.first
    }
}

/// A scroll view that creates the views of its rows when they become visible.
@MainActor package protocol AccessibilityListing: UIScrollView {
    /// Returns the position of a subview among all rows, starting at 0, and their number; `nil` if it is not a row.
    func accessibilityPosition(of view: UIView) -> (index: Int, count: Int)?
}

extension AccessibleObject {
    /// The position of a row among all rows of its list, including those without views.
    final var positionInList: (index: Int, count: Int)? {
        guard let view = self as? UIView, let scroll = view.superview as? UIScrollView else { return nil }
        return (scroll as? any AccessibilityListing)?.accessibilityPosition(of: view)
    }
}

/// What the place on which magnifiers focus is.
public enum UIAccessibilityZoomType: Int, Sendable {
    /// The caret of a text.
    case insertionPoint = 0
}

extension UIAccessibility {
    /// Reports that a view which draws its own caret has moved it, so that magnifiers show the place.
    ///
    /// Text fields and text views report their carets themselves. A view without text in it reports the focus again if it has
    /// the keyboard focus. Without an assistive technology, the call costs nothing.
    ///
    /// - Parameters:
    ///   - type: What the place is.
    ///   - frame: The place, in the coordinates of the window, in points; ignored if it is not finite.
    ///   - view: The view that contains the place.
    public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView)
    {
        guard frame.isFinite else { return }
        AccessibilityTreeBuilder.shared?.zoomFocusDidChange(to: frame, in: view)
    }
}

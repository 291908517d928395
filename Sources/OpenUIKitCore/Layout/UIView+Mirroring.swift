extension UIView {
    /// Returns a rectangle in the view's coordinates, reflected horizontally in right-to-left layouts.
    package final func mirrored(_ rect: CGRect) -> CGRect {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? rect.mirrored(in: bounds) : rect
    }

    /// Sets the frame of a subview, reflected horizontally in right-to-left layouts.
    package final func placeSubview(_ subview: UIView, _ rect: CGRect) {
        subview.frame = mirrored(rect)
    }
}

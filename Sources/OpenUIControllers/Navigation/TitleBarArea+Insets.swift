extension TitleBarArea {
    /// The widths at the leading and the trailing edge that the buttons of the window cover, in points.
    var titleBarInsets: (leading: CGFloat, trailing: CGFloat) {
        guard let insets = window?.titleBarInsets(of: self) else { return (0, 0) }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isReversed ? (insets.right, insets.left) : (insets.left, insets.right)
    }
}

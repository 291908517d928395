extension UIView {
    /// The number of subviews that are searched, the frontmost ones.
    private static let searchedSubviews = 64

    /// Reports labels and image views at a point that have gesture recognizers, but receive no touches by default.
    ///
    /// Each view is reported once. Other views were enabled when they were created, so they were disabled on purpose.
    final func reportUnreachableGestures(at point: CGPoint) {
        for view in subviews.suffix(Self.searchedSubviews) where view.hasUnreachableGestures {
            guard view.bounds.contains(view.convert(point, from: self)) else { continue }
            view.flags.insert(.reportedUnreachableGesture)
            Diagnostics.report(
                Diagnostic(
                    rule: "gesture.no-touches",
                    message: "The view has a gesture recognizer, but receives no touches.",
                    subject: view.diagnosticPath,
                    hint: "Set isUserInteractionEnabled to true; it is false for labels and image views by default."))
        }
    }

    private var hasUnreachableGestures: Bool {
        guard rareState?.gestureRecognizers.isEmpty == false, !flags.contains(.reportedUnreachableGesture),
            !isUserInteractionEnabled, !isHidden
        else { return false }
        return self is UILabel || self is UIImageView
    }
}

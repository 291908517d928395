extension UIView {
    func performLayout() {
        let controller = controller
        let outer = UITraitCollection.source
        UITraitCollection.source = self
        defer { UITraitCollection.source = outer }
        if !flags.isDisjoint(with: .constraintFlags) { layOutConstraints() }
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        if flags.contains(.hasSafeArea) { updateSafeAreaOfSubviews() }
        controller?.viewDidLayoutSubviews()
        if flags.contains(.focused) { hostWindow?.focus.showRing() }
    }

    /// The direction in which the view's content is laid out.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}

extension UIView {
    func performLayout() {
        let controller = controller
        let outer = UITraitCollection.source
        UITraitCollection.source = self
        defer { UITraitCollection.source = outer }
        controller?.updateOwnPropertiesIfNeeded()
        updateOwnPropertiesIfNeeded()
        if !flags.isDisjoint(with: .constraintFlags) { layOutConstraints() }
        controller?.updateContentUnavailableIfNeeded()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        if flags.contains(.hasSafeArea) { updateSafeAreaOfSubviews() }
        controller?.layOutContentUnavailable()
        controller?.viewDidLayoutSubviews()
        if flags.contains(.focused) { hostWindow?.focus.showRing() }
    }

    /// The direction in which the view's content is laid out.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        case let attribute: UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
        }
    }

    /// Returns the direction in which content with a semantic meaning is laid out in the program's language.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the direction in which content with a semantic meaning is laid out in an interface with a direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: layoutDirection
        }
    }
}

/// The semantic meaning of a view's content, which determines whether it is flipped in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Flips with the layout direction.
    case unspecified = 0
    /// Playback controls: never flips.
    case playback = 1
    /// Controls for directions in space: never flips.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}

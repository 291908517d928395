extension UIView {
    func performLayout() {
        let controller = rareState?.viewController
        let outer = UITraitCollection.source
        UITraitCollection.source = self
        defer { UITraitCollection.source = outer }
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
        if flags.contains(.focused) { hostWindow?.focus.showRing() }
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        guard margins != layoutMargins else { return }
        ensureRareState().layoutMargins = margins
        layoutMarginsDidChange()
        setNeedsLayout()
    }

    /// Desktop windows have no notch: only a controller adds insets, and they count for the views that reach the edge.
    var computedSafeAreaInsets: UIEdgeInsets {
        var insets = rareState?.additionalSafeAreaInsets ?? .zero
        if let controller = rareState?.viewController {
            let extra = controller.additionalSafeAreaInsets
            insets.top += extra.top
            insets.left += extra.left
            insets.bottom += extra.bottom
            insets.right += extra.right
        }
        guard let parent, case let outer = parent.safeAreaInsets, outer != .zero else { return insets }
        let (frame, room) = (self.frame, parent.bounds)
        insets.top += max(0, outer.top - (frame.minY - room.minY))
        insets.left += max(0, outer.left - (frame.minX - room.minX))
        insets.bottom += max(0, outer.bottom - (room.maxY - frame.maxY))
        insets.right += max(0, outer.right - (room.maxX - frame.maxX))
        return insets
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

/// The direction of a layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

extension UIView {
    /// Makes the view and everything inside it light or dark, whatever is around it.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareState?.interfaceStyle ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            ensureRareState().interfaceStyle = newValue
            inheritedTraitsMayHaveChanged()
        }
    }

    /// The window's traits with the nearest style override on the way up.
    var computedTraits: UITraitCollection {
        let base = hostWindow?.surfaceTraits ?? UIScreen.mainTraits
        let style = inheritedStyle(base: base)
        return style == base.userInterfaceStyle ? base : base.with(style: style)
    }

    private func inheritedStyle(base: UITraitCollection) -> UIUserInterfaceStyle {
        var view: UIView? = self
        while let current = view {
            if let style = current.ownStyle { return style }
            view = current.parent
        }
        return base.userInterfaceStyle
    }

    /// The style that the view or its controller demands.
    private var ownStyle: UIUserInterfaceStyle? {
        guard let rareState else { return nil }
        if rareState.interfaceStyle != .unspecified { return rareState.interfaceStyle }
        guard let controller = rareState.viewController else { return nil }
        if controller.overrideUserInterfaceStyle != .unspecified { return controller.overrideUserInterfaceStyle }
        let style = controller.traitsFromParent?.userInterfaceStyle ?? .unspecified
        return style == .unspecified ? nil : style
    }

    /// Compares the style in force with the one that colours were resolved for, here and below, and tells the views
    /// for which it is a new one.
    func inheritedTraitsMayHaveChanged() {
        propagate(traits: computedTraits)
    }

    private func propagate(traits inherited: UITraitCollection) {
        var traits = inherited
        if let style = ownStyle, style != traits.userInterfaceStyle { traits = traits.with(style: style) }
        let isDark = traits.userInterfaceStyle == .dark
        if flags.contains(.resolvedDark) != isDark {
            flags.set(.resolvedDark, to: isDark)
            applyTraits(traits, previous: traits.with(style: isDark ? .light : .dark))
        }
        for view in subviews { view.propagate(traits: traits) }
    }

    private func applyTraits(_ traits: UITraitCollection, previous: UITraitCollection) {
        traits.withCurrent {
            if flags.contains(.followsStyle) { resolveColors(with: traits) }
            if flags.contains(.draws) { layer.setNeedsDisplay() }
            tellTraits(previous: previous)
        }
    }

    /// The user's size category changed: fonts that follow it are replaced, and everybody is told.
    func contentSizeCategoryDidChange(previous: UITraitCollection) {
        if flags.contains(.followsSizeCategory) { followSizeCategory() }
        tellTraits(previous: previous)
        for view in subviews { view.contentSizeCategoryDidChange(previous: previous) }
    }

    /// The room that the window has changed its class: margins follow, and everybody is told.
    func sizeClassDidChange(previous: UITraitCollection) {
        if rareState?.viewController != nil { marginsDidChange() }
        tellTraits(previous: previous)
        for view in subviews { view.sizeClassDidChange(previous: previous) }
    }

    /// The display's scale changed: what was drawn for another scale is drawn again.
    func displayScaleDidChange(previous: UITraitCollection) {
        if flags.contains(.draws) { layer.setNeedsDisplay() }
        tellTraits(previous: previous)
        for view in subviews { view.displayScaleDidChange(previous: previous) }
    }
}

extension UIView {
    /// Makes the view and everything inside it light or dark, whatever is around it.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareState?.interfaceStyle ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            changeOwnTraits { ensureRareState().interfaceStyle = newValue }
        }
    }

    /// The window's traits with what the view and those around it say in their place.
    var computedTraits: UITraitCollection {
        let base = hostWindow?.surfaceTraits ?? UIScreen.mainTraits
        return traitsSaidAround.map { base.overlaid(by: $0) } ?? base
    }

    /// What the view and those around it say of traits, the nearer ones first; nil for nothing.
    private var traitsSaidAround: TraitValues? {
        var said: TraitValues?
        var speaker = nearest(with: .saysTraits)
        while let view = speaker {
            if let own = view.rareState?.ownTraits {
                said = said.map { own.values.overlaid(by: $0) } ?? own.values
            }
            speaker = view.parent?.nearest(with: .saysTraits)
        }
        return said
    }

    /// Changes what the view or its controller says of traits, and tells everybody for whom that makes a difference.
    final func changeOwnTraits(_ change: () -> Void) {
        let old = computedTraits
        change()
        noteOwnTraits()
        let new = computedTraits
        propagate(style: new)
        spread(from: old.with(style: new.userInterfaceStyle), to: new)
    }

    /// Puts together what the view and its controller say of traits.
    final func noteOwnTraits() {
        guard let rareState else { return }
        var values = rareState.viewController?.ownTraits ?? TraitValues()
        if let own = rareState.traitOverrides { values = values.overlaid(by: own.values) }
        if rareState.interfaceStyle != .unspecified { values.userInterfaceStyle = rareState.interfaceStyle }
        rareState.ownTraits = values == TraitValues() ? nil : UITraitCollection(values)
        flags.set(.saysTraits, to: rareState.ownTraits != nil)
    }

    // MARK: Style

    /// Compares the style in force with the one that colours were resolved for, here and below, and tells the views
    /// for which it is a new one.
    func inheritedTraitsMayHaveChanged() {
        let traits = computedTraits
        if mayMeanOtherColors(traits.userInterfaceStyle == .dark) { propagate(style: traits) }
    }

    /// Whether colours here or below were resolved for another style, or somebody below says something of traits.
    private func mayMeanOtherColors(_ isDark: Bool) -> Bool {
        if flags.contains(.resolvedDark) != isDark { return true }
        guard !subviews.isEmpty else { return false }
        for view in subviews where view.flags.contains(.saysTraits) || view.mayMeanOtherColors(isDark) { return true }
        return false
    }

    /// - Parameter traits: those in force here.
    private func propagate(style traits: UITraitCollection) {
        let isDark = traits.userInterfaceStyle == .dark
        let previous = traits.with(style: isDark ? .light : .dark)
        traits.withCurrent { adopt(style: traits, isDark: isDark, previous: previous) }
    }

    private func adopt(style traits: UITraitCollection, isDark: Bool, previous: UITraitCollection) {
        if flags.contains(.resolvedDark) != isDark {
            flags.set(.resolvedDark, to: isDark)
            if flags.contains(.followsStyle) { resolveColors(with: traits) }
            if flags.contains(.draws) { layer.setNeedsDisplay() }
            tellTraits(previous: previous)
        }
        guard !subviews.isEmpty else { return }
        for view in subviews {
            if let own = view.rareState?.ownTraits {
                view.propagate(style: traits.overlaid(by: own.values))
            } else {
                view.adopt(style: traits, isDark: isDark, previous: previous)
            }
        }
    }

    // MARK: Other traits

    /// Tells the view and those inside of other traits around them than the style, where they are not overridden.
    final func surroundingsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        guard let own = rareState?.ownTraits?.values else { return spread(from: old, to: new) }
        spread(from: old.overlaid(by: own), to: new.overlaid(by: own))
    }

    /// - Parameters:
    ///   - old: the traits that were in force here.
    ///   - new: those that are.
    private func spread(from old: UITraitCollection, to new: UITraitCollection) {
        guard old != new else { return }
        adapt(from: old.values, to: new.values)
        new.withCurrent { tellTraits(previous: old) }
        for view in subviews { view.surroundingsDidChange(from: old, to: new) }
    }

    /// Fonts follow the size category, margins the room, and what was drawn for another scale is drawn again.
    private func adapt(from old: TraitValues, to new: TraitValues) {
        if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
            if flags.contains(.followsSizeCategory) { followSizeCategory() }
        }
        if old.horizontalSizeClass != new.horizontalSizeClass, rareState?.viewController != nil { marginsDidChange() }
        if old.layoutDirection != new.layoutDirection {
            layoutDirectionDidChange()
            setNeedsLayout()
        }
        if old.displayScale != new.displayScale || old.layoutDirection != new.layoutDirection,
            flags.contains(.draws)
        {
            layer.setNeedsDisplay()
        }
        if old.custom != new.custom, flags.contains(.followsStyle) { resolveColors(with: traitCollection) }
    }
}

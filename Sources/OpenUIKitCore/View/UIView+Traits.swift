extension UIView {
    /// The traits that the view overrides for itself and its descendants.
    ///
    /// ```swift
    /// view.traitOverrides.preferredContentSizeCategory = .large
    /// ```
    public final var traitOverrides: any UITraitOverrides {
        get { rareState?.traitOverrides?.values ?? TraitValues() }
        set {
            let values = TraitValues(newValue)
            guard values != rareState?.traitOverrides?.values ?? TraitValues() else { return }
            updateTraitOverrides {
                ensureRareState().traitOverrides = values == TraitValues() ? nil : UITraitCollection(values)
            }
        }
    }

    /// The interface style of the view and its subtree, which takes precedence over the inherited style.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareState?.interfaceStyle ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            updateTraitOverrides { ensureRareState().interfaceStyle = newValue }
        }
    }

    /// The window's traits, overlaid by the trait overrides of the ancestors and the view.
    var computedTraits: UITraitCollection { computedTraits(in: hostWindow) }

    /// - Parameter window: The window that contains the view, if it is in one.
    func computedTraits(in window: UIWindow?) -> UITraitCollection {
        let base = window?.surfaceTraits ?? traitsOutsideOfWindows
        return inheritedTraitOverrides.map { base.overlaid(by: $0) } ?? base
    }

    /// Returns the traits for a reader, which may resolve colors with them.
    ///
    /// A view outside of a window has the traits of the main screen and is not notified of their changes. It is notified
    /// when it is inserted into a window, if it has read others by then.
    final func readTraits() -> UITraitCollection {
        let traits = computedTraits
        if hostWindow == nil, ColorAppearance(traits) != colorAppearance { flags.insert(.readOtherStyle) }
        return traits
    }

    /// The merged trait overrides of the view and its ancestors, with the nearer ones taking precedence, or `nil`.
    private var inheritedTraitOverrides: TraitValues? {
        guard Self.hasTraitOverrides else { return nil }
        var values: TraitValues?
        var next = nearest(with: .overridesTraits)
        while let view = next {
            if let own = view.rareState?.mergedTraitOverrides {
                values = values.map { own.values.overlaid(by: $0) } ?? own.values
            }
            next = view.parent?.nearest(with: .overridesTraits)
        }
        return values
    }

    /// Whether any view has ever overridden a trait; until then the ancestors need not be searched.
    private static var hasTraitOverrides = false

    /// Whether the view or one of its ancestors overrides traits.
    ///
    /// - Complexity: O(depth); O(1) until the first override in the program.
    final var inheritsTraitOverrides: Bool { Self.hasTraitOverrides && nearest(with: .overridesTraits) != nil }

    /// Changes the trait overrides of the view or its controller, and notifies all affected views.
    package final func updateTraitOverrides(_ change: () -> Void) {
        let old = computedTraits
        change()
        mergeTraitOverrides()
        let new = computedTraits
        propagate(style: new)
        propagateTraits(from: old.withColorAppearance(of: new), to: new)
    }

    /// Merges the trait overrides of the view and its controller.
    final func mergeTraitOverrides() {
        guard let rareState else { return }
        var values = rareState.viewController?.mergedTraitOverrides ?? TraitValues()
        if let own = rareState.traitOverrides { values = values.overlaid(by: own.values) }
        if rareState.interfaceStyle != .unspecified { values.userInterfaceStyle = rareState.interfaceStyle }
        rareState.mergedTraitOverrides = values == TraitValues() ? nil : UITraitCollection(values)
        flags.set(.overridesTraits, to: rareState.mergedTraitOverrides != nil)
        if rareState.mergedTraitOverrides != nil { Self.hasTraitOverrides = true }
        if values.preferredContentSizeCategory != .unspecified { Self.hasSeveralTextSizes = true }
    }

    // MARK: Expected text size

    /// Whether a view has ever had another text size than the main screen; until then none has to be expected.
    ///
    /// Each update of a component reads it. Other modules would check exclusive access to a stored property.
    package internal(set) static var hasSeveralTextSizes: Bool {
        get { textSizesDiffer }
        set { textSizesDiffer = newValue }
    }

    @exclusivity(unchecked) private static var textSizesDiffer = false

    /// Shows the hierarchy of a view that is in no window in the text size of the place where it will be inserted, so that it can
    /// be measured before.
    package final func expectTextSize(_ category: UIContentSizeCategory) {
        guard computedTraits.preferredContentSizeCategory != category else { return }
        Self.hasSeveralTextSizes = true
        let root = hierarchyRoot ?? self
        let old = root.computedTraits
        root.ensureRareState().expectedTextSize = category
        root.propagateTraits(from: old, to: root.computedTraits)
    }

    /// Lets a view that has expected a text size expect the present one, because it is removed from its superview.
    ///
    /// Otherwise it would not be notified if it is inserted where the text size is the one that it expected initially.
    final func expectPresentTextSize() {
        guard Self.hasSeveralTextSizes, let rareState, rareState.expectedTextSize != nil, let parent else { return }
        rareState.expectedTextSize = parent.computedTraits.preferredContentSizeCategory
    }

    /// The traits of the main screen with the text size that the root of the hierarchy expects.
    private var traitsOutsideOfWindows: UITraitCollection {
        let screen = UITraitCollection.mainScreen
        guard Self.hasSeveralTextSizes, let category = hierarchyRoot?.rareState?.expectedTextSize,
            category != screen.preferredContentSizeCategory
        else { return screen }
        return screen.modifyingTraits { $0.preferredContentSizeCategory = category }
    }

    // MARK: Style

    /// Compares the current style with the one for which colors in the subtree were resolved, and notifies the views
    /// for which it differs.
    func inheritedTraitsMayHaveChanged() {
        let traits = computedTraits
        if needsColorResolution(for: ColorAppearance(traits)) { propagate(style: traits) }
    }

    /// Notifies the subtree of the traits at another place in a hierarchy.
    ///
    /// - Parameter old: The traits that applied before.
    func inheritedTraitsMayHaveChanged(from old: UITraitCollection) {
        var new = computedTraits
        if needsColorResolution(for: ColorAppearance(new)) {
            propagate(style: new)
            new = computedTraits
        }
        guard old !== new else { return }
        propagateTraits(from: old.withColorAppearance(of: new), to: new)
    }

    /// Notifies the subtree of the traits at another place outside of a window, except of the style, which views in no window adopt
    /// when they enter one.
    ///
    /// - Parameter old: The traits that applied before.
    func inheritedOverridesMayHaveChanged(from old: UITraitCollection) {
        let new = computedTraits
        propagateTraits(from: old.withColorAppearance(of: new), to: new)
    }

    /// Returns whether colors in the subtree were resolved for another style, or a descendant overrides traits.
    private func needsColorResolution(for desired: ColorAppearance) -> Bool {
        if colorAppearance != desired || flags.contains(.readOtherStyle) { return true }
        guard !subviews.isEmpty else { return false }
        return firstInSubtree { view in
            view.colorAppearance != desired || view.flags.contains(.readOtherStyle)
                || view !== self && view.flags.contains(.overridesTraits)
        } != nil
    }

    /// - Parameter traits: The view's current traits.
    private func propagate(style traits: UITraitCollection) {
        if AppearanceProxies.dependOnTraits { AppearanceProxies.readValues() }
        var waiting = [(view: self, traits: traits)]
        var next = 0
        while next < waiting.count {
            let (view, traits) = waiting[next]
            next += 1
            traits.withCurrent { view.applyStyleInSubtree(traits) { waiting.append(($0, $1)) } }
        }
    }

    /// Applies a style to the view and its descendants.
    ///
    /// - Parameter others: Called with each descendant that overrides traits, and with the traits that apply to it.
    private func applyStyleInSubtree(_ traits: UITraitCollection, others: (UIView, UITraitCollection) -> Void) {
        let desired = ColorAppearance(traits)
        // Most views of a subtree had the same appearance before.
        var previous: (appearance: ColorAppearance, traits: UITraitCollection)?
        forEachInSubtree { view in
            if view !== self, let own = view.rareState?.mergedTraitOverrides {
                others(view, traits.overlaid(by: own.values))
                return false
            }
            let old = view.colorAppearance
            if view.flags.contains(.readOtherStyle) {
                let read = ColorAppearance(UITraitCollection.mainScreen).applied(to: traits)
                view.adopt(style: traits, desired, previous: read)
                return true
            }
            guard old != desired else { return true }
            if previous?.appearance != old { previous = (old, old.applied(to: traits)) }
            view.adopt(style: traits, desired, previous: previous?.traits ?? traits)
            return true
        }
    }

    private func adopt(style traits: UITraitCollection, _ desired: ColorAppearance, previous: UITraitCollection) {
        colorAppearance = desired
        flags.remove(.readOtherStyle)
        if flags.contains(.observesInterfaceStyle) { resolveColors(with: traits) }
        if flags.contains(.draws) { layer.setNeedsDisplay() }
        if flags.contains(.focused) { hostWindow?.focus.showRing() }
        notifyTraitsDidChange(previous: previous)
    }

    // MARK: Other traits

    /// Notifies the subtree of changed inherited traits other than the style, except where they are overridden.
    package final func inheritedTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        let (old, new) = overlaid(old, new)
        propagateTraits(from: old, to: new)
    }

    /// Returns the traits overlaid by the view's trait overrides.
    private func overlaid(_ old: UITraitCollection, _ new: UITraitCollection) -> (UITraitCollection, UITraitCollection)
    {
        guard let own = rareState?.mergedTraitOverrides?.values else { return (old, new) }
        return (old.overlaid(by: own), new.overlaid(by: own))
    }

    /// - Parameters:
    ///   - old: The view's previous traits.
    ///   - new: The view's current traits.
    private func propagateTraits(from old: UITraitCollection, to new: UITraitCollection) {
        if AppearanceProxies.dependOnTraits { AppearanceProxies.readValues() }
        var waiting: [(view: UIView, old: UITraitCollection, new: UITraitCollection)] = []
        func notify(_ view: UIView, _ old: UITraitCollection, _ new: UITraitCollection) {
            guard old != new else { return }
            view.adapt(from: old.values, to: new.values)
            if old.language != new.language { view.languageDidChange() }
            new.withCurrent { view.notifyTraitsDidChange(previous: old) }
            for subview in view.subviews.reversed() { waiting.append((subview, old, new)) }
        }
        notify(self, old, new)
        while let (view, outerOld, outerNew) = waiting.popLast() {
            let (old, new) = view.overlaid(outerOld, outerNew)
            notify(view, old, new)
        }
    }

    /// Updates fonts for a new size category, margins for a new size class, and colors and drawn content for the other traits.
    private func adapt(from old: TraitValues, to new: TraitValues) {
        if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
            if flags.contains(.followsSizeCategory) { followSizeCategoryIfPossible() }
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
        guard old.custom != new.custom else { return }
        if flags.contains(.observesInterfaceStyle) { resolveColors(with: traitCollection) }
        if flags.contains(.draws) { layer.setNeedsDisplay() }
    }
}

extension UIView: UITraitChangeObservable {
    /// The observers of the view's traits, created on first use.
    public final var traitObservers: UITraitObservers {
        let state = ensureRareState()
        if let observers = state.traitObservers { return observers }
        let observers = UITraitObservers()
        state.traitObservers = observers
        return observers
    }

    /// Notifies the view, its controller and all observers of changed traits.
    final func notifyTraitsDidChange(previous: UITraitCollection) {
        adoptAppearanceOfTraits()
        if let rareState {
            if let controller = rareState.viewController {
                controller.contentUnavailableStateDidChange()
                controller.traitCollectionDidChange(previous)
                controller.existingTraitObservers?.report(from: previous, to: controller.traitCollection)
            }
            rareState.traitObservers?.report(from: previous, to: traitCollection)
        }
        traitCollectionDidChange(previous)
    }
}

/// Traits that can be changed.
public protocol UIMutableTraits {
    /// What a trait says.
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
    /// Whether the surroundings are light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Device pixels per point; 0 when not said.
    var displayScale: CGFloat { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// How much room there is from left to right.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is from top to bottom.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The direction of the layout.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// How large the user wants text to be.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// How much text stands out from its ground.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// How bold text is.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether something lies in front of the ground of the interface.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

/// Traits that a view or controller has in the place of those of its surroundings.
///
/// They hold for everything inside, too.
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether a trait is said.
    func contains(_ trait: UITrait) -> Bool
    /// Says a trait no longer.
    mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return system.get(self) ?? Trait.defaultValue }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
            custom[ObjectIdentifier(trait)] = CustomValue(value: newValue)
        }
    }

    func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSaid(in: self) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { return system.remove(from: &self) }
        custom[ObjectIdentifier(trait)] = nil
    }

    /// Any traits as values: the program may bring a type of its own.
    init(_ traits: any UIMutableTraits) {
        if let values = traits as? TraitValues {
            self = values
        } else {
            self.init()
            userInterfaceStyle = traits.userInterfaceStyle
            displayScale = traits.displayScale
            userInterfaceIdiom = traits.userInterfaceIdiom
            horizontalSizeClass = traits.horizontalSizeClass
            verticalSizeClass = traits.verticalSizeClass
            layoutDirection = traits.layoutDirection
            preferredContentSizeCategory = traits.preferredContentSizeCategory
            accessibilityContrast = traits.accessibilityContrast
            legibilityWeight = traits.legibilityWeight
            userInterfaceLevel = traits.userInterfaceLevel
        }
    }
}

extension UIView {
    /// The traits that the view has in the place of those of its surroundings; they hold for everything inside, too.
    ///
    /// ```swift
    /// view.traitOverrides.preferredContentSizeCategory = .large
    /// ```
    public final var traitOverrides: any UITraitOverrides {
        get { rareState?.traitOverrides?.values ?? TraitValues() }
        set {
            let values = TraitValues(newValue)
            guard values != rareState?.traitOverrides?.values ?? TraitValues() else { return }
            changeOwnTraits {
                ensureRareState().traitOverrides = values == TraitValues() ? nil : UITraitCollection(values)
            }
        }
    }
}

extension UIViewController {
    /// The traits that the controller has in the place of those of its surroundings; they hold for its view and its
    /// children, too.
    public final var traitOverrides: any UITraitOverrides {
        get { storedTraitOverrides?.values ?? TraitValues() }
        set {
            let values = TraitValues(newValue)
            guard values != storedTraitOverrides?.values ?? TraitValues() else { return }
            changeOwnTraits { storedTraitOverrides = values == TraitValues() ? nil : UITraitCollection(values) }
        }
    }

    /// Changes what the controller says of traits, and tells everybody for whom that makes a difference.
    final func changeOwnTraits(_ change: () -> Void) {
        guard let view = viewIfLoaded else { return change() }
        view.changeOwnTraits(change)
    }

    /// What the controller or its parent says of its traits; nil for nothing.
    final var ownTraits: TraitValues? {
        var values = traitsFromParent?.values ?? TraitValues()
        if let storedTraitOverrides { values = values.overlaid(by: storedTraitOverrides.values) }
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        return values == TraitValues() ? nil : values
    }
}

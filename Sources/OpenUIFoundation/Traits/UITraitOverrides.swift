/// A mutable collection of traits.
public protocol UIMutableTraits {
    /// The value of a trait.
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
    /// The interface style, either light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The number of device pixels per point; 0 if unspecified.
    var displayScale: CGFloat { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The amount of horizontal space.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The amount of vertical space.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The user's preferred text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The contrast between text and background.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The weight of text.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The visual level of content above the base of the interface.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

/// The traits that a view or controller overrides.
///
/// They also apply to all descendants.
public protocol UITraitOverrides: UIMutableTraits {
    /// Returns whether a trait is overridden.
    func contains(_ trait: UITrait) -> Bool
    /// Removes the override of a trait.
    mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
    package subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return system.get(self) ?? Trait.defaultValue }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
            custom[ObjectIdentifier(trait)] = CustomValue(
                trait: trait, value: newValue, affectsColors: Trait.affectsColorAppearance)
        }
    }

    package func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    package mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { return system.remove(from: &self) }
        custom[ObjectIdentifier(trait)] = nil
    }

    /// Copies the values of any traits, including those of types that client code defines.
    package init(_ traits: any UIMutableTraits) {
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

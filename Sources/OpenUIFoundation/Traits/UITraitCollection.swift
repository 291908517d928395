/// The appearance of an interface, either light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not specified, so that the inherited style applies.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}

/// The amount of space in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    /// Limited space.
    case compact = 1
    /// Ample space.
    case regular = 2
}

/// The kind of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A desktop computer, which is the idiom of all windows on Linux.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The direction in which an interface is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The contrast between text and background.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    /// The standard contrast.
    case normal = 0
    /// An increased contrast.
    case high = 1
}

/// The weight of text.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    /// The standard weight.
    case regular = 0
    /// An increased weight.
    case bold = 1
}

/// The visual level of content above the base of the interface.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    /// The base of the interface.
    case base = 0
    /// Above the base of the interface.
    case elevated = 1
}

/// Whether a display measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}

/// The traits of a view's environment, such as interface style, display scale and size classes.
///
/// Collections are immutable and may be used from any thread.
public final class UITraitCollection: NSObject, Sendable {
    package let values: TraitValues

    package init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection that specifies no traits.
    public convenience override init() {
        self.init(TraitValues())
    }

    /// Creates a collection that specifies the traits that a closure sets.
    ///
    /// ```swift
    /// let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    /// ```
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = TraitValues()
        mutations(&traits)
        self.init(TraitValues(traits))
    }

    /// Creates a collection that specifies a single trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }

    /// Creates a collection that specifies the traits of all given collections; later ones take precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overlaid(by: $1.values) })
    }

    // MARK: Traits

    /// The interface style, either light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The number of device pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The amount of horizontal space.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The amount of vertical space.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The user's preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// The contrast between text and background.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The weight of text.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// The visual level of content above the base of the interface.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Whether the display measures the force of touches; always ``UIForceTouchCapability/unavailable``.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// The value of a trait, or the trait's default value if it is unspecified.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Returns the traits with the changes that a closure makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return UITraitCollection(TraitValues(traits))
    }

    /// Returns the traits with a different value of one.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// The system traits on which colors may depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self]
    }
    /// The system traits on which images may depend.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
            UITraitPreferredContentSizeCategory.self,
        ]
    }

    // MARK: Comparison

    /// Returns whether dynamic colors may differ between the two collections.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != (other?.userInterfaceStyle ?? .unspecified)
            || (userInterfaceLevel == .elevated) != (other?.userInterfaceLevel == .elevated)
            || (accessibilityContrast == .high) != (other?.accessibilityContrast == .high)
            || values.customColorTraits != (other?.values.customColorTraits ?? [:])
    }

    /// Returns the traits whose values differ from those of another collection, or from their default values if there is none: the
    /// system traits first, then those that the program defines.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection ?? UITraitCollection()
        let custom = values.custom.merging(other.values.custom) { own, _ in own }.values.map(\.trait)
        return (Self.systemTraits + custom).filter { $0.differs(between: self, and: other) }
    }

    private static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
            UITraitUserInterfaceIdiom.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
            UITraitUserInterfaceLevel.self,
        ]
    }

    /// Returns whether texts may have other sizes than with the traits before a change; `true` if there are none.
    package func hasDifferentTextSize(comparedTo previous: UITraitCollection?) -> Bool {
        preferredContentSizeCategory != previous?.preferredContentSizeCategory
    }

    /// Returns whether this collection specifies all traits of the other one, with the same values.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.overlaid(by: other.values) == values
    }

    /// Returns whether both collections specify the same traits.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// A hash of the interface style and the display scale, which suffices to distinguish most collections.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        return hasher.finalize()
    }
}

/// Collections that specify a single trait.
extension UITraitCollection {
    /// Creates a collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }

    /// Creates a collection that specifies only the display scale.
    public convenience init(displayScale: CGFloat) {
        self.init(UITraitDisplayScale.self, value: displayScale)
    }

    /// Creates a collection that specifies only the preferred text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }

    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }

    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }

    /// Creates a collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }

    /// Creates a collection that specifies only the accessibility contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }

    /// Creates a collection that specifies only the legibility weight.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }

    /// Creates a collection that specifies only the interface level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }

    /// Creates a collection that specifies only the interface idiom.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
    }
}

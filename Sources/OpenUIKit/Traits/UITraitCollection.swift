/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said; the surroundings decide.
    case unspecified = 0
    /// Dark text on light ground.
    case light = 1
    /// Light text on dark ground.
    case dark = 2
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Plenty of room.
    case regular = 2
}

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A telephone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A desktop computer: what every window here reports.
    case mac = 5
}

/// The direction in which an interface is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// How much text stands out from its ground.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As usual.
    case normal = 0
    /// More than usual.
    case high = 1
}

/// How bold text is.
public enum UILegibilityWeight: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As usual.
    case regular = 0
    /// Bolder than usual.
    case bold = 1
}

/// Whether something lies in front of the ground of the interface.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// On the ground.
    case base = 0
    /// In front of it.
    case elevated = 1
}

/// Whether a display feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}

/// What a view's surroundings are like: light or dark, the display's scale, the room there is.
///
/// An immutable value that any thread may use.
public final class UITraitCollection: NSObject, Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Makes a collection in which nothing is said.
    public convenience override init() {
        self.init(TraitValues())
    }

    /// Makes a collection that says what a closure sets.
    ///
    /// ```swift
    /// let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    /// ```
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = TraitValues()
        mutations(&traits)
        self.init(TraitValues(traits))
    }

    /// Makes a collection that says one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }

    /// Makes a collection that says what any of the given ones says; a later one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overlaid(by: $1.values) })
    }

    // MARK: Traits

    /// Whether the surroundings are light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Device pixels per point; 0 when not said.
    public var displayScale: CGFloat { values.displayScale }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// How much room there is from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The direction of the layout.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// How large the user wants text to be.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// How much text stands out from its ground.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// How bold text is.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether something lies in front of the ground of the interface.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Whether the display feels how hard it is pressed: it does not.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// What a trait says; its default value if nobody says anything.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

    /// The same traits with what a closure changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return UITraitCollection(TraitValues(traits))
    }

    /// The same traits with another value of one.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// The system's traits on which colours may depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
    /// The system's traits on which pictures may depend.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
            UITraitPreferredContentSizeCategory.self,
        ]
    }

    // MARK: Comparison

    /// Whether dynamic colours may look different under the two collections.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != (other?.userInterfaceStyle ?? .unspecified)
    }

    /// Whether everything that the other says is also said by this collection.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.overlaid(by: other.values) == values
    }

    /// Two collections are equal if they say the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// Equal collections have equal hashes.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        return hasher.finalize()
    }
}

/// Collections that say one thing.
extension UITraitCollection {
    /// Makes a collection that says only whether the surroundings are light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }

    /// Makes a collection that says only the display's scale.
    public convenience init(displayScale: CGFloat) {
        self.init(UITraitDisplayScale.self, value: displayScale)
    }

    /// Makes a collection that says only how large the user wants text to be.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }

    /// Makes a collection that says only how much room there is from left to right.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }

    /// Makes a collection that says only how much room there is from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }

    /// Makes a collection that says only the direction of the layout.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }

    /// Makes a collection that says only how much text stands out from its ground.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }

    /// Makes a collection that says only how bold text is.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }

    /// Makes a collection that says only whether something lies in front of the ground.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }

    /// Makes a collection that says only the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
    }
}

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

/// What a view's surroundings are like: light or dark, the display's scale, the room there is.
///
/// An immutable value that any thread may use.
public final class UITraitCollection: NSObject, Sendable {
    /// Whether the surroundings are light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Device pixels per point; 0 when not said.
    public let displayScale: CGFloat
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// How much room there is from left to right.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The direction of the layout.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// How large the user wants text to be.
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(
        userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat, userInterfaceIdiom: UIUserInterfaceIdiom,
        horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass,
        layoutDirection: UITraitEnvironmentLayoutDirection,
        preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        self.userInterfaceIdiom = userInterfaceIdiom
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    /// Makes a collection in which nothing is said.
    public convenience override init() {
        self.init(userInterfaceStyle: .unspecified)
    }

    /// Makes a collection that says only whether the surroundings are light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(
            userInterfaceStyle: userInterfaceStyle, displayScale: 0, userInterfaceIdiom: .unspecified,
            horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified, layoutDirection: .unspecified)
    }

    /// Makes a collection that says only the display's scale.
    public convenience init(displayScale: CGFloat) {
        self.init(
            userInterfaceStyle: .unspecified, displayScale: displayScale, userInterfaceIdiom: .unspecified,
            horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified, layoutDirection: .unspecified)
    }

    /// Makes a collection that says only how large the user wants text to be.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(
            userInterfaceStyle: .unspecified, displayScale: 0, userInterfaceIdiom: .unspecified,
            horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified, layoutDirection: .unspecified,
            preferredContentSizeCategory: preferredContentSizeCategory)
    }

    /// Makes a collection that says what any of the given ones says; a later one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            userInterfaceStyle: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
                ?? .unspecified,
            displayScale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0,
            userInterfaceIdiom: traitCollections.last { $0.userInterfaceIdiom != .unspecified }?.userInterfaceIdiom
                ?? .unspecified,
            horizontalSizeClass: traitCollections.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass
                ?? .unspecified,
            verticalSizeClass: traitCollections.last { $0.verticalSizeClass != .unspecified }?.verticalSizeClass
                ?? .unspecified,
            layoutDirection: traitCollections.last { $0.layoutDirection != .unspecified }?.layoutDirection
                ?? .unspecified,
            preferredContentSizeCategory: traitCollections.last { $0.preferredContentSizeCategory != .unspecified }?
                .preferredContentSizeCategory ?? .unspecified)
    }

    /// Whether dynamic colours may look different under the two collections.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != (other?.userInterfaceStyle ?? .unspecified)
    }

    /// Whether everything that this collection says is also said by the other.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return UITraitCollection(traitsFrom: [self, other]) == self
    }

    /// Two collections are equal if they say the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        if self === other { return true }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
            && userInterfaceIdiom == other.userInterfaceIdiom && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && layoutDirection == other.layoutDirection
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    /// Equal collections have equal hashes.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        return hasher.finalize()
    }
}

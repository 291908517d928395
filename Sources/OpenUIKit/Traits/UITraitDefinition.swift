/// Names one of the traits: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// Defines one of the things that a trait collection says.
///
/// Programs can define traits of their own, which reach all views inside the one that they are set for:
///
/// ```swift
/// struct UITraitIsGuest: UITraitDefinition {
///     static let defaultValue = false
/// }
///
/// extension UITraitCollection {
///     var isGuest: Bool { self[UITraitIsGuest.self] }
/// }
///
/// extension UIMutableTraits {
///     var isGuest: Bool {
///         get { self[UITraitIsGuest.self] }
///         set { self[UITraitIsGuest.self] = newValue }
///     }
/// }
///
/// controller.traitOverrides.isGuest = true
/// ```
///
/// Values should be hashable: of others every change counts.
public protocol UITraitDefinition {
    /// What the trait says.
    associatedtype Value
    /// What it is where nobody says anything.
    static var defaultValue: Value { get }
    /// A name for programs.
    static var identifier: String { get }
    /// A name for people.
    static var name: String { get }
    /// Whether colours may depend on it.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type, with its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// No.
    public static var affectsColorAppearance: Bool { false }

    /// Whether two collections say different things of it.
    static func differs(between first: UITraitCollection, and second: UITraitCollection) -> Bool {
        let values = (first.values[self], second.values[self])
        guard let left = values.0 as? AnyHashable, let right = values.1 as? AnyHashable else { return true }
        return left != right
    }
}

/// A trait that every collection has a property for.
protocol SystemTrait: UITraitDefinition where Value: Sendable {
    static var path: WritableKeyPath<TraitValues, Value> & Sendable { get }
}

extension SystemTrait {
    static func get<Result>(_ values: TraitValues) -> Result? { values[keyPath: path] as? Result }

    static func set(_ value: Any, in values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: path] = value }
    }

    static func isSaid(in values: TraitValues) -> Bool {
        var empty = TraitValues()
        empty[keyPath: path] = values[keyPath: path]
        return empty != TraitValues()
    }

    static func remove(from values: inout TraitValues) { values[keyPath: path] = TraitValues()[keyPath: path] }
}

/// Whether the surroundings are light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// Yes.
    public static let affectsColorAppearance = true
    static let path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> & Sendable = \.userInterfaceStyle
}

/// Device pixels per point.
public struct UITraitDisplayScale: SystemTrait {
    /// Not said.
    public static let defaultValue: CGFloat = 0
    static let path: WritableKeyPath<TraitValues, CGFloat> & Sendable = \.displayScale
}

/// How much room there is from left to right.
public struct UITraitHorizontalSizeClass: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static let path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable = \.horizontalSizeClass
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static let path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable = \.verticalSizeClass
}

/// How large the user wants text to be.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// Not said.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static let path: WritableKeyPath<TraitValues, UIContentSizeCategory> & Sendable = \.preferredContentSizeCategory
}

/// The direction of the layout.
public struct UITraitLayoutDirection: SystemTrait {
    /// Not said.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static let path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> & Sendable = \.layoutDirection
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static let path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> & Sendable = \.userInterfaceIdiom
}

/// How much text stands out from its ground.
public struct UITraitAccessibilityContrast: SystemTrait {
    /// Not said.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    static let path: WritableKeyPath<TraitValues, UIAccessibilityContrast> & Sendable = \.accessibilityContrast
}

/// How bold text is.
public struct UITraitLegibilityWeight: SystemTrait {
    /// Not said.
    public static let defaultValue = UILegibilityWeight.unspecified
    static let path: WritableKeyPath<TraitValues, UILegibilityWeight> & Sendable = \.legibilityWeight
}

/// Whether something lies in front of the ground of the interface.
public struct UITraitUserInterfaceLevel: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    static let path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> & Sendable = \.userInterfaceLevel
}

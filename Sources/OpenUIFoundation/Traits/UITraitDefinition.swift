/// The type of a trait definition, which identifies the trait: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The definition of a trait, which may be a trait of the program's own.
///
/// Traits that are set on a view or controller apply to all of its descendants:
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
/// Values should be hashable; otherwise every assignment counts as a change.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where the trait is unspecified.
    static var defaultValue: Value { get }
    /// A unique identifier of the trait.
    static var identifier: String { get }
    /// A name for debugging.
    static var name: String { get }
    /// Whether colors may depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type, including its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The default is `false`.
    public static var affectsColorAppearance: Bool { false }

    /// Returns whether the trait differs between two collections; values that are not hashable always differ.
    package static func differs(between first: UITraitCollection, and second: UITraitCollection) -> Bool {
        let values = (first.values[self], second.values[self])
        guard let left = values.0 as? AnyHashable, let right = values.1 as? AnyHashable else { return true }
        return left != right
    }
}

/// A trait for which `TraitValues` has a stored property.
package protocol SystemTrait: UITraitDefinition where Value: Sendable {
    static var path: WritableKeyPath<TraitValues, Value> & Sendable { get }
}

extension SystemTrait {
    static func get<Result>(_ values: TraitValues) -> Result? { values[keyPath: path] as? Result }

    static func set(_ value: Any, in values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: path] = value }
    }

    static func isSpecified(in values: TraitValues) -> Bool {
        var empty = TraitValues()
        empty[keyPath: path] = values[keyPath: path]
        return empty != TraitValues()
    }

    static func remove(from values: inout TraitValues) { values[keyPath: path] = TraitValues()[keyPath: path] }
}

/// The trait for the interface style.
public struct UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    package static let path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> & Sendable = \.userInterfaceStyle
}

/// The trait for the number of device pixels per point.
public struct UITraitDisplayScale: SystemTrait {
    /// Stands for an unspecified scale.
    public static let defaultValue: CGFloat = 0
    package static let path: WritableKeyPath<TraitValues, CGFloat> & Sendable = \.displayScale
}

/// The trait for the amount of horizontal space.
public struct UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    package static let path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable = \.horizontalSizeClass
}

/// The trait for the amount of vertical space.
public struct UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    package static let path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable = \.verticalSizeClass
}

/// The trait for the user's preferred text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    package static let path: WritableKeyPath<TraitValues, UIContentSizeCategory> & Sendable =
        \.preferredContentSizeCategory
}

/// The trait for the layout direction.
public struct UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    package static let path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> & Sendable =
        \.layoutDirection
}

/// The trait for the interface idiom.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    package static let path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> & Sendable = \.userInterfaceIdiom
}

/// The trait for the contrast between text and background.
public struct UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    package static let path: WritableKeyPath<TraitValues, UIAccessibilityContrast> & Sendable = \.accessibilityContrast
}

/// The trait for the weight of text.
public struct UITraitLegibilityWeight: SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    package static let path: WritableKeyPath<TraitValues, UILegibilityWeight> & Sendable = \.legibilityWeight
}

/// The trait for the visual level of content above the base of the interface.
public struct UITraitUserInterfaceLevel: SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    package static let path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> & Sendable = \.userInterfaceLevel
}

/// The values of a trait collection, or the traits that a view overrides.
struct TraitValues: Equatable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The number of device pixels per point; 0 if unspecified.
    var displayScale: CGFloat = 0
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// The traits that the program defines.
    var custom: [ObjectIdentifier: CustomValue] = [:]

    /// The value of a trait that the program defines.
    struct CustomValue: Equatable, @unchecked Sendable {
        let value: Any
        /// Whether colours may depend on the trait.
        let affectsColors: Bool

        /// Returns whether the values are equal; values that are not hashable are always considered different.
        static func == (left: CustomValue, right: CustomValue) -> Bool {
            guard let first = left.value as? AnyHashable, let second = right.value as? AnyHashable else {
                return false
            }
            return first == second
        }
    }

    /// The traits that the program defines and on which colours may depend.
    var customColorTraits: [ObjectIdentifier: CustomValue] { custom.filter { $0.value.affectsColors } }

    /// Returns these traits with those that `other` specifies taking precedence.
    func overlaid(by other: TraitValues) -> TraitValues {
        var values = self
        func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless unsaid: Value) {
            if other[keyPath: path] != unsaid { values[keyPath: path] = other[keyPath: path] }
        }
        take(\.userInterfaceStyle, unless: .unspecified)
        take(\.displayScale, unless: 0)
        take(\.userInterfaceIdiom, unless: .unspecified)
        take(\.horizontalSizeClass, unless: .unspecified)
        take(\.verticalSizeClass, unless: .unspecified)
        take(\.layoutDirection, unless: .unspecified)
        take(\.preferredContentSizeCategory, unless: .unspecified)
        take(\.accessibilityContrast, unless: .unspecified)
        take(\.legibilityWeight, unless: .unspecified)
        take(\.userInterfaceLevel, unless: .unspecified)
        if !other.custom.isEmpty { values.custom.merge(other.custom) { $1 } }
        return values
    }
}

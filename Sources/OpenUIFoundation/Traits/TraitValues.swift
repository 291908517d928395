/// The values of a trait collection, or the traits that a view overrides.
package struct TraitValues: Equatable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The number of device pixels per point; 0 if unspecified.
    package var displayScale: CGFloat = 0
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// The traits that the program defines.
    package var custom: [ObjectIdentifier: CustomValue] = [:]

    package init() {}

    /// The value of a trait that the program defines.
    package struct CustomValue: Equatable, @unchecked Sendable {
        let trait: UITrait
        let value: Any
        /// Whether colors may depend on the trait.
        let affectsColors: Bool

        /// Returns whether the values are equal; values that are not hashable are always considered different.
        package static func == (left: CustomValue, right: CustomValue) -> Bool {
            guard let first = left.value as? AnyHashable, let second = right.value as? AnyHashable else {
                return false
            }
            return first == second
        }
    }

    /// The traits that the program defines and on which colors may depend.
    var customColorTraits: [ObjectIdentifier: CustomValue] { custom.filter { $0.value.affectsColors } }

    /// Returns these traits with those that `other` specifies taking precedence.
    package func overlaid(by other: TraitValues) -> TraitValues {
        var values = self
        take(other.userInterfaceStyle, unless: .unspecified, &values.userInterfaceStyle)
        take(other.displayScale, unless: 0, &values.displayScale)
        take(other.userInterfaceIdiom, unless: .unspecified, &values.userInterfaceIdiom)
        take(other.horizontalSizeClass, unless: .unspecified, &values.horizontalSizeClass)
        take(other.verticalSizeClass, unless: .unspecified, &values.verticalSizeClass)
        take(other.layoutDirection, unless: .unspecified, &values.layoutDirection)
        take(other.preferredContentSizeCategory, unless: .unspecified, &values.preferredContentSizeCategory)
        take(other.accessibilityContrast, unless: .unspecified, &values.accessibilityContrast)
        take(other.legibilityWeight, unless: .unspecified, &values.legibilityWeight)
        take(other.userInterfaceLevel, unless: .unspecified, &values.userInterfaceLevel)
        if !other.custom.isEmpty { values.custom.merge(other.custom) { $1 } }
        return values
    }

    /// Replaces a value unless the new one is unspecified.
    ///
    /// The values are not accessed by key paths, which took 12,000 instructions for all traits of a view.
    @inline(__always)
    private func take<Value: Equatable>(_ new: Value, unless unspecified: Value, _ value: inout Value) {
        if new != unspecified { value = new }
    }
}

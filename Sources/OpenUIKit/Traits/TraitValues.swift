/// What a trait collection says, or what a view says in the place of its surroundings.
struct TraitValues: Equatable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Device pixels per point; 0 when not said.
    var displayScale: CGFloat = 0
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// Traits that a program has defined.
    var custom: [ObjectIdentifier: CustomValue] = [:]

    /// What a trait of the program's own is.
    struct CustomValue: Equatable, @unchecked Sendable {
        let value: Any

        /// Values that cannot be compared count as different.
        static func == (left: CustomValue, right: CustomValue) -> Bool {
            guard let first = left.value as? AnyHashable, let second = right.value as? AnyHashable else {
                return false
            }
            return first == second
        }
    }

    /// These traits, with what `other` says in their place.
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

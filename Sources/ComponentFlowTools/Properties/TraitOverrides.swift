#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The traits that a view overrides for itself and its descendants.
///
/// They have names such as `traitOverrides.layoutDirection`, and the value `unspecified` if the trait is inherited.
@MainActor
struct TraitOverrides: NamedValues {
    private static let prefix = "traitOverrides."

    let view: UIView

    var json: [JSONValue] {
        Self.properties.compactMap { $0.json(of: view) }
    }

    func contains(_ name: String) -> Bool {
        name.hasPrefix(Self.prefix)
    }

    /// Overrides a trait, and returns the Swift line that does the same.
    func set(_ name: String, to json: JSONValue) throws(RPCError) -> String {
        guard let property = Self.properties.first(where: { $0.name == name }), let write = property.write else {
            let names = Self.properties.map(\.name).joined(separator: ", ")
            throw .invalidParameters("There is no value \"\(name)\"; there are \(names).")
        }
        return try write(view, json, "view")
    }

    // MARK: - Traits

    private static let properties: [InspectableProperty] = [
        choice("userInterfaceStyle", UITraitUserInterfaceStyle.self),
        choice("layoutDirection", UITraitLayoutDirection.self),
        choice("preferredContentSizeCategory", UITraitPreferredContentSizeCategory.self, textSizes),
        choice("horizontalSizeClass", UITraitHorizontalSizeClass.self),
        choice("verticalSizeClass", UITraitVerticalSizeClass.self),
        choice("accessibilityContrast", UITraitAccessibilityContrast.self),
        choice("legibilityWeight", UITraitLegibilityWeight.self),
        choice("userInterfaceLevel", UITraitUserInterfaceLevel.self),
        choice("userInterfaceIdiom", UITraitUserInterfaceIdiom.self),
        language,
    ]

    private static func choice<Trait: UITraitDefinition>(
        _ name: String, _ trait: Trait.Type, _ choices: ValueChoices<Trait.Value> = .cases
    ) -> InspectableProperty where Trait.Value: Equatable {
        .choice(
            prefix + name, choices, get: { (view: UIView) in view.traitOverrides[trait] },
            set: { $0.traitOverrides[trait] = $1 })
    }

    private static let textSizes = ValueChoices<UIContentSizeCategory>([
        ("unspecified", .unspecified), ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium),
        ("large", .large), ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
        ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
        ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ])

    /// The language of texts, which also determines the layout direction; `null` if it is inherited.
    private static let language = InspectableProperty.property(
        prefix + "language", expectation: "the identifier of a language such as \"ar\", or null",
        accepts: { (_: UIView, identifier: String?) in identifier.map(isLanguage) ?? true },
        get: { (view: UIView) -> String?? in
            .some(
                view.traitOverrides.contains(UITraitLanguage.self) ? view.traitOverrides.language.identifier : nil)
        },
        set: { view, identifier in
            if let identifier {
                view.traitOverrides.language = Language(identifier)
            } else {
                view.traitOverrides.remove(UITraitLanguage.self)
            }
        },
        line: { variable, identifier in
            identifier == "nil"
                ? "\(variable).traitOverrides.remove(UITraitLanguage.self)"
                : "\(variable).traitOverrides.language = \(identifier)"
        })

    /// Returns whether a text has the form of the identifier of a language.
    nonisolated private static func isLanguage(_ text: String) -> Bool {
        let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
        let isFormed = subtags.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isAlphanumeric) }
        return isFormed && (2...3).contains(subtags.first?.utf8.count ?? 0) && subtags.count <= 8
    }
}

extension UInt8 {
    /// Whether the byte is a letter or digit of ASCII.
    fileprivate var isAlphanumeric: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}

#endif

#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The family, size and weight of a font of a view.
@MainActor
enum FontProperties {
    /// The name of the family of the system font.
    private static let system = "System"
    private static let sizes: ClosedRange<CGFloat> = 1...1_000

    /// The weights by their names; `face` is the number of the weight in font files.
    private static let weights: [(name: String, weight: UIFont.Weight, face: Int)] = [
        ("ultraLight", .ultraLight, 100), ("thin", .thin, 200), ("light", .light, 300), ("regular", .regular, 400),
        ("medium", .medium, 500), ("semibold", .semibold, 600), ("bold", .bold, 700), ("heavy", .heavy, 800),
        ("black", .black, 900),
    ]

    /// Returns the properties of a font, which do not exist while there is no font.
    static func list<Target: AnyObject>(_ path: ReferenceWritableKeyPath<Target, UIFont?>) -> [InspectableProperty] {
        [family(path), size(path), weight(path)]
    }

    private static func family<Target: AnyObject>(
        _ path: ReferenceWritableKeyPath<Target, UIFont?>
    ) -> InspectableProperty {
        .property(
            "font.family", expectation: "the name of an installed font, or \(system)",
            accepts: { (_: Target, family: String) in font(family, 12) != nil },
            get: { (target: Target) in target[keyPath: path].map { $0.face.families.first ?? system } },
            set: { target, family in target[keyPath: path] = font(family, target[keyPath: path]?.pointSize ?? 0) },
            line: { variable, family in
                let size = "\(variable).font?.pointSize ?? \(UIFont.labelFontSize.swift)"
                let isSystem = family == system.swift
                return "\(variable).font = "
                    + (isSystem ? ".systemFont(ofSize: \(size))" : "UIFont(name: \(family), size: \(size))")
            })
    }

    private static func font(_ family: String, _ size: CGFloat) -> UIFont? {
        family == system ? .systemFont(ofSize: size) : UIFont(name: family, size: size)
    }

    private static func size<Target: AnyObject>(
        _ path: ReferenceWritableKeyPath<Target, UIFont?>
    ) -> InspectableProperty {
        .property(
            "font.size",
            expectation: "a number from \(sizes.lowerBound.swift) to \(sizes.upperBound.swift)",
            accepts: { (_: Target, size: CGFloat) in sizes.contains(size) },
            get: { (target: Target) in target[keyPath: path]?.pointSize },
            set: { target, size in target[keyPath: path] = target[keyPath: path]?.withSize(size) },
            line: { "\($0).font = \($0).font?.withSize(\($1))" })
    }

    private static func weight<Target: AnyObject>(
        _ path: ReferenceWritableKeyPath<Target, UIFont?>
    ) -> InspectableProperty {
        .choice(
            "font.weight", ValueChoices(weights.map { ($0.name, $0.weight) }),
            get: { (target: Target) in target[keyPath: path].map { weight(of: $0) } },
            set: { (target: Target, weight: UIFont.Weight) in
                target[keyPath: path] = target[keyPath: path].map { $0.weighted(weight) }
            },
            line: { variable, weight in
                "\(variable).font = \(variable).font.map { UIFont(descriptor: $0.fontDescriptor.addingAttributes("
                    + "[.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight\(weight)]]), size: 0) }"
            })
    }

    private static func weight(of font: UIFont) -> UIFont.Weight {
        weights.min { abs($0.face - font.face.weight) < abs($1.face - font.face.weight) }?.weight ?? .regular
    }
}

extension UIFont {
    /// Returns the font in another weight, which follows the user's text size like the original.
    fileprivate func weighted(_ weight: UIFont.Weight) -> UIFont {
        UIFont(
            descriptor: fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]]), size: 0)
    }
}

#endif

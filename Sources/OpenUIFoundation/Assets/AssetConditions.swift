/// The conditions under which a variant in an asset catalog is used.
struct AssetConditions: Decodable, Sendable {
    /// A setting of the user that a variant requires.
    struct Appearance: Decodable, Sendable {
        var appearance: String
        var value: String

        func matches(_ traits: UITraitCollection) -> Bool {
            switch (appearance, value) {
            case ("luminosity", "dark"): traits.userInterfaceStyle == .dark
            case ("luminosity", "light"): traits.userInterfaceStyle != .dark
            case ("contrast", "high"): traits.accessibilityContrast == .high
            default: false
            }
        }
    }

    var idiom: String?
    var appearances: [Appearance]?
    var displayGamut: String?
    var languageDirection: String?

    enum CodingKeys: String, CodingKey {
        case idiom, appearances
        case displayGamut = "display-gamut"
        case languageDirection = "language-direction"
    }

    /// Returns how well the conditions match traits, or `nil` if they do not.
    ///
    /// A required appearance counts more than the device. Programs for Linux are rarely described in catalogs, so variants for the
    /// largest device are preferred among those that are not universal.
    func rank(for traits: UITraitCollection) -> Int? {
        let appearances = appearances ?? []
        guard let idiomRank, directionMatches(traits), appearances.allSatisfy({ $0.matches(traits) }) else {
            return nil
        }
        return appearances.count * 100 + idiomRank * 10 + (displayGamut == "display-P3" ? 0 : 1)
    }

    private var idiomRank: Int? {
        switch idiom {
        case "mac": 4
        case "universal", nil: 3
        case "ipad": 2
        case "iphone": 1
        default: nil
        }
    }

    private func directionMatches(_ traits: UITraitCollection) -> Bool {
        switch languageDirection {
        case "right-to-left": traits.layoutDirection == .rightToLeft
        case "left-to-right": traits.layoutDirection != .rightToLeft
        default: true
        }
    }
}

extension Array {
    /// Returns the elements whose conditions match traits best, or all of them if none match.
    func bestMatches(for traits: UITraitCollection, _ conditions: (Element) -> AssetConditions) -> [Element] {
        let ranks = map { conditions($0).rank(for: traits) }
        guard let best = ranks.compactMap({ $0 }).max() else { return self }
        return zip(self, ranks).filter { $0.1 == best }.map(\.0)
    }
}

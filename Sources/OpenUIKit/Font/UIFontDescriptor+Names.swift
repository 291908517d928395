extension UIFontDescriptor {
    /// Traits of a font's style.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Makes traits from their bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than usual; no font here says so.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower than usual; no font here says so.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For vertical writing; no font here says so.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Made for screens.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines stand closer.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines stand wider apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// With serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Without serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    }

    /// A kind of typeface of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a design from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The usual.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends of strokes.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// All characters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The name of something that can be asked of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family: a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name: a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the style: a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points: a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary with keys of the type `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries with keys of the type `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style that the font is of.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The bits of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number: positive for fonts that lean to the right.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// What a feature setting says.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The number of the feature's type, as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the choice, as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The number of the feature's type, by its older name.
        public static let featureIdentifier = FeatureKey.type
        /// The number of the choice, by its older name.
        public static let typeIdentifier = FeatureKey.selector
        /// A feature's tag in OpenType, such as `smcp`.
        public static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
        /// The value of the feature with that tag: a number.
        public static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
    }
}

/// Settings of features in the words of Apple's fonts, and the features of OpenType that stand for them.
enum FontFeatures {
    /// Types, and selectors in them.
    private static let known: [Int: [Int: String]] = [
        1: [2: "liga", 3: "liga=0", 4: "dlig", 5: "dlig=0", 18: "clig", 19: "clig=0"],
        6: [0: "tnum", 1: "pnum"],
        10: [0: "sups=0", 1: "sups", 2: "subs", 3: "ordn"],
        11: [0: "frac=0", 2: "frac"],
        14: [4: "zero", 5: "zero=0"],
        21: [0: "onum", 1: "lnum"],
        33: [0: "case", 1: "case=0"],
        36: [0: "calt", 1: "calt=0", 2: "swsh", 3: "swsh=0"],
        37: [0: "smcp=0", 1: "smcp", 2: "pcap"],
        38: [0: "c2sc=0", 1: "c2sc", 2: "c2pc"],
    ]
    /// The type whose selectors 2 to 41 are the stylistic sets, by turns on and off.
    private static let stylisticSets = 35

    /// In the notation of CSS; nil for a setting that is not known.
    static func feature(_ setting: [UIFontDescriptor.FeatureKey: Any]) -> String? {
        if let tag = setting[.openTypeTag] as? String {
            let value = setting[.openTypeValue].flatMap(TextAttributeReader.number) ?? 1
            return value == 1 ? tag : "\(tag)=\(Int(min(max(value, 0), 1000)))"
        }
        func number(_ key: UIFontDescriptor.FeatureKey) -> Int? {
            setting[key].flatMap(TextAttributeReader.number).flatMap { Int(exactly: $0) }
        }
        guard let type = number(.type), let selector = number(.selector) else { return nil }
        if type == stylisticSets, (2...41).contains(selector) {
            let set = String(format: "ss%02d", selector / 2)
            return selector.isMultiple(of: 2) ? set : set + "=0"
        }
        return known[type]?[selector]
    }

    /// By the tag in OpenType.
    static func setting(of feature: String) -> [UIFontDescriptor.FeatureKey: Any] {
        let parts = feature.split(separator: "=")
        let value = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
        return [.openTypeTag: String(parts.first ?? ""), .openTypeValue: value]
    }
}

extension UIFontDescriptor {
    /// The symbolic traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// An italic or oblique style.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// An expanded width; not reported by any font.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// A condensed width; not reported by any font.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All glyphs have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Vertical text; not reported by any font.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Optimized for display on screens.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// A reduced line spacing.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// An increased line spacing.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// A typeface with serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// A typeface without serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The design with rounded stroke ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The design in which all glyphs have the same width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The name of a font attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

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
        /// The text style of the font.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a font trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A `UIFont.Width` or its number.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number: positive for fonts with a slant to the right.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The key of a feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The feature type, for example `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The feature selector, for example `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The former name of ``type``.
        public static let featureIdentifier = FeatureKey.type
        /// The former name of ``selector``.
        public static let typeIdentifier = FeatureKey.selector
        /// The OpenType tag of a feature, such as `smcp`.
        public static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
        /// The value of the feature with the OpenType tag: a number.
        public static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
    }
}

/// Converts between feature settings of Apple's fonts and OpenType features.
enum FontFeatures {
    /// OpenType features by type and selector.
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
    /// The feature type whose selectors 2 to 41 alternately turn stylistic sets on and off.
    private static let stylisticSets = 35

    /// Returns the feature in CSS notation, or `nil` for an unknown setting.
    static func feature(_ setting: [UIFontDescriptor.FeatureKey: Any]) -> String? {
        if let tag = setting[.openTypeTag] as? String {
            let value = setting[.openTypeValue].flatMap(CGFloat.init(attribute:)) ?? 1
            return value == 1 ? tag : "\(tag)=\(Int(min(max(value, 0), 1000)))"
        }
        func number(_ key: UIFontDescriptor.FeatureKey) -> Int? {
            setting[key].flatMap(CGFloat.init(attribute:)).flatMap { Int(exactly: $0) }
        }
        guard let type = number(.type), let selector = number(.selector) else { return nil }
        if type == stylisticSets, (2...41).contains(selector) {
            let set = String(format: "ss%02d", selector / 2)
            return selector.isMultiple(of: 2) ? set : set + "=0"
        }
        return known[type]?[selector]
    }

    /// Returns the setting of a feature by its OpenType tag.
    static func setting(of feature: String) -> [UIFontDescriptor.FeatureKey: Any] {
        let parts = feature.split(separator: "=")
        let value = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
        return [.openTypeTag: String(parts.first ?? ""), .openTypeValue: value]
    }
}

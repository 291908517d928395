extension UIFont {
    /// How heavy the strokes are, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number.
        public let rawValue: CGFloat

        /// Makes a weight of a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The lightest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Very light.
        public static let thin = Weight(rawValue: -0.6)
        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// The usual.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier.
        public static let medium = Weight(rawValue: 0.23)
        /// Nearly bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest.
        public static let black = Weight(rawValue: 0.62)

        private static let steps: [(Weight, Int, String)] = [
            (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
            (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
            (.black, 900, "Black"),
        ]

        /// The weight as CSS counts it, of the nearest step.
        var cssWeight: Int {
            Self.steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
        }

        init(cssWeight: Int) {
            self = Self.steps.min { abs($0.1 - cssWeight) < abs($1.1 - cssWeight) }?.0 ?? .regular
        }

        var name: String {
            Self.steps.first { $0.0 == self }?.2 ?? "Regular"
        }

        /// The CSS weight that a style name stands for, for example `Semi-Bold`.
        static func cssWeight(named name: String) -> Int? {
            let plain = name.lowercased().filter(\.isLetter)
            if let step = steps.first(where: { $0.2.lowercased() == plain }) { return step.1 }
            return ["demibold": 600, "extrabold": 800, "extralight": 200, "normal": 400, "book": 400][plain]
        }
    }

    /// What a text is, which decides the size and weight of its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String

        /// Makes a style of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A page's large title: 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first rank: 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second rank: 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third rank: 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The head of a section: 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Below a head: 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A call-out: 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A small caption: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The size of ordinary text, 14 points.
    public static let systemFontSize: CGFloat = 14
    /// The size of small text, 12 points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of labels, 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of button titles, 18 points.
    public static let buttonFontSize: CGFloat = 18

    /// The system font in a size.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font in a size and a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescriptor(size: usable(fontSize), weight: weight.cssWeight))
    }

    /// The system font in bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font in italics.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescriptor(size: usable(fontSize), isItalic: true))
    }

    /// The system's font in which all characters have the same width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescriptor(size: usable(fontSize), weight: weight.cssWeight, isMonospaced: true))
    }

    /// The system font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescriptor(size: usable(fontSize), weight: weight.cssWeight, features: ["tnum"]))
    }

    /// The font for a kind of text in the size that the user wants.
    public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a kind of text in the size that traits ask for; nil stands for the current ones.
    public static func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return FontScaling(style: style, base: nil, maximum: nil).font(in: category)
    }
}

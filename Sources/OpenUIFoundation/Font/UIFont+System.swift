extension UIFont {
    /// The weight of a font, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        private static let steps: [(Weight, Int, String)] = [
            (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
            (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
            (.black, 900, "Black"),
        ]

        /// The CSS weight closest to the value.
        var cssWeight: Int {
            Self.steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
        }

        init(cssWeight: Int) {
            self = Self.steps.min { abs($0.1 - cssWeight) < abs($1.1 - cssWeight) }?.0 ?? .regular
        }

        var name: String {
            Self.steps.first { $0.0 == self }?.2 ?? "Regular"
        }

        /// Returns the CSS weight of a style name, for example `Semi-Bold`.
        static func cssWeight(named name: String) -> Int? {
            let plain = name.lowercased().filter(\.isLetter)
            if let step = steps.first(where: { $0.2.lowercased() == plain }) { return step.1 }
            return ["demibold": 600, "extrabold": 800, "extralight": 200, "normal": 400, "book": 400][plain]
        }
    }

    /// The width of a font's glyphs, from -1 to 1; 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)

        init(widening: CGFloat) {
            rawValue = ((widening - 1) * 1e6).rounded() / 1e6
        }

        /// The factor of the widths of glyphs.
        var widening: CGFloat { rawValue.isFinite ? 1 + min(max(rawValue, -0.9), 1) : 1 }
    }

    /// The semantic style of a text, which determines the size and weight of its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The largest titles: 36 points, bold.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// Titles below the largest ones: 28 points, bold.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// Large titles: 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// First-level titles: 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second-level titles: 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third-level titles: 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings: 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadings: 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts: 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Standard captions: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Small captions: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The weight of the system font of the style.
        var weight: UIFont.Weight {
            switch self {
            case .extraLargeTitle, .extraLargeTitle2: .bold
            case .headline: .semibold
            default: .regular
            }
        }
    }

    /// The size of standard text, 14 points.
    public static let systemFontSize: CGFloat = 14
    /// The size of small text, 12 points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of labels, 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of button titles, 18 points.
    public static let buttonFontSize: CGFloat = 18

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescriptor(size: usable(fontSize), weight: weight.cssWeight))
    }

    /// Returns the system font in a weight and a width.
    ///
    /// The system fonts of Linux have one width, so that its glyphs are drawn narrower or wider.
    public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        var face = FontDescriptor(size: usable(fontSize), weight: weight.cssWeight)
        face.distortion = FontDescriptor.Distortion(slant: 0, widening: width.widening)
        return UIFont(face: face)
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescriptor(size: usable(fontSize), isItalic: true))
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescriptor(size: usable(fontSize), weight: weight.cssWeight, isMonospaced: true))
    }

    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescriptor(size: usable(fontSize), weight: weight.cssWeight, features: ["tnum"]))
    }

    /// Returns the font of a text style at the user's preferred size.
    public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the preferred size of `traitCollection`; `nil` means the current traits.
    public static func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return FontScaling(style: style, base: nil, maximum: nil).font(in: category)
    }
}

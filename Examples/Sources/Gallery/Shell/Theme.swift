import ComponentFlow

/// The appearance of the gallery: colors, corners and fonts.
///
/// The theme is part of the environment: changing it updates exactly the components that read it.
struct Theme: Equatable {
    var isDark: Bool
    var accent: UIColor
    var background: UIColor
    var sidebar: UIColor
    var card: UIColor
    var codeBackground: UIColor
    var border: UIColor
    var text: UIColor
    var secondaryText: UIColor
    /// A color for content on the accent color.
    var onAccent: UIColor
    var fill: UIColor
    var syntax: Syntax
    var cornerRadius: CGFloat = 14

    /// The colors of highlighted code.
    struct Syntax: Equatable {
        var plain: UIColor
        var keyword: UIColor
        var type: UIColor
        var string: UIColor
        var number: UIColor
        var comment: UIColor
    }

    /// An accent color of the gallery.
    enum Accent: CaseIterable {
        case blue, purple, pink, orange, green
    }

    static let light = Theme(accent: .blue, isDark: false)
    static let dark = Theme(accent: .blue, isDark: true)

    init(accent: Accent, isDark: Bool) {
        self.isDark = isDark
        self.accent = accent.color(isDark: isDark)
        if isDark {
            background = UIColor(white: 0.105, alpha: 1)
            sidebar = UIColor(white: 0.075, alpha: 1)
            card = UIColor(white: 0.16, alpha: 1)
            codeBackground = UIColor(white: 0.075, alpha: 1)
            border = UIColor(white: 1, alpha: 0.09)
            text = UIColor(white: 0.95, alpha: 1)
            secondaryText = UIColor(white: 0.64, alpha: 1)
            onAccent = UIColor(white: 0.05, alpha: 1)
            fill = UIColor(white: 1, alpha: 0.08)
        } else {
            background = UIColor(white: 0.965, alpha: 1)
            sidebar = UIColor(white: 0.925, alpha: 1)
            card = .white
            codeBackground = UIColor(white: 0.99, alpha: 1)
            border = UIColor(white: 0, alpha: 0.09)
            text = UIColor(white: 0.11, alpha: 1)
            secondaryText = UIColor(white: 0.4, alpha: 1)
            onAccent = .white
            fill = UIColor(white: 0, alpha: 0.05)
        }
        syntax = isDark ? .dark : .light
    }
}

// The fonts follow the text size that the user prefers.
extension Theme {
    var titleFont: UIFont { .title.bold() }
    var bodyFont: UIFont { .subheadline }
    var captionFont: UIFont { .caption.weight(.medium) }
    var codeFont: UIFont { .caption.monospaced() }
}

extension Theme.Accent {
    /// The color for the style: darker in light mode and lighter in dark mode, so that text in it is legible.
    func color(isDark: Bool) -> UIColor {
        switch self {
        case .blue: isDark ? .rgb(0x57A5FF) : .rgb(0x0062D6)
        case .purple: isDark ? .rgb(0xB79CFF) : .rgb(0x7A45D6)
        case .pink: isDark ? .rgb(0xFF86B3) : .rgb(0xBE2563)
        case .orange: isDark ? .rgb(0xFFAD57) : .rgb(0xA85200)
        case .green: isDark ? .rgb(0x63D68A) : .rgb(0x1B7F3F)
        }
    }
}

extension Theme.Syntax {
    static let light = Theme.Syntax(
        plain: .rgb(0x24292F), keyword: .rgb(0xA626A4), type: .rgb(0x1F6E89), string: .rgb(0xB3261E),
        number: .rgb(0x3A3FCB), comment: .rgb(0x6B737C))
    static let dark = Theme.Syntax(
        plain: .rgb(0xDCE0E6), keyword: .rgb(0xFF7AB2), type: .rgb(0x7FD1C7), string: .rgb(0xFF9D7E),
        number: .rgb(0xD9C97C), comment: .rgb(0x8A939E))
}

extension UIColor {
    /// Creates a color from a hexadecimal RGB value.
    static func rgb(_ hex: Int) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
}

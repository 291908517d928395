/// The colors of code.
///
/// ```swift
/// var theme = CodeTheme.standard
/// theme.colors[.comment] = .systemGreen
/// ```
public struct CodeTheme: Hashable, Sendable {
    /// The color of characters without a token.
    public var text: UIColor
    /// The colors of tokens; those of a kind that is missing have the color of text.
    public var colors: [CodeToken.Kind: UIColor]

    /// Creates a theme.
    public init(text: UIColor = .label, colors: [CodeToken.Kind: UIColor]) {
        self.text = text
        self.colors = colors
    }

    /// Colors that are legible on the background of windows, in light and dark style.
    public static let standard = CodeTheme(colors: [
        .keyword: .code(light: 0x9B1F99, dark: 0xFF7AB2),
        .type: .code(light: 0x1B627B, dark: 0x7FD1C7),
        .string: .code(light: 0xB3261E, dark: 0xFF9D7E),
        .number: .code(light: 0x3A3FCB, dark: 0xD9C97C),
        .comment: .code(light: 0x5E666F, dark: 0x98A1AC),
    ])

    /// Returns the color of a kind of token, or of characters without one.
    func color(of kind: CodeToken.Kind?) -> UIColor {
        kind.flatMap { colors[$0] } ?? text
    }
}

extension UIColor {
    /// Creates a color from one hexadecimal RGB value for each style.
    fileprivate static func code(light: Int, dark: Int) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(hexadecimal: dark) : UIColor(hexadecimal: light) }
    }

    private convenience init(hexadecimal: Int) {
        func part(_ shift: Int) -> CGFloat { CGFloat(hexadecimal >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}

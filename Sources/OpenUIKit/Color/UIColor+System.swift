extension UIColor {
    /// Red, green and blue from 0 to 255, and alpha from 0 to 1.
    private struct RGBA {
        let red: CGFloat
        let green: CGFloat
        let blue: CGFloat
        let alpha: CGFloat

        init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        var color: UIColor {
            UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
        }
    }

    private static func adaptive(light: RGBA, dark: RGBA) -> UIColor {
        let (light, dark) = (light.color, dark.color)
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    // MARK: Colours that follow the style

    /// Red, as in destructive actions.
    public static let systemRed = adaptive(
        light: RGBA(255, 59, 48), dark: RGBA(255, 69, 58))
    /// Orange.
    public static let systemOrange = adaptive(
        light: RGBA(255, 149, 0), dark: RGBA(255, 159, 10))
    /// Yellow.
    public static let systemYellow = adaptive(
        light: RGBA(255, 204, 0), dark: RGBA(255, 214, 10))
    /// Green.
    public static let systemGreen = adaptive(
        light: RGBA(52, 199, 89), dark: RGBA(48, 209, 88))
    /// Mint.
    public static let systemMint = adaptive(
        light: RGBA(0, 199, 190), dark: RGBA(99, 230, 226))
    /// Teal.
    public static let systemTeal = adaptive(
        light: RGBA(48, 176, 199), dark: RGBA(64, 200, 224))
    /// Cyan.
    public static let systemCyan = adaptive(
        light: RGBA(50, 173, 230), dark: RGBA(100, 210, 255))
    /// Blue, the usual tint.
    public static let systemBlue = adaptive(
        light: RGBA(0, 122, 255), dark: RGBA(10, 132, 255))
    /// Indigo.
    public static let systemIndigo = adaptive(
        light: RGBA(88, 86, 214), dark: RGBA(94, 92, 230))
    /// Purple.
    public static let systemPurple = adaptive(
        light: RGBA(175, 82, 222), dark: RGBA(191, 90, 242))
    /// Pink.
    public static let systemPink = adaptive(
        light: RGBA(255, 45, 85), dark: RGBA(255, 55, 95))
    /// Brown.
    public static let systemBrown = adaptive(
        light: RGBA(162, 132, 94), dark: RGBA(172, 142, 104))
    /// The base gray.
    public static let systemGray = adaptive(
        light: RGBA(142, 142, 147), dark: RGBA(142, 142, 147))
    /// A gray nearer to the background.
    public static let systemGray2 = adaptive(
        light: RGBA(174, 174, 178), dark: RGBA(99, 99, 102))
    /// A gray still nearer to the background.
    public static let systemGray3 = adaptive(
        light: RGBA(199, 199, 204), dark: RGBA(72, 72, 74))
    /// A gray for borders.
    public static let systemGray4 = adaptive(
        light: RGBA(209, 209, 214), dark: RGBA(58, 58, 60))
    /// A gray for grounds.
    public static let systemGray5 = adaptive(
        light: RGBA(229, 229, 234), dark: RGBA(44, 44, 46))
    /// The gray nearest to the background.
    public static let systemGray6 = adaptive(
        light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
    /// Text of the first rank.
    public static let label = adaptive(
        light: RGBA(0, 0, 0), dark: RGBA(255, 255, 255))
    /// Text of the second rank.
    public static let secondaryLabel = adaptive(
        light: RGBA(60, 60, 67, 0.60), dark: RGBA(235, 235, 245, 0.60))
    /// Text of the third rank.
    public static let tertiaryLabel = adaptive(
        light: RGBA(60, 60, 67, 0.30), dark: RGBA(235, 235, 245, 0.30))
    /// Text of the fourth rank.
    public static let quaternaryLabel = adaptive(
        light: RGBA(60, 60, 67, 0.18), dark: RGBA(235, 235, 245, 0.16))
    /// Text where nothing is written yet.
    public static let placeholderText = adaptive(
        light: RGBA(60, 60, 67, 0.30), dark: RGBA(235, 235, 245, 0.30))
    /// Links.
    public static let link = adaptive(
        light: RGBA(0, 122, 255), dark: RGBA(9, 132, 255))
    /// Thin lines that let the ground shine through.
    public static let separator = adaptive(
        light: RGBA(60, 60, 67, 0.29), dark: RGBA(84, 84, 88, 0.60))
    /// Thin opaque lines.
    public static let opaqueSeparator = adaptive(
        light: RGBA(198, 198, 200), dark: RGBA(56, 56, 58))
    /// The ground of the interface.
    public static let systemBackground = adaptive(
        light: RGBA(255, 255, 255), dark: RGBA(0, 0, 0))
    /// A group on the ground.
    public static let secondarySystemBackground = adaptive(
        light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
    /// A group on a group.
    public static let tertiarySystemBackground = adaptive(
        light: RGBA(255, 255, 255), dark: RGBA(44, 44, 46))
    /// The ground of a grouped interface.
    public static let systemGroupedBackground = adaptive(
        light: RGBA(242, 242, 247), dark: RGBA(0, 0, 0))
    /// A group on the grouped ground.
    public static let secondarySystemGroupedBackground = adaptive(
        light: RGBA(255, 255, 255), dark: RGBA(28, 28, 30))
    /// A group on a group of the grouped interface.
    public static let tertiarySystemGroupedBackground = adaptive(
        light: RGBA(242, 242, 247), dark: RGBA(44, 44, 46))
    /// A fill for thin and small shapes.
    public static let systemFill = adaptive(
        light: RGBA(120, 120, 128, 0.20), dark: RGBA(120, 120, 128, 0.36))
    /// A fill for medium shapes.
    public static let secondarySystemFill = adaptive(
        light: RGBA(120, 120, 128, 0.16), dark: RGBA(120, 120, 128, 0.32))
    /// A fill for large shapes.
    public static let tertiarySystemFill = adaptive(
        light: RGBA(118, 118, 128, 0.12), dark: RGBA(118, 118, 128, 0.24))
    /// A fill for large areas.
    public static let quaternarySystemFill = adaptive(
        light: RGBA(116, 116, 128, 0.08), dark: RGBA(118, 118, 128, 0.18))

    /// The usual tint of interactive content.
    public static var tintColor: UIColor { systemBlue }
    /// Text on a light ground, in any style.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Text on a dark ground, in any style.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
    /// Red, green and blue from 0 to 255, and alpha from 0 to 1.
    struct RGBA {
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

    /// Returns a color that depends on the interface style, and optionally differs if the user prefers more contrast.
    static func adaptive(
        light: RGBA, dark: RGBA, highContrastLight: RGBA? = nil, highContrastDark: RGBA? = nil
    ) -> UIColor {
        let (strongLight, strongDark) = ((highContrastLight ?? light).color, (highContrastDark ?? dark).color)
        let (light, dark) = (light.color, dark.color)
        return UIColor {
            let isDark = $0.userInterfaceStyle == .dark
            guard $0.accessibilityContrast == .high else { return isDark ? dark : light }
            return isDark ? strongDark : strongLight
        }
    }

    /// Returns a background color, which in the dark style is lighter on content above the base of the interface, such as
    /// a sheet.
    private static func background(light: RGBA, dark: RGBA, elevated: RGBA) -> UIColor {
        let (light, dark, elevated) = (light.color, dark.color, elevated.color)
        return UIColor {
            guard $0.userInterfaceStyle == .dark else { return light }
            return $0.userInterfaceLevel == .elevated ? elevated : dark
        }
    }

    // MARK: Colors that adapt to the interface style

    /// Red, for example for destructive actions.
    public static let systemRed = adaptive(
        light: RGBA(255, 59, 48), dark: RGBA(255, 69, 58),
        highContrastLight: RGBA(215, 0, 21), highContrastDark: RGBA(255, 105, 97))
    public static let systemOrange = adaptive(
        light: RGBA(255, 149, 0), dark: RGBA(255, 159, 10),
        highContrastLight: RGBA(201, 52, 0), highContrastDark: RGBA(255, 179, 64))
    public static let systemYellow = adaptive(
        light: RGBA(255, 204, 0), dark: RGBA(255, 214, 10),
        highContrastLight: RGBA(178, 80, 0), highContrastDark: RGBA(255, 212, 38))
    public static let systemGreen = adaptive(
        light: RGBA(52, 199, 89), dark: RGBA(48, 209, 88),
        highContrastLight: RGBA(35, 134, 59), highContrastDark: RGBA(48, 219, 91))
    public static let systemMint = adaptive(
        light: RGBA(0, 199, 190), dark: RGBA(99, 230, 226),
        highContrastLight: RGBA(12, 129, 123), highContrastDark: RGBA(102, 212, 207))
    public static let systemTeal = adaptive(
        light: RGBA(48, 176, 199), dark: RGBA(64, 200, 224),
        highContrastLight: RGBA(0, 130, 153), highContrastDark: RGBA(93, 230, 255))
    public static let systemCyan = adaptive(
        light: RGBA(50, 173, 230), dark: RGBA(100, 210, 255),
        highContrastLight: RGBA(0, 113, 164), highContrastDark: RGBA(112, 215, 255))
    /// Blue, the default tint color.
    public static let systemBlue = adaptive(
        light: RGBA(0, 122, 255), dark: RGBA(10, 132, 255),
        highContrastLight: RGBA(0, 64, 221), highContrastDark: RGBA(64, 156, 255))
    public static let systemIndigo = adaptive(
        light: RGBA(88, 86, 214), dark: RGBA(94, 92, 230),
        highContrastLight: RGBA(54, 52, 163), highContrastDark: RGBA(125, 122, 255))
    public static let systemPurple = adaptive(
        light: RGBA(175, 82, 222), dark: RGBA(191, 90, 242),
        highContrastLight: RGBA(137, 68, 171), highContrastDark: RGBA(218, 143, 255))
    public static let systemPink = adaptive(
        light: RGBA(255, 45, 85), dark: RGBA(255, 55, 95),
        highContrastLight: RGBA(211, 15, 69), highContrastDark: RGBA(255, 100, 130))
    public static let systemBrown = adaptive(
        light: RGBA(162, 132, 94), dark: RGBA(172, 142, 104),
        highContrastLight: RGBA(127, 101, 69), highContrastDark: RGBA(181, 148, 105))
    /// The standard gray.
    public static let systemGray = adaptive(
        light: RGBA(142, 142, 147), dark: RGBA(142, 142, 147),
        highContrastLight: RGBA(108, 108, 112), highContrastDark: RGBA(174, 174, 178))
    /// A gray closer to the background than `systemGray`.
    public static let systemGray2 = adaptive(
        light: RGBA(174, 174, 178), dark: RGBA(99, 99, 102),
        highContrastLight: RGBA(142, 142, 147), highContrastDark: RGBA(124, 124, 128))
    /// A gray closer to the background than `systemGray2`.
    public static let systemGray3 = adaptive(
        light: RGBA(199, 199, 204), dark: RGBA(72, 72, 74),
        highContrastLight: RGBA(174, 174, 178), highContrastDark: RGBA(84, 84, 86))
    /// A gray for borders, closer to the background than `systemGray3`.
    public static let systemGray4 = adaptive(
        light: RGBA(209, 209, 214), dark: RGBA(58, 58, 60),
        highContrastLight: RGBA(188, 188, 192), highContrastDark: RGBA(68, 68, 70))
    /// A gray for fills and backgrounds, closer to the background than `systemGray4`.
    public static let systemGray5 = adaptive(
        light: RGBA(229, 229, 234), dark: RGBA(44, 44, 46),
        highContrastLight: RGBA(216, 216, 220), highContrastDark: RGBA(54, 54, 56))
    /// The gray closest to the background.
    public static let systemGray6 = adaptive(
        light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30),
        highContrastLight: RGBA(235, 235, 240), highContrastDark: RGBA(36, 36, 38))
    /// The color of primary text.
    public static let label = adaptive(
        light: RGBA(0, 0, 0), dark: RGBA(255, 255, 255))
    /// The color of secondary text.
    ///
    /// It is darker than on iOS, so that small text has a contrast of 4.5 to 1 to all system backgrounds.
    public static let secondaryLabel = adaptive(
        light: RGBA(60, 60, 67, 0.82), dark: RGBA(235, 235, 245, 0.66),
        highContrastLight: RGBA(60, 60, 67, 0.90), highContrastDark: RGBA(235, 235, 245, 0.85))
    /// The color of disabled text, whose contrast does not suffice for text that has to be read.
    public static let tertiaryLabel = adaptive(
        light: RGBA(60, 60, 67, 0.30), dark: RGBA(235, 235, 245, 0.30),
        highContrastLight: RGBA(60, 60, 67, 0.70), highContrastDark: RGBA(235, 235, 245, 0.55))
    /// The color of watermarks, whose contrast does not suffice for text that has to be read.
    public static let quaternaryLabel = adaptive(
        light: RGBA(60, 60, 67, 0.18), dark: RGBA(235, 235, 245, 0.16),
        highContrastLight: RGBA(60, 60, 67, 0.55), highContrastDark: RGBA(235, 235, 245, 0.40))
    /// The color of placeholder text.
    ///
    /// It is darker than on iOS, so that small text has a contrast of 4.5 to 1 to all system backgrounds.
    public static let placeholderText = adaptive(
        light: RGBA(60, 60, 67, 0.78), dark: RGBA(235, 235, 245, 0.65),
        highContrastLight: RGBA(60, 60, 67, 0.88), highContrastDark: RGBA(235, 235, 245, 0.80))
    /// The color of links, and of titles in the default tint color.
    ///
    /// It is a shade of ``systemBlue`` in which small text has a contrast of 4.5 to 1 to all system backgrounds.
    public static let link = adaptive(
        light: RGBA(0, 86, 204), dark: RGBA(118, 188, 255),
        highContrastLight: RGBA(0, 64, 180), highContrastDark: RGBA(145, 205, 255))
    /// The color of translucent separators.
    public static let separator = adaptive(
        light: RGBA(60, 60, 67, 0.29), dark: RGBA(84, 84, 88, 0.60),
        highContrastLight: RGBA(60, 60, 67, 0.60), highContrastDark: RGBA(120, 120, 128, 0.90))
    /// The color of opaque separators.
    public static let opaqueSeparator = adaptive(
        light: RGBA(198, 198, 200), dark: RGBA(56, 56, 58),
        highContrastLight: RGBA(142, 142, 147), highContrastDark: RGBA(99, 99, 102))
    /// The primary background color.
    public static let systemBackground = background(
        light: RGBA(255, 255, 255), dark: RGBA(0, 0, 0), elevated: RGBA(28, 28, 30))
    /// The background color of content grouped on the primary background.
    public static let secondarySystemBackground = background(
        light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30), elevated: RGBA(44, 44, 46))
    /// The background color of content grouped on the secondary background.
    public static let tertiarySystemBackground = background(
        light: RGBA(255, 255, 255), dark: RGBA(44, 44, 46), elevated: RGBA(58, 58, 60))
    /// The primary background color of grouped interfaces.
    public static let systemGroupedBackground = background(
        light: RGBA(242, 242, 247), dark: RGBA(0, 0, 0), elevated: RGBA(28, 28, 30))
    /// The background color of content in grouped interfaces.
    public static let secondarySystemGroupedBackground = background(
        light: RGBA(255, 255, 255), dark: RGBA(28, 28, 30), elevated: RGBA(44, 44, 46))
    /// The background color of content nested within content of grouped interfaces.
    public static let tertiarySystemGroupedBackground = background(
        light: RGBA(242, 242, 247), dark: RGBA(44, 44, 46), elevated: RGBA(58, 58, 60))
    /// The fill color of thin and small shapes.
    public static let systemFill = adaptive(
        light: RGBA(120, 120, 128, 0.20), dark: RGBA(120, 120, 128, 0.36))
    /// The fill color of medium-size shapes.
    public static let secondarySystemFill = adaptive(
        light: RGBA(120, 120, 128, 0.16), dark: RGBA(120, 120, 128, 0.32))
    /// The fill color of large shapes.
    public static let tertiarySystemFill = adaptive(
        light: RGBA(118, 118, 128, 0.12), dark: RGBA(118, 118, 128, 0.24))
    /// The fill color of large areas.
    public static let quaternarySystemFill = adaptive(
        light: RGBA(116, 116, 128, 0.08), dark: RGBA(118, 118, 128, 0.18))

    /// The default tint color of interactive content.
    public static var tintColor: UIColor { systemBlue }
    /// The color of text on a light background, regardless of the interface style.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The color of text on a dark background, regardless of the interface style.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}

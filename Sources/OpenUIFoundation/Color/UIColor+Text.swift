/// Shades of `systemBlue`, `systemRed` and `systemGray` for text and behind text.
///
/// White text on these three colors, and text in these colors on a white background, has a contrast between 3.2 and 4.1 to
/// 1. That suffices for symbols (3 to 1), but not for text, which requires 4.5 to 1 (WCAG 2.2, success criteria 1.4.3 and
/// 1.4.11).
extension UIColor {
    /// The color of titles of destructive actions: a shade of `systemRed`.
    package static let destructiveText = adaptive(
        light: RGBA(190, 0, 18), dark: RGBA(255, 150, 144),
        highContrastLight: RGBA(160, 0, 15), highContrastDark: RGBA(255, 175, 170))
    /// The color behind white titles in the default tint: a shade of `systemBlue`.
    package static let tintedFill = adaptive(
        light: RGBA(0, 110, 230), dark: RGBA(0, 110, 230),
        highContrastLight: RGBA(0, 64, 180), highContrastDark: RGBA(0, 80, 200))
    /// The color behind white titles of destructive actions: a shade of `systemRed`.
    package static let destructiveFill = adaptive(
        light: RGBA(220, 30, 36), dark: RGBA(220, 30, 36),
        highContrastLight: RGBA(160, 0, 15), highContrastDark: RGBA(176, 0, 16))
    /// The color behind white titles of actions without a color of their own: a shade of `systemGray`.
    package static let neutralFill = adaptive(
        light: RGBA(108, 108, 112), dark: RGBA(99, 99, 102),
        highContrastLight: RGBA(84, 84, 86), highContrastDark: RGBA(84, 84, 86))

    /// The color of text in this tint color: a legible shade of `systemBlue` and `systemRed`, and the color itself for
    /// others, which an application has chosen.
    package var asTextColor: UIColor {
        self == .systemBlue ? .link : self == .systemRed ? .destructiveText : self
    }

    /// The color behind white text in this tint color: a darker shade of `systemBlue` and `systemRed`, and the color
    /// itself for others, which an application has chosen.
    package var asFillBehindText: UIColor {
        self == .systemBlue ? .tintedFill : self == .systemRed ? .destructiveFill : self
    }
}

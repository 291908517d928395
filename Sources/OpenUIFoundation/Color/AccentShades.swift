import Foundation

/// A color that the user chose for controls, with shades of it that are legible as text and behind text.
package struct AccentShades {
    /// The highest luminance of text in the light style, and the lowest one in the dark style, with which it has a
    /// contrast of 4.5 to 1 to the fills of gray buttons on system backgrounds.
    private static let textLuminance = (light: 0.115, dark: 0.44)
    /// The highest luminance of a background with which white text has a contrast of 4.5 to 1.
    private static let fillLuminance = 0.18
    private static let steps = 50

    package let color: UIColor
    /// The color of text: the nearest one that is dark enough in the light style, and light enough in the dark style.
    package let text: UIColor
    /// The color behind white text: the nearest one that is dark enough.
    package let fill: UIColor

    package init(_ color: UIColor) {
        self.color = color
        let dark = Self.nearest(to: color, with: 0) { $0 <= Self.textLuminance.light }
        let light = Self.nearest(to: color, with: 1) { $0 >= Self.textLuminance.dark }
        text = UIColor { $0.userInterfaceStyle == .dark ? light : dark }
        fill = Self.nearest(to: color, with: 0) { $0 <= Self.fillLuminance }
    }

    /// Returns the color mixed with as little of black (0) or white (1) as its luminance requires.
    private static func nearest(
        to color: UIColor, with white: CGFloat, where isSufficient: (CGFloat) -> Bool
    ) -> UIColor {
        var (red, green, blue) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        for step in 0..<steps {
            let part = CGFloat(step) / CGFloat(steps)
            let mixed = [red, green, blue].map { $0 + (white - $0) * part }
            guard isSufficient(luminance(mixed)) else { continue }
            return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
        }
        return UIColor(white: white, alpha: 1)
    }

    /// The relative luminance: WCAG 2.2.
    private static func luminance(_ components: [CGFloat]) -> CGFloat {
        let linear = components.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}

import Foundation
import OpenUIKitCore

extension UIColor {
    /// The contrast between the color and backgrounds that are drawn over each other, the first of which is opaque:
    /// WCAG 2.2, "contrast ratio".
    package func contrast(on backgrounds: [UIColor], _ traits: UITraitCollection) -> Double {
        var pixel = Pixel()
        for background in backgrounds { pixel.draw(background.resolvedColor(with: traits)) }
        let below = pixel.luminance
        pixel.draw(resolvedColor(with: traits))
        return (max(below, pixel.luminance) + 0.05) / (min(below, pixel.luminance) + 0.05)
    }
}

/// An opaque color in sRGB, initially black.
private struct Pixel {
    private var channels = [0.0, 0.0, 0.0]

    /// The relative luminance: WCAG 2.2.
    var luminance: Double {
        let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    mutating func draw(_ color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let upper = [red, green, blue]
        for index in channels.indices {
            channels[index] = Double(upper[index] * alpha) + channels[index] * Double(1 - alpha)
        }
    }
}

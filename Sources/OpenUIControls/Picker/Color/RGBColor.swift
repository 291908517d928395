/// A color in sRGB, whose components are from 0 to 1.
struct RGBColor: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0

    static let black = RGBColor(red: 0, green: 0, blue: 0)

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func usable(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        (self.red, self.green, self.blue, self.alpha) = (usable(red), usable(green), usable(blue), usable(alpha))
    }

    init(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    func opaque() -> RGBColor { RGBColor(red: red, green: green, blue: blue) }

    /// Reads three, six or, with the opacity, eight hexadecimal digits, with or without a number sign.
    init?(hex text: String) {
        let digits = text.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }.compactMap(\.hexDigitValue)
        let count = text.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }.count
        guard digits.count == count, [3, 6, 8].contains(count) else { return nil }
        let pairs =
            count == 3
            ? digits.map { $0 * 17 }
            : stride(from: 0, to: count, by: 2).map {
                digits[$0] * 16 + digits[$0 + 1]
            }
        let parts = pairs.map { Double($0) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }

    /// Six hexadecimal digits after a number sign; eight if the color is not opaque.
    var hex: String {
        let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return parts.reduce("#") { text, part in
            let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return text + (digits.count < 2 ? "0" : "") + digits
        }
    }

    /// The distance between the components of two colors.
    func distance(to other: RGBColor) -> Double {
        abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
    }
}

/// The colors of the grid of a color picker.
enum ColorPalette {
    static let (columns, rows) = (12, 10)

    /// Returns a color: grays in the first row, below them hues from dark to light.
    static func color(column: Int, row: Int) -> RGBColor {
        guard row > 0 else {
            let white = 1 - Double(column) / Double(columns - 1)
            return RGBColor(red: white, green: white, blue: white)
        }
        let lightness = 0.18 + 0.74 * Double(row - 1) / Double(rows - 2)
        return color(hue: Double(column) / Double(columns), lightness: lightness)
    }

    /// Returns a saturated color (CSS Color Module Level 4, section 7.1).
    private static func color(hue: Double, lightness: Double) -> RGBColor {
        func part(_ n: Double) -> Double {
            let k = (n + hue * 12).truncatingRemainder(dividingBy: 12)
            let amplitude = 0.95 * min(lightness, 1 - lightness)
            return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
        }
        return RGBColor(red: part(0), green: part(8), blue: part(4))
    }
}

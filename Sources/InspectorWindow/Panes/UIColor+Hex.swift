import ComponentFlow

extension UIColor {
    /// Creates the color of a text such as `#rrggbb` or `#rrggbbaa`; returns `nil` for other texts.
    convenience init?(hex text: String) {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else {
            return nil
        }
        let color = digits.count == 8 ? value : value << 8 | 0xff
        func part(_ shift: UInt32) -> CGFloat { CGFloat(color >> shift & 0xff) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// The color as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    var hex: String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        let bytes = parts.map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

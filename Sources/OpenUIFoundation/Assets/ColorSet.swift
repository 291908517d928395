/// A color set of an asset catalog: a color with variants for the dark style and for increased contrast.
final class ColorSet: Sendable {
    private struct File: Decodable {
        struct Entry: Decodable {
            var color: AssetColor?
            var conditions: AssetConditions

            enum CodingKeys: String, CodingKey {
                case color
            }

            init(from decoder: any Decoder) throws {
                color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(AssetColor.self, forKey: .color)
                conditions = try AssetConditions(from: decoder)
            }
        }

        var colors: [Entry]
    }

    private struct Variant: Sendable {
        var color: UIColor
        var conditions: AssetConditions
    }

    private let variants: [Variant]

    /// Reads the contents of a set; returns `nil` if they contain no color.
    init?(_ contents: Data) {
        guard let file = try? JSONDecoder().decode(File.self, from: contents) else { return nil }
        variants = file.colors.compactMap { entry in
            entry.color?.color.map { Variant(color: $0, conditions: entry.conditions) }
        }
        if variants.isEmpty { return nil }
    }

    func color(for traits: UITraitCollection) -> UIColor {
        variants.bestMatches(for: traits, \.conditions).first?.color ?? .clear
    }
}

/// A color in a color set: components, or the name of a color of the system.
private struct AssetColor: Decodable {
    struct Components: Decodable {
        var red, green, blue, white, alpha: AssetComponent?
    }

    var colorSpace: String?
    var components: Components?
    var reference: String?

    enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, reference
    }

    var color: UIColor? {
        if let reference { return UIColor.system(named: reference) }
        guard let components else { return nil }
        let alpha = components.alpha?.value ?? 1
        if let white = components.white { return UIColor(white: white.value, alpha: alpha) }
        let (red, green, blue) = (
            components.red?.value ?? 0, components.green?.value ?? 0, components.blue?.value ?? 0
        )
        if colorSpace == "display-p3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
        guard colorSpace == "extended-linear-srgb" else {
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red.gammaEncoded, green: green.gammaEncoded, blue: blue.gammaEncoded, alpha: alpha)
    }
}

/// A component as Xcode writes it: "0.5", "127" or "0x7F".
private struct AssetComponent: Decodable {
    /// The component from 0 to 1.
    var value: CGFloat

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            value = CGFloat(number)
        } else {
            value = Self.value(of: try container.decode(String.self))
        }
    }

    private static func value(of text: String) -> CGFloat {
        if text.hasPrefix("0x") { return CGFloat(UInt8(text.dropFirst(2), radix: 16) ?? 0) / 255 }
        guard text.contains(".") else { return CGFloat(UInt8(text) ?? 0) / 255 }
        return CGFloat(Double(text) ?? 0)
    }
}

extension CGFloat {
    /// A linear component with the transfer function of sRGB (IEC 61966-2-1).
    fileprivate var gammaEncoded: CGFloat {
        self <= 0.0031308 ? self * 12.92 : 1.055 * CGFloat(pow(Double(self), 1 / 2.4)) - 0.055
    }
}

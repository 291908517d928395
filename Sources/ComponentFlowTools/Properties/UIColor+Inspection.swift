#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

extension UIColor: InspectableValue {
    static let isObject = true
    static let kind = "color"
    static let expectation = "a color such as \"#ff8000\", \"#ff800080\" or \"systemBlue\""

    /// The colors that a value can name.
    private static let named: [(name: String, color: UIColor)] = [
        ("clear", .clear), ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("green", .green),
        ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange),
        ("purple", .purple), ("brown", .brown), ("systemRed", .systemRed), ("systemOrange", .systemOrange),
        ("systemYellow", .systemYellow), ("systemGreen", .systemGreen), ("systemMint", .systemMint),
        ("systemTeal", .systemTeal), ("systemCyan", .systemCyan), ("systemBlue", .systemBlue),
        ("systemIndigo", .systemIndigo), ("systemPurple", .systemPurple), ("systemPink", .systemPink),
        ("systemBrown", .systemBrown), ("systemGray", .systemGray), ("label", .label),
        ("secondaryLabel", .secondaryLabel), ("separator", .separator), ("link", .link),
        ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
        ("systemFill", .systemFill),
    ]

    private var knownName: String? {
        Self.named.first { $0.color == self }?.name
    }

    /// The components, each from 0 to 1.
    private var components: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    var json: JSONValue {
        if let knownName { return .string(knownName) }
        let bytes = components.map { Int((min(max($0, 0), 1) * 255).rounded()) }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return .string("#" + (bytes[3] == 255 ? digits.dropLast() : digits).joined())
    }

    var swift: String {
        if let knownName { return ".\(knownName)" }
        let values = components.map { ((min(max($0, 0), 1) * 1000).rounded() / 1000).swift }
        return "UIColor(red: \(values[0]), green: \(values[1]), blue: \(values[2]), alpha: \(values[3]))"
    }

    static func value(of json: JSONValue) -> UIColor? {
        guard let text = json.string else { return nil }
        if let named = named.first(where: { $0.name == text }) { return named.color }
        guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count), text.dropFirst().allSatisfy(\.isHexDigit),
            let number = UInt64(text.dropFirst(), radix: 16)
        else { return nil }
        let rgba = text.utf8.count == 7 ? number << 8 | 0xff : number
        let bytes = [24, 16, 8, 0].map { CGFloat(rgba >> $0 & 0xff) / 255 }
        return UIColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }
}

#endif

/// The attributes of a text with the names and values of AT-SPI.
@MainActor struct AccessibilityTextAttributes {
    private(set) var values: [String: String] = [:]

    /// Converts the attributes of an attributed string; colors are those for the traits.
    init(_ attributes: [NSAttributedString.Key: Any], for traits: UITraitCollection) {
        if let font = attributes[.font] as? UIFont { add(font) }
        add("fg-color", attributes[.foregroundColor] as? UIColor, traits)
        add("bg-color", attributes[.backgroundColor] as? UIColor, traits)
        if let number = Self.number(attributes[.underlineStyle]) {
            let isDouble = number & 0xF == NSUnderlineStyle.double.rawValue
            values["underline"] = number & 0xF == 0 ? "none" : isDouble ? "double" : "single"
        }
        if let number = Self.number(attributes[.strikethroughStyle]) {
            values["strikethrough"] = number & 0xF == 0 ? "false" : "true"
        }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { add(style) }
        if let language = attributes[.languageIdentifier] as? String { values["language"] = language }
    }

    private static func number(_ value: Any?) -> Int? {
        (value as? NSUnderlineStyle)?.rawValue ?? value as? Int
    }

    private mutating func add(_ font: UIFont) {
        let size = Double(font.pointSize)
        values["family-name"] = font.familyName
        values["size"] = size.rounded() == size ? "\(Int(exactly: size) ?? 0)" : "\(size)"
        let traits = font.fontDescriptor.symbolicTraits
        values["weight"] = traits.contains(.traitBold) ? "700" : "400"
        values["style"] = traits.contains(.traitItalic) ? "italic" : "normal"
    }

    /// Adds a color as three numbers of 16 bits.
    private mutating func add(_ name: String, _ color: UIColor?, _ traits: UITraitCollection) {
        guard let color else { return }
        var (red, green, blue) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        guard color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil) else { return }
        values[name] = [red, green, blue].map { component in
            "\(UInt16(clamping: Int(exactly: (component * 65_535).rounded()) ?? 0))"
        }.joined(separator: ",")
    }

    private mutating func add(_ style: NSParagraphStyle) {
        switch style.alignment {
        case .left: values["justification"] = "left"
        case .center: values["justification"] = "center"
        case .right: values["justification"] = "right"
        case .justified: values["justification"] = "fill"
        case .natural: break
        }
        switch style.baseWritingDirection {
        case .leftToRight: values["direction"] = "ltr"
        case .rightToLeft: values["direction"] = "rtl"
        case .natural: break
        }
    }
}

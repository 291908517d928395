/// The attributes of text that documents in other formats keep.
struct DocumentTextStyle: Hashable {
    /// A color in steps of 1/255, without opacity.
    struct Color: Hashable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
    }

    /// The family of the font; `nil` is the system font.
    var family: String?
    /// The size of the font, in half points.
    var halfPoints = 24
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    /// `nil` is the color that text has by default.
    var color: Color?
    var alignment = NSTextAlignment.natural
    /// The address of a link.
    var link: String?

    /// The sizes that fonts can have, in half points.
    static let sizes = 2...3276
}

extension DocumentTextStyle {
    /// The style of text with attributes; those that documents do not keep are ignored.
    init(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont {
            family = font.familyName == Self.systemFamily ? nil : font.familyName
            let limits = CGFloat(Self.sizes.lowerBound)...CGFloat(Self.sizes.upperBound)
            halfPoints = Int(min(max((font.pointSize * 2).rounded(), limits.lowerBound), limits.upperBound))
            isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
            isItalic = font.fontDescriptor.symbolicTraits.contains(.traitItalic)
        }
        isUnderlined = Self.isLine(attributes[.underlineStyle])
        isStruckThrough = Self.isLine(attributes[.strikethroughStyle])
        color = (attributes[.foregroundColor] as? UIColor).flatMap { $0 == .label ? nil : Color($0) }
        alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
        link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    }

    private static var systemFamily: String { UIFont.systemFont(ofSize: 12).familyName }

    private static func isLine(_ value: Any?) -> Bool {
        if let style = value as? NSUnderlineStyle { return style.rawValue != 0 }
        return value.flatMap { CGFloat(attribute: $0) }.map { $0 != 0 } ?? false
    }

    /// The attributes of text with the style.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let color { attributes[.foregroundColor] = color.uiColor }
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            attributes[.paragraphStyle] = style
        }
        if let link { attributes[.link] = URL(string: link) as Any? ?? link }
        return attributes
    }

    /// The font; the system font if the family is not installed.
    private var font: UIFont {
        let size = CGFloat(halfPoints) / 2
        let font = family.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard !traits.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }
}

extension DocumentTextStyle.Color {
    /// The color in the light appearance, because documents have a white background.
    init?(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        guard light.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
        self.init(red: byte(red), green: byte(green), blue: byte(blue))
    }

    var uiColor: UIColor {
        UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }
}

/// A part of one paragraph in one style, which ends with the paragraph's line break if it is the last one.
struct DocumentTextRun {
    let style: DocumentTextStyle
    let text: String

    /// Divides a text into parts.
    static func runs(of text: NSAttributedString) -> [DocumentTextRun] {
        var runs: [DocumentTextRun] = []
        let whole = NSString(string: text.string)
        var location = 0
        text.forEachRun { values, length in
            let style = DocumentTextStyle(values)
            let string = whole.substring(with: NSRange(location: location, length: length))
            location += length
            for line in lines(of: string) { runs.append(DocumentTextRun(style: style, text: line)) }
        }
        return runs
    }

    /// Divides a text after each line break, of which the kinds are replaced with line feeds.
    private static func lines(of text: String) -> [String] {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        let lines = parts.dropLast().map { $0 + "\n" } + parts.suffix(1).map(String.init)
        return lines.filter { !$0.isEmpty }
    }
}

/// A variant of the font that a text has or inherits.
struct FontVariant: Equatable {
    var weight: UIFont.Weight?
    var isItalic = false
    var isMonospaced = false

    var isEmpty: Bool { self == FontVariant() }

    /// Returns the variant of a font.
    func applied(to font: UIFont) -> UIFont {
        var font = font
        if isMonospaced { font = font.monospaced() }
        if let weight { font = font.weight(weight) }
        return isItalic ? font.italic() : font
    }
}

extension Text {
    /// Returns the text in bold, in the font that it has or inherits.
    ///
    /// ```swift
    /// VStack {
    ///     Text("Name").bold()
    ///     Text("Ada")
    /// }
    /// .font(.title)
    /// ```
    public func bold(_ isBold: Bool = true) -> Text {
        fontWeight(isBold ? .bold : nil)
    }

    /// Returns the text in a weight of the font that it has or inherits; `nil` stands for the weight of the font.
    public func fontWeight(_ weight: UIFont.Weight?) -> Text {
        varying { $0.weight = weight }
    }

    /// Returns the text in italics, in the font that it has or inherits.
    public func italic(_ isItalic: Bool = true) -> Text {
        varying { $0.isItalic = isItalic }
    }

    /// Returns the text in the system font for code, in the size and weight of the font that it has or inherits.
    public func monospaced(_ isMonospaced: Bool = true) -> Text {
        varying { $0.isMonospaced = isMonospaced }
    }
}

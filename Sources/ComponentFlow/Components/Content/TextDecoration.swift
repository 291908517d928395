/// The lines below and through a text.
struct TextDecoration: Equatable {
    /// A line in a color; `nil` is that of the text.
    struct Line: Equatable {
        let color: UIColor?
    }

    var underline: Line?
    var strikethrough: Line?

    var isEmpty: Bool { underline == nil && strikethrough == nil }

    /// Adds the lines to attributes that do not specify them.
    func complete(_ attributes: inout [NSAttributedString.Key: Any]) {
        if let underline, attributes[.underlineStyle] == nil {
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
            if let color = underline.color { attributes[.underlineColor] = color }
        }
        if let strikethrough, attributes[.strikethroughStyle] == nil {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            if let color = strikethrough.color { attributes[.strikethroughColor] = color }
        }
    }
}

extension Text {
    /// Returns the text with a line below it.
    ///
    /// Attributes of the text that specify a line take precedence.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line.
    ///   - color: The color of the line; `nil` is that of the text.
    public func underline(_ isActive: Bool = true, color: UIColor? = nil) -> Text {
        decorating { $0.underline = isActive ? TextDecoration.Line(color: color) : nil }
    }

    /// Returns the text with a line through it, as for what is done.
    ///
    /// ```swift
    /// Text(task.title).strikethrough(task.isDone)
    /// ```
    ///
    /// Attributes of the text that specify a line take precedence. Assistive technologies do not present the line.
    ///
    /// - Parameters:
    ///   - isActive: Whether there is a line.
    ///   - color: The color of the line; `nil` is that of the text.
    public func strikethrough(_ isActive: Bool = true, color: UIColor? = nil) -> Text {
        decorating { $0.strikethrough = isActive ? TextDecoration.Line(color: color) : nil }
    }
}

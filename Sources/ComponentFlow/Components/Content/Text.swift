/// A component that displays text with one font and color, or with attributes.
///
/// The text takes the space it needs within the proposed size, and wraps at the proposed width.
public final class Text: StatelessComponent {
    /// The text without attributes.
    public let text: String
    /// The text with attributes, if there are any; ``font`` and ``color`` apply where it specifies none.
    public let attributedText: NSAttributedString?
    /// The font.
    public let font: UIFont
    /// The text color.
    public let color: UIColor
    /// A color that overrides ``color``.
    public let tintColor: UIColor?
    /// The maximum number of lines; 0 means no limit.
    public let maximumNumberOfLines: Int
    /// The alignment of lines that are shorter than the widest one.
    public let alignment: NSTextAlignment
    /// The wrapping or truncation of lines that are too long.
    public let lineBreakMode: NSLineBreakMode
    /// The additional space between lines, in points.
    public let lineSpacing: CGFloat

    /// Creates a text with one font and color.
    public convenience init(
        text: String, font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label,
        tintColor: UIColor? = nil, maximumNumberOfLines: Int = 0, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, lineSpacing: CGFloat = 0
    ) {
        self.init(
            content: (text, nil), font: font, color: color, tintColor: tintColor, lines: maximumNumberOfLines,
            alignment: alignment, lineBreakMode: lineBreakMode, lineSpacing: lineSpacing)
    }

    /// Creates a text with attributes: fonts, colors, underlines, strikethrough, kerning, and paragraph styles.
    ///
    /// Font, color, alignment, line break mode and line spacing apply where the attributed text does not specify them.
    public convenience init(
        attributedText: NSAttributedString, font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label,
        tintColor: UIColor? = nil, maximumNumberOfLines: Int = 0, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, lineSpacing: CGFloat = 0
    ) {
        // Components are values, but a mutable attributed string could change later.
        let copy = NSAttributedString(attributedString: attributedText)
        self.init(
            content: (copy.string, copy), font: font, color: color, tintColor: tintColor, lines: maximumNumberOfLines,
            alignment: alignment, lineBreakMode: lineBreakMode, lineSpacing: lineSpacing)
    }

    private init(
        content: (text: String, attributed: NSAttributedString?), font: UIFont, color: UIColor, tintColor: UIColor?,
        lines: Int, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode, lineSpacing: CGFloat
    ) {
        (text, attributedText) = content
        self.font = font
        self.color = color
        self.tintColor = tintColor
        maximumNumberOfLines = lines
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.lineSpacing = lineSpacing.isFinite ? lineSpacing : 0
    }

    /// Returns whether both display the same text in the same way.
    public static func == (lhs: Text, rhs: Text) -> Bool {
        lhs.text == rhs.text && lhs.font == rhs.font && lhs.color == rhs.color && lhs.tintColor == rhs.tintColor
            && lhs.maximumNumberOfLines == rhs.maximumNumberOfLines && lhs.alignment == rhs.alignment
            && lhs.lineBreakMode == rhs.lineBreakMode && lhs.lineSpacing == rhs.lineSpacing
            && isEqual(lhs.attributedText, rhs.attributedText)
    }

    private static func isEqual(_ lhs: NSAttributedString?, _ rhs: NSAttributedString?) -> Bool {
        guard let lhs, let rhs else { return lhs == nil && rhs == nil }
        return lhs === rhs || lhs.isEqual(to: rhs)
    }

    /// The label's attributed text, or `nil` if a plain label suffices.
    private var labelText: NSAttributedString? {
        guard attributedText != nil || lineSpacing != 0 else { return nil }
        let source = attributedText ?? NSAttributedString(string: text)
        let result = NSMutableAttributedString(string: text)
        source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { attributes, range, _ in
            result.setAttributes(completed(attributes), range: range)
        }
        return result
    }

    /// Returns the attributes completed by those of the component.
    private func completed(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var attributes = attributes
        if let tintColor { attributes[.foregroundColor] = tintColor }
        if lineSpacing != 0, attributes[.paragraphStyle] == nil {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            style.lineBreakMode = lineBreakMode
            style.lineSpacing = lineSpacing
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    /// The label of a ``Text``, which measures again only when a property that affects the size changed.
    public final class View: UILabel {
        /// The most recently measured text, with its available size and the result.
        private var measured: (text: Text, availableSize: CGSize, size: CGSize)?

        /// Receives touches only if gestures were added; otherwise the views behind the text receive them.
        public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            handlesTouches && super.point(inside: point, with: event)
        }

        fileprivate func update(component: Text, availableSize: CGSize) -> CGSize {
            numberOfLines = component.maximumNumberOfLines
            if let attributed = component.labelText {
                show(
                    attributed, font: component.font, color: component.tintColor ?? component.color,
                    alignment: component.alignment, breakMode: component.lineBreakMode)
            } else {
                text = component.text
                font = component.font
                textColor = component.tintColor ?? component.color
                textAlignment = component.alignment
                lineBreakMode = component.lineBreakMode
            }

            if let measured, measured.availableSize == availableSize, component.hasSameSize(as: measured.text) {
                return measured.size
            }
            let size = measure(in: availableSize)
            measured = (component, availableSize, size)
            return size
        }

        /// Measures with whole points, so that a label with the resulting size breaks lines at the same positions.
        private func measure(in available: CGSize) -> CGSize {
            let width = available.width.rounded(.down)
            guard width > 0, text?.isEmpty == false else { return emptySize(width: width) }
            var fitting = sizeThatFits(CGSize(width: width, height: available.height))
            if fitting.width > width {
                // A single character is wider than the available width: the label becomes as wide as that character.
                fitting = sizeThatFits(CGSize(width: ceil(fitting.width), height: available.height))
            }
            return CGSize(width: ceil(fitting.width), height: ceil(fitting.height))
        }

        private func emptySize(width: CGFloat) -> CGSize {
            width > 0 ? CGSize(width: 0, height: ceil(sizeThatFits(.zero).height)) : .zero
        }
    }

    private func hasSameSize(as other: Text) -> Bool {
        self === other
            || text == other.text && font == other.font && maximumNumberOfLines == other.maximumNumberOfLines
                && lineBreakMode == other.lineBreakMode && lineSpacing == other.lineSpacing
                && Self.isEqual(attributedText, other.attributedText)
    }

    public func makeView() -> View {
        let view = View(frame: .zero)
        view.isUserInteractionEnabled = true
        return view
    }

    /// Displays the text and returns its size.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, availableSize: availableSize)
    }
}

extension Text {
    /// Creates a text with the font and the color of body text.
    public convenience init(_ text: String) {
        self.init(text: text, font: .body)
    }

    /// Returns the text with another font.
    ///
    /// Attributes of the text that specify a font take precedence.
    public func font(_ font: UIFont) -> Text {
        Text(
            content: (text, attributedText), font: font, color: color, tintColor: tintColor,
            lines: maximumNumberOfLines, alignment: alignment, lineBreakMode: lineBreakMode, lineSpacing: lineSpacing)
    }
}

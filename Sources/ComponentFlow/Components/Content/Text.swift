/// Shows text, in one font and colour or with attributes.
///
/// The text takes as much room as it needs within the size it is offered, and wraps at that width.
public final class Text: Component {
    /// What is shown, without its attributes.
    public let text: String
    /// What is shown, if it has attributes; ``font`` and ``color`` count where it has none.
    public let attributedText: NSAttributedString?
    /// Its font.
    public let font: UIFont
    /// Its colour.
    public let color: UIColor
    /// A colour shown instead of ``color``, if there is one.
    public let tintColor: UIColor?
    /// How many lines are shown at most; 0 is as many as there are.
    public let maximumNumberOfLines: Int
    /// Where lines stand that are shorter than the widest one.
    public let alignment: NSTextAlignment
    /// What happens to a line that is too long.
    public let lineBreakMode: NSLineBreakMode
    /// Added between lines, in points.
    public let lineSpacing: CGFloat

    /// Makes a text in one font and colour.
    public convenience init(
        text: String, font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label,
        tintColor: UIColor? = nil, maximumNumberOfLines: Int = 0, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, lineSpacing: CGFloat = 0
    ) {
        self.init(
            content: (text, nil), font: font, color: color, tintColor: tintColor, lines: maximumNumberOfLines,
            alignment: alignment, lineBreakMode: lineBreakMode, lineSpacing: lineSpacing)
    }

    /// Makes a text with attributes: fonts, colours, lines under and through it, kerning, paragraph styles.
    ///
    /// Font, colour, alignment, line breaks and line spacing count where the text says nothing about them.
    public convenience init(
        attributedText: NSAttributedString, font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label,
        tintColor: UIColor? = nil, maximumNumberOfLines: Int = 0, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, lineSpacing: CGFloat = 0
    ) {
        // A mutable string may change behind our back: components are values.
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

    /// Whether both show the same.
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

    /// What the label is given: attributes only where there is something that a plain label cannot show.
    private var labelText: NSAttributedString? {
        guard attributedText != nil || lineSpacing != 0 else { return nil }
        let source = attributedText ?? NSAttributedString(string: text)
        let result = NSMutableAttributedString(string: text)
        source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { attributes, range, _ in
            result.setAttributes(completed(attributes), range: range)
        }
        return result
    }

    /// The attributes with those that the component adds.
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

    /// The label that shows a ``Text``; it measures again only when something that matters to the size changed.
    public final class View: UILabel {
        /// A text and a size it was measured for.
        private var measured: (text: Text, availableSize: CGSize, size: CGSize)?

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

        /// Lines are broken at whole points, so that the label breaks them there too when it is given this size.
        private func measure(in available: CGSize) -> CGSize {
            let width = available.width.rounded(.down)
            guard width > 0, text?.isEmpty == false else { return sizeWithoutRoom(width: width) }
            var fitting = sizeThatFits(CGSize(width: width, height: available.height))
            if fitting.width > width {
                // A letter is wider than what is offered: the label will be as wide as it, and break lines there.
                fitting = sizeThatFits(CGSize(width: ceil(fitting.width), height: available.height))
            }
            return CGSize(width: ceil(fitting.width), height: ceil(fitting.height))
        }

        private func sizeWithoutRoom(width: CGFloat) -> CGSize {
            width > 0 ? CGSize(width: 0, height: ceil(sizeThatFits(.zero).height)) : .zero
        }
    }

    private func hasSameSize(as other: Text) -> Bool {
        self === other
            || text == other.text && font == other.font && maximumNumberOfLines == other.maximumNumberOfLines
                && lineBreakMode == other.lineBreakMode && lineSpacing == other.lineSpacing
                && Self.isEqual(attributedText, other.attributedText)
    }

    /// Makes the label.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the text and measures it.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, availableSize: availableSize)
    }
}

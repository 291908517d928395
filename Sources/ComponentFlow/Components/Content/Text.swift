/// A component that displays text with one font and color, or with attributes.
///
/// The text takes the space it needs within the proposed size, and wraps at the proposed width. A font, a color or a
/// maximum number of lines that it does not specify is that of a modifier around it, such as
/// ``Component/font(_:)``, if there is one.
public final class Text: StatelessComponent {
    /// The text without attributes; of a text of a string catalog, that in the user's language.
    public let text: String
    /// The text of a string catalog, which is displayed in the language of the component.
    private let localized: LocalizedString?
    /// The text with attributes, if there are any; ``font`` and ``color`` apply where it specifies none.
    public let attributedText: NSAttributedString?
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
    /// The values that the text takes from modifiers around it.
    private let inherited: InheritedTextValues
    /// The variant of ``font``, or of the font that replaces it.
    private let variant: FontVariant
    /// The lines below and through the text.
    private let decoration: TextDecoration

    /// Creates a text with one font and color.
    ///
    /// By default, and where no modifier around it specifies others, it has the system font of 17 points, the color of
    /// labels, and no limit of lines.
    public convenience init(
        text: String, font: UIFont? = nil, color: UIColor? = nil,
        tintColor: UIColor? = nil, maximumNumberOfLines: Int? = nil, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, lineSpacing: CGFloat = 0
    ) {
        self.init(
            content: (text, nil), font: font ?? Self.defaultFont, color: color ?? .label, tintColor: tintColor,
            lines: maximumNumberOfLines ?? 0, alignment: alignment, lineBreakMode: lineBreakMode,
            lineSpacing: lineSpacing,
            inherited: InheritedTextValues(font: font, color: color, lines: maximumNumberOfLines))
    }

    /// Creates a text with attributes: fonts, colors, underlines, strikethrough, kerning, and paragraph styles.
    ///
    /// Font, color, alignment, line break mode and line spacing apply where the attributed text does not specify them.
    public convenience init(
        attributedText: NSAttributedString, font: UIFont? = nil, color: UIColor? = nil,
        tintColor: UIColor? = nil, maximumNumberOfLines: Int? = nil, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, lineSpacing: CGFloat = 0
    ) {
        // Components are values, but a mutable attributed string could change later.
        let copy = attributedText.textCopy
        self.init(
            content: (copy.string, copy), font: font ?? Self.defaultFont, color: color ?? .label,
            tintColor: tintColor, lines: maximumNumberOfLines ?? 0, alignment: alignment,
            lineBreakMode: lineBreakMode, lineSpacing: lineSpacing,
            inherited: InheritedTextValues(font: font, color: color, lines: maximumNumberOfLines))
    }

    private static var defaultFont: UIFont { .systemFont(ofSize: 17) }

    private init(
        content: (text: String, attributed: NSAttributedString?), font: UIFont, color: UIColor, tintColor: UIColor?,
        lines: Int, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode, lineSpacing: CGFloat,
        inherited: InheritedTextValues, localized: LocalizedString? = nil, variant: FontVariant = FontVariant(),
        decoration: TextDecoration = TextDecoration()
    ) {
        (text, attributedText) = content
        self.localized = localized
        self.font = font
        self.color = color
        self.tintColor = tintColor
        maximumNumberOfLines = lines
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.lineSpacing = lineSpacing.isFinite ? lineSpacing : 0
        self.inherited = inherited
        self.variant = variant
        self.decoration = decoration
    }

    /// Returns whether both display the same text in the same way.
    public static func == (lhs: Text, rhs: Text) -> Bool {
        lhs.text == rhs.text && lhs.localized == rhs.localized && lhs.font == rhs.font
            && lhs.color == rhs.color && lhs.tintColor == rhs.tintColor
            && lhs.maximumNumberOfLines == rhs.maximumNumberOfLines && lhs.alignment == rhs.alignment
            && lhs.lineBreakMode == rhs.lineBreakMode && lhs.lineSpacing == rhs.lineSpacing
            && lhs.inherited == rhs.inherited && lhs.variant == rhs.variant && lhs.decoration == rhs.decoration
            && isEqual(lhs.attributedText, rhs.attributedText)
    }

    private static func isEqual(_ lhs: NSAttributedString?, _ rhs: NSAttributedString?) -> Bool {
        guard let lhs, let rhs else { return lhs == nil && rhs == nil }
        return lhs === rhs || lhs.isEqual(to: rhs)
    }

    /// Returns the label's attributed text, or `nil` if a plain label suffices.
    private func labelText(for traits: UITraitCollection) -> NSAttributedString? {
        guard attributedText != nil || lineSpacing != 0 || !decoration.isEmpty else { return nil }
        let source = attributedText ?? NSAttributedString(string: text)
        let result = NSMutableAttributedString(string: text)
        source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { attributes, range, _ in
            result.setAttributes(completed(attributes, for: traits), range: range)
        }
        return result
    }

    /// Returns the attributes completed by those of the component, with the font for the user's text size.
    private func completed(
        _ attributes: [NSAttributedString.Key: Any], for traits: UITraitCollection
    ) -> [NSAttributedString.Key: Any] {
        var attributes = attributes
        if let font = attributes[.font] as? UIFont, font.hasTextStyle { attributes[.font] = font.scaled(for: traits) }
        if let tintColor { attributes[.foregroundColor] = tintColor }
        decoration.complete(&attributes)
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
        /// The most recently measured text, with its available size, the text size of the user, and the result.
        private var measured: (text: Text, availableSize: CGSize, category: UIContentSizeCategory, size: CGSize)?
        private var displayedFont = DisplayedFont()
        /// The bars that are shown instead of the lines while the content is being loaded.
        private var placeholder: PlaceholderView?

        /// Receives touches only if gestures were added; otherwise the views behind the text receive them.
        public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            handlesTouches && super.point(inside: point, with: event)
        }

        fileprivate func showPlaceholder(_ isShown: Bool) {
            guard isShown || placeholder != nil else { return }
            hidesText = isShown
            placeholder = showPlaceholder(isShown, instead: placeholder)
        }

        /// Places the bars of a placeholder over the lines.
        public override func layoutSubviews() {
            super.layoutSubviews()
            guard let placeholder else { return }
            placeholder.frame = bounds
            placeholder.show(lines: lineFrames)
        }

        fileprivate func update(component: Text, availableSize: CGSize) -> CGSize {
            let traits = traitCollection
            let font = displayedFont.font(for: component.font, in: traits)
            numberOfLines = component.maximumNumberOfLines
            if let attributed = component.labelText(for: traits) {
                show(
                    attributed, font: font, color: component.tintColor ?? component.color,
                    alignment: component.alignment, breakMode: component.lineBreakMode)
            } else {
                text = component.text
                self.font = font
                textColor = component.tintColor ?? component.color
                textAlignment = component.alignment
                lineBreakMode = component.lineBreakMode
            }

            let category = traits.preferredContentSizeCategory
            if let measured, measured.availableSize == availableSize, measured.category == category,
                component.hasSameSize(as: measured.text)
            {
                return measured.size
            }
            let size = measure(in: availableSize)
            measured = (component, availableSize, category, size)
            return size
        }

        /// Updates the component if the user has chosen another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            guard let traits = changedTraitsForTextSize else { return }
            let attributes = measured?.text.attributedText
            let attributesFollow =
                attributes?.hasTextStyles == true && traits.hasDifferentTextSize(comparedTo: previousTraitCollection)
            guard displayedFont.follow(traits) || attributesFollow else { return }
            measured = nil
            updateComponentForTextSize()
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
        let values = InheritedValues.current
        view.showPlaceholder(values?.showsPlaceholders ?? false)
        return view.update(component: resolved(with: values), availableSize: availableSize)
    }

    /// The text with the values that modifiers around the running component specify.
    @MainActor private func resolved(with values: InheritedValues?) -> Text {
        let result = completed(by: values)
        return variant.isEmpty ? result : result.with(font: variant.applied(to: result.font))
    }

    @MainActor private func completed(by values: InheritedValues?) -> Text {
        let text = localized?.textInComponent
        guard !inherited.isEmpty, let values else {
            return text.map { with(text: $0) } ?? self
        }
        return with(
            text: text, font: inherited.contains(.font) ? values.font : nil, color: inherited.color(in: values),
            lines: inherited.contains(.lines) ? values.lineLimit : nil,
            alignment: inherited.contains(.alignment) ? values.resolvedTextAlignment : nil)
    }
}

extension Text {
    /// Creates a text with the font and the color of body text, where no modifier around it specifies others.
    ///
    /// A text that does not fit ends with an ellipsis in the last line that does.
    public convenience init(_ text: String) {
        self.init(
            content: (text, nil), font: .body, color: .label, tintColor: nil, lines: 0, alignment: .natural,
            lineBreakMode: .byTruncatingTail, lineSpacing: 0, inherited: [.font, .color, .lines, .alignment])
    }

    /// Creates a text of a string catalog, in the language of the component that contains it.
    ///
    /// ```swift
    /// Text(.tasksLeft(list.openCount))
    /// ```
    ///
    /// Font and color are those of body text, where no modifier around it specifies others.
    public convenience init(_ string: LocalizedString) {
        self.init(
            content: (string.text(), nil), font: .body, color: .label, tintColor: nil, lines: 0, alignment: .natural,
            lineBreakMode: .byTruncatingTail, lineSpacing: 0, inherited: [.font, .color, .lines, .alignment],
            localized: string)
    }

    /// Creates the title of a control, which has the tint color where no modifier specifies a foreground color.
    convenience init(title: LocalizedString) {
        self.init(
            content: (title.text(), nil), font: .body, color: .link, tintColor: nil, lines: 0, alignment: .natural,
            lineBreakMode: .byTruncatingTail, lineSpacing: 0, inherited: [.font, .color, .tint, .lines, .alignment],
            localized: title)
    }

    /// The text in the language of the component that is being updated, for places that show nothing else of it.
    var textInComponent: String {
        localized?.textInComponent ?? text
    }

    /// Returns the text in a language, for places that show nothing else of it.
    func text(in language: Language) -> String {
        localized?.text(in: language) ?? text
    }

    /// Creates the title of a control, which has the tint color where no modifier specifies a foreground color.
    convenience init(title: String) {
        self.init(
            content: (title, nil), font: .body, color: .link, tintColor: nil, lines: 0, alignment: .natural,
            lineBreakMode: .byTruncatingTail, lineSpacing: 0, inherited: [.font, .color, .tint, .lines, .alignment])
    }

    /// Returns the text with another font.
    ///
    /// Attributes of the text that specify a font take precedence.
    public func font(_ font: UIFont) -> Text {
        with(font: font)
    }

    /// Returns the text with another color.
    ///
    /// Attributes of the text that specify a color take precedence.
    public func foregroundColor(_ color: UIColor) -> Text {
        with(color: color)
    }

    /// Returns the text with another maximum number of lines; `nil` stands for no limit.
    public func lineLimit(_ number: Int?) -> Text {
        with(lines: max(number ?? 0, 0))
    }

    /// Returns the text with other values, which take precedence over those of modifiers around it.
    ///
    /// - Parameter text: The text that replaces one of a string catalog.
    private func with(
        text: String? = nil, font: UIFont? = nil, color: UIColor? = nil, lines: Int? = nil,
        alignment: NSTextAlignment? = nil, lineSpacing: CGFloat? = nil, variant: FontVariant? = nil,
        decoration: TextDecoration? = nil
    ) -> Text {
        var inherited = inherited
        if font != nil { inherited.remove(.font) }
        if color != nil { inherited.remove(.color) }
        if lines != nil { inherited.remove(.lines) }
        return Text(
            content: (text ?? self.text, attributedText), font: font ?? self.font, color: color ?? self.color,
            tintColor: tintColor, lines: lines ?? maximumNumberOfLines, alignment: alignment ?? self.alignment,
            lineBreakMode: lineBreakMode, lineSpacing: lineSpacing ?? self.lineSpacing, inherited: inherited,
            localized: text == nil ? localized : nil, variant: variant ?? self.variant,
            decoration: decoration ?? self.decoration)
    }

    /// Returns the text with values that development tools replace.
    package func replacing(
        text: String? = nil, color: UIColor? = nil, lines: Int? = nil, lineSpacing: CGFloat? = nil
    ) -> Text {
        with(text: text, color: color, lines: lines.map { max($0, 0) }, lineSpacing: lineSpacing)
    }

    /// Returns the text with a changed variant of its font.
    func varying(_ change: (inout FontVariant) -> Void) -> Text {
        var variant = variant
        change(&variant)
        return with(variant: variant)
    }

    /// Returns the text with changed lines below and through it.
    func decorating(_ change: (inout TextDecoration) -> Void) -> Text {
        var decoration = decoration
        change(&decoration)
        return with(decoration: decoration)
    }
}

/// The values that a text does not specify itself.
private struct InheritedTextValues: OptionSet {
    let rawValue: UInt8

    static let font = InheritedTextValues(rawValue: 1)
    static let color = InheritedTextValues(rawValue: 2)
    static let lines = InheritedTextValues(rawValue: 4)
    /// The tint is used where no foreground color is specified; only together with ``color``.
    static let tint = InheritedTextValues(rawValue: 8)
    static let alignment = InheritedTextValues(rawValue: 16)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates the set of those values that are `nil`.
    init(font: UIFont?, color: UIColor?, lines: Int?) {
        self = []
        if font == nil { insert(.font) }
        if color == nil { insert(.color) }
        if lines == nil { insert(.lines) }
    }

    func color(in values: InheritedValues) -> UIColor? {
        guard contains(.color) else { return nil }
        return values.foregroundColor ?? (contains(.tint) ? values.tint?.asTextColor : nil)
    }
}

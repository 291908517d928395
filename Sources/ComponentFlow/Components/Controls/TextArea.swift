/// A text field with any number of lines.
///
/// ```swift
/// TextArea(text: state.note, placeholder: "Note", maximumNumberOfLines: 8) { note in
///     state.note = note
///     state.updated()
/// }
/// ```
///
/// It takes the proposed width and grows with its text, up to the maximum number of lines or the proposed height; then
/// it scrolls. Edits are shown immediately and passed to `textUpdated`. When the parent updates the field next, the
/// text it specifies is shown, and the caret keeps its position. Closures are behavior and not part of `==`.
///
/// While the field has the focus, Control-F finds text in it, and Control-H replaces it: see ``Component/findNavigator(isPresented:)``.
public struct TextArea: ControlledComponent {
    public let text: String
    /// The text shown while the field is empty.
    public let placeholder: String
    public let font: UIFont
    /// The text color.
    public let color: UIColor
    /// The alignment of lines.
    public let alignment: NSTextAlignment
    /// The minimum height, in lines.
    public let minimumNumberOfLines: Int
    /// The maximum height, in lines; 0 means no limit other than the proposed height.
    public let maximumNumberOfLines: Int
    /// The insets of the text, in points.
    public let insets: UIEdgeInsets
    /// Whether the field has a border.
    public let hasBorder: Bool
    /// Whether the text can be edited; otherwise it can only be selected and copied.
    public let isEditable: Bool
    /// The closure called when the user changes the text.
    public let textUpdated: (String) -> Void
    /// The slot that makes the field first responder when invoked with `true`, and resigns it with `false`.
    public private(set) var focus: ActionSlot<Bool>?
    /// The closure called when editing begins or ends.
    public private(set) var onFocus: ((Bool) -> Void)?
    /// The closure called with the selected range, in UTF-16 code units, when the selection or the caret changes.
    public private(set) var onSelection: ((NSRange) -> Void)?
    /// Whether misspelled words are marked while the user edits the text.
    public private(set) var spellCheckingType = UITextSpellCheckingType.default
    /// The language of the text, for example "en-US"; `nil` is that of the desktop.
    public private(set) var language: String?

    /// Creates a text area.
    public init(
        text: String, placeholder: String = "", font: UIFont = .body, color: UIColor = .label,
        alignment: NSTextAlignment = .natural, minimumNumberOfLines: Int = 1, maximumNumberOfLines: Int = 0,
        insets: UIEdgeInsets = UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8), hasBorder: Bool = true,
        isEditable: Bool = true, textUpdated: @escaping (String) -> Void
    ) {
        self.text = text
        self.placeholder = placeholder
        self.font = font
        self.color = color
        self.alignment = alignment
        self.minimumNumberOfLines = max(minimumNumberOfLines, 1)
        self.maximumNumberOfLines = max(maximumNumberOfLines, 0)
        self.insets = insets
        self.hasBorder = hasBorder
        self.isEditable = isEditable
        self.textUpdated = textUpdated
    }

    /// Returns the field with a slot that makes it first responder, or resigns it.
    public func focus(_ slot: ActionSlot<Bool>?) -> TextArea {
        with { $0.focus = slot }
    }

    /// Returns the field with a closure that is called when editing begins or ends.
    public func onFocus(_ action: ((Bool) -> Void)?) -> TextArea {
        with { $0.onFocus = action }
    }

    /// Returns the field with a closure that is called with the selected range, in UTF-16 code units, when it changes.
    public func onSelection(_ action: ((NSRange) -> Void)?) -> TextArea {
        with { $0.onSelection = action }
    }

    /// Returns the field with a setting that specifies whether misspelled words are marked while the user edits the text.
    ///
    /// Has an effect if the program has activated ComponentFlowSpelling. The default marks words in prose.
    ///
    /// - Parameters:
    ///   - type: Whether words are marked.
    ///   - language: The language of the text, for example "en-US"; `nil` is that of the desktop.
    public func spellChecking(_ type: UITextSpellCheckingType, language: String? = nil) -> TextArea {
        with {
            $0.spellCheckingType = type
            $0.language = language
        }
    }

    /// Returns whether both have equal properties; closures are ignored.
    public static func == (lhs: TextArea, rhs: TextArea) -> Bool {
        lhs.text == rhs.text && lhs.placeholder == rhs.placeholder && lhs.font == rhs.font && lhs.color == rhs.color
            && lhs.alignment == rhs.alignment && lhs.minimumNumberOfLines == rhs.minimumNumberOfLines
            && lhs.maximumNumberOfLines == rhs.maximumNumberOfLines && lhs.insets == rhs.insets
            && lhs.hasBorder == rhs.hasBorder && lhs.isEditable == rhs.isEditable && lhs.focus == rhs.focus
            && lhs.spellCheckingType == rhs.spellCheckingType && lhs.language == rhs.language
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    public func makeState() -> TextEditingState {
        TextEditingState()
    }

    /// Shows the text and returns its size.
    public func update(
        view: View, availableSize: CGSize, state: TextEditingState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, state: state)
        let width = availableSize.width.isFinite ? availableSize.width : Self.defaultWidth
        let lineHeight = (view.font ?? font).lineHeight
        let navigator = view.findNavigatorHeight
        let most = min(maximumHeight(lineHeight) + navigator, max(availableSize.height, 0))
        let content = view.height(width: width, limit: most).rounded(.up)
        let least = height(minimumNumberOfLines, lineHeight) + navigator
        return CGSize(width: width, height: min(max(content, least), most))
    }

    private static let defaultWidth: CGFloat = 300

    private func maximumHeight(_ lineHeight: CGFloat) -> CGFloat {
        maximumNumberOfLines > 0 ? height(max(maximumNumberOfLines, minimumNumberOfLines), lineHeight) : .infinity
    }

    /// The height of the field with a number of lines.
    private func height(_ lines: Int, _ lineHeight: CGFloat) -> CGFloat {
        (CGFloat(lines) * lineHeight + insets.top + insets.bottom).rounded(.up)
    }

    func wasSpecifiedAgain(for view: View) {
        view.show(text)
    }
}

extension TextArea {
    /// Creates a text area for a binding.
    ///
    /// - Parameters:
    ///   - placeholder: The text shown while the field is empty.
    ///   - text: The binding that is set when the user changes the text.
    ///   - font: The font.
    ///   - color: The text color.
    ///   - alignment: The alignment of lines.
    ///   - minimumNumberOfLines: The minimum height, in lines.
    ///   - maximumNumberOfLines: The maximum height, in lines; 0 means no limit other than the proposed height.
    ///   - insets: The insets of the text, in points.
    ///   - hasBorder: Whether the field has a border.
    ///   - isEditable: Whether the text can be edited; otherwise it can only be selected and copied.
    public init(
        _ placeholder: String = "", text: Binding<String>, font: UIFont = .body,
        color: UIColor = .label, alignment: NSTextAlignment = .natural, minimumNumberOfLines: Int = 1,
        maximumNumberOfLines: Int = 0, insets: UIEdgeInsets = UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8),
        hasBorder: Bool = true, isEditable: Bool = true
    ) {
        self.init(
            text: text.wrappedValue, placeholder: placeholder, font: font, color: color, alignment: alignment,
            minimumNumberOfLines: minimumNumberOfLines, maximumNumberOfLines: maximumNumberOfLines, insets: insets,
            hasBorder: hasBorder, isEditable: isEditable, textUpdated: text.setFromControl)
    }
}

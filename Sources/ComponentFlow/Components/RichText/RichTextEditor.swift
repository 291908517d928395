/// A text field with any number of lines, whose text has fonts, colors and other attributes that the user can change.
///
/// ```swift
/// RichTextEditor("Letter", text: $text).formatting(formatting)
/// ```
///
/// Control-B, Control-I and Control-U make the selected text bold, italic or underlined; a ``FormatBar`` that shares a
/// ``TextFormatting`` with the editor also changes size, alignment, lists and color. Pasted and dragged text keeps its attributes.
///
/// In a list, Return begins the next item or, in an empty item, ends the list, Tab moves an item to a nested list, and Backspace at
/// the start of an item moves it to the enclosing list or ends the list. In a nested list, Shift-Tab moves an item to the enclosing
/// list.
///
/// The editor takes the proposed width and grows with its text, up to the proposed height; then it scrolls. Edits are shown
/// immediately and passed to `textUpdated`. When the parent updates the editor next, the text it specifies is shown, and the caret
/// keeps its position. Closures are behavior and not part of `==`. Outside of lists, Tab inserts a tab. Outside of nested lists,
/// Shift-Tab leaves the editor, as Control-Tab does everywhere.
public struct RichTextEditor: ControlledComponent {
    /// The name of the editor for assistive technologies, and the text that it shows while it is empty.
    public let title: String
    public let text: NSAttributedString
    /// Whether the text can be edited; otherwise it can only be selected and copied.
    public let isEditable: Bool
    /// The closure called when the user changes the text or its attributes.
    public let textUpdated: (NSAttributedString) -> Void
    /// The font of text without a font.
    public private(set) var font = UIFont.body
    /// The minimum height, in lines.
    public private(set) var minimumNumberOfLines = 3
    /// The insets of the text, in points.
    public private(set) var insets = UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8)
    /// Whether the editor has a border.
    public private(set) var hasBorder = true
    /// The connection to controls that format the text.
    public private(set) var formatting: TextFormatting?
    /// The slot that makes the editor first responder when invoked with `true`, and resigns it with `false`.
    public private(set) var focus: ActionSlot<Bool>?
    /// The closure called when editing begins or ends.
    public private(set) var onFocus: ((Bool) -> Void)?
    /// The closure called with the selected range, in UTF-16 code units, when the selection or the caret changes.
    public private(set) var onSelection: ((NSRange) -> Void)?

    /// Creates an editor whose edits are passed to a closure.
    ///
    /// - Parameters:
    ///   - title: The name of the editor for assistive technologies, and the text that it shows while it is empty.
    ///   - text: The text; changing it after the call does not affect the editor.
    ///   - isEditable: Whether the text can be edited; otherwise it can only be selected and copied.
    ///   - textUpdated: The closure called when the user changes the text or its attributes.
    public init(
        _ title: String = "", text: NSAttributedString, isEditable: Bool = true,
        textUpdated: @escaping (NSAttributedString) -> Void
    ) {
        self.title = title
        self.text = text.textCopy
        self.isEditable = isEditable
        self.textUpdated = textUpdated
    }

    /// Creates an editor for a binding.
    ///
    /// - Parameters:
    ///   - title: The name of the editor for assistive technologies, and the text that it shows while it is empty.
    ///   - text: The binding that is set when the user changes the text or its attributes.
    ///   - isEditable: Whether the text can be edited; otherwise it can only be selected and copied.
    public init(_ title: String = "", text: Binding<NSAttributedString>, isEditable: Bool = true) {
        self.init(title, text: text.wrappedValue, isEditable: isEditable, textUpdated: text.setFromControl)
    }

    /// Returns whether both have equal properties; closures are ignored.
    public static func == (lhs: RichTextEditor, rhs: RichTextEditor) -> Bool {
        lhs.title == rhs.title && lhs.text.isEqual(to: rhs.text) && lhs.isEditable == rhs.isEditable
            && lhs.font == rhs.font && lhs.minimumNumberOfLines == rhs.minimumNumberOfLines
            && lhs.insets == rhs.insets && lhs.hasBorder == rhs.hasBorder && lhs.formatting === rhs.formatting
            && lhs.focus == rhs.focus
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
        let most = max(availableSize.height, 0)
        let least = CGFloat(minimumNumberOfLines) * view.lineHeight + insets.top + insets.bottom
        let content = view.height(width: width, limit: most)
        return CGSize(width: width, height: min(max(content, least).rounded(.up), most))
    }

    private static let defaultWidth: CGFloat = 300

    func wasSpecifiedAgain(for view: View) {
        view.show(text)
    }
}

extension RichTextEditor {
    /// Returns the editor with a connection to a ``FormatBar`` or other controls that format the text.
    public func formatting(_ formatting: TextFormatting?) -> RichTextEditor {
        with { $0.formatting = formatting }
    }

    /// Returns the editor with another font of text without a font; the default is that of body text.
    public func font(_ font: UIFont) -> RichTextEditor {
        with { $0.font = font }
    }

    /// Returns the editor with a minimum height, in lines; the default is 3.
    public func minimumNumberOfLines(_ count: Int) -> RichTextEditor {
        with { $0.minimumNumberOfLines = max(count, 1) }
    }

    /// Returns the editor with insets of the text, in points.
    public func contentInsets(_ insets: UIEdgeInsets) -> RichTextEditor {
        with { $0.insets = insets }
    }

    /// Returns the editor with or without a border.
    public func bordered(_ hasBorder: Bool = true) -> RichTextEditor {
        with { $0.hasBorder = hasBorder }
    }

    /// Returns the editor with a slot that makes it first responder, or resigns it.
    public func focus(_ slot: ActionSlot<Bool>?) -> RichTextEditor {
        with { $0.focus = slot }
    }

    /// Returns the editor with a closure that is called when editing begins or ends.
    public func onFocus(_ action: ((Bool) -> Void)?) -> RichTextEditor {
        with { $0.onFocus = action }
    }

    /// Returns the editor with a closure that is called with the selected range, in UTF-16 code units, when it changes.
    public func onSelection(_ action: ((NSRange) -> Void)?) -> RichTextEditor {
        with { $0.onSelection = action }
    }
}

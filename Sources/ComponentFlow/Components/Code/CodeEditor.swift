/// A text field for code, with line numbers, indentation and colors of a language.
///
/// ```swift
/// CodeEditor("Source", text: $source)
///     .coloring(CodeGrammar(keywords: ["func", "let", "var"]))
///     .indentation(.spaces(2))
/// ```
///
/// It takes the proposed size, or the size of its code in a dimension that is not limited, and scrolls. Code is displayed from
/// left to right in all languages, without changing quotes and dashes and without marks of misspelled words. Only visible lines
/// are laid out, numbered and colored, so that a megabyte of code opens and takes a key within a frame. Edits are shown
/// immediately, as in a ``TextArea``, and the closure is not part of `==`.
///
/// Tab inserts an indentation or indents the selected lines, Shift-Tab removes one, and Return continues with the indentation of
/// its line. To leave the editor with the keyboard, press Escape and then Tab or Shift-Tab, or Control-Tab. Control-M lets Tab
/// move the focus until it is pressed again, which assistive technologies announce.
public struct CodeEditor: ControlledComponent {
    /// The name of the editor for assistive technologies; empty for "Code".
    public let title: String
    public let text: String
    /// Whether the text can be edited; otherwise it can only be selected and copied.
    public let isEditable: Bool
    /// The closure called when the user changes the text.
    public let textUpdated: (String) -> Void
    /// The font, which should be monospaced.
    public private(set) var font = UIFont.callout.monospaced()
    /// Whether lines that do not fit continue in another row; otherwise the editor scrolls in both directions.
    public private(set) var wrapsLines = true
    /// Whether the lines are numbered.
    public private(set) var showsLineNumbers = true
    /// Whether the line with the caret has a background.
    public private(set) var highlightsCurrentLine = true
    /// The characters that Tab inserts.
    public private(set) var indentation = CodeIndentation.spaces(4)
    /// Finds the tokens of the code; `nil` for code in one color.
    public private(set) var coloring: (any CodeColoring)?
    /// The colors of the code.
    public private(set) var theme = CodeTheme.standard
    /// The insets of the code, in points, beside the line numbers.
    public private(set) var insets = UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8)
    /// Whether the editor has a border.
    public private(set) var hasBorder = true
    /// The slot that makes the editor first responder when invoked with `true`, and resigns it with `false`.
    public private(set) var focus: ActionSlot<Bool>?
    /// The closure called when editing begins or ends.
    public private(set) var onFocus: ((Bool) -> Void)?
    /// The closure called with the selected range, in UTF-16 code units, when the selection or the caret changes.
    public private(set) var onSelection: ((NSRange) -> Void)?

    /// Creates an editor whose edits are passed to a closure.
    ///
    /// - Parameters:
    ///   - title: The name of the editor for assistive technologies; empty for "Code".
    ///   - text: The code.
    ///   - isEditable: Whether the code can be edited; otherwise it can only be selected and copied.
    ///   - textUpdated: The closure called when the user changes the code.
    public init(
        _ title: String = "", text: String, isEditable: Bool = true, textUpdated: @escaping (String) -> Void
    ) {
        self.title = title
        self.text = text
        self.isEditable = isEditable
        self.textUpdated = textUpdated
    }

    /// Creates an editor for a binding.
    ///
    /// - Parameters:
    ///   - title: The name of the editor for assistive technologies; empty for "Code".
    ///   - text: The binding that is set when the user changes the code.
    ///   - isEditable: Whether the code can be edited; otherwise it can only be selected and copied.
    public init(_ title: String = "", text: Binding<String>, isEditable: Bool = true) {
        self.init(title, text: text.wrappedValue, isEditable: isEditable, textUpdated: text.setFromControl)
    }

    /// Creates a display of code that can be selected and copied, and not edited.
    ///
    /// - Parameters:
    ///   - title: The name of the code for assistive technologies; empty for "Code".
    ///   - text: The code.
    public init(_ title: String = "", text: String) {
        self.init(title, text: text, isEditable: false, textUpdated: { _ in })
    }

    /// Returns whether both have equal properties; closures are ignored.
    public static func == (lhs: CodeEditor, rhs: CodeEditor) -> Bool {
        lhs.text == rhs.text && lhs.title == rhs.title && lhs.isEditable == rhs.isEditable
            && lhs.hasSameAppearance(as: rhs) && lhs.focus == rhs.focus
    }

    private func hasSameAppearance(as other: CodeEditor) -> Bool {
        font == other.font && wrapsLines == other.wrapsLines && showsLineNumbers == other.showsLineNumbers
            && highlightsCurrentLine == other.highlightsCurrentLine && indentation == other.indentation
            && hasSameColoring(as: other) && theme == other.theme && insets == other.insets
            && hasBorder == other.hasBorder
    }

    func hasSameColoring(as other: CodeEditor) -> Bool {
        guard let coloring, let otherColoring = other.coloring else { return coloring == nil && other.coloring == nil }
        return coloring.isEqual(to: otherColoring)
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    public func makeState() -> TextEditingState {
        TextEditingState()
    }

    /// Shows the code and returns its size.
    public func update(
        view: View, availableSize: CGSize, state: TextEditingState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, state: state, width: availableSize.width)
        guard !availableSize.width.isFinite || !availableSize.height.isFinite else { return availableSize }
        let size = view.sizeOfCode(width: availableSize.width)
        return CGSize(
            width: availableSize.width.isFinite ? availableSize.width : size.width,
            height: availableSize.height.isFinite ? availableSize.height : size.height)
    }

    func wasSpecifiedAgain(for view: View) {
        view.show(text)
    }
}

extension CodeEditor {
    /// Returns the editor with colors for the tokens that a coloring finds.
    public func coloring(_ coloring: (any CodeColoring)?, theme: CodeTheme = .standard) -> CodeEditor {
        with {
            $0.coloring = coloring
            $0.theme = theme
        }
    }

    /// Returns the editor with another font, which should be monospaced.
    public func font(_ font: UIFont) -> CodeEditor {
        with { $0.font = font }
    }

    /// Returns the editor with lines that continue in another row if they do not fit, or with scrolling in both directions.
    public func lineWrapping(_ wrapsLines: Bool) -> CodeEditor {
        with { $0.wrapsLines = wrapsLines }
    }

    /// Returns the editor with or without line numbers.
    public func lineNumbers(_ showsLineNumbers: Bool) -> CodeEditor {
        with { $0.showsLineNumbers = showsLineNumbers }
    }

    /// Returns the editor with or without a background of the line with the caret.
    public func currentLineHighlight(_ highlightsCurrentLine: Bool) -> CodeEditor {
        with { $0.highlightsCurrentLine = highlightsCurrentLine }
    }

    /// Returns the editor with other characters that Tab inserts; the default is four spaces.
    public func indentation(_ indentation: CodeIndentation) -> CodeEditor {
        with { $0.indentation = indentation }
    }

    /// Returns the editor with insets of the code, in points, beside the line numbers.
    public func contentInsets(_ insets: UIEdgeInsets) -> CodeEditor {
        with { $0.insets = insets }
    }

    /// Returns the editor with or without a border.
    public func bordered(_ hasBorder: Bool = true) -> CodeEditor {
        with { $0.hasBorder = hasBorder }
    }

    /// Returns the editor with a slot that makes it first responder, or resigns it.
    public func focus(_ slot: ActionSlot<Bool>?) -> CodeEditor {
        with { $0.focus = slot }
    }

    /// Returns the editor with a closure that is called when editing begins or ends.
    public func onFocus(_ action: ((Bool) -> Void)?) -> CodeEditor {
        with { $0.onFocus = action }
    }

    /// Returns the editor with a closure that is called with the selected range, in UTF-16 code units, when it changes.
    public func onSelection(_ action: ((NSRange) -> Void)?) -> CodeEditor {
        with { $0.onSelection = action }
    }
}

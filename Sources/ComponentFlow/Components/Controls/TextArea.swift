/// A field in which people write any number of lines.
///
/// ```swift
/// TextArea(text: state.note, placeholder: "Note", maximumNumberOfLines: 8) { note in
///     state.note = note
///     state.updated()
/// }
/// ```
///
/// It is as wide as it may be and grows with its text, up to its greatest number of lines or the height that is offered;
/// beyond, it scrolls. What is written is shown at once and handed to `textUpdated`; when the parent updates the field
/// next, the text it gives counts, with the caret where it was. Closures are behaviour and no part of `==`.
public struct TextArea: Component {
    /// The text.
    public let text: String
    /// What is shown while there is no text.
    public let placeholder: String
    /// The font.
    public let font: UIFont
    /// The colour of the text.
    public let color: UIColor
    /// To which side lines are aligned.
    public let alignment: NSTextAlignment
    /// The least height, in lines.
    public let minimumNumberOfLines: Int
    /// The greatest height, in lines; 0 is as many as there is room for.
    public let maximumNumberOfLines: Int
    /// The room around the text, in points.
    public let insets: UIEdgeInsets
    /// Whether there is a frame around the field.
    public let hasBorder: Bool
    /// Whether people can write; otherwise they can select and copy.
    public let isEditable: Bool
    /// Told of the text whenever somebody changed it.
    public let textUpdated: (String) -> Void
    /// Invoked with true it gives the field the keyboard, with false it takes it away.
    public private(set) var focus: ActionSlot<Bool>?
    /// Told when editing begins and ends.
    public private(set) var onFocus: ((Bool) -> Void)?
    /// Told of the selection, in UTF-16 units, whenever it changed or the caret moved.
    public private(set) var onSelection: ((NSRange) -> Void)?

    /// Makes a field.
    public init(
        text: String, placeholder: String = "", font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label,
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

    /// The field with a slot that gives it the keyboard, or takes it away.
    public func focus(_ slot: ActionSlot<Bool>?) -> TextArea {
        with { $0.focus = slot }
    }

    /// The field with a closure that is told when editing begins and ends.
    public func onFocus(_ action: ((Bool) -> Void)?) -> TextArea {
        with { $0.onFocus = action }
    }

    /// The field with a closure that is told of the selection, in UTF-16 units, whenever it changed.
    public func onSelection(_ action: ((NSRange) -> Void)?) -> TextArea {
        with { $0.onSelection = action }
    }

    private func with(_ change: (inout TextArea) -> Void) -> TextArea {
        var copy = self
        change(&copy)
        return copy
    }

    /// Whether both look and are used the same; closures do not count.
    public static func == (lhs: TextArea, rhs: TextArea) -> Bool {
        lhs.text == rhs.text && lhs.placeholder == rhs.placeholder && lhs.font == rhs.font && lhs.color == rhs.color
            && lhs.alignment == rhs.alignment && lhs.minimumNumberOfLines == rhs.minimumNumberOfLines
            && lhs.maximumNumberOfLines == rhs.maximumNumberOfLines && lhs.insets == rhs.insets
            && lhs.hasBorder == rhs.hasBorder && lhs.isEditable == rhs.isEditable && lhs.focus == rhs.focus
    }

    /// Makes the view.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Makes the memory of text and selection.
    public func makeState() -> TextEditingState {
        TextEditingState()
    }

    /// Shows the text and measures it.
    public func update(
        view: View, availableSize: CGSize, state: TextEditingState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, state: state)
        let width = availableSize.width.isFinite ? availableSize.width : Self.usualWidth
        let most = min(greatestHeight, max(availableSize.height, 0))
        let content = view.height(width: width, limit: most).rounded(.up)
        return CGSize(width: width, height: min(max(content, height(lines: minimumNumberOfLines)), most))
    }

    private static let usualWidth: CGFloat = 300

    private var greatestHeight: CGFloat {
        maximumNumberOfLines > 0 ? height(lines: max(maximumNumberOfLines, minimumNumberOfLines)) : .infinity
    }

    private func height(lines: Int) -> CGFloat {
        (CGFloat(lines) * font.lineHeight + insets.top + insets.bottom).rounded(.up)
    }

    /// Hands the view the newest closures, and the text that counts.
    public func refreshBehavior(view: View, state: TextEditingState) {
        view.refreshBehavior(from: self)
    }
}

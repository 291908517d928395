/// Connects a ``RichTextEditor`` with a ``FormatBar``, or with controls of your own: the formatting of the selection, and
/// methods that change it.
///
/// ```swift
/// struct Letter: CompositeComponent {
///     @Local var text = NSAttributedString(string: "Dear reader")
///     @Local var formatting = TextFormatting()
///
///     var content: some Component<Empty> {
///         VStack(alignment: .leading, spacing: 8) {
///             FormatBar(formatting)
///             RichTextEditor("Letter", text: $text).formatting(formatting)
///         }
///     }
/// }
/// ```
///
/// Use one value for one editor. Each change is one undo step of the editor, and keeps its selection. Without a selection, a
/// change applies to the text that is inserted next. A component that reads ``format`` is updated when the selection or its
/// formatting changes.
@Observable @preconcurrency @MainActor public final class TextFormatting {
    /// The formatting of the selection.
    public private(set) var format = TextFormat()

    @ObservationIgnored private weak var view: UITextView?

    /// Creates a connection, which the editor establishes when it is shown.
    nonisolated public init() {}

    /// Makes the selected text bold unless all of it is.
    public func toggleBold() {
        change { $0.toggleTrait(.traitBold) }
    }

    /// Makes the selected text italic unless all of it is.
    public func toggleItalic() {
        change { $0.toggleTrait(.traitItalic) }
    }

    /// Underlines the selected text unless all of it is underlined.
    public func toggleUnderline() {
        change { $0.toggleLine(.underlineStyle) }
    }

    /// Strikes the selected text through unless all of it is struck through.
    public func toggleStrikethrough() {
        change { $0.toggleLine(.strikethroughStyle) }
    }

    /// Sets the size of the selected text, in points.
    public func setSize(_ size: CGFloat) {
        let range = UITextView.textSizes
        guard size.isFinite else { return }
        let size = min(max(size, range.lowerBound), range.upperBound)
        change { view in
            view.changeSelectedAttributes { attributes in
                let font = UITextView.font(attributes)
                if font.pointSize != size { attributes[.font] = font.withSize(size) }
            }
        }
    }

    /// Sets the alignment of the paragraphs that contain a part of the selection.
    public func setAlignment(_ alignment: NSTextAlignment) {
        change { $0.changeSelectedParagraphs { $0.alignment = alignment } }
    }

    /// Makes the selected paragraphs items of lists with a marker, or ends their lists if all have this marker.
    ///
    /// In a nested list, the marker for its level, such as a circle for a disc, counts as the same marker. Adjacent items of equal
    /// lists are numbered together.
    public func toggleList(_ format: NSTextList.MarkerFormat) {
        change { $0.toggleList(format) }
    }

    /// Moves the selected list items by a number of levels: inwards if it is positive, otherwise outwards.
    ///
    /// An item that is moved out of the outermost list is no longer a list item.
    public func changeListLevel(by difference: Int) {
        change { _ = $0.editor.changeListLevels(by: difference) }
    }

    /// Sets the color of the selected text.
    public func setColor(_ color: UIColor) {
        change { $0.changeSelectedAttributes { $0[.foregroundColor] = color } }
    }

    private func change(_ body: (UITextView) -> Void) {
        guard format.isEditable, let view else { return }
        body(view)
        refresh()
    }

    // MARK: Connection

    /// Follows the selection of a view.
    func connect(_ view: UITextView) {
        self.view = view
        refresh()
    }

    /// Follows a view no more.
    func disconnect(_ view: UITextView) {
        // A view that is deallocated is no longer referenced.
        guard self.view == nil || self.view === view else { return }
        self.view = nil
        refresh()
    }

    /// Reads the formatting of the selection.
    func refresh() {
        let new = view.map { TextFormat(of: $0) } ?? TextFormat()
        if new != format { format = new }
    }
}

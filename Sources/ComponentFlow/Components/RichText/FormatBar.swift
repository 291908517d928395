/// Controls that show and change the formatting of the selected text of a ``RichTextEditor``.
///
/// ```swift
/// FormatBar(formatting)
/// RichTextEditor("Letter", text: $text).formatting(formatting)
/// ```
///
/// Its buttons for bold, italic, underlined and struck through text are on if all selected text has the attribute; assistive
/// technologies present them as toggle buttons, with the value "Mixed" if a part of the text has it. The size is a dash if parts
/// differ. The buttons of lists are on if all selected paragraphs are items of such a list. Controls that do not fit continue in
/// another row. A click leaves the keyboard focus in the text; Shift-Tab moves it from the text to a bar in front of it, and the text
/// keeps its selection. Without an editor, the controls are disabled.
public struct FormatBar: CompositeComponent {
    /// The controls of a bar.
    public struct Items: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let bold = Items(rawValue: 1 << 0)
        public static let italic = Items(rawValue: 1 << 1)
        public static let underline = Items(rawValue: 1 << 2)
        public static let strikethrough = Items(rawValue: 1 << 3)
        /// The size of text, in points.
        public static let size = Items(rawValue: 1 << 4)
        /// The alignment of paragraphs.
        public static let alignment = Items(rawValue: 1 << 5)
        /// The color of text.
        public static let color = Items(rawValue: 1 << 6)
        /// Lists with bullets and with numbers.
        public static let lists = Items(rawValue: 1 << 7)

        public static let all: Items = [.bold, .italic, .underline, .strikethrough, .size, .alignment, .lists, .color]
    }

    private static let spacing: CGFloat = 4
    /// The sizes that can be chosen, in points.
    private static let sizes: [CGFloat] = [9, 10, 11, 12, 13, 14, 15, 17, 20, 24, 28, 34, 40, 48, 60, 72]

    /// The connection to the editor.
    public let formatting: TextFormatting
    /// The controls that are shown.
    public let items: Items

    /// Creates a bar that is connected to the editor with the same value.
    public init(_ formatting: TextFormatting, items: Items = .all) {
        self.formatting = formatting
        self.items = items
    }

    /// Returns whether both have the same connection and the same controls.
    public static func == (lhs: FormatBar, rhs: FormatBar) -> Bool {
        lhs.formatting === rhs.formatting && lhs.items == rhs.items
    }

    public var content: some Component<Empty> {
        let format = formatting.format
        return Wrap(spacing: Self.spacing, lineSpacing: Self.spacing) {
            if items.contains(.bold) { button("bold", .BuiltIn.formatBold, format.isBold) { $0.toggleBold() } }
            if items.contains(.italic) {
                button("italic", .BuiltIn.formatItalic, format.isItalic) { $0.toggleItalic() }
            }
            if items.contains(.underline) {
                button("underline", .BuiltIn.formatUnderline, format.isUnderlined) { $0.toggleUnderline() }
            }
            if items.contains(.strikethrough) {
                button("strikethrough", .BuiltIn.formatStrikethrough, format.isStruckThrough) {
                    $0.toggleStrikethrough()
                }
            }
            if items.contains(.size) { sizePicker(format.size) }
            if items.contains(.alignment) {
                alignmentButton("text.alignleft", .BuiltIn.formatAlignLeft, .left)
                alignmentButton("text.aligncenter", .BuiltIn.formatAlignCenter, .center)
                alignmentButton("text.alignright", .BuiltIn.formatAlignRight, .right)
                alignmentButton("text.justify", .BuiltIn.formatAlignJustified, .justified)
            }
            if items.contains(.lists) {
                button("list.bullet", .BuiltIn.formatBulletedList, format.isBulleted) { $0.toggleList(.disc) }
                button("list.number", .BuiltIn.formatNumberedList, format.isNumbered) { $0.toggleList("{decimal}.") }
            }
            if items.contains(.color) { colorPicker(format.color) }
        }
        .disabled(!format.isEditable)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(localized(.BuiltIn.formatBar))
    }

    @MainActor private func button(
        _ symbol: String, _ name: LocalizedString, _ isOn: Bool?,
        _ action: @escaping @MainActor (TextFormatting) -> Void
    ) -> FormatButton {
        FormatButton(
            symbol: symbol, name: localized(name), mixedValue: localized(.BuiltIn.formatMixed), isOn: isOn
        ) { [formatting] in action(formatting) }
    }

    @MainActor private func sizePicker(_ size: CGFloat?) -> Picker<CGFloat> {
        let sizes = size.map { Set(Self.sizes + [$0]).sorted() } ?? Self.sizes
        return Picker(localized(.BuiltIn.formatSize), selection: size ?? 0) {
            if size == nil { PickerOption("–", 0) }
            for size in sizes { PickerOption(Self.title(ofSize: size), size) }
        } selectionUpdated: { [formatting] size in
            if size > 0 { formatting.setSize(size) }
        }
    }

    private static func title(ofSize size: CGFloat) -> String {
        size == size.rounded() ? String(Int(size)) : String(format: "%.1f", Double(size))
    }

    /// Returns the button of an alignment, which restores the natural one if it is on.
    @MainActor private func alignmentButton(
        _ symbol: String, _ name: LocalizedString, _ alignment: NSTextAlignment
    ) -> FormatButton {
        let isOn = formatting.format.alignment.map { $0 == alignment }
        return button(symbol, name, isOn) { $0.setAlignment(isOn == true ? .natural : alignment) }
    }

    @MainActor private func colorPicker(_ color: UIColor?) -> ColorPicker {
        ColorPicker(localized(.BuiltIn.formatColor), selection: color ?? .label, supportsOpacity: false) {
            [formatting] color in formatting.setColor(color)
        }
    }
}

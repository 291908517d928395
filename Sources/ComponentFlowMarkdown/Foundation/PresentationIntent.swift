/// The block of a text, and the blocks that contain it.
///
/// It is what Foundation declares on other platforms, and the value of `NSAttributedString.Key.presentationIntentAttributeName`.
public struct PresentationIntent: Hashable, Sendable {
    /// A kind of block.
    public enum Kind: Hashable, Sendable {
        case paragraph
        /// A heading with a level from 1 to 6.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list with bullets.
        case unorderedList
        /// An item of a list with its number.
        case listItem(ordinal: Int)
        /// Code with the language that its fence specifies.
        case codeBlock(languageHint: String?)
        case blockQuote
        /// A line between paragraphs.
        case thematicBreak
        case table(columns: [TableColumn])
        /// The first row of a table.
        case tableHeaderRow
        /// A row of a table; the one after the header has the index 1.
        case tableRow(rowIndex: Int)
        /// A cell of a row.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Sendable {
        /// The alignment of the texts in a column.
        public enum Alignment: Hashable, Sendable {
            /// At the left, which is also the alignment of columns that specify none.
            case left
            case center
            /// At the right.
            case right
        }

        /// The alignment of the texts.
        public var alignment: Alignment

        /// Creates a column.
        public init(alignment: Alignment) {
            self.alignment = alignment
        }
    }

    /// A block.
    public struct IntentType: Hashable, Sendable {
        /// The kind of the block.
        public var kind: Kind
        /// A number that is unique in the text; adjacent parts of a text with the same number belong to the same block.
        public var identity: Int

        /// Creates a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// The block and those that contain it, the innermost one first.
    public var components: [IntentType]

    /// Creates an intent from blocks, the innermost one first.
    public init(types: [IntentType]) {
        components = types
    }
}

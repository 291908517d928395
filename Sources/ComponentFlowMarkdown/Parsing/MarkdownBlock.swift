import Foundation

/// A paragraph, heading or other block without blocks in it.
struct MarkdownBlock: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case paragraph
        /// A heading with a level from 1 to 6.
        case heading(Int)
        /// A code block with the language that it specifies.
        case code(language: String?)
        case html
        case rule
        case table(MarkdownTable)
    }

    var kind: Kind
    /// A number that is unique in the document.
    var identity: Int
    /// The quotes, lists and list items that contain the block, the outermost one first.
    var containers: [MarkdownContainer]
    /// The indices in `containers` of the list items that begin with this block.
    var startedItems: [Int] = []
    /// The text; empty for rules and tables.
    var runs: [MarkdownRun] = []
    /// Whether the block belongs to a list without distances between its items.
    var isTight: Bool { containers.last(where: \.isItem)?.isTight ?? false }
}

/// A quote or a list item that contains blocks.
struct MarkdownContainer: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case quote
        case list(isOrdered: Bool)
        case item(MarkdownItem)
    }

    let kind: Kind
    /// A number that is unique in the document.
    let identity: Int

    var isQuote: Bool { kind == .quote }
    var item: MarkdownItem? { if case .item(let item) = kind { item } else { nil } }
    var isItem: Bool { item != nil }
    var isTight: Bool { item?.isTight ?? false }
}

/// The place of an item in its list.
struct MarkdownItem: Equatable, Sendable {
    enum Marker: Equatable, Sendable {
        case bullet
        /// A number that is followed by a period or a parenthesis.
        case number(Character)
        /// A box, which may be checked.
        case task(isChecked: Bool)
    }

    /// The number of the item.
    let ordinal: Int
    let marker: Marker
    /// Whether there is no distance between the items of the list.
    let isTight: Bool
}

/// A table of texts, of which the first row is the header.
struct MarkdownTable: Equatable, Sendable {
    enum Alignment: Equatable, Sendable {
        case natural
        case left
        case center
        case right
    }

    struct Cell: Equatable, Sendable {
        let identity: Int
        var runs: [MarkdownRun]
    }

    struct Row: Equatable, Sendable {
        let identity: Int
        var cells: [Cell] = []
    }

    var columns: [Alignment]
    var rows: [Row] = []
}

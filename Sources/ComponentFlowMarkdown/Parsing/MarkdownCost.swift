/// An estimate of the time for which cmark reads a text, in nanoseconds beyond that which is proportional to the length.
///
/// cmark-gfm 0.29.0.gfm.6, which Debian 12 contains, needs quadratic time for some repeated syntax. Each number below is an
/// upper bound of the steps for one such case. The bounds hold for a block of lines up to the next blank line, because neither
/// paragraphs nor tables continue after it.
///
/// 1. `<?` or `<!` without an end: each one reads the rest of the paragraph.
/// 2. `![` without an end: each link after it goes back over all of them.
/// 3. Addresses with many parentheses or underscores: each one reads the rest of the word.
/// 4. Lines of a table's delimiters that do not fit: each one reads the whole paragraph again.
/// 5. A table with many columns: each row is completed with empty cells.
/// 6. Rows with many cells: each one goes over those before it.
/// 7. References to a long definition: each one copies it.
/// 8. Syntax in deeply nested quotes and lists: each part of a paragraph goes over all that contain it.
struct MarkdownCost {
    /// The greatest estimate for which a text is read.
    static let limit = 1_000_000_000.0

    private(set) var total = 0.0
    private var block = Block()
    private var line = Line()
    private var word = Word()
    private var brackets = 0.0
    private var longestDefinition = 0.0

    /// The numbers of one block of lines.
    private struct Block {
        var length = 0.0
        var declarations = 0.0
        var images = 0.0
        var links = 0.0
        var columns = 0.0
        /// The steps for reading all lines as rows.
        var rowSteps = 0.0
        /// The greatest number of quotes and lists, and the number of characters that may be syntax.
        var depth = 0.0
        var signs = 0.0
        /// The length of the block at the last `]:`.
        var definition: Double?
    }

    private struct Line {
        var pipes = 0.0
        var colons = 0.0
        var dashes = 0.0
        /// Whether there are only the characters of a delimiter row.
        var isDelimiter = true
        var prefix = MarkdownLinePrefix()
        /// Whether there is nothing but whitespace and the marks of quotes.
        var isBlank = true
    }

    private struct Word {
        var length = 0.0
        var triggers = 0.0
        /// Whether the word may contain an address.
        var isAddress = false
    }

    /// Estimates the time for a text.
    ///
    /// Complexity: O(*n*).
    static func estimate(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
        var cost = MarkdownCost()
        var previous: UInt8 = 0
        for byte in bytes {
            cost.read(byte, after: previous)
            previous = byte
        }
        cost.endLine()
        cost.endBlock()
        return cost.total + cost.brackets * cost.longestDefinition
    }

    private mutating func read(_ byte: UInt8, after previous: UInt8) {
        switch byte {
        case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): return
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return endLine()
        case UInt8(ascii: " "), UInt8(ascii: "\t"): endWord()
        default: word.length += 1
        }
        block.length += 1
        count(byte, after: previous)
        classify(byte)
        line.prefix.read(byte)
    }

    private mutating func count(_ byte: UInt8, after previous: UInt8) {
        switch (previous, byte) {
        case (UInt8(ascii: "<"), UInt8(ascii: "?")), (UInt8(ascii: "<"), UInt8(ascii: "!")): block.declarations += 1
        case (UInt8(ascii: "!"), UInt8(ascii: "[")):
            block.images += 1
            brackets += 1
        case (_, UInt8(ascii: "[")): brackets += 1
        case (_, UInt8(ascii: "]")): block.links += 1
        case (UInt8(ascii: "]"), UInt8(ascii: ":")): endDefinition(startingAnother: true)
        case (UInt8(ascii: "w"), UInt8(ascii: ".")), (UInt8(ascii: ":"), UInt8(ascii: "/")), (_, UInt8(ascii: "@")):
            word.isAddress = true
            word.triggers += 1
        case (_, UInt8(ascii: ")")), (_, UInt8(ascii: ";")): word.triggers += 1
        default: break
        }
    }

    private mutating func classify(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): return
        case UInt8(ascii: "|"): line.pipes += 1
        case UInt8(ascii: ":"): line.colons += 1
        case UInt8(ascii: "-"): line.dashes += 1
        // The marks of lists, before a table in an item.
        case UInt8(ascii: "*"), UInt8(ascii: "+"): break
        default: line.isDelimiter = false
        }
        line.isBlank = false
    }

    private mutating func endWord() {
        if word.isAddress { total += 3 * word.triggers * word.length }  // 3.
        word = Word()
    }

    private mutating func endDefinition(startingAnother: Bool) {
        if let start = block.definition { longestDefinition = max(longestDefinition, block.length - start) }
        block.definition = startingAnother ? block.length : nil
    }

    private mutating func endLine() {
        endWord()
        if line.isBlank {
            endBlock()
        } else {
            total += block.columns * 250  // 5.
            let steps = 2 * line.pipes * line.pipes
            total += steps  // 6.
            block.rowSteps += steps
            block.depth = max(block.depth, line.prefix.depth)
            block.signs += line.prefix.signs
            if line.isDelimiter, line.dashes > 0, line.pipes + line.colons > 0 {
                total += 20 * block.length + block.rowSteps  // 4.
                block.columns = max(block.columns, line.pipes + 1)
            }
        }
        line = Line()
    }

    private mutating func endBlock() {
        endDefinition(startingAnother: false)
        total += block.declarations * block.length  // 1.
        total += 4 * block.images * block.links  // 2.
        total += 2 * block.depth * block.signs  // 8.
        block = Block()
    }
}

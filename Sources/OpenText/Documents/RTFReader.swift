import Foundation

/// Reads the text and some attributes of a document in the Rich Text Format, version 1.9.1.
///
/// Documents of other programs may contain anything: groups, tables and fields are limited, all numbers are clamped, and the time
/// is proportional to the size.
struct RTFReader {
    /// The largest size of a document, in bytes.
    static let maximumSize = 32 << 20
    /// The largest number of groups in each other.
    static let maximumDepth = 200
    /// The length, in UTF-16 units, from which the names of fonts and the instructions of fields are cut.
    private static let nameLimit = 4096

    /// What the text of a group belongs to.
    private enum Destination {
        case body, skipped, fonts, colors, instruction
    }

    /// The properties that the end of a group restores.
    private struct Group {
        var style = DocumentTextStyle()
        /// The index of the font in the table.
        var font: Int?
        var destination = Destination.body
        /// The number of characters after a Unicode character that replace it for readers without Unicode.
        var replacementLength = 1
        /// The instruction of the field that contains the group.
        var field: Int?
    }

    private var scanner: RTFScanner
    private var groups: [Group] = []
    private var group = Group()
    private var fonts: [Int: String] = [:]
    private var defaultFont: Int?
    private var fontInTable = 0
    private var colors: [DocumentTextStyle.Color?] = []
    private var colorInTable: DocumentTextStyle.Color?
    private var instructions: [[UInt16]] = []
    private var name: [UInt16] = []
    private var codePage = RTFCodePage()
    /// Whether the next word begins a destination that readers skip unless they know it.
    private var isOptional = false
    /// The number of characters to skip after a Unicode character.
    private var pendingReplacements = 0
    /// The text.
    private var units: [UInt16] = []
    private var runs: [(style: DocumentTextStyle, length: Int)] = []
    /// Whether the style may differ from that of the last run.
    private var isStyleChanged = true

    /// Returns the text of a document.
    static func text(of data: Data) throws -> NSAttributedString {
        guard data.count <= maximumSize else { throw CocoaError(.fileReadTooLarge) }
        guard data.starts(with: Data("{\\rtf".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
        var reader = RTFReader(scanner: RTFScanner(Array(data)))
        try reader.read()
        return reader.text
    }

    private init(scanner: RTFScanner) {
        self.scanner = scanner
    }

    private var text: NSAttributedString {
        var known: [DocumentTextStyle: TextAttributes] = [:]
        let runs = runs.map { run in
            let attributes = known[run.style] ?? TextAttributes(run.style.attributes)
            known[run.style] = attributes
            return AttributeRuns.Run(length: run.length, attributes: attributes)
        }
        // Half of a surrogate pair is replaced with one unit, so that the lengths stay correct.
        return TextSlice(string: String(decoding: units, as: UTF16.self), runs: runs).attributed
    }

    // MARK: Tokens

    private mutating func read() throws {
        while let token = scanner.next() {
            switch token {
            case .begin:
                guard groups.count < Self.maximumDepth else { throw CocoaError(.fileReadCorruptFile) }
                groups.append(group)
                pendingReplacements = 0
            case .end:
                finishName()
                guard let outer = groups.popLast() else { return }
                (group, pendingReplacements, isOptional, isStyleChanged) = (outer, 0, false, true)
                if groups.isEmpty { return }
            case .byte(let byte): if !isReplacement { append(codePage.unit(of: byte)) }
            case .character(let unit): if !isReplacement { append(unit) }
            case .optional: isOptional = true
            case .word(let word, let number): handle(word, number)
            }
        }
        finishName()
    }

    /// Returns whether a character replaces a Unicode character before it.
    private var isReplacement: Bool {
        mutating get {
            guard pendingReplacements > 0 else { return false }
            pendingReplacements -= 1
            return true
        }
    }

    private mutating func append(_ unit: UInt16) {
        switch group.destination {
        case .body: appendToBody(unit)
        case .skipped: break
        case .fonts: if unit == 0x3b { finishName() } else if name.count < Self.nameLimit { name.append(unit) }
        case .colors: if unit == 0x3b { finishColor() }
        case .instruction:
            guard let field = group.field, instructions[field].count < Self.nameLimit else { return }
            instructions[field].append(unit)
        }
    }

    private mutating func appendToBody(_ unit: UInt16) {
        if isStyleChanged {
            isStyleChanged = false
            var style = group.style
            style.family = (group.font ?? defaultFont).flatMap { fonts[$0] }
            if style != runs.last?.style { runs.append((style, 0)) }
        }
        units.append(unit)
        runs[runs.count - 1].length += 1
    }

    // MARK: Tables

    private mutating func finishName() {
        guard group.destination == .fonts, !name.isEmpty else { return }
        let family = String(decoding: name, as: UTF16.self).trimmingCharacters(in: .whitespacesAndNewlines)
        fonts[fontInTable] = family.isEmpty || family == RTFWriter.systemFamily ? nil : family
        name = []
    }

    private mutating func finishColor() {
        colors.append(colorInTable)
        colorInTable = nil
    }

    private mutating func setColor(_ part: WritableKeyPath<DocumentTextStyle.Color, UInt8>, _ number: Int?) {
        var color = colorInTable ?? DocumentTextStyle.Color(red: 0, green: 0, blue: 0)
        color[keyPath: part] = UInt8(min(max(number ?? 0, 0), 255))
        colorInTable = color
    }

    // MARK: Words

    private mutating func handle(_ word: String, _ number: Int?) {
        if isReplacement { return }
        let isOptional = isOptional
        self.isOptional = false
        if beginDestination(word) { return }
        if isOptional || RTFDestinations.skipped.contains(word) { return group.destination = .skipped }
        if let unit = RTFDestinations.characters[word] { return append(unit) }
        switch word {
        case "u":
            append(UInt16(truncatingIfNeeded: number ?? 0xfffd))
            pendingReplacements = group.replacementLength
        case "uc": group.replacementLength = min(max(number ?? 1, 0), 255)
        case "ansicpg": codePage = RTFCodePage(number ?? 1252)
        case "mac": codePage = RTFCodePage(10000)
        case "deff": defaultFont = number
        case "red": setColor(\.red, number)
        case "green": setColor(\.green, number)
        case "blue": setColor(\.blue, number)
        default: format(word, number)
        }
    }

    /// Changes the destination of the group; returns `false` for a word that begins none that is read.
    private mutating func beginDestination(_ word: String) -> Bool {
        switch word {
        case "fonttbl": group.destination = .fonts
        case "colortbl": group.destination = .colors
        case "field":
            instructions.append([])
            group.field = instructions.count - 1
        case "fldinst" where group.destination == .body: group.destination = .instruction
        case "fldrslt":
            guard group.destination == .body, let field = group.field else { return true }
            if let link = RTFField.link(in: String(decoding: instructions[field], as: UTF16.self)) {
                group.style.link = link
            }
            isStyleChanged = true
        default: return false
        }
        return true
    }

    /// Changes the style of the following text.
    private mutating func format(_ word: String, _ number: Int?) {
        isStyleChanged = true
        let isOn = number != 0
        switch word {
        case "f": if group.destination == .fonts { fontInTable = number ?? 0 } else { group.font = number }
        case "fs":
            let limits = DocumentTextStyle.sizes
            group.style.halfPoints = min(max(number ?? 24, limits.lowerBound), limits.upperBound)
        case "b": group.style.isBold = isOn
        case "i": group.style.isItalic = isOn
        case "strike", "striked": group.style.isStruckThrough = isOn
        case "ul", "ulw", "uldb", "uld", "uldash", "ulwave", "ulth": group.style.isUnderlined = isOn
        case "ulnone": group.style.isUnderlined = false
        case "cf": group.style.color = colors.indices.contains(number ?? 0) ? colors[number ?? 0] : nil
        case "ql": group.style.alignment = .left
        case "qc": group.style.alignment = .center
        case "qr": group.style.alignment = .right
        case "qj": group.style.alignment = .justified
        case "pard": group.style.alignment = .natural
        case "plain": resetCharacters()
        default: break
        }
    }

    private mutating func resetCharacters() {
        let (alignment, link) = (group.style.alignment, group.style.link)
        group.style = DocumentTextStyle()
        (group.style.alignment, group.style.link, group.font) = (alignment, link, nil)
    }
}

import ComponentFlowMarkdown
import Foundation
import OpenUIKit
import Testing

@Suite
struct AttributedMarkdownTests {
    private func parts<Value>(_ text: NSAttributedString, _ key: NSAttributedString.Key, as type: Value.Type) -> [(
        String, Value?
    )] {
        var parts: [(String, Value?)] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            parts.append((text.attributedSubstring(from: range).string, value as? Value))
        }
        return parts
    }

    private func intents(_ text: NSAttributedString) -> [String: InlinePresentationIntent] {
        var intents: [String: InlinePresentationIntent] = [:]
        for (part, value) in parts(text, .inlinePresentationIntent, as: Int.self) {
            intents[part] = InlinePresentationIntent(rawValue: UInt(bitPattern: value ?? 0))
        }
        return intents
    }

    private func blocks(_ text: NSAttributedString) -> [String: [PresentationIntent.Kind]] {
        var blocks: [String: [PresentationIntent.Kind]] = [:]
        for (part, value) in parts(text, .presentationIntentAttributeName, as: PresentationIntent.self) {
            blocks[part] = value?.components.map(\.kind)
        }
        return blocks
    }

    private func inline(_ text: String, preserving: Bool = false) throws -> String {
        let options = NSAttributedString.MarkdownParsingOptions(
            interpretedSyntax: preserving ? .inlineOnlyPreservingWhitespace : .inlineOnly)
        return try NSAttributedString(markdown: text, options: options).string
    }

    @Test("Inline syntax becomes intents")
    func inlineIntents() throws {
        let text = try NSAttributedString(markdown: "a *b* **c** ***d*** `e` ~~f~~ <g>")
        let intents = intents(text)
        #expect(text.string == "a b c d e f <g>")
        #expect(intents["b"] == .emphasized)
        #expect(intents["c"] == .stronglyEmphasized)
        #expect(intents["d"] == [.emphasized, .stronglyEmphasized])
        #expect(intents["e"] == .code)
        #expect(intents["f"] == .strikethrough)
        #expect(intents["<g>"] == .inlineHTML)
    }

    @Test("Blocks become intents, the innermost first, without separators in the text")
    func blockIntents() throws {
        let text = try NSAttributedString(markdown: "## a\n\n> 2. b\n\n```c\nd\n```\n\n---\n\n- e")
        let blocks = blocks(text)
        #expect(text.string == "abd\u{2E3B}e")
        #expect(blocks["a"] == [.header(level: 2)])
        #expect(blocks["b"] == [.paragraph, .listItem(ordinal: 2), .orderedList, .blockQuote])
        #expect(blocks["d"] == [.codeBlock(languageHint: "c")])
        #expect(blocks["\u{2E3B}"] == [.thematicBreak])
        #expect(blocks["e"] == [.paragraph, .listItem(ordinal: 1), .unorderedList])
    }

    @Test("Cells of tables have the intents of cell, row and table")
    func tableIntents() throws {
        let blocks = blocks(try NSAttributedString(markdown: "a|b\n-|:-:\nc|d"))
        let table = PresentationIntent.Kind.table(columns: [.init(alignment: .left), .init(alignment: .center)])
        #expect(blocks["a"] == [.tableCell(columnIndex: 0), .tableHeaderRow, table])
        #expect(blocks["d"] == [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), table])
    }

    @Test("An empty block of code has no text")
    func emptyCode() throws {
        #expect(try NSAttributedString(markdown: "a\n\n```\n```\n\nb").string == "ab")
    }

    @Test("Links are resolved against the base URL")
    func link() throws {
        let text = try NSAttributedString(markdown: "[a](b)", baseURL: URL(string: "https://example.org/c/"))
        let links = parts(text, .link, as: URL.self)
        #expect(links.map(\.0) == ["a"])
        #expect(links.map { $0.1?.absoluteString } == ["https://example.org/c/b"])
    }

    @Test("An image is its description with its URL and title")
    func image() throws {
        let text = try NSAttributedString(markdown: "![a](https://example.org/b \"c\")![](https://example.org/d)")
        #expect(text.string == "a\u{FFFC}")
        #expect(
            parts(text, .imageURL, as: URL.self).map { $0.1?.absoluteString } == [
                "https://example.org/b", "https://example.org/d",
            ])
        #expect(parts(text, .alternateDescription, as: String.self).map(\.1) == ["c", nil])
    }

    @Test("Items of ordered lists have the delimiter of their number")
    func delimiter() throws {
        let text = try NSAttributedString(markdown: "1) a")
        #expect(parts(text, .listItemDelimiter, as: String.self).map(\.1) == [")"])
    }

    @Test("The language is an attribute of the whole text")
    func language() throws {
        let options = NSAttributedString.MarkdownParsingOptions(languageCode: "de")
        let text = try NSAttributedString(markdown: "a *b*\n\nc", options: options)
        #expect(parts(text, .languageIdentifier, as: String.self).map(\.1) == ["de"])
    }

    @Test(
        "Only inline syntax is read if that is specified",
        arguments: [
            "# a", "- a", "1. a", "> a", "    a", "a ##", "##", "---", "***", "```", "| a |", "[a]: b", "===", "#",
            "a #",
        ])
    func inlineOnly(text: String) throws {
        #expect(try inline(text, preserving: true) == text)
        #expect(try inline(text) == text.trimmingCharacters(in: .whitespaces))
    }

    @Test("Inline syntax continues after line ends")
    func inlineLines() throws {
        #expect(try inline("*a\nb*") == "a b")
        #expect(try inline("*a\n  b*", preserving: true) == "a\n  b")
    }

    @Test("Line ends become spaces or line feeds if white space is not preserved")
    func collapsedLines() throws {
        #expect(try inline(" a \r\n\n b  \nc\\\nd\\\\\ne ") == "a b\nc\nd\\ e")
    }

    @Test("White space is preserved if that is specified")
    func preservedWhitespace() throws {
        let text = "\n  a   b \n\n\tc\n"
        #expect(try inline(text, preserving: true) == text)
    }

    @Test("A text that contains all characters that stand for line ends is read")
    func spaces() throws {
        let text = "a\u{205F}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}b"
        #expect(try inline(text + "\nc").hasSuffix("c"))
    }

    @Test("Data that are not UTF-8 throw an error, unless a part may be returned")
    func encoding() throws {
        let data = Data([0x61, 0xFF])
        #expect(throws: MarkdownError.invalidEncoding) { try NSAttributedString(markdown: data) }
        let options = NSAttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible)
        #expect(try NSAttributedString(markdown: data, options: options).string == "a\u{FFFD}")
        #expect(try NSAttributedString(markdown: Data("*a*".utf8)).string == "a")
    }

    @Test("A text that takes too long to read throws an error, unless a part may be returned")
    func tooComplex() throws {
        let text = String(repeating: "a <?", count: 100_000)
        #expect(throws: MarkdownError.tooComplex) { try NSAttributedString(markdown: text) }
        let options = NSAttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible)
        #expect(try NSAttributedString(markdown: text, options: options).string == text)
    }

    @Test("Equal texts are equal attributed strings")
    func equality() throws {
        let text = "# a\n\n- [b](https://example.org) *c*"
        #expect(try NSAttributedString(markdown: text).isEqual(to: NSAttributedString(markdown: text)))
        #expect(try !NSAttributedString(markdown: text).isEqual(to: NSAttributedString(markdown: text + "d")))
    }
}

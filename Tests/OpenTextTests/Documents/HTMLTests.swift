import Foundation
import Fuzzing
import Testing

import OpenText

@Suite("Documents in HTML") struct HTMLTests {
    private func read(_ document: String) throws -> NSAttributedString {
        try read(Data(document.utf8))
    }

    private func read(_ data: Data) throws -> NSAttributedString {
        try NSAttributedString(
            data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }

    private func write(_ text: NSAttributedString) throws -> String {
        let range = NSRange(location: 0, length: text.length)
        let data = try text.data(from: range, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        return String(decoding: data, as: UTF8.self)
    }

    private func fonts(_ text: NSAttributedString) -> [UIFont] {
        (0..<text.length).compactMap { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    }

    private func has(_ trait: UIFontDescriptor.SymbolicTraits, _ text: NSAttributedString) -> [Bool] {
        fonts(text).map { $0.fontDescriptor.symbolicTraits.contains(trait) }
    }

    private func paragraphStyle(_ text: NSAttributedString, at place: Int) -> NSParagraphStyle? {
        text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
    }

    // MARK: Text

    @Test(
        "White space is collapsed as in CSS",
        arguments: [
            ("  a \n\t b  ", "a b"), ("<p> a </p> <p> b </p>", "a\nb"), ("a<b> b</b> <i> c</i>", "a b c"),
            ("a&nbsp; &nbsp;b", "a\u{a0} \u{a0}b"), ("<pre>a  b\n  c</pre>", "a  b\u{2028}  c"),
            ("<p style='white-space:pre-wrap'> a\tb </p>", " a\tb "), ("a <br> b", "a\u{2028}b"),
        ])
    func whiteSpace(document: String, text: String) throws {
        #expect(try read(document).string == text)
    }

    @Test(
        "Blocks are paragraphs, and the last line break of one displays nothing",
        arguments: [
            ("<p>a<p>b", "a\nb"), ("<div>a<div>b</div>c</div>d", "a\nb\nc\nd"), ("<h1>a</h1>b", "a\nb"),
            ("<p>a</p><p><br></p><p>b</p>", "a\n\nb"), ("<p>a<br></p>b", "a\nb"), ("<p>a<br><br></p>b", "a\u{2028}\nb"),
            ("<p></p><div></div>a<hr>b", "a\nb"), ("<ul><li>a<li>b</ul>c", "a\nb\nc"),
            ("<table><tr><td>a</td> <td>b</td></tr>\n<tr><td></td><td>c</td></tr></table>", "a\tb\n\tc"),
            ("<table><tr><td>a<td>b<tr><td>c</table>", "a\tb\nc"), ("<dl><dt>a<dd>b</dl>", "a\nb"),
        ])
    func paragraphs(document: String, text: String) throws {
        #expect(try read(document).string == text)
    }

    @Test(
        "Character references are resolved, and what is none is text",
        arguments: [
            ("&lt;a&gt; &amp; &quot;b&quot;", "<a> & \"b\""), ("&#8364;&#x20AC;&euro;", "€€€"),
            ("&eacute;&yuml;&nbsp;", "éÿ\u{a0}"),
            ("&#0;&#xD800;&#x110000;", "\u{fffd}\u{fffd}\u{fffd}"), ("&#150;", "–"),
            ("a & b &unknown; &", "a & b &unknown; &"),
            ("1 < 2 > 1", "1 < 2 > 1"), ("&#99999999999999999999;", "&#99999999999999999999;"),
        ])
    func references(document: String, text: String) throws {
        #expect(try read(document).string == text)
    }

    @Test(
        "Comments, declarations, scripts, style sheets and hidden elements are left out",
        arguments: [
            "<!DOCTYPE html><html><head><title>Secret</title><meta charset=utf-8></head><body>text</body></html>",
            "te<!-- <b> -- > -->xt", "te<?php echo 1 ?>xt", "te<script>if (a < b) '</b>'</SCRIPT >xt",
            "<style>p { color: red }</style>text", "te<span style='display: none'>hidden <b>too</b></span>xt",
            "<p hidden>hidden</p>text", "te<svg><text>a</text></svg>xt", "te<svg/>xt", "te<img src='a.png'>xt",
            "<!--StartFragment-->text<!--EndFragment-->",
        ])
    func leftOut(document: String) throws {
        #expect(try read(document).string == "text")
    }

    @Test("An image is replaced by its alternative text")
    func image() throws {
        #expect(try read("a <img alt='smile' src=x> b").string == "a smile b")
    }

    @Test("The document names its encoding, or has a byte order mark")
    func encodings() throws {
        #expect(try read(Data("<meta charset=\"windows-1252\">".utf8) + [0xe9, 0x80]).string == "é€")
        #expect(try read(Data([0xef, 0xbb, 0xbf]) + Data("é".utf8)).string == "é")
        #expect(try read("é".data(using: .utf16) ?? Data()).string == "é")
        #expect(try read("é").string == "é")
    }

    // MARK: Format

    @Test(
        "Elements and styles have the format of a browser",
        arguments: [
            "<b>b</b>", "<strong>b</strong>", "<span style=\"font-weight:bold\">b</span>",
            "<SPAN STYLE='Font-Weight : 700 !important'>b</SPAN>", "<b style='font-style:normal'>b</b>", "<th>b</th>",
        ])
    func bold(element: String) throws {
        #expect(has(.traitBold, try read("a\(element)c")) == [false, true, false])
    }

    @Test("An element inside another one adds its format, and ends it with its end tag")
    func nested() throws {
        let text = try read("<b>a<i>b</i></b><i>c</i><b>d<span style='font-weight:normal'>e</span></b>")
        #expect(has(.traitBold, text) == [true, true, false, true, false])
        #expect(has(.traitItalic, text) == [false, true, true, false, false])
    }

    @Test("Lines below and through text are read")
    func lines() throws {
        let text = try read(
            "<u>a</u><s>b</s><span style='text-decoration: underline line-through'>c</span><a href=x style='text-decoration:none'>d</a>"
        )
        let values = [NSAttributedString.Key.underlineStyle, .strikethroughStyle].map { key in
            (0..<4).map { text.attribute(key, at: $0, effectiveRange: nil) as? Int }
        }
        #expect(values == [[1, nil, 1, nil], [nil, 1, 1, nil]])
    }

    @Test(
        "Colors are names, numbers and functions",
        arguments: ["red", "#f00", "#FF0000", "#ff0000cc", "rgb(255, 0, 0)", "rgba(255 0 0 / 50%)", "rgb(100%,0%,0%)"])
    func colors(color: String) throws {
        let text = try read("<span style='color:\(color)'>a</span>")
        let value = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(value == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("An unknown color is that of the enclosing element", arguments: ["no-color", "#ggg", "rgb(1)", "", "url(x)"])
    func unknownColors(color: String) throws {
        let text = try read("<font color=blue><span style='color:\(color)'>a</span></font>")
        let value = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(value == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test(
        "Sizes are absolute or relative to the enclosing element, and limited",
        arguments: [
            ("20pt", 20), ("16px", 12), ("2em", 48), ("50%", 12), ("1rem", 12), ("medium", 12), ("99999999pt", 1638),
            ("0pt", 24), ("-3pt", 24), ("1e400pt", 24), ("none", 24),
        ])
    func sizes(size: String, points: CGFloat) throws {
        let text = try read("<span style='font-size:24pt'><span style='font-size:\(size)'>a</span></span>")
        #expect(fonts(text).map(\.pointSize) == [points])
    }

    @Test("Headings are bold and larger")
    func headings() throws {
        let text = try read("<h1>a</h1><h3>b</h3>")
        #expect([0, 2].map { fonts(text)[$0].pointSize } == [24, 14])
        #expect([0, 2].map { has(.traitBold, text)[$0] } == [true, true])
    }

    @Test("Code has a font of equal widths")
    func code() throws {
        let family = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName
        #expect(fonts(try read("<code>a</code>")).first?.familyName == family)
    }

    @Test("Paragraphs have their alignment")
    func alignment() throws {
        let text = try read("<p align=right>a</p><p style='text-align:center'>b</p><center>c</center><p>d</p>")
        #expect([0, 2, 4, 6].map { paragraphStyle(text, at: $0)?.alignment } == [.right, .center, .center, nil])
    }

    @Test("Items belong to their lists, also to nested ones, which count from their start")
    func lists() throws {
        let text = try read("<ol start=3><li>a<ul><li>b</li></ul></li><li>c</li></ol>d")
        #expect(text.string == "a\nb\nc\nd")
        let lists = [0, 2, 4, 6].map { paragraphStyle(text, at: $0)?.textLists ?? [] }
        #expect(lists.map(\.count) == [1, 2, 1, 0])
        #expect(lists[0].first === lists[2].first)
        #expect(lists[0].first?.startingItemNumber == 3)
        #expect(lists.prefix(2).compactMap { $0.last?.markerFormat } == [.decimal, .disc])
    }

    @Test(
        "Links have their address, unless it is a program",
        arguments: [
            ("https://example.org/?a=1&amp;b=2", "https://example.org/?a=1&b=2"), ("mailto:a@b.c", "mailto:a@b.c"),
            ("javascript:alert(1)", nil), (" JavaScript:alert(1)", nil), ("java\nscript:alert(1)", nil),
            ("data:text/html,x", nil), ("", nil),
        ])
    func links(address: String, link: String?) throws {
        let text = try read("<a href=\"\(address)\">a</a>")
        #expect((text.attribute(.link, at: 0, effectiveRange: nil) as? URL)?.absoluteString == link)
    }

    @Test("A document without type is recognized by its beginning")
    func recognition() throws {
        var properties: NSDictionary?
        let text = try NSAttributedString(data: Data("\n<!doctype HTML><p>a".utf8), documentAttributes: &properties)
        #expect(text.string == "a")
        #expect(properties?["DocumentType"] as? String == "NSHTML")
    }

    // MARK: Hostile documents

    @Test(
        "Elements in each other, names and attributes of any number are read in linear time, with their text",
        arguments: [
            ("", "<div>", ""), ("", "<b>", ""), ("", "<b></i>", ""), ("", "</p>", ""), ("", "<", ""), ("", "&", ""),
            ("", "<!", ""), ("", "<ul><li>", ""), ("", "<td>", ""), ("<", "b", ">"), ("<b ", "a=b ", ">"),
            ("<b style='", "color:red;", "'>"),
        ])
    func deep(start: String, unit: String, end: String) throws {
        let prefix = start + String(repeating: unit, count: 50_000) + end
        #expect(try read(prefix + "><p>text</p>").string.hasSuffix("text"))
    }

    @Test(
        "A document that is not ended is read to its end",
        arguments: ["<b", "<b a", "<b a=", "<b a='", "<!-", "<!--", "</", "</b", "&#", "<script>"])
    func unended(end: String) throws {
        #expect(try read("<p>text</p>" + end).string.hasPrefix("text"))
    }

    @Test("A document that is too large is an error")
    func tooLarge() {
        #expect(throws: CocoaError.self) { try read(String(repeating: "a", count: 33 << 20)) }
    }

    @Test("Random changes of documents never trap", arguments: 0..<300 as Range<UInt64>)
    func mutations(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var bytes = Array(try write(DocumentTexts.random(&random)).utf8)
        let pieces = [
            "<", ">", "</p>", "<ul>", "<li>", "<td>", "<pre>", "<!--", "&#x", ";", "'", "\"", "<br>", "<svg>", "=", "/",
        ]
        for _ in 0..<Int.random(in: 1...20, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            if Bool.random(using: &random) {
                bytes[place] = .random(in: 0...255, using: &random)
            } else {
                bytes.insert(contentsOf: DocumentTexts.pick(pieces, &random).utf8, at: place)
            }
        }
        #expect(try read(Data(bytes)).length <= bytes.count)
    }

    // MARK: Writing

    @Test(
        "A random text is read as it was written, without the end of its last paragraph",
        arguments: 0..<300 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let text = DocumentTexts.random(&random)
        let (result, expected) = (try read(try write(text)), DocumentTexts.outline(text).dropLast())
        // The format of the end of a paragraph is not written.
        let newline = "\(UInt16(0x0a)) "
        #expect(
            DocumentTexts.outline(result).filter { !$0.hasPrefix(newline) }
                == expected.filter { !$0.hasPrefix(newline) })
        #expect(result.string == String(text.string.dropLast()))
    }
}

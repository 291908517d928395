import Foundation
import Fuzzing
import Testing

import OpenText

@Suite("Documents in the Rich Text Format") struct RTFTests {
    private func read(_ document: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(document.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
            documentAttributes: nil)
    }

    private func write(_ text: NSAttributedString) throws -> String {
        let range = NSRange(location: 0, length: text.length)
        let data = try text.data(from: range, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        return String(decoding: data, as: UTF8.self)
    }

    private func font(_ text: NSAttributedString, at place: Int = 0) -> UIFont? {
        text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }

    // MARK: Reading

    @Test(
        "Characters are read in the code page, as Unicode and by name",
        arguments: [
            (#"{\rtf1\ansi caf\'e9}"#, "café"), (#"{\rtf1\ansi\ansicpg1251 \'cf\'f0}"#, "Пр"),
            (#"{\rtf1 \u8364?5}"#, "€5"), (#"{\rtf1\uc2 \u8364??5}"#, "€5"), (#"{\rtf1\uc0 \u8364 5}"#, "€5"),
            (#"{\rtf1 \u-10179?\u-8704?}"#, "😀"), (#"{\rtf1 \u8364\'805}"#, "€5"),
            (#"{\rtf1 a\~b\_c\-d}"#, "a\u{a0}b\u{2011}c\u{ad}d"),
            (#"{\rtf1 \{\\\}}"#, #"{\}"#), (#"{\rtf1 \ldblquote a\rdblquote\emdash b}"#, "“a”—b"),
            ("{\\rtf1 a\nb\\par c\\tab d\\line e}", "ab\nc\td\u{2028}e"),
        ])
    func characters(document: String, text: String) throws {
        #expect(try read(document).string == text)
    }

    @Test(
        "Pictures, styles, comments and unknown destinations are left out",
        arguments: [
            #"{\rtf1{\stylesheet{\s0 Normal;}}{\info{\title Secret}}text}"#,
            #"{\rtf1{\*\generator Writer;}te{\*\unknown{\b hidden}}xt}"#,
            #"{\rtf1 te{\pict\pngblip 89504e47}xt}"#, "{\\rtf1 te{\\pict\\bin5 a}{}b}xt}", #"{\rtf1 text}trailing}"#,
        ])
    func skipped(document: String) throws {
        #expect(try read(document).string == "text")
    }

    @Test("The end of a group restores the style")
    func groups() throws {
        let text = try read(#"{\rtf1\fs40 a{\b\i b}{\ul c\ulnone d}{\strike e\strike0 f}\plain g}"#)
        #expect(text.string == "abcdefg")
        let traits = (0..<7).map { font(text, at: $0)?.fontDescriptor.symbolicTraits.contains(.traitBold) }
        #expect(traits == [false, true, false, false, false, false, false])
        #expect(font(text, at: 1)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect((0..<7).map { font(text, at: $0)?.pointSize } == [20, 20, 20, 20, 20, 20, 12])
        let lines = (0..<7).map { text.attribute(.underlineStyle, at: $0, effectiveRange: nil) as? Int }
        #expect(lines == [nil, nil, 1, nil, nil, nil, nil])
        let strikes = (0..<7).map { text.attribute(.strikethroughStyle, at: $0, effectiveRange: nil) as? Int }
        #expect(strikes == [nil, nil, nil, nil, 1, nil, nil])
    }

    @Test("Colors are those of the table, of which the first is the default")
    func colors() throws {
        let text = try read(#"{\rtf1{\colortbl;\red255\green0\blue0;\red0\green0\blue300;}a\cf1 b\cf2 c\cf0 d\cf9 e}"#)
        let colors = (0..<5).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
        let (red, blue) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(colors == [nil, red, blue, nil, nil])
    }

    @Test("Paragraphs have their alignment")
    func alignment() throws {
        let text = try read(#"{\rtf1\qc a\par\qr b\par\pard c}"#)
        let alignments = [0, 2, 4].map { place in
            (text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle)?.alignment
        }
        #expect(alignments == [.center, .right, nil])
    }

    @Test(
        "The result of a field with an address is a link, and that of another field is text",
        arguments: [
            (#"HYPERLINK "https://example.org/a""#, "https://example.org/a"),
            ("HYPERLINK https://example.org ", "https://example.org"),
            (#"HYPERLINK \\l "place""#, nil), ("PAGE", nil), ("", nil),
        ])
    func links(instruction: String, link: String?) throws {
        let text = try read(#"{\rtf1 a{\field{\*\fldinst{\#(instruction)}}{\fldrslt{\ul b}}}c}"#)
        #expect(text.string == "abc")
        let links = (0..<3).map { (text.attribute(.link, at: $0, effectiveRange: nil) as? URL)?.absoluteString }
        #expect(links == [nil, link, nil])
    }

    @Test("A font that is not installed is read as the system font, and an installed one by its name")
    func fonts() throws {
        let family = try #require(
            UIFont.familyNames.first { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0 == " ") } })
        let text = try read(#"{\rtf1\deff1{\fonttbl{\f0\fnil No Such Font;}{\f1 \#(family){\*\falt Other};}}a\f0 b}"#)
        #expect(font(text, at: 0)?.familyName == family)
        #expect(font(text, at: 1)?.familyName == UIFont.systemFont(ofSize: 12).familyName)
    }

    @Test("A document without type is recognized by its content, and its format reported")
    func recognition() throws {
        var properties: NSDictionary?
        let text = try NSAttributedString(data: Data(#"{\rtf1 a}"#.utf8), documentAttributes: &properties)
        #expect(text.string == "a")
        #expect(properties?["DocumentType"] as? String == "NSRTF")
        #expect(try NSAttributedString(data: Data("{a}".utf8), documentAttributes: nil).string == "{a}")
    }

    // MARK: Hostile documents

    @Test("Data that is no document, groups that are too deep and documents that are too large are errors")
    func errors() {
        #expect(throws: CocoaError.self) { try read("plain") }
        #expect(throws: CocoaError.self) { try read(#"{\rtf1"# + String(repeating: "{", count: 300) + "a}") }
        #expect(throws: CocoaError.self) { try read(#"{\rtf1 "# + String(repeating: "a", count: 33 << 20) + "}") }
    }

    @Test(
        "Numbers and words of any length have no effect beyond their limits",
        arguments: [
            #"{\rtf1\fs99999999999999999999999\f-9\cf-2147483648\uc-5 a}"#, #"{\rtf1\fs-1\bin-7 a}"#,
            #"{\rtf1\u99999999999999?}"#, #"{\rtf1 a\bin99999999999}"#,
            #"{\rtf1\"# + String(repeating: "z", count: 100_000) + " a}",
            #"{\rtf1 a"# + String(repeating: #"\bin0"#, count: 100_000),
            #"{\rtf1 a\'"#, #"{\rtf1 a\"#, #"{\rtf1 a\'zz}"#,
            #"{\rtf1 a"# + String(repeating: "{}", count: 100_000), #"{\rtf1{\fldrslt a}}"#,
        ])
    func limits(document: String) throws {
        #expect(try read(document).length <= 3)
    }

    @Test("Random changes of documents never trap", arguments: 0..<300 as Range<UInt64>)
    func mutations(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var bytes = Array(try write(DocumentTexts.random(&random)).utf8)
        let pieces = [
            "{", "}", "\\", "\\u-1", "\\bin9 ", "\\'8", "{\\fonttbl", "{\\colortbl", "{\\field{\\*\\fldinst",
            "{\\fldrslt",
        ]
        for _ in 0..<Int.random(in: 1...20, using: &random) {
            let place = Int.random(in: 5..<bytes.count, using: &random)
            if Bool.random(using: &random) {
                bytes[place] = .random(in: 0...255, using: &random)
            } else {
                bytes.insert(contentsOf: DocumentTexts.pick(pieces, &random).utf8, at: place)
            }
        }
        let text = try? NSAttributedString(
            data: Data(bytes), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        #expect((text?.length ?? 0) <= bytes.count)
    }

    // MARK: Writing

    @Test("A random text is read as it was written", arguments: 0..<300 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let text = DocumentTexts.random(&random)
        #expect(DocumentTexts.outline(try read(try write(text))) == DocumentTexts.outline(text))
    }

    @Test("Attachments and control characters are not written, and a document is ASCII")
    func writtenCharacters() throws {
        let document = try write(NSAttributedString(string: "a\u{fffc}\u{1}\u{7f}é\0b"))
        #expect(document.utf8.allSatisfy { $0 < 0x80 })
        #expect(try read(document).string == "aéb")
    }

    @Test("A part of a text is written")
    func range() throws {
        let text = NSAttributedString(string: "one two")
        let data = try text.data(from: NSRange(location: 4, length: 100))
        #expect(String(decoding: data, as: UTF8.self) == "two")
    }

    @Test("HTML has elements for the attributes, and escapes its text")
    func html() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSAttributedString(
            string: "a<b>&\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 10), .paragraphStyle: style])
        let range = NSRange(location: 0, length: text.length)
        let data = try text.data(from: range, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let document = String(decoding: data, as: UTF8.self)
        #expect(document.contains("text-align:center"))
        #expect(document.contains("<span style=\"font-size:10.0pt\"><b>a&lt;b&gt;&amp;</b></span></p>"))
    }
}

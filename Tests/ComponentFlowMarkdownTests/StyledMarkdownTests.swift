import Foundation
import OpenUIKit
import Testing

@testable import ComponentFlowMarkdown

@Suite
struct StyledMarkdownTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 640, height: 320)).image { _ in }

    private func attributes(_ text: NSAttributedString, of part: String) -> [NSAttributedString.Key: Any] {
        let range = (text.string as NSString).range(of: part)
        return range.location == NSNotFound ? [:] : text.attributes(at: range.location, effectiveRange: nil)
    }

    private func font(_ text: NSAttributedString, of part: String) -> UIFont? {
        attributes(text, of: part)[.font] as? UIFont
    }

    private func paragraph(_ text: NSAttributedString, of part: String) -> NSParagraphStyle? {
        attributes(text, of: part)[.paragraphStyle] as? NSParagraphStyle
    }

    @Test("Blocks are paragraphs, and items have marks between tabs")
    func paragraphs() {
        let text = MarkdownDocument("# a\n\nb  \nc\n\n- d\n  - e\n\n2. f\n\n- [x] g").attributedString()
        #expect(text.string == "a\nb\u{2028}c\n\t•\td\n\t◦\te\n\t2.\tf\n\t☑\tg")
    }

    @Test("Headings are bold, and the higher the larger")
    func headings() throws {
        let text = MarkdownDocument("# one\n## two\n### three\nbody").attributedString()
        let fonts = try ["one", "two", "three", "body"].map { try #require(font(text, of: $0)) }
        #expect(fonts.map(\.pointSize) == fonts.map(\.pointSize).sorted(by: >))
        #expect(
            fonts.map { $0.fontDescriptor.symbolicTraits.contains(.traitBold) } == [true, true, true, false])
    }

    @Test("Strong text is bold, emphasis italic, and code monospaced on a background")
    func inlineStyles() throws {
        let text = MarkdownDocument("**bold** *italic* `code` ~~struck~~").attributedString()
        #expect(try #require(font(text, of: "bold")).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(try #require(font(text, of: "italic")).fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(try #require(font(text, of: "code")).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        #expect(attributes(text, of: "code")[.backgroundColor] as? UIColor == MarkdownStyle().codeBackground)
        #expect(attributes(text, of: "struck")[.strikethroughStyle] as? Int == 1)
    }

    @Test("Items are indented by their depth, with the mark before the text")
    func indents() throws {
        let text = MarkdownDocument("- one\n  - two\n\n    more").attributedString()
        let second = try #require(paragraph(text, of: "two"))
        #expect(second.headIndent == 56)
        #expect(second.firstLineHeadIndent == 28)
        #expect(try #require(paragraph(text, of: "more")).firstLineHeadIndent == 56)
    }

    @Test("Very deep lists are not indented further")
    func maximumIndent() throws {
        let text = MarkdownDocument(String(repeating: "- ", count: 30) + "deep").attributedString()
        #expect(try #require(paragraph(text, of: "deep")).headIndent == 8 * 28)
    }

    @Test("Quotes are indented and have their own color")
    func quotes() throws {
        let text = MarkdownDocument("> quoted").attributedString()
        #expect(try #require(paragraph(text, of: "quoted")).headIndent == 18)
        #expect(attributes(text, of: "quoted")[.foregroundColor] as? UIColor == .secondaryLabel)
    }

    @Test("Links have the attribute that text views open")
    func links() {
        let text = MarkdownDocument("[a](https://example.org)").attributedString()
        #expect((attributes(text, of: "a")[.link] as? URL)?.absoluteString == "https://example.org")
    }

    @Test("A table is lines with tab stops at the columns")
    func tables() throws {
        let text = MarkdownDocument("a|b\n-|-:\nlong cell|d").attributedString()
        #expect(text.string == "a\tb\nlong cell\td")
        let row = try #require(paragraph(text, of: "a"))
        let stops: [NSTextTab] = row.tabStops
        #expect(stops.map(\.alignment) == [.right])
        #expect(stops[0].location > 60)
    }

    @Test("A loaded image is an attachment of limited size, and another one its description")
    func images() throws {
        let document = MarkdownDocument("a ![b](https://example.org/1) ![c](https://example.org/2)")
        var requested: [String] = []
        let text = document.attributedString { image in
            requested.append(image.url.lastPathComponent)
            return image.url.lastPathComponent == "1" ? self.image : nil
        }
        #expect(text.string == "a \u{FFFC} c")
        #expect(requested == ["1", "2"])
        let attachment = try #require(attributes(text, of: "\u{FFFC}")[.attachment] as? NSTextAttachment)
        #expect(attachment.bounds.size == CGSize(width: 240, height: 120))
    }

    @Test("The style determines fonts and colors")
    func style() {
        var style = MarkdownStyle()
        style.font = .systemFont(ofSize: 30)
        style.color = .systemRed
        style.bullets = []
        let text = MarkdownDocument("- a").attributedString(style: style)
        #expect(font(text, of: "a")?.pointSize == 30)
        #expect(attributes(text, of: "a")[.foregroundColor] as? UIColor == .systemRed)
    }

    @Test("Without fonts of headings, they have the font of paragraphs")
    func noHeadingFonts() throws {
        var style = MarkdownStyle()
        style.headingFonts = []
        let text = MarkdownDocument("# a").attributedString(style: style)
        #expect(try #require(font(text, of: "a")).pointSize == style.font.pointSize)
    }
}

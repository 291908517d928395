import Testing

@testable import OpenText
@testable import OpenUIControls
import UIKitTestSupport

/// Tests paragraphs that are divided into blocks.
@MainActor @Suite struct LongParagraphTests {
    private func make(_ text: String, width: CGFloat = 300) -> (NSTextStorage, NSLayoutManager, DocumentLayout?) {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 15)])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: width, height: 0)))
        return (storage, manager, manager.document)
    }

    @Test("A paragraph of 8,192 bytes is one block, and a longer one is divided but remains one paragraph")
    func blocks() {
        let short = NSTextStorage(string: "x\n" + String(repeating: "a", count: 8191) + "\ny")
        #expect(short.blockCount == 3)
        let long = NSTextStorage(string: "x\n" + String(repeating: "a", count: 8192) + "\ny")
        #expect(long.blockCount > 4)
        #expect(long.paragraphCount == 3)
        #expect(long.paragraphRange(1) == NSRange(location: 2, length: 8193))
        #expect(long.paragraphIndex(at: 8000) == 1)
        #expect(!long.isContinuation(1))
        #expect(long.isContinuation(2))
    }

    @Test("A break inserted into a divided paragraph merges the parts that are short enough into one block")
    func undivided() {
        let storage = NSTextStorage(string: String(repeating: "a", count: 10_380))
        storage.replaceCharacters(in: NSRange(location: 4136, length: 0), with: "\n")
        #expect(storage.blockCount == 2)
        #expect(storage.blockRange(0) == NSRange(location: 0, length: 4137))
    }

    @Test("A character does not extend beyond a block, which bounds the cost of endless grapheme clusters")
    func characters() {
        let storage = NSTextStorage(string: "a" + String(repeating: "\u{301}", count: 100_000))
        #expect(storage.blockCount > 50)
        #expect(storage.boundary(after: 0) < 4000)
        #expect(storage.boundary(before: storage.length) > storage.length - 4000)
        let flags = NSTextStorage(string: String(repeating: "🇩🇪", count: 5000))
        #expect((0..<flags.blockCount).allSatisfy { flags.blockRange($0).location % 4 == 0 })
    }

    @Test("The caret moves across block boundaries", arguments: ["a", "ש", "0", "漢", "words "])
    func steps(part: String) throws {
        let text = String(repeating: part, count: 20_000 / part.utf8.count)
        let (storage, manager, made) = make(text)
        let document = try #require(made)
        let isRightToLeft = part == "ש"
        #expect(manager.numberOfGlyphs == storage.length)
        for block in 1..<storage.blockCount {
            let border = storage.blockRange(block).location
            #expect(document.visualNeighbor(of: border - 1, toRight: !isRightToLeft) == border)
            #expect(document.visualNeighbor(of: border, toRight: isRightToLeft) == border - 1)
            let (end, start) = (document.caretRect(at: border, .backward), document.caretRect(at: border, .forward))
            #expect(end.maxY <= start.minY + 0.01)
            let found = document.closestOffset(to: CGPoint(x: end.minX, y: end.midY))
            #expect(found.offset == border)
            #expect(found.affinity == .backward)
        }
    }

    @Test("Opening and editing an endless word lays out only the visible part")
    func lazy() throws {
        let (storage, _, made) = make(String(repeating: "ab", count: 100_000))
        let document = try #require(made)
        #expect(document.layOut(0...400, margin: 0).paragraphs.count <= 2)
        storage.replaceCharacters(in: NSRange(location: 10, length: 0), with: "x")
        #expect((0..<document.count).count(where: document.isLaidOut) <= 2)
        let caret = document.caretRect(at: storage.length, .forward)
        #expect(caret.minY > 10_000)
        #expect((0..<document.count).count(where: document.isLaidOut) <= 3)
    }

    @Test("All blocks of a paragraph have the style and the writing direction of its start")
    func inherited() throws {
        let text = "שלום" + String(repeating: "1234567890", count: 2000)
        let (storage, _, made) = make(text)
        let document = try #require(made)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
        let layout = document.layout(of: 3)
        #expect(layout.inherited?.lineSpacing == 7)
        #expect(layout.isRightToLeft(line: 2))
        storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "latin")
        #expect(!document.layout(of: 3).isRightToLeft(line: 2))
    }

    @Test("Measured heights are not measured again")
    func measured() throws {
        let (_, _, made) = make(String(repeating: "line\n", count: 1000))
        let document = try #require(made)
        document.layOutAll()
        let height = document.height
        let known = (0..<document.count).filter(document.isLaidOut)
        #expect(known.count < 1000)
        document.layOutAll()
        #expect((0..<document.count).filter(document.isLaidOut) == known)
        #expect(document.height == height)
    }

    @Test("A text field shows the part of a long text around its caret")
    func field() throws {
        let stage = WindowStage()
        let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = String(repeating: "0123456789", count: 50_000)
        field.becomeFirstResponder()
        for place in [0, 250_000, 500_000, 250_001] {
            let start = try #require(field.position(from: field.beginningOfDocument, offset: place))
            field.selectedTextRange = field.textRange(from: start, to: start)
            field.layoutIfNeeded()
            field.lineView.layoutIfNeeded()
            let caret = field.lineView.caretRect(at: place, affinity: .forward)
            #expect(caret.minX >= field.lineView.bounds.minX - 0.5)
            #expect(caret.maxX <= field.lineView.bounds.maxX + 0.5)
            #expect(field.editor.lineRange(at: place, affinity: .forward).length == 500_000)
        }
    }

    @Test(
        "Text container insets that are not finite are ignored", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
    func insets(length: CGFloat) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.text = "text"
        let expected = view.sizeThatFits(CGSize(width: 100, height: 100))
        view.textContainerInset = UIEdgeInsets(top: 8, left: length, bottom: 8, right: length)
        view.textContainer.lineFragmentPadding = 5
        #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == expected)
        view.textContainer.lineFragmentPadding = length
        #expect(view.sizeThatFits(CGSize(width: 100, height: 100)).width.isFinite)
    }
}

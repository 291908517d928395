import OpenCoreGraphics
import TestSupport
import Testing

@testable import OpenText
import UIKitTestSupport

@Suite("Layout of lists") struct TextListLayoutTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func attributes(_ lists: [NSTextList], _ change: (NSMutableParagraphStyle) -> Void = { _ in })
        -> [NSAttributedString.Key: Any]
    {
        let style = NSMutableParagraphStyle()
        style.textLists = lists
        change(style)
        return [.font: font, .paragraphStyle: style]
    }

    private func typeset(_ text: String, _ lists: [NSTextList], width: CGFloat? = nil) -> TypesetText {
        TypesetText(NSAttributedString(string: text, attributes: attributes(lists)).textContent, width: width)
    }

    private static let numbers = NSTextList(markerFormat: "{decimal}.", options: 0)
    private static let bullets = NSTextList(markerFormat: .disc, options: 0)

    // MARK: Text that is drawn

    @Test("All lines of an item are indented by twice the size of its font per level", arguments: [1, 2, 3])
    func indentation(level: Int) {
        let text = typeset("several words that wrap", Array(repeating: Self.bullets, count: level), width: 220)
        #expect(text.lines.count > 1)
        #expect(Set(text.lines.map(\.frame.minX)) == [40 * CGFloat(level)])
    }

    @Test("The marker ends half of the font's size in front of the text, on its baseline")
    func markerPosition() throws {
        let text = typeset("item", [Self.numbers])
        let marker = try #require(text.runs.first { $0.isMarker })
        expectNear(marker.origin.x + marker.width, 30, within: 0.01)
        #expect(marker.origin.y == text.lines[0].baseline)
        #expect(text.runs.count { $0.isMarker } == 1)
    }

    @Test("The marker of a text from right to left is at its right")
    func rightToLeft() throws {
        let text = typeset("שלום", [Self.bullets], width: 200)
        let marker = try #require(text.runs.first { $0.isMarker })
        expectNear(text.lines[0].frame.maxX, 160, within: 0.01)
        expectNear(marker.origin.x, 170, within: 0.01)
    }

    @Test("A marker that is wider than the indentation moves the first line")
    func wideMarker() throws {
        let list = NSTextList(markerFormat: "Chapter {decimal}:", options: 0)
        let text = typeset("several words that wrap", [list], width: 260)
        let marker = try #require(text.runs.first { $0.isMarker })
        expectNear(marker.origin.x, 0, within: 0.01)
        #expect(text.lines[0].frame.minX > 40)
        #expect(text.lines[1].frame.minX == 40)
    }

    @Test("Paragraphs of a text have markers, and an empty one at the end has none")
    func paragraphs() {
        #expect(typeset("a\nb\n\nc\n", [Self.bullets]).runs.count { $0.isMarker } == 4)
    }

    @Test("An empty paragraph at the end has the style of the preceding one")
    func styleOfEmptyEnd() {
        func height(_ lists: [NSTextList]) -> CGFloat {
            let style = attributes(lists) { $0.minimumLineHeight = 50 }
            let text = NSMutableAttributedString(string: "a\n", attributes: attributes(lists))
            text.append(NSAttributedString(string: "b\n", attributes: style))
            return TypesetText(text.textContent, width: nil).size.height
        }
        #expect(height([Self.bullets]) == height([]))
    }

    @Test("Indents of the paragraph style add to those of the list")
    func ownIndents() {
        let text = NSAttributedString(
            string: "several words that wrap",
            attributes: attributes([Self.bullets]) { ($0.firstLineHeadIndent, $0.headIndent) = (7, 3) })
        let lines = TypesetText(text.textContent, width: 220).lines
        #expect(lines[0].frame.minX == 47)
        #expect(lines[1].frame.minX == 43)
    }

    @Test("Parts of a long text have the markers of their lines")
    func slices() {
        let parts = typeset(Array(repeating: "item", count: 10).joined(separator: "\n"), [Self.numbers]).slices(of: 2)
        #expect(parts.map { part in part.runs.count { $0.isMarker } } == [2, 2, 2, 2, 2])
    }

    @Test("Core Text has no markers")
    func coreText() {
        let text = NSAttributedString(string: "item", attributes: attributes([Self.bullets]))
        let plain = NSAttributedString(string: "item", attributes: [.font: font])
        #expect(
            CTLineGetGlyphCount(CTLineCreateWithAttributedString(text))
                == CTLineGetGlyphCount(CTLineCreateWithAttributedString(plain)))
    }

    // MARK: Documents

    private func markers(of document: DocumentLayout) -> [String] {
        (0..<document.count).map { document.layout(of: $0).request.content.paragraph.details.marker?.string ?? "" }
    }

    private func layout(of storage: NSTextStorage) -> (NSLayoutManager, NSTextContainer) {
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        manager.addTextContainer(container)
        return (manager, container)
    }

    @Test("Numbers follow insertions, deletions and changes of attributes")
    func numbersFollow() throws {
        let storage = NSTextStorage(string: "a\nb\nc", attributes: attributes([Self.numbers]))
        let (manager, _) = layout(of: storage)
        let document = try #require(manager.document)
        #expect(markers(of: document) == ["1.", "2.", "3."])
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x\n")
        #expect(markers(of: document) == ["1.", "2.", "3.", "4."])
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "")
        #expect(markers(of: document) == ["1.", "2.", "3."])
        storage.addAttributes(attributes([]), range: NSRange(location: 0, length: 1))
        #expect(markers(of: document) == ["", "1.", "2."])
    }

    @Test("Numbers follow a change of attributes after an edit that left them unchanged")
    func numbersFollowTwoEdits() throws {
        let storage = NSTextStorage(string: "a\nb\nc\nd", attributes: attributes([Self.numbers]))
        let (manager, _) = layout(of: storage)
        let document = try #require(manager.document)
        #expect(markers(of: document) == ["1.", "2.", "3.", "4."])
        storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "x")
        storage.addAttributes(attributes([]), range: NSRange(location: 3, length: 2))
        #expect(markers(of: document) == ["1.", "", "1.", "2."])
    }

    @Test("The numbers of the items of a long list are determined once each")
    func complexity() {
        var lists = DocumentLists(count: 1000)
        var calls = 0
        func number(_ block: Int) -> String? {
            lists.counter(after: block) { _ in
                calls += 1
                return [Self.numbers]
            }.marker
        }
        #expect(number(999) == "1000.")
        #expect(number(500) == "501.")
        lists.replace(0..<1, with: 1)
        #expect(number(0) == "1.")
        #expect(number(1) == "2.")
        #expect(calls == 1001)
    }

    @Test("An empty paragraph at the end continues the list unless the line break has another style for it")
    func emptyEnd() throws {
        let storage = NSTextStorage(string: "a\n", attributes: attributes([Self.numbers]))
        let (manager, _) = layout(of: storage)
        let document = try #require(manager.document)
        #expect(markers(of: document) == ["1.", "2."])
        storage.addAttribute(
            .followingParagraphStyle, value: NSParagraphStyle(), range: NSRange(location: 1, length: 1))
        #expect(markers(of: document) == ["1.", ""])
    }

    @Test("After random edits, the markers equal those of a fresh layout", arguments: 1...8 as ClosedRange<UInt64>)
    func incrementalEqualsFresh(seed: UInt64) throws {
        var samples = TextSamples(seed: seed)
        let storage = NSTextStorage(string: samples.text(words: 1..<80), attributes: [.font: font])
        let (manager, _) = layout(of: storage)
        let choices: [[NSTextList]] = [
            [], [Self.numbers], [Self.numbers, Self.bullets], [Self.numbers, Self.numbers],
        ]
        for _ in 0..<25 {
            // Edits that follow each other without a layout find only a part of the numbers.
            for _ in 0..<samples.next(1..<5) {
                if samples.chance(3) {
                    samples.edit(storage)
                } else {
                    let paragraph = storage.paragraphRange(samples.next(0..<storage.paragraphCount))
                    let lists = choices[samples.chance(2) ? 1 : samples.next(0..<choices.count)]
                    storage.addAttributes(attributes(lists), range: paragraph)
                }
            }
            let copy = NSTextStorage(attributedString: storage)
            let (fresh, _) = layout(of: copy)
            #expect(markers(of: try #require(manager.document)) == markers(of: try #require(fresh.document)))
            withExtendedLifetime(copy) {}
        }
    }
}

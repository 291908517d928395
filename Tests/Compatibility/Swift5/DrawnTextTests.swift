import CoreGraphics
import CoreText
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Code of a client that imports UIKit and its parts under their own names, and `Testing`.
@Suite @MainActor struct DrawnTextTests {
    private let text = NSAttributedString(
        string: "A text that does not fit into one column continues in the next one, up to its last word.",
        attributes: [.font: UIFont.systemFont(ofSize: 16)])

    private func columns() -> ColumnsView {
        let view = ColumnsView(frame: CGRect(x: 0, y: 0, width: 320, height: 68))
        view.backgroundColor = .white
        view.text = text
        view.layer.displayIfNeeded()
        return view
    }

    @Test("The text of a column begins where that of the previous one ends")
    func continuation() {
        let ranges = columns().columns.map(CTFrameGetVisibleStringRange)
        #expect(ranges.map(\.location) == [0, ranges.first?.length])
    }

    @Test("A point at the beginning of the second column is at its first character")
    func characterAtPoint() throws {
        let view = columns()
        let second = try #require(view.columns.dropFirst().first)
        #expect(view.characterIndex(at: CGPoint(x: 165, y: 14)) == CTFrameGetVisibleStringRange(second).location)
    }

    @Test("The outline of a text is as wide as its ink")
    func outlines() {
        let word = NSAttributedString(string: "HI", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let ink = CTLineGetImageBounds(CTLineCreateWithAttributedString(word), nil)
        #expect((-1...1).contains(outline(of: word).boundingBoxOfPath.width - ink.width))
    }

    @Test("The lines of a typesetter contain the text once", arguments: [60, 90, 140])
    func lines(width: CGFloat) {
        let lines = linesOfText(text) { width + CGFloat($0 % 2) * 30 }
        #expect(lines.map { CTLineGetStringRange($0).length }.reduce(0, +) == text.length)
    }

    @Test("A text is higher in a smaller width")
    func heights() {
        #expect(heightOfText(text, width: 100) > heightOfText(text, width: 300))
    }

    @Test("A paragraph style of Core Text centers the text")
    func alignment() throws {
        let string = styledText("Center", font: .systemFont(ofSize: 14))
        let style = try #require(string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        #expect(style.alignment == .center)
    }

    @Test("A paragraph style of Core Text determines the height of lines")
    func lineHeight() {
        #expect(heightOfText(styledText("One line", font: .systemFont(ofSize: 14)), width: 300) == 30)
    }
}

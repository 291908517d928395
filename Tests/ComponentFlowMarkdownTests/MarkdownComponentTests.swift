import ComponentFlow
import ComponentFlowTesting
import Foundation
import TestSupport
import Testing

@testable import ComponentFlowMarkdown

@Suite @MainActor
struct MarkdownComponentTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))

    private func views<View: UIView>(_ type: View.Type) -> [View] {
        func collect(_ view: UIView) -> [View] {
            ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap(collect)
        }
        return stage.componentView.map(collect) ?? []
    }

    private var texts: [String] { views(SelectableText.View.self).map(\.text) }

    private func sections(_ text: String, isLazy: Bool = false) -> [MarkdownSection] {
        MarkdownSectionBuilder.sections(
            of: MarkdownDocument(text), style: MarkdownStyle(), showsImages: true, isLazy: isLazy, images: { _ in nil })
    }

    @Test("Adjacent paragraphs and lists are one text, and headings and code texts of their own")
    func division() {
        stage.show(Markdown("# a\n\nb\n\n- c\n\n```\nd\n```\n\ne"))
        #expect(texts == ["a", "b\n\t•\tc", "d", "e"])
    }

    @Test("The component has the proposed width")
    func width() {
        #expect(stage.show(Markdown("a")).width == 400)
    }

    @Test("A click on a link calls the closure with its URL")
    func openLink() throws {
        var opened: [String] = []
        stage.show(
            Markdown("[a link](https://example.org/a)").onOpenLink { url in
                opened.append(url.absoluteString)
                return true
            })
        let view = try #require(views(SelectableText.View.self).first)
        stage.tap(at: view.convert(CGPoint(x: 15, y: 10), to: nil))
        #expect(opened == ["https://example.org/a"])
    }

    @Test("The text is shown again if it changes, and the selection remains if it does not")
    func change() throws {
        stage.show(Markdown("some words"))
        let view = try #require(views(SelectableText.View.self).first)
        view.selectedRange = NSRange(location: 0, length: 4)
        stage.show(Markdown("some words"))
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
        stage.show(Markdown("other words"))
        #expect(texts == ["other words"])
    }

    @Test("The fonts follow the text size that the user prefers")
    func dynamicType() throws {
        stage.show(Markdown("# a\n\n*b*"))
        let before = views(SelectableText.View.self).map(\.frame.height)
        stage.setTextScale(3.1)
        let after = views(SelectableText.View.self).map(\.frame.height)
        #expect(zip(before, after).allSatisfy { $1 > $0 * 1.3 })
        #expect(before.count == 2)
    }

    @Test("The space for marks of lists and the width of cells grow with the font of paragraphs")
    func distancesInTextSizes() {
        let (usual, large) = (MarkdownStyle().inTextSize(.large), MarkdownStyle().inTextSize(.accessibilityExtraLarge))
        #expect(usual.listIndent == 28)
        #expect(usual.maximumCellWidth == 320)
        #expect(large.font.pointSize == 40)
        #expect(large.headingFonts.first?.pointSize == 48)
        expectNear(large.listIndent, 28 * 40 / 17, within: 0.01)
        expectNear(large.maximumCellWidth, 320 * 40 / 17, within: 0.01)
        var fixed = MarkdownStyle()
        fixed.font = .systemFont(ofSize: 15)
        #expect(fixed.inTextSize(.accessibilityExtraLarge).listIndent == 28)
    }

    @Test("Items of a list are indented further in a larger text size")
    func listTextSize() throws {
        func indent() throws -> CGFloat {
            let text = try #require(views(SelectableText.View.self).first?.attributedText)
            let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            return try #require(style).headIndent
        }
        stage.show(Markdown("2. Connect it"))
        #expect(try indent() == 28)
        stage.setTextScale(3.1)
        #expect(try indent() > 80)
    }

    @Test("A table has a text for each cell")
    func table() {
        stage.show(Markdown("a|b\n-|-\nc|d"))
        #expect(texts == ["a", "b", "c", "d"])
    }

    @Test("The cells of a column have the same distance to its alignment")
    func alignment() {
        stage.show(Markdown("long header|a\n-:|-\nb|c"))
        let frames = views(SelectableText.View.self).map { $0.convert($0.bounds, to: nil) }
        expectNear(frames[0].maxX, frames[2].maxX, within: 1)
        expectNear(frames[1].minX, frames[3].minX, within: 1)
    }

    @Test("A table with very many cells is a text")
    func largeTable() {
        let sections = sections("a|b\n-|-\n" + String(repeating: "c|d\n", count: 1000))
        #expect(sections.count == 1)
        guard case .text = sections[0].content else {
            Issue.record("The table is not a text")
            return
        }
    }

    @Test("A document with very many parts ends with one text, unless only visible parts are created")
    func manySections() {
        let text = String(repeating: "# a\n\n", count: 3000)
        #expect(sections(text).count <= 1100)
        #expect(sections(text, isLazy: true).count == 3000)
    }

    @Test("The bar of a quote continues between its parts")
    func quoteBars() {
        let gutters = sections("> # a\n>\n> b\n\n> c").map(\.gutters)
        #expect(gutters.map { $0.map(\.isContinued) } == [[false], [true], [false]])
        #expect(gutters.allSatisfy { $0.allSatisfy(\.isQuote) })
    }

    @Test("A block of code that begins an item has its mark beside it")
    func markers() {
        let gutters = sections("1. ```\n   a\n   ```\n\n   b").map(\.gutters)
        #expect(gutters.map { $0.map(\.marker) } == [["1."], []])
    }

    @Test("An image is loaded by the closure, and its description is shown before")
    func image() async throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
        var requested: [URL] = []
        stage.show(
            Markdown("![a cat](https://example.org/cat.png)").images { image in
                requested.append(image.url)
                return picture
            })
        #expect(texts == ["a cat"])
        for _ in 0..<100 where requested.isEmpty || !texts.isEmpty {
            await Task.yield()
            stage.advance(by: 0.02)
        }
        #expect(requested.map(\.absoluteString) == ["https://example.org/cat.png"])
        #expect(views(UIImageView.self).first?.frame.size == CGSize(width: 200, height: 100))
    }

    @Test("No part of a document is reported as a mistake", arguments: [100, 400])
    func diagnostics(width: CGFloat) {
        let text = "# a\n\n> - b\n>\n>   ```\n>   c\n>   ```\n\na|b\n-|-\nc|d\n\n---\n\n1. > e\n\n<p>"
        let reports = Diagnostics.record {
            stage.show(Markdown(text).frame(width: width))
            stage.show(MarkdownPage(text).frame(width: width))
        }
        #expect(reports.map(\.message) == [])
    }

    @Test("Without a closure that loads images, descriptions are shown")
    func noLoader() {
        stage.show(Markdown("![a cat](https://example.org/cat.png)"))
        #expect(texts == ["a cat"])
    }

    @Test("A page creates only visible parts")
    func page() {
        stage.show(MarkdownPage(String(repeating: "# a\n\nb\n\n", count: 2000)))
        let count = texts.count
        #expect(count > 4)
        #expect(count < 100)
    }
}

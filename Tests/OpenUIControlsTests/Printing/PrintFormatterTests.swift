import OpenDisplay
import TestSupport
import Testing
import UIKitTestSupport

@testable import OpenUIControls

@Suite("Print formatters") @MainActor struct PrintFormatterTests {
    private let paper = CGRect(x: 0, y: 0, width: 400, height: 500)
    private let printable = CGRect(x: 20, y: 30, width: 360, height: 440)

    private func renderer(_ formatters: UIPrintFormatter...) -> UIPrintPageRenderer {
        let renderer = UIPrintPageRenderer()
        renderer.setPaper(paper, printableRect: printable)
        for formatter in formatters { renderer.addPrintFormatter(formatter, startingAtPageAt: renderer.numberOfPages) }
        return renderer
    }

    private func document(_ renderer: UIPrintPageRenderer) -> PDFReader {
        PDFReader(
            UIGraphicsPDFRenderer(bounds: paper).pdfData { context in
                for page in 0..<renderer.numberOfPages {
                    context.beginPage()
                    renderer.drawPage(at: page, in: renderer.printableRect)
                }
            })
    }

    private var numbers: String { (1...100).map { "Line \($0)" }.joined(separator: "\n") }

    @Test(
        "A long text continues on further pages, without lines that are lost, repeated or cut",
        .enabled(if: PDFReader.isExpected))
    func longText() throws {
        let renderer = renderer(UISimpleTextPrintFormatter(text: numbers))
        #expect(renderer.numberOfPages > 2)
        let reader = document(renderer)
        let words = try reader.text().split(whereSeparator: \.isNewline).filter { $0.hasPrefix("Line") }
        #expect(words.map(String.init) == numbers.split(separator: "\n").map(String.init))
        #expect(try reader.text(ofPage: 2).hasPrefix("Line") == true)
        #expect(try reader.text(ofPage: 1).contains("Line 1\n"))
        #expect(try !reader.text(ofPage: 2).contains("Line 1\n"))
    }

    @Test("The first line of each page is at the top of the content area")
    func tops() {
        let pages = TextPages(NSAttributedString(string: numbers), pageSize: CGSize(width: 300, height: 100))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 100)).image { _ in
            pages.draw(1, at: .zero)
        }
        let rows = (0..<24).filter { y in (0..<100).contains { image.cgImage?.pixel(x: $0, y: y)?.alpha ?? 0 > 100 } }
        #expect(!rows.isEmpty)
    }

    @Test("A text without characters and a page without area have no pages")
    func empty() {
        #expect(renderer(UISimpleTextPrintFormatter(text: "")).numberOfPages == 0)
        let formatter = UISimpleTextPrintFormatter(text: "a")
        formatter.perPageContentInsets = UIEdgeInsets(top: 300, left: 300, bottom: 300, right: 300)
        #expect(renderer(formatter).numberOfPages == 0)
        #expect(UISimpleTextPrintFormatter(text: "a").pageCount == 0)
    }

    @Test("A line that is higher than the page has a page of its own")
    func highLine() {
        let text = NSAttributedString(string: "A\nB", attributes: [.font: UIFont.systemFont(ofSize: 60)])
        #expect(TextPages(text, pageSize: CGSize(width: 100, height: 10)).count == 2)
    }

    @Test("The content area excludes header, footer and insets, and is limited by the maximum size")
    func contentRect() {
        let formatter = UISimpleTextPrintFormatter(text: "a")
        let renderer = renderer(formatter)
        #expect(formatter.rectForPage(at: 0) == printable)
        renderer.headerHeight = 40
        renderer.footerHeight = 20
        formatter.perPageContentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(formatter.rectForPage(at: 0) == CGRect(x: 22, y: 71, width: 354, height: 376))
        formatter.maximumContentWidth = 100
        formatter.maximumContentHeight = 50
        #expect(formatter.rectForPage(at: 0) == CGRect(x: 22, y: 71, width: 100, height: 50))
        #expect(formatter.rectForPage(at: 1) == .zero)
    }

    @Test("Changes of the text, the font and the paper change the pages")
    func changes() {
        let formatter = UISimpleTextPrintFormatter(text: numbers)
        let renderer = renderer(formatter)
        let count = renderer.numberOfPages
        formatter.font = .systemFont(ofSize: 30)
        #expect(renderer.numberOfPages > count)
        formatter.text = "short"
        #expect(renderer.numberOfPages == 1)
        formatter.attributedText = NSAttributedString(string: numbers)
        #expect(formatter.text == nil)
        #expect(renderer.numberOfPages > 1)
        renderer.setPaper(paper, printableRect: CGRect(x: 0, y: 0, width: 400, height: 4000))
        #expect(renderer.numberOfPages == 1)
    }

    @Test("Formatters follow each other, and draw on their own pages only")
    func severalFormatters() {
        let first = UISimpleTextPrintFormatter(text: numbers)
        let second = UISimpleTextPrintFormatter(text: "end")
        let renderer = renderer(first, second)
        #expect(second.startPage == first.pageCount)
        #expect(renderer.printFormattersForPage(at: 0) == [first])
        #expect(renderer.printFormattersForPage(at: second.startPage) == [second])
        #expect(renderer.printFormattersForPage(at: 99) == nil)
        first.removeFromPrintPageRenderer()
        #expect(first.printPageRenderer == nil)
        #expect(renderer.printFormatters == [second])
    }

    @Test("A renderer draws header, content, formatters and footer in this order")
    func order() {
        final class Recorder: UIPrintPageRenderer {
            var log: [String] = []

            override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
                log.append("header \(headerRect.minY)")
            }
            override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
                log.append("content \(contentRect.minY)")
            }
            override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
                log.append("footer \(footerRect.minY)")
            }
            override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
                log.append("formatter")
            }
        }
        let recorder = Recorder()
        recorder.setPaper(paper, printableRect: printable)
        recorder.addPrintFormatter(UISimpleTextPrintFormatter(text: "a"), startingAtPageAt: 0)
        recorder.drawPage(at: 0, in: printable)
        #expect(recorder.log == ["content 30.0", "formatter"])
        recorder.log = []
        recorder.headerHeight = 10
        recorder.footerHeight = 20
        recorder.drawPage(at: 0, in: printable)
        #expect(recorder.log == ["header 30.0", "content 40.0", "formatter", "footer 450.0"])
    }

    @Test("A view that is wider than the page is reduced, and one that is higher continues on further pages")
    func views() {
        WindowStage.run { stage in
            let wide = stage.add(UIView(), CGRect(x: 0, y: 0, width: 720, height: 100))
            #expect(renderer(wide.viewPrintFormatter()).numberOfPages == 1)
            let high = stage.add(UIView(), CGRect(x: 0, y: 0, width: 360, height: 441))
            #expect(renderer(high.viewPrintFormatter()).numberOfPages == 2)
            let wideAndHigh = stage.add(UIView(), CGRect(x: 0, y: 0, width: 720, height: 881))
            #expect(renderer(wideAndHigh.viewPrintFormatter()).numberOfPages == 2)
            let empty = stage.add(UIView(), .zero)
            #expect(renderer(empty.viewPrintFormatter()).numberOfPages == 0)
        }
    }

    @Test("The parts of a high view are on the pages where they belong", .enabled(if: PDFReader.isExpected))
    func viewPages() throws {
        try WindowStage.run { stage in
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 360, height: 880))
            for (index, y) in [CGFloat(10), 450].enumerated() {
                let label = stage.add(UILabel(), CGRect(x: 10, y: y, width: 200, height: 30), to: view)
                label.text = "Part \(index)"
            }
            let reader = document(renderer(view.viewPrintFormatter()))
            let texts = try (1...2).map { try reader.text(ofPage: $0) }
            #expect(texts == ["Part 0", "Part 1"])
        }
    }

    @Test("The preview of a page is the page on white paper, at any scale")
    func preview() {
        let renderer = renderer(UISimpleTextPrintFormatter(text: "Preview"))
        let image = renderer.previewImage(forPageAt: 0, scale: 2)
        #expect(image.cgImage?.width == 800)
        #expect(image.cgImage?.height == 1000)
        #expect(image.cgImage?.pixel(x: 2, y: 2) == PixelColor(red: 255, green: 255, blue: 255))
        let isInked = (40..<200).contains { x in
            (60..<110).contains { y in (image.cgImage?.pixel(x: x, y: y)?.red ?? 255) < 100 }
        }
        #expect(isInked)
    }

    @Test("The preview of paper with a fraction of a point is white up to its last pixels")
    func previewOfFractionalPaper() throws {
        let renderer = UIPrintPageRenderer()
        renderer.setPaper(
            CGRect(x: 0, y: 0, width: 40.3, height: 50.3), printableRect: CGRect(x: 5, y: 5, width: 30, height: 40))
        let image = try #require(renderer.previewImage(forPageAt: 0, scale: 1).cgImage)
        #expect(image.pixel(x: image.width - 1, y: image.height - 1) == PixelColor(red: 255, green: 255, blue: 255))
    }

    @Test("The whole text of a text view is printed", .enabled(if: PDFReader.isExpected))
    func textView() throws {
        try WindowStage.run { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 100, height: 50))
            view.text = numbers
            let renderer = renderer(view.viewPrintFormatter())
            #expect(renderer.numberOfPages > 2)
            let text = try document(renderer).text()
            #expect(text.hasSuffix("Line 100"))
        }
    }
}

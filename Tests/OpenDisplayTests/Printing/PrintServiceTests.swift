import OpenCoreGraphics
import TestSupport
import Testing

import OpenDisplay

/// Two pages with a text and a frame along the printable rectangle.
@MainActor
private final class SamplePages: PrintedPages {
    private let count: Int
    private(set) var papers: [PrintPaper] = []

    init(count: Int = 2) {
        self.count = count
    }

    func prepare(for paper: PrintPaper) -> Int {
        papers.append(paper)
        return count
    }

    func drawPage(_ index: Int, in context: CGContext) {
        let text = TypesetText(TextContent("Office \(index)", font: FontDescriptor(size: 20)), width: nil)
        text.draw(in: context, at: CGPoint(x: 72, y: 72))
        if let paper = papers.last { context.stroke(paper.printableRect) }
    }
}

@Suite("Print services", .enabled(if: PDFReader.isExpected)) @MainActor struct PrintServiceTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")

    private func print(_ request: PrintRequest, with service: any PrintService) -> [PrintResult] {
        var results: [PrintResult] = []
        service.print(request, over: nil) { results.append($0) }
        return results
    }

    private func exported(_ request: PrintRequest) throws -> PDFReader {
        #expect(print(request, with: GTKPrintService(exportingTo: file)) == [.printed])
        defer { try? FileManager.default.removeItem(at: file) }
        return PDFReader(try Data(contentsOf: file))
    }

    @Test("GTK draws the pages on the user's paper, with text that can be searched")
    func export() throws {
        let pages = SamplePages()
        let reader = try exported(PrintRequest(pages))
        let paper = try #require(pages.papers.first)
        #expect(pages.papers.count == 1)
        #expect(paper.size.height > paper.size.width)
        #expect(CGRect(origin: .zero, size: paper.size).insetBy(dx: 1, dy: 1).contains(paper.printableRect))
        #expect(try reader.info()["Pages"] == "2")
        #expect(try reader.text(ofPage: 2) == "Office 1")
    }

    @Test("GTK's pages look like those of a PDF context")
    func appearance() throws {
        let pages = SamplePages()
        let exported = try exported(PrintRequest(pages))
        let paper = try #require(pages.papers.first)
        let documents = DocumentPrintService(paper: paper)
        #expect(print(PrintRequest(SamplePages()), with: documents) == [.printed])
        let other = PDFReader(try #require(documents.documents.first))
        let images = try [exported, other].map { try CGImage.decode(try $0.picture(pixelsPerInch: 36)) }
        let difference = PixelDifference(images[0], images[1], tolerance: 64)
        #expect(difference.hasSameSize)
        #expect(Double(difference.differingPixels) < 0.01 * Double(difference.totalPixels))
    }

    @Test("Pages in landscape are wider than high", arguments: [true, false])
    func landscape(usesGTK: Bool) throws {
        let pages = SamplePages()
        var request = PrintRequest(pages)
        request.isLandscape = true
        let service: any PrintService = usesGTK ? GTKPrintService(exportingTo: file) : DocumentPrintService()
        #expect(print(request, with: service) == [.printed])
        try? FileManager.default.removeItem(at: file)
        let paper = try #require(pages.papers.first)
        #expect(paper.size.width > paper.size.height)
        #expect(CGRect(origin: .zero, size: paper.size).contains(paper.printableRect))
    }

    @Test("A document without pages is not printed", arguments: [true, false])
    func noPages(usesGTK: Bool) {
        let service: any PrintService = usesGTK ? GTKPrintService(exportingTo: file) : DocumentPrintService()
        #expect(print(PrintRequest(SamplePages(count: 0)), with: service) == [.failed(.noPages)])
        try? FileManager.default.removeItem(at: file)
    }

    @Test("A file that cannot be written is a failure with GTK's message")
    func unwritableFile() throws {
        let service = GTKPrintService(exportingTo: URL(fileURLWithPath: "/nonexistent/a.pdf"))
        let results = print(PrintRequest(SamplePages()), with: service)
        #expect(results.count == 1)
        guard case .failed(.failed(let message)) = try #require(results.first) else {
            Issue.record("The result is \(results).")
            return
        }
        #expect(!message.isEmpty)
    }

    @Test("A turned sheet has the printable rectangle of the turned sheet")
    func rotation() {
        let paper = PrintPaper(
            size: CGSize(width: 100, height: 200), printableRect: CGRect(x: 5, y: 10, width: 80, height: 160))
        #expect(paper.rotated.size == CGSize(width: 200, height: 100))
        #expect(paper.rotated.printableRect == CGRect(x: 10, y: 15, width: 160, height: 80))
    }
}

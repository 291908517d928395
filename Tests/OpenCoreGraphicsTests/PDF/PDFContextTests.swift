import TestSupport
import Testing

import OpenCoreGraphics

@Suite("PDF contexts", .enabled(if: PDFReader.isExpected)) struct PDFContextTests {
    private static let page = CGRect(x: 0, y: 0, width: 200, height: 140)

    /// Returns a document that a closure draws.
    private func document(
        _ bounds: CGRect = page, info: [AnyHashable: Any] = [:], pointsUp: Bool = false, _ draw: (CGContext) -> Void
    ) throws -> PDFReader {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(pdf: consumer, bounds: bounds, info: info, pointsUp: pointsUp))
        draw(context)
        #expect(context.finishPDF())
        return PDFReader(data as Data)
    }

    private func onPage(_ draw: (CGContext) -> Void) throws -> PDFReader {
        try document { context in
            context.beginPDFPage(nil)
            draw(context)
        }
    }

    private func text(_ string: String, _ font: FontDescriptor = FontDescriptor(size: 14)) -> TypesetText {
        TypesetText(TextContent(string, font: font), width: nil)
    }

    // MARK: Pages

    @Test("Pages have their own sizes")
    func sizes() throws {
        let info = try document { context in
            context.beginPDFPage(nil)
            context.beginPDFPage(bounds: CGRect(x: -20, y: 30, width: 300, height: 50))
        }.info()
        #expect(info["Pages"] == "2")
        #expect(info["Page    1 size"] == "200 x 140 pts")
        #expect(info["Page    2 size"] == "300 x 50 pts")
    }

    @Test(
        "Empty bounds and bounds that are not finite give a page of US Letter size",
        arguments: [0, CGFloat.nan, -CGFloat.infinity])
    func invalidBounds(length: CGFloat) throws {
        let bounds = CGRect(x: 0, y: 0, width: length, height: 10)
        let info = try document(bounds) { $0.beginPDFPage(nil) }.info()
        #expect(info["Page    1 size"]?.hasPrefix("612 x 792 pts") == true)
    }

    @Test("Drawing before the first page and after a page is ignored")
    func outsideOfPages() throws {
        let reader = try document { context in
            text("before").draw(in: context, at: .zero)
            context.beginPDFPage(nil)
            text("inside").draw(in: context, at: .zero)
            context.endPDFPage()
            text("after").draw(in: context, at: .zero)
        }
        #expect(try reader.text() == "inside")
        #expect(try reader.info()["Pages"] == "1")
    }

    @Test("A page starts with a new graphics state, whatever the last one left")
    func newState() throws {
        let reader = try document { context in
            context.beginPDFPage(nil)
            context.saveGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.clip(to: .zero)
            context.setFillColor(.white)
            context.beginPDFPage(nil)
            #expect(context.ctm == .identity)
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 140))
        }
        let image = try CGImage.decode(try reader.picture(ofPage: 2, pixelsPerInch: 72))
        #expect(image.pixel(x: 100, y: 70)?.red == 0)
    }

    @Test("The origin of a page is its upper-left corner or its lower-left corner", arguments: [false, true])
    func origin(pointsUp: Bool) throws {
        let reader = try document(CGRect(x: 10, y: 20, width: 40, height: 30), pointsUp: pointsUp) { context in
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 10, y: 20, width: 10, height: 10))
        }
        let image = try CGImage.decode(try reader.picture(pixelsPerInch: 72))
        #expect(image.pixel(x: 5, y: pointsUp ? 25 : 5)?.red == 0)
        #expect(image.pixel(x: 5, y: pointsUp ? 5 : 25)?.red == 255)
    }

    @Test("Pages of Core Graphics' initializers have the bounds of the dictionary, or those of the document")
    func mediaBoxes() throws {
        var box = CGRect(x: 0, y: 0, width: 100, height: 50)
        var other = CGRect(x: 0, y: 0, width: 70, height: 80)
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        let bytes = Data(bytes: &other, count: MemoryLayout<CGRect>.size)
        context.beginPDFPage(NSDictionary(dictionary: [kCGPDFContextMediaBox: bytes]))
        context.closePDF()
        let info = try PDFReader(data as Data).info()
        #expect(info["Page    1 size"] == "100 x 50 pts")
        #expect(info["Page    2 size"] == "70 x 80 pts")
    }

    // MARK: Text

    @Test(
        "Text can be searched, also with ligatures, combining marks and in other directions",
        arguments: ["office fluffy affluent", "Grüße, naïve", "שלום", "e\u{301}te\u{301}", "Ελληνικά"])
    func searchableText(_ string: String) throws {
        let serif = FontDescriptor(families: ["DejaVu Serif"], size: 14)
        let reader = try onPage { text(string, serif).draw(in: $0, at: CGPoint(x: 10, y: 10)) }
        let found = try reader.text().filter { !"\u{202A}\u{202B}\u{202C}\u{200E}\u{200F}".contains($0) }
        #expect(found == string)
    }

    @Test("A truncated text contains an ellipsis and nothing that is not visible")
    func truncatedText() throws {
        var content = TextContent("A long text that does not fit", font: FontDescriptor(size: 14))
        content.paragraph.lineBreakMode = .byTruncatingTail
        let reader = try onPage {
            TypesetText(content, width: 60, maximumLines: 1).draw(in: $0, at: CGPoint(x: 10, y: 10))
        }
        let found = try reader.text()
        #expect(found.hasSuffix("…"))
        #expect(!found.contains("fit"))
    }

    @Test("Emoji are images with four pixels per point")
    func emoji() throws {
        let reader = try onPage { text("\u{1F600}").draw(in: $0, at: CGPoint(x: 10, y: 10)) }
        #expect(try reader.imageCount() > 0)
        let image = try CGImage.decode(try reader.picture(pixelsPerInch: 72))
        let colors = (10..<30).flatMap { x in (10..<30).compactMap { image.pixel(x: x, y: $0) } }
        #expect(colors.contains { $0.red > 200 && $0.blue < 100 })
    }

    // MARK: Drawing

    @Test("A document looks like a bitmap of the same drawing", arguments: Drawing.allCases)
    func appearance(_ drawing: Drawing) throws {
        let reader = try onPage { drawing.draw(in: $0) }
        let printed = try CGImage.decode(try reader.picture(pixelsPerInch: 144))
        let bitmap = try #require(
            CGContext.image(size: Self.page.size, scale: 2, isOpaque: true) { context in
                context.setFillColor(.white)
                context.fill(Self.page)
                context.setFillColor(.black)
                drawing.draw(in: context)
            })
        let difference = PixelDifference(printed, bitmap, tolerance: 64)
        #expect(difference.hasSameSize)
        #expect(Double(difference.differingPixels) < 0.01 * Double(difference.totalPixels))
    }

    @Test(
        "Paths, gradients, groups and blend modes are not stored as images",
        arguments: [Drawing.shapes, .gradients, .groups])
    func vectors(_ drawing: Drawing) throws {
        #expect(try onPage { drawing.draw(in: $0) }.imageCount() == 0)
    }

    /// A drawing within 200 by 140 points.
    enum Drawing: CaseIterable {
        case shapes, gradients, groups, shadows, pictures, masks

        func draw(in context: CGContext) {
            switch self {
            case .shapes: drawShapes(context)
            case .gradients: drawGradients(context)
            case .groups: drawGroups(context)
            case .shadows: drawShadows(context)
            case .pictures: drawPictures(context)
            case .masks: drawMasks(context)
            }
        }

        private func drawShapes(_ context: CGContext) {
            context.setFillColor(CGColor(red: 0.8, green: 0.2, blue: 0.1, alpha: 1))
            context.fillEllipse(in: CGRect(x: 20, y: 20, width: 60, height: 50))
            context.setStrokeColor(CGColor(red: 0, green: 0.2, blue: 0.9, alpha: 0.6))
            context.setLineWidth(5)
            context.setLineDash(phase: 0, lengths: [12, 6])
            context.move(to: CGPoint(x: 10, y: 10))
            context.addCurve(
                to: CGPoint(x: 190, y: 120), control1: CGPoint(x: 80, y: 20), control2: CGPoint(x: 20, y: 130))
            context.strokePath()
        }

        private func drawGradients(_ context: CGContext) {
            guard let gradient = CGGradient(colors: [CGColor(red: 1, green: 1, blue: 0, alpha: 1), .black]) else {
                return
            }
            context.saveGState()
            context.clip(to: CGRect(x: 10, y: 10, width: 80, height: 100))
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 20, y: 10), end: CGPoint(x: 80, y: 60),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            context.restoreGState()
            let center = CGPoint(x: 150, y: 70)
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: 5, endCenter: center, endRadius: 40,
                options: .drawsBeforeStartLocation)
        }

        private func drawGroups(_ context: CGContext) {
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            context.fill(CGRect(x: 20, y: 20, width: 80, height: 80))
            context.fill(CGRect(x: 60, y: 40, width: 80, height: 80))
            context.endTransparencyLayer()
            context.setAlpha(1)
            context.setBlendMode(.multiply)
            context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0.5, alpha: 1))
            context.fill(CGRect(x: 40, y: 10, width: 30, height: 120))
        }

        private func drawShadows(_ context: CGContext) {
            context.setShadow(offset: CGSize(width: 6, height: 8), blur: 10, color: .black)
            context.setFillColor(CGColor(red: 0, green: 0.6, blue: 1, alpha: 1))
            context.fill(CGRect(x: 40, y: 30, width: 90, height: 60))
        }

        private func drawPictures(_ context: CGContext) {
            guard let image = Self.picture else { return }
            context.drawUpright(image, in: CGRect(x: 10, y: 10, width: 80, height: 80))
            context.draw(
                image, part: CGRect(x: 0, y: 0, width: 160, height: 80),
                in: CGRect(x: 100, y: 20, width: 80, height: 40)
            )
        }

        private func drawMasks(_ context: CGContext) {
            guard let image = Self.picture else { return }
            context.saveGState()
            context.clipUpright(to: CGRect(x: 20, y: 20, width: 100, height: 100), mask: image)
            context.setFillColor(CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 140))
            context.restoreGState()
            context.fill(CGRect(x: 150, y: 20, width: 20, height: 20))
        }

        /// A disc on a transparent background, of 160 by 160 pixels.
        private static var picture: CGImage? {
            CGContext.image(size: CGSize(width: 40, height: 40), scale: 4) { context in
                context.setFillColor(CGColor(red: 1, green: 0.4, blue: 0, alpha: 1))
                context.fillEllipse(in: CGRect(x: 2, y: 2, width: 36, height: 36))
            }
        }
    }

    // MARK: Metadata and links

    @Test("A document has a title, an author, a subject, keywords and a creator")
    func metadata() throws {
        let info = try document(info: [
            kCGPDFContextTitle: "Grüße (1)", kCGPDFContextAuthor: "Ada", kCGPDFContextSubject: "Tests",
            kCGPDFContextKeywords: ["one", "two"], kCGPDFContextCreator: "Program", "unknown": 5,
        ]) { $0.beginPDFPage(nil) }.info()
        #expect(info["Title"] == "Grüße (1)")
        #expect(info["Author"] == "Ada")
        #expect(info["Subject"] == "Tests")
        #expect(info["Keywords"] == "one, two")
        #expect(info["Creator"] == "Program")
    }

    @Test("A page has links, also if nothing is drawn on it")
    func links() throws {
        let url = try #require(URL(string: "https://example.org/it's?q=%C3%BC"))
        let reader = try onPage { $0.setURL(url, for: CGRect(x: 10, y: 20, width: 50, height: 10)) }
        let links = try reader.links()
        #expect(links.count == 1)
        #expect(links.first?.hasSuffix("https://example.org/it's?q=%C3%BC") == true)
    }

    @Test("Links cannot change the structure of the document, whatever characters they contain")
    func hostileLinks() throws {
        let names = ["a) >> endobj (", "\\", "'", "\n\0", "Grüße", String(repeating: "(", count: 1000)]
        let reader = try document { context in
            context.beginPDFPage(nil)
            for name in names {
                context.setDestination(name, for: CGRect(x: 0, y: 0, width: 20, height: 20))
                context.addDestination(name, at: .zero)
                if let url = URL(string: "https://example.org/x?a=(b)'\(name)") {
                    context.setURL(url, for: CGRect(x: 50, y: 0, width: 20, height: 20))
                }
            }
            text("inside").draw(in: context, at: CGPoint(x: 10, y: 50))
        }
        #expect(try reader.text() == "inside")
        #expect(try reader.destinations().count == names.count)
        #expect(try reader.links().allSatisfy { $0.contains("https://example.org/x?a=%28b%29'") })
    }

    @Test("A destination is in the space of the page, and only the first one of a name counts")
    func destinations() throws {
        let reader = try document(pointsUp: true) { context in
            context.beginPDFPage(nil)
            context.setDestination("chapter", for: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setDestination("nowhere", for: CGRect(x: 30, y: 0, width: 20, height: 20))
            context.beginPDFPage(nil)
            context.addDestination("chapter", at: CGPoint(x: 10, y: 100))
            context.addDestination("chapter", at: CGPoint(x: 50, y: 50))
        }
        let destinations = try reader.destinations()
        #expect(destinations.count == 1)
        #expect(destinations.first?.contains("chapter") == true)
        #expect(destinations.first?.contains("XYZ   10  100") == true)
    }

    @Test("Links without a target, and areas that are not finite, are ignored")
    func invalidLinks() throws {
        let reader = try onPage { context in
            context.setDestination("", for: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.addDestination("", at: .zero)
            context.addDestination("a", at: CGPoint(x: CGFloat.nan, y: 0))
            context.setDestination("b", for: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 20))
            context.setDestination("c", for: .zero)
        }
        #expect(try reader.info()["Pages"] == "1")
    }

    // MARK: Files

    @Test("A document that cannot be created has no context")
    func unreachableFile() {
        let url = URL(fileURLWithPath: "/nonexistent/a.pdf")
        #expect(CGContext(url, mediaBox: nil, nil) == nil)
    }

    @Test("A document on a full disk is reported as incomplete")
    func fullDisk() throws {
        let consumer = try #require(CGDataConsumer(url: URL(fileURLWithPath: "/dev/full")))
        let context = try #require(CGContext(pdf: consumer, bounds: Self.page, info: [:], pointsUp: false))
        context.beginPDFPage(nil)
        #expect(!context.finishPDF())
    }

    @Test("A document is completed when its context is released")
    func release() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        do {
            let context = try #require(CGContext(url, mediaBox: nil, nil))
            context.beginPage(mediaBox: nil)
            text("kept").draw(in: context, at: CGPoint(x: 10, y: 10))
        }
        #expect(try PDFReader(try Data(contentsOf: url)).info()["Pages"] == "1")
    }

    @Test("Drawing after the end of a document has no effect")
    func afterwards() throws {
        let data = NSMutableData()
        let context = try #require(
            CGDataConsumer(data: data).flatMap { CGContext(pdf: $0, bounds: Self.page, info: [:], pointsUp: false) })
        context.beginPDFPage(nil)
        context.closePDF()
        let length = data.length
        context.beginPDFPage(nil)
        context.fill(Self.page)
        context.closePDF()
        #expect(data.length == length)
    }
}

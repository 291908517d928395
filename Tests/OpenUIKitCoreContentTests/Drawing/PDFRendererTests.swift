import Testing

import OpenUIKitCore
import TestSupport
import UIKitTestSupport

@Suite("PDF documents", .enabled(if: PDFReader.isExpected)) @MainActor struct PDFRendererTests {
    private let page = CGRect(x: 0, y: 0, width: 300, height: 200)

    private func document(_ draw: (UIGraphicsPDFRendererContext) -> Void) -> PDFReader {
        PDFReader(
            UIGraphicsPDFRenderer(bounds: page).pdfData { context in
                context.beginPage()
                draw(context)
            })
    }

    @Test("A renderer draws pages with the renderer's bounds, or with their own, and metadata")
    func pages() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Report", kCGPDFContextAuthor as String: "Ada"]
        var bounds: [CGRect] = []
        let data = UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { context in
            context.beginPage()
            bounds.append(context.pdfContextBounds)
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 120), pageInfo: [:])
            bounds.append(context.pdfContextBounds)
        }
        let info = try PDFReader(data).info()
        #expect(info["Title"] == "Report")
        #expect(info["Author"] == "Ada")
        #expect(info["Page    1 size"] == "300 x 200 pts")
        #expect(info["Page    2 size"] == "100 x 120 pts")
        #expect(bounds == [page, CGRect(x: 0, y: 0, width: 100, height: 120)])
    }

    @Test("Attributed strings, paths and images are drawn in the current context")
    func contents() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let reader = document { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            NSAttributedString(string: "office", attributes: [.font: UIFont.systemFont(ofSize: 20)])
                .draw(at: CGPoint(x: 20, y: 20))
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 100, y: 100, width: 50, height: 50)).fill()
            image.draw(in: CGRect(x: 200, y: 100, width: 50, height: 50))
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(try reader.text() == "office")
        #expect(try reader.imageCount() == 1)
        let picture = try #require(UIImage(data: try reader.picture(pixelsPerInch: 72))?.cgImage)
        #expect(picture.pixel(x: 125, y: 125)?.red == 255)
        #expect(picture.pixel(x: 125, y: 125)?.blue == 0)
        #expect(picture.pixel(x: 225, y: 125)?.blue == 255)
        #expect(picture.pixel(x: 225, y: 125)?.red == 0)
    }

    @Test("The texts of views and layers can be searched", arguments: [true, false])
    func views(drawsHierarchy: Bool) throws {
        try WindowStage.run(CGSize(width: 300, height: 200)) { stage in
            let card = stage.add(UIView(), CGRect(x: 50, y: 20, width: 200, height: 100))
            card.backgroundColor = .systemYellow
            card.layer.cornerRadius = 12
            card.layer.shadowColor = UIColor.black.cgColor
            card.layer.shadowOpacity = 0.5
            card.layer.shadowRadius = 6
            let label = stage.add(UILabel(), CGRect(x: 20, y: 20, width: 160, height: 40), to: card)
            label.text = "An affluent office"
            label.font = UIFont(name: "DejaVu Serif", size: 14)
            let reader = document { context in
                if drawsHierarchy {
                    card.drawHierarchy(in: card.frame, afterScreenUpdates: true)
                } else {
                    context.cgContext.translateBy(x: 50, y: 20)
                    card.layer.render(in: context.cgContext)
                }
            }
            #expect(try reader.text() == "An affluent office")
            let picture = try #require(UIImage(data: try reader.picture(pixelsPerInch: 72))?.cgImage)
            let yellow = try #require(picture.pixel(x: 150, y: 100))
            #expect(yellow.red > 200)
            #expect(yellow.blue < 100)
            // The corner is rounded, and the shadow is visible around it.
            let corner = try #require(picture.pixel(x: 51, y: 21))
            #expect(corner.red < 250)
            expectNear(Int(corner.red), Int(corner.blue), within: 9)
        }
    }

    @Test("What a view draws is stored as text and shapes, with the bounds of the view as its limits")
    func customDrawing() throws {
        final class Chart: UIView {
            override func draw(_ rect: CGRect) {
                NSAttributedString(string: "Drawn office").draw(at: CGPoint(x: 5, y: 5))
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 30, width: 500, height: 20))
            }
        }
        try WindowStage.run(CGSize(width: 300, height: 200)) { stage in
            let chart = stage.add(Chart(), CGRect(x: 50, y: 20, width: 200, height: 100))
            let reader = document { _ in chart.drawHierarchy(in: chart.frame, afterScreenUpdates: true) }
            let (text, count) = (try reader.text(), try reader.imageCount())
            #expect(text == "Drawn office")
            #expect(count == 0)
            let picture = try #require(UIImage(data: try reader.picture(pixelsPerInch: 72))?.cgImage)
            #expect(picture.pixel(x: 100, y: 60)?.blue == 0)
            #expect(picture.pixel(x: 260, y: 60)?.blue == 255)
        }
    }

    @Test("A view that draws its own hierarchy shows the image of the screen there")
    func recursiveDrawing() throws {
        final class Mirror: UIView {
            var draws = 0

            override func draw(_ rect: CGRect) {
                draws += 1
                UIColor.red.setFill()
                UIRectFill(bounds)
                if draws > 1 { drawHierarchy(in: bounds, afterScreenUpdates: false) }
            }
        }
        try WindowStage.run(CGSize(width: 300, height: 200)) { stage in
            let mirror = stage.add(Mirror(), CGRect(x: 50, y: 20, width: 200, height: 100))
            stage.frame()
            let reader = document { _ in mirror.drawHierarchy(in: mirror.frame, afterScreenUpdates: false) }
            let picture = try #require(UIImage(data: try reader.picture(pixelsPerInch: 72))?.cgImage)
            #expect(mirror.draws == 2)
            #expect(picture.pixel(x: 100, y: 60)?.blue == 0)
        }
    }

    @Test("Links and destinations are in user space")
    func links() throws {
        let url = try #require(URL(string: "https://swift.org/"))
        let reader = document { context in
            context.cgContext.translateBy(x: 10, y: 30)
            context.setURL(url, for: CGRect(x: 0, y: 0, width: 50, height: 20))
            context.addDestination(withName: "top", at: .zero)
            context.setDestinationWithName("top", for: CGRect(x: 0, y: 100, width: 50, height: 20))
        }
        #expect(try reader.links().count { $0.hasSuffix("https://swift.org/") } == 1)
        #expect(try reader.destinations().first?.contains("XYZ   10  170") == true)
    }

    @Test("A document is written to a file; a file that cannot be written is an error")
    func files() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        try UIGraphicsPDFRenderer(bounds: page).writePDF(to: url) { $0.beginPage() }
        #expect(try PDFReader(try Data(contentsOf: url)).info()["Pages"] == "1")
        #expect(throws: CocoaError.self) {
            try UIGraphicsPDFRenderer(bounds: page).writePDF(to: URL(fileURLWithPath: "/nonexistent/a.pdf")) { _ in
                Issue.record("A page is drawn.")
            }
        }
    }

    @Test("The functions of UIKit draw documents, and may be nested with image contexts")
    func functions() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, page, [kCGPDFContextTitle: "Functions"])
        UIGraphicsBeginPDFPage()
        let context = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === context)
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 80, height: 90), nil)
        #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 80, height: 90))
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
        let info = try PDFReader(data as Data).info()
        #expect(info["Title"] == "Functions")
        #expect(info["Pages"] == "2")
    }

    @Test("Calls without a document, or with a file that cannot be created, draw nothing and stay balanced")
    func unbalanced() {
        UIGraphicsEndPDFContext()
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(!UIGraphicsBeginPDFContextToFile("/nonexistent/a.pdf", page, nil))
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsEndPDFContext()
    }
}

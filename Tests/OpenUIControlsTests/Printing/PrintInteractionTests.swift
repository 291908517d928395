import OpenDisplay
import TestSupport
import Testing
import UIKitTestSupport

import OpenUIControls

/// A dialog in the process of the test.
@MainActor
private final class FakePrinter: PrintService {
    var isAvailable = true
    private(set) var requests: [PrintRequest] = []
    private var completion: (@MainActor (PrintResult) -> Void)?

    func print(
        _ request: PrintRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (PrintResult) -> Void
    ) {
        requests.append(request)
        self.completion = completion
    }

    func finish(_ result: PrintResult) { completion?(result) }
}

private final class Recorder: UIPrintInteractionControllerDelegate {
    private(set) var log: [String] = []

    func printInteractionControllerWillPresentPrinterOptions(_: UIPrintInteractionController) {
        log.append("will present")
    }
    func printInteractionControllerDidPresentPrinterOptions(_: UIPrintInteractionController) {
        log.append("did present")
    }
    func printInteractionControllerWillDismissPrinterOptions(_: UIPrintInteractionController) {
        log.append("will dismiss")
    }
    func printInteractionControllerDidDismissPrinterOptions(_: UIPrintInteractionController) {
        log.append("did dismiss")
    }
    func printInteractionControllerWillStartJob(_: UIPrintInteractionController) { log.append("start") }
    func printInteractionControllerDidFinishJob(_: UIPrintInteractionController) { log.append("finish") }
}

@Suite("The print dialog", .serialized) @MainActor struct PrintInteractionTests {
    private let controller = UIPrintInteractionController.shared

    /// The outcomes that a completion handler has received.
    private final class Outcomes {
        var isPrinted: [Bool] = []
        var codes: [UIPrintError.Code?] = []
    }

    /// Runs a body with a service, and resets the shared controller afterwards.
    private func using(_ service: any PrintService, _ body: () throws -> Void) rethrows {
        let usual = UIPrintInteractionController.service
        UIPrintInteractionController.service = service
        defer {
            UIPrintInteractionController.service = usual
            controller.printInfo = nil
            controller.delegate = nil
            controller.printPageRenderer = nil
            controller.printFormatter = nil
            controller.printingItem = nil
            controller.printingItems = nil
        }
        try body()
    }

    private func present(_ outcomes: Outcomes) -> Bool {
        controller.present(animated: true) { _, isPrinted, error in
            outcomes.isPrinted.append(isPrinted)
            outcomes.codes.append((error as? UIPrintError)?.code)
        }
    }

    @Test(
        "A formatter is printed on the paper of the service, with the name of the job",
        .enabled(if: PDFReader.isExpected))
    func document() throws {
        let service = DocumentPrintService()
        let outcomes = Outcomes()
        try using(service) {
            let info = UIPrintInfo.printInfo()
            info.jobName = "Letter"
            controller.printInfo = info
            controller.printFormatter = UISimpleTextPrintFormatter(text: "Dear office")
            #expect(present(outcomes))
            let reader = PDFReader(try #require(service.documents.first))
            #expect(try reader.text() == "Dear office")
            #expect(try reader.info()["Title"] == "Letter")
            #expect(controller.printPaper?.paperSize == CGSize(width: 595, height: 842))
        }
        #expect(outcomes.isPrinted == [true])
        #expect(outcomes.codes == [nil])
    }

    @Test("The settings are those of the print info")
    func settings() throws {
        let printer = FakePrinter()
        try using(printer) {
            let info = UIPrintInfo.printInfo()
            info.orientation = .landscape
            info.outputType = .grayscale
            info.duplex = .shortEdge
            info.printerID = "office"
            controller.printInfo = info
            controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
            _ = controller.present(animated: false)
            let request = try #require(printer.requests.first)
            #expect(request.isLandscape)
            #expect(!request.usesColor)
            #expect(request.duplex == .shortEdge)
            #expect(request.printer == "office")
        }
    }

    @Test("The delegate is notified in the order of the events")
    func delegate() throws {
        let (printer, recorder) = (FakePrinter(), Recorder())
        try using(printer) {
            controller.delegate = recorder
            controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
            _ = controller.present(animated: true)
            #expect(recorder.log == ["will present", "did present"])
            _ = try #require(printer.requests.first).pages.prepare(for: .a4)
            printer.finish(.printed)
            #expect(recorder.log.dropFirst(2) == ["start", "will dismiss", "did dismiss", "finish"])
        }
    }

    @Test("A cancelled dialog is no error, and failures have codes")
    func outcomes() {
        let (printer, outcomes) = (FakePrinter(), Outcomes())
        using(printer) {
            controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
            for result in [PrintResult.cancelled, .failed(.noPages), .failed(.failed("x")), .failed(.unavailable("y"))]
            {
                #expect(present(outcomes))
                printer.finish(result)
            }
        }
        #expect(outcomes.isPrinted == [false, false, false, false])
        #expect(outcomes.codes == [nil, .printNoContentError, .printJobFailedError, .printingNotAvailableError])
    }

    @Test("Without a display, printing fails with a typed error")
    func unavailable() {
        let (printer, outcomes) = (FakePrinter(), Outcomes())
        printer.isAvailable = false
        using(printer) {
            controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
            #expect(!UIPrintInteractionController.isPrintingAvailable)
            #expect(!present(outcomes))
        }
        #expect(outcomes.codes == [.printingNotAvailableError])
        #expect(printer.requests.isEmpty)
    }

    @Test("Without content, and with items that are no images, no dialog is shown")
    func noContent() {
        let (printer, outcomes) = (FakePrinter(), Outcomes())
        using(printer) {
            #expect(!present(outcomes))
            controller.printingItem = Data("text".utf8)
            #expect(!present(outcomes))
            controller.printingItems = [URL(fileURLWithPath: "/nonexistent.png")]
            #expect(!present(outcomes))
        }
        #expect(outcomes.codes == [.printNoContentError, .printUnknownImageFormatError, .printUnknownImageFormatError])
        #expect(printer.requests.isEmpty)
    }

    @Test("Each image is printed on a page, as large as possible", .enabled(if: PDFReader.isExpected))
    func images() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let service = DocumentPrintService(
            paper: PrintPaper(
                size: CGSize(width: 120, height: 120), printableRect: CGRect(x: 10, y: 10, width: 100, height: 100)))
        try using(service) {
            controller.printingItems = [image, try #require(image.pngData())]
            #expect(controller.present(animated: true))
            let reader = PDFReader(try #require(service.documents.first))
            #expect(try reader.info()["Pages"] == "2")
            let picture = try #require(UIImage(data: try reader.picture(ofPage: 2, pixelsPerInch: 72))?.cgImage)
            #expect(picture.pixel(x: 15, y: 60)?.blue == 0)
            #expect(picture.pixel(x: 15, y: 80)?.blue == 0)
            #expect(picture.pixel(x: 15, y: 90)?.blue == 255)
            #expect(picture.pixel(x: 5, y: 60)?.blue == 255)
        }
    }

    @Test("Pages are drawn in the light style, also if the screen is dark")
    func lightStyle() throws {
        final class Probe: UIPrintPageRenderer {
            var style = UIUserInterfaceStyle.unspecified

            override var numberOfPages: Int { 1 }

            override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
                style = UITraitCollection.current.userInterfaceStyle
            }
        }
        let probe = Probe()
        using(DocumentPrintService()) {
            controller.printPageRenderer = probe
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                #expect(controller.present(animated: true))
            }
        }
        #expect(probe.style == .light)
    }
}

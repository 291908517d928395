import Foundation
internal import OpenCoreGraphics

/// A service without printers and dialogs, which writes each document that is printed to memory, in the format PDF.
@MainActor
package final class DocumentPrintService: PrintService {
    private let paper: PrintPaper
    /// The printed documents, the last one at the end.
    package private(set) var documents: [Data] = []

    package init(paper: PrintPaper = .a4) {
        self.paper = paper
    }

    package var isAvailable: Bool { true }

    package func print(
        _ request: PrintRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (PrintResult) -> Void
    ) {
        let paper = request.isLandscape ? self.paper.rotated : self.paper
        let count = request.pages.prepare(for: paper)
        guard count > 0 else { return completion(.failed(.noPages)) }
        guard let document = Self.document(of: request, count: count, on: paper) else {
            return completion(.failed(.failed("The document could not be written.")))
        }
        documents.append(document)
        completion(.printed)
    }

    private static func document(of request: PrintRequest, count: Int, on paper: PrintPaper) -> Data? {
        let data = NSMutableData()
        let bounds = CGRect(origin: .zero, size: paper.size)
        guard let consumer = CGDataConsumer(data: data),
            let context = CGContext(
                pdf: consumer, bounds: bounds, info: [kCGPDFContextTitle: request.jobName], pointsUp: false)
        else { return nil }
        for index in 0..<count {
            context.beginPDFPage(bounds: nil)
            request.pages.drawPage(index, in: context)
        }
        return context.finishPDF() ? data as Data : nil
    }
}

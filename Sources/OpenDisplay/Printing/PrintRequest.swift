import Foundation
package import OpenCoreGraphics

/// A sheet of paper, in points.
package struct PrintPaper: Equatable, Sendable {
    package var size: CGSize
    /// The part on which a printer can print, from the upper-left corner of the sheet.
    package var printableRect: CGRect

    package init(size: CGSize, printableRect: CGRect) {
        self.size = size
        self.printableRect = printableRect
    }

    /// A sheet of A4 paper with margins of a quarter of an inch.
    package static let a4 = PrintPaper(
        size: CGSize(width: 595, height: 842), printableRect: CGRect(x: 18, y: 18, width: 559, height: 806))

    /// The sheet, turned so that its width and its height change places.
    package var rotated: PrintPaper {
        let area = printableRect
        return PrintPaper(
            size: CGSize(width: size.height, height: size.width),
            printableRect: CGRect(
                x: area.minY, y: size.width - area.maxX, width: area.height, height: area.width))
    }
}

/// The pages of a document that is printed.
@MainActor
package protocol PrintedPages: AnyObject {
    /// Lays out the document on a paper, and returns the number of pages.
    func prepare(for paper: PrintPaper) -> Int
    /// Draws a page, counted from 0; the origin of the context is the upper-left corner of the paper.
    func drawPage(_ index: Int, in context: CGContext)
}

/// A document to print, and the initial settings of the dialog.
@MainActor
package struct PrintRequest {
    /// The sides of the paper that are printed.
    package enum Duplex: Sendable {
        case oneSide, longEdge, shortEdge
    }

    package let pages: any PrintedPages
    /// The name of the document in the queue of the printer.
    package var jobName = ""
    /// The name of the printer that the dialog selects, or nil for the user's default.
    package var printer: String?
    package var isLandscape = false
    package var usesColor = true
    /// The sides, or nil for the printer's default.
    package var duplex: Duplex?

    package init(_ pages: any PrintedPages) {
        self.pages = pages
    }
}

/// The reason why a document was not printed.
package enum PrintFailure: Error, Equatable {
    /// There is no display for the dialog.
    case unavailable(String)
    /// The document has no pages.
    case noPages
    /// The printer or the file reports a problem.
    case failed(String)
}

/// The outcome of a print dialog.
package enum PrintResult: Equatable, Sendable {
    /// The pages were sent to the printer.
    case printed
    case cancelled
    case failed(PrintFailure)
}

/// A service that prints documents.
@MainActor
package protocol PrintService: AnyObject {
    /// Whether the service can print.
    var isAvailable: Bool { get }
    /// Prints a document after the user has chosen a printer.
    ///
    /// - Parameters:
    ///   - parent: The window over which a dialog is shown.
    ///   - completion: Called exactly once, possibly before this method returns.
    func print(
        _ request: PrintRequest, over parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (PrintResult) -> Void)
}

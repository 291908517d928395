internal import OpenDisplay

/// Prepares and draws the pages of a document as a print dialog requests it.
///
/// Each request of the dialog is an answer to the request to print, so that a development tool can repeat it without a dialog.
@MainActor
final class PrintJob: PrintedPages {
    private let pages: any PrintedPages
    private let completion: (PrintResult) -> Void
    /// Reports a request of the dialog.
    private var receive: (DesktopAnswer) -> Void = { _ in }
    private var count = 0
    /// The context of the page that the dialog draws.
    private var context: CGContext?

    /// - Parameter completion: Called once, when the dialog is closed and all pages were drawn.
    init(_ pages: any PrintedPages, completion: @escaping (PrintResult) -> Void) {
        (self.pages, self.completion) = (pages, completion)
    }

    func print(_ request: PrintRequest, with service: any PrintService, over parent: (any DisplaySurface)?) {
        DesktopRequest(.printing, request.jobName).perform { receive in
            self.receive = receive
            service.print(request, over: parent) { receive(.printed($0)) }
        } completion: { [self] answer in
            handle(answer)
        }
    }

    private func handle(_ answer: DesktopAnswer) {
        switch answer {
        case .paper(let paper): count = pages.prepare(for: paper)
        case .page(let index): draw(index)
        case .printed(let result):
            receive = { _ in }
            completion(result)
        case .data, .files, .isCarried: break
        }
    }

    private func draw(_ index: Int) {
        guard (0..<count).contains(index) else { return }
        if let context { return pages.drawPage(index, in: context) }
        // Without a dialog, nothing keeps the drawing.
        let size = CGRect(origin: .zero, size: PrintPaper.a4.size)
        guard let consumer = CGDataConsumer(data: NSMutableData()),
            let context = CGContext(pdf: consumer, bounds: size, info: [:], pointsUp: false)
        else { return }
        context.beginPDFPage(bounds: nil)
        pages.drawPage(index, in: context)
    }

    // MARK: Dialog

    func prepare(for paper: PrintPaper) -> Int {
        receive(.paper(paper))
        return count
    }

    func drawPage(_ index: Int, in context: CGContext) {
        self.context = context
        defer { self.context = nil }
        receive(.page(index))
    }
}

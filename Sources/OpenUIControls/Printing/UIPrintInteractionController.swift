package import OpenDisplay

/// Prints a document: the desktop shows its dialog, in which the user chooses printer, paper, pages and copies.
///
/// What is printed is one of ``printPageRenderer``, ``printFormatter``, ``printingItems`` and ``printingItem``, the first
/// that is set. The dialog of the desktop can also write a PDF document to a file.
@preconcurrency @MainActor public final class UIPrintInteractionController: NSObject {
    /// A closure that is called when the dialog is closed and all pages have been sent to the printer.
    ///
    /// The second parameter is `false` if the user has cancelled the dialog, or if there is a ``UIPrintError``.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The controller of the program.
    public static let shared = UIPrintInteractionController()

    /// The service that prints; tests replace it.
    package static var service: any PrintService = GTKPrintService()

    /// Whether documents can be printed: without a display, there is no dialog.
    public class var isPrintingAvailable: Bool {
        DesktopRequest.interceptor?.canPrint(service.isAvailable) ?? service.isAvailable
    }

    /// The initial settings of the dialog.
    public var printInfo: UIPrintInfo?
    /// The object that is notified while a document is printed.
    public weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Draws the pages.
    public var printPageRenderer: UIPrintPageRenderer?
    /// Lays out the content on pages.
    public var printFormatter: UIPrintFormatter?
    /// An image: a `UIImage`, or the `Data` or the file `URL` of one.
    public var printingItem: Any?
    /// Images, each on a page of its own; see ``printingItem``.
    public var printingItems: [Any]?
    /// The paper of the current or the last job.
    public private(set) var printPaper: UIPrintPaper?

    /// The number of dialogs that are shown.
    private var dialogCount = 0

    private override init() {
        super.init()
    }

    /// Returns whether data is an image that can be printed.
    public class func canPrint(_ data: Data) -> Bool {
        UIImage(data: data) != nil
    }

    /// Returns whether a URL is that of an image file that can be printed.
    public class func canPrint(_ url: URL) -> Bool {
        image(url) != nil
    }

    // MARK: Printing

    /// Shows the print dialog over the key window.
    ///
    /// - Parameters:
    ///   - animated: Not used, because the desktop shows the dialog.
    ///   - completion: Called once, also if this method returns `false`.
    /// - Returns: `false` if there is no display or nothing to print.
    @discardableResult
    public func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(over: UIApplication.shared.keyWindow, completion)
    }

    /// Shows the print dialog over the window of a view; see ``present(animated:completionHandler:)``.
    @discardableResult
    public func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(over: view.window ?? UIApplication.shared.keyWindow, completion)
    }

    /// Shows the print dialog over the key window; see ``present(animated:completionHandler:)``.
    @discardableResult
    public func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    private func present(over window: UIWindow?, _ completion: CompletionHandler?) -> Bool {
        guard Self.isPrintingAvailable else {
            return fail(
                UIPrintError(.printingNotAvailableError, "There is no display on which a print dialog can be shown."),
                completion)
        }
        let renderer: UIPrintPageRenderer
        do {
            renderer = try makeRenderer()
        } catch {
            return fail(error, completion)
        }
        print(renderer, over: window, completion)
        return true
    }

    private func fail(_ error: UIPrintError, _ completion: CompletionHandler?) -> Bool {
        completion?(self, false, error)
        return false
    }

    private func print(_ renderer: UIPrintPageRenderer, over window: UIWindow?, _ completion: CompletionHandler?) {
        let others = dialogCount
        dialogCount += 1
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        let job = PrintJob(pages(of: renderer)) { [self] result in didFinish(result, completion) }
        job.print(request(for: job), with: Self.service, over: window?.surface)
        if dialogCount > others { delegate?.printInteractionControllerDidPresentPrinterOptions(self) }
    }

    private func pages(of renderer: UIPrintPageRenderer) -> RenderedPages {
        RenderedPages(renderer) { [self] paper in
            printPaper = paper
            delegate?.printInteractionControllerWillStartJob(self)
        }
    }

    private func request(for pages: any PrintedPages) -> PrintRequest {
        let info = printInfo ?? UIPrintInfo()
        var request = PrintRequest(pages)
        request.jobName = info.jobName
        request.printer = info.printerID
        request.isLandscape = info.orientation == .landscape
        request.usesColor = info.outputType.usesColor
        request.duplex = printInfo.map { PrintRequest.Duplex($0.duplex) }
        return request
    }

    private func didFinish(_ result: PrintResult, _ completion: CompletionHandler?) {
        dialogCount -= 1
        delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        delegate?.printInteractionControllerDidDismissPrinterOptions(self)
        switch result {
        case .printed:
            delegate?.printInteractionControllerDidFinishJob(self)
            completion?(self, true, nil)
        case .cancelled: completion?(self, false, nil)
        case .failed(let failure): completion?(self, false, UIPrintError(failure))
        }
    }

    // MARK: Content

    private func makeRenderer() throws(UIPrintError) -> UIPrintPageRenderer {
        if let printPageRenderer { return printPageRenderer }
        if let printFormatter {
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(printFormatter, startingAtPageAt: 0)
            return renderer
        }
        let items = printingItems ?? [printingItem].compactMap { $0 }
        guard !items.isEmpty else { throw UIPrintError(.printNoContentError, "There is nothing to print.") }
        var images: [UIImage] = []
        for item in items {
            guard let image = Self.image(item) else {
                throw UIPrintError(.printUnknownImageFormatError, "An item cannot be decoded as an image.")
            }
            images.append(image)
        }
        return ImagePageRenderer(images)
    }

    private static func image(_ item: Any) -> UIImage? {
        switch item {
        case let image as UIImage: image.cgImage == nil ? nil : image
        case let data as Data: UIImage(data: data)
        case let url as URL where url.isFileURL: UIImage(contentsOfFile: url.path)
        default: nil
        }
    }
}

extension UIPrintError {
    init(_ failure: PrintFailure) {
        switch failure {
        case .unavailable(let reason): self.init(.printingNotAvailableError, reason)
        case .noPages: self.init(.printNoContentError, "The document has no pages.")
        case .failed(let reason): self.init(.printJobFailedError, reason)
        }
    }
}

extension PrintRequest.Duplex {
    init(_ duplex: UIPrintInfo.Duplex) {
        switch duplex {
        case .none: self = .oneSide
        case .longEdge: self = .longEdge
        case .shortEdge: self = .shortEdge
        }
    }
}

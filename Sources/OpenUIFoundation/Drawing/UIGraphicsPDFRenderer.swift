/// The format of the documents of a PDF renderer.
public final class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The metadata of the document, with keys such as `kCGPDFContextTitle` and `kCGPDFContextAuthor`.
    public var documentInfo: [String: Any] = [:]
}

/// The drawing context of a PDF renderer.
///
/// The origin of a page is its upper-left corner, and the y-axis points down.
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let pdfFormat: UIGraphicsPDFRendererFormat

    init(context: CGContext, pdfFormat: UIGraphicsPDFRendererFormat) {
        self.pdfFormat = pdfFormat
        super.init(context: context, format: pdfFormat)
    }

    /// The format of the document.
    public override var format: UIGraphicsPDFRendererFormat { pdfFormat }

    /// The bounds of the current page, in points.
    public var pdfContextBounds: CGRect {
        cgContext.pageBounds
    }

    /// Starts a page with the bounds of the renderer; what is drawn before the first page is ignored.
    public func beginPage() {
        cgContext.beginPDFPage(bounds: nil)
    }

    /// Starts a page with its own bounds, in points.
    ///
    /// `pageInfo` is not used, because the bounds of a page are its only property.
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.beginPDFPage(bounds: bounds)
    }

    /// Makes a rectangle of the current page, in user space, a link to a URL.
    public func setURL(_ url: URL, for rect: CGRect) {
        cgContext.setURL(url, forUserSpace: rect)
    }

    /// Adds a destination of links at a point of the current page, in user space.
    public func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addDestination(name, atUserSpace: point)
    }

    /// Makes a rectangle of the current page, in user space, a link to a destination, which may be on a later page.
    public func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.setDestination(name, forUserSpace: rect)
    }
}

/// Draws PDF documents, in which text can be searched and copied.
///
/// A renderer can be used on any thread, but by one thread at a time.
///
/// ```swift
/// let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842))
/// let data = renderer.pdfData { context in
///     context.beginPage()
///     NSAttributedString(string: "Invoice").draw(at: CGPoint(x: 72, y: 72))
/// }
/// ```
public final class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let pdfFormat: UIGraphicsPDFRendererFormat

    /// Creates a renderer of documents whose pages have the given bounds, in points.
    ///
    /// Pages with empty bounds are as large as US Letter paper.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        pdfFormat = format
        super.init(bounds: bounds, rendererFormat: format)
    }

    /// Creates a renderer of documents without metadata whose pages have the given bounds, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// The format of the documents.
    public override var format: UIGraphicsPDFRendererFormat { pdfFormat }

    /// Draws a document and returns it.
    public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        guard let consumer = CGDataConsumer(data: data), render(to: consumer, actions) else { return Data() }
        return data as Data
    }

    /// Draws a document and writes it to a file, which is replaced.
    ///
    /// - Throws: `CocoaError.fileWriteUnknown` if the file cannot be created or written.
    public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        guard let consumer = CGDataConsumer(url: url), render(to: consumer, actions) else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
    }

    /// Returns false if the document could not be written.
    private func render(to consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void) -> Bool {
        guard
            let context = CGContext(
                pdf: consumer, bounds: pdfFormat.bounds, info: pdfFormat.documentInfo, pointsUp: false)
        else { return false }
        GraphicsStack.push(context)
        defer { GraphicsStack.pop() }
        actions(UIGraphicsPDFRendererContext(context: context, pdfFormat: pdfFormat))
        return context.finishPDF()
    }
}

extension CGContext {
    /// The transform from user space to default user space.
    private var toDefaultSpace: CGAffineTransform {
        ctm.concatenating(baseTransform.inverted())
    }

    func setURL(_ url: URL, forUserSpace rect: CGRect) {
        setURL(url, for: rect.applying(toDefaultSpace))
    }

    func setDestination(_ name: String, forUserSpace rect: CGRect) {
        setDestination(name, for: rect.applying(toDefaultSpace))
    }

    func addDestination(_ name: String, atUserSpace point: CGPoint) {
        addDestination(name, at: point.applying(toDefaultSpace))
    }
}

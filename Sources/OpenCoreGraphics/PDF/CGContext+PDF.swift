internal import CGTK

/// Contexts that write PDF documents.
///
/// Text, paths, gradients and images are stored as such. Shadows, emoji, and what is drawn with blend modes that PDF lacks
/// are stored as images with 288 pixels per inch. Drawing has an effect only between ``beginPDFPage(_:)`` and
/// ``endPDFPage()``; a document without pages is written with an empty one.
extension CGContext {
    /// Creates a context that writes a document, with its origin in the lower-left corner and the y-axis pointing up.
    ///
    /// - Parameters:
    ///   - consumer: Receives the bytes of the document, which is complete after ``closePDF()``.
    ///   - mediaBox: The bounds of pages without bounds of their own, in points; nil for US Letter.
    ///   - auxiliaryInfo: The metadata: ``kCGPDFContextTitle``, ``kCGPDFContextAuthor``, ``kCGPDFContextSubject``,
    ///     ``kCGPDFContextKeywords`` and ``kCGPDFContextCreator``. Other keys are ignored.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let info = (auxiliaryInfo as? [AnyHashable: Any]) ?? [:]
        self.init(pdf: consumer, bounds: mediaBox?.pointee ?? PDFPageBox.letter, info: info, pointsUp: true)
    }

    /// Creates a context that writes a document to a file, with its origin in the lower-left corner.
    ///
    /// - Returns: nil if the file cannot be created.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Creates a context that writes a document.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of pages without bounds of their own, in points; US Letter if they are empty.
    ///   - pointsUp: Whether the origin of pages is the lower-left corner; otherwise it is the upper-left one.
    package convenience init?(pdf consumer: CGDataConsumer, bounds: CGRect, info: [AnyHashable: Any], pointsUp: Bool) {
        let bounds = PDFPageBox.usable(bounds)
        guard
            let document = PDFDocument(consumer, bounds: bounds, pointsUp: pointsUp, info: PDFDocumentInfo(info)),
            let cairo = cairo_create(document.surface)
        else { return nil }
        defer { cairo_destroy(cairo) }
        self.init(cairo: cairo, document: document)
        ignoreDrawing()
    }

    /// The bounds of the current page, in points; empty if the context does not write a document.
    package var pageBounds: CGRect {
        document?.bounds ?? .zero
    }

    // MARK: Pages

    /// Starts a page with the graphics state of a new context, and ends the current page.
    ///
    /// - Parameter pageInfo: The bounds of the page, with the key ``kCGPDFContextMediaBox``; nil for those of the
    ///   document.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        beginPDFPage(bounds: PDFDocumentInfo((pageInfo as? [AnyHashable: Any]) ?? [:]).mediaBox)
    }

    /// Starts a page with given bounds, in points, or with those of the document; see ``beginPDFPage(_:)``.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        beginPDFPage(bounds: mediaBox?.pointee)
    }

    /// Starts a page with given bounds, in points, or with those of the document.
    package func beginPDFPage(bounds: CGRect?) {
        guard let document, !document.isFinished else { return }
        endPDFPage()
        document.openPage(PDFPageBox.usable(bounds, otherwise: document.defaultBounds))
        resetState(document.pageTransform)
    }

    /// Ends the current page.
    public func endPDFPage() {
        guard let document, document.isPageOpen else { return }
        resetState(document.pageTransform)
        document.closePage(of: cairo)
        ignoreDrawing()
    }

    /// Ends the current page.
    public func endPage() {
        endPDFPage()
    }

    /// Completes the document; subsequent drawing is ignored.
    public func closePDF() {
        _ = finishPDF()
    }

    /// Completes the document; returns false if it is incomplete.
    package func finishPDF() -> Bool {
        guard let document else { return false }
        endPDFPage()
        if !document.isFinished { restoreAllStates() }
        return document.finish()
    }

    /// Ends all layers, and sets the graphics state of a new page.
    private func resetState(_ transform: CGAffineTransform) {
        restoreAllStates()
        cairo_restore(cairo)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        baseTransform = transform
        state = GraphicsState(ctm: transform)
        beginPath()
    }

    /// Sets an empty clip, so that what is drawn between pages is on none.
    private func ignoreDrawing() {
        cairo_rectangle(cairo, 0, 0, 0, 0)
        cairo_clip(cairo)
    }

    // MARK: Links

    /// Makes an area of the current page a link, in default user space, that is without the transforms set since.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        document?.add(.link(url: url.absoluteString, area: rect.applying(baseTransform)))
    }

    /// Makes an area of the current page, in default user space, a link to a destination in the document.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        document?.add(.jump(destination: name, area: rect.applying(baseTransform)))
    }

    /// Adds a destination of links at a point of the current page, in default user space.
    ///
    /// Only the first destination of a name is used.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        document?.add(.destination(name: name, point: point.applying(baseTransform)))
    }
}

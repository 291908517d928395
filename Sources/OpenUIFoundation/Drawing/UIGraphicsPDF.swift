private final class PDFContexts {
    /// The open contexts, the current one last; nil for one that could not be created.
    var contexts: [CGContext?] = []
}

private let pdfContexts = ThreadLocal<PDFContexts>()

private var currentPDF: CGContext? {
    pdfContexts.value?.contexts.last ?? nil
}

private func beginPDF(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?) -> Bool {
    let context = consumer.flatMap { CGContext(pdf: $0, bounds: bounds, info: info ?? [:], pointsUp: false) }
    let open = pdfContexts.value ?? PDFContexts()
    pdfContexts.value = open
    open.contexts.append(context)
    if let context { GraphicsStack.push(context) } else { GraphicsStack.pushEmpty() }
    return context != nil
}

/// Begins a document whose bytes are appended to `data`, and makes its context the current one of this thread until
/// ``UIGraphicsEndPDFContext()``.
///
/// - Parameters:
///   - data: Receives the document.
///   - bounds: The bounds of pages without bounds of their own, in points; if empty, the size of US Letter paper.
///   - documentInfo: The metadata, with keys such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    _ = beginPDF(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Begins a document in a file, and makes its context the current one of this thread until
/// ``UIGraphicsEndPDFContext()``.
///
/// - Parameters:
///   - path: The path of the file, which is replaced if it exists.
///   - bounds: The bounds of pages without bounds of their own, in points; if empty, the size of US Letter paper.
///   - documentInfo: The metadata, with keys such as `kCGPDFContextTitle`.
/// - Returns: `false` if the file cannot be created; nothing is drawn then, but the context has to be ended.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    beginPDF(CGDataConsumer(url: URL(fileURLWithPath: path)), bounds, documentInfo)
}

/// Completes the document that was begun last on this thread.
public func UIGraphicsEndPDFContext() {
    guard let context = pdfContexts.value?.contexts.popLast() else { return }
    context?.closePDF()
    GraphicsStack.pop()
}

/// Starts a page with the bounds of the current document.
public func UIGraphicsBeginPDFPage() {
    currentPDF?.beginPDFPage(bounds: nil)
}

/// Starts a page of the current document with its own bounds, in points.
///
/// `pageInfo` is not used, because the bounds of a page are its only property.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    currentPDF?.beginPDFPage(bounds: bounds)
}

/// Returns the bounds of the current page, in points; empty if no document has been begun.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    currentPDF?.pageBounds ?? .zero
}

/// Makes a rectangle of the current page, in user space, a link to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    currentPDF?.setURL(url, forUserSpace: rect)
}

/// Adds a destination of links at a point of the current page, in user space.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    currentPDF?.addDestination(name, atUserSpace: point)
}

/// Makes a rectangle of the current page, in user space, a link to a destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    currentPDF?.setDestination(name, forUserSpace: rect)
}

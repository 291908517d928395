internal import CGTK

/// A PDF document that a context draws page by page.
final class PDFDocument {
    /// Cairo's PDF surface.
    let surface: OpaquePointer
    /// The bounds of pages without bounds of their own.
    let defaultBounds: CGRect
    /// Whether the origin of a page is its lower-left corner, as in Core Graphics, and not the upper-left one.
    let pointsUp: Bool
    /// The bounds of the current page, or of the last one.
    private(set) var bounds: CGRect
    private(set) var isPageOpen = false
    private(set) var isFinished = false
    private let consumer: CGDataConsumer
    private var annotations: [PDFAnnotation] = []
    private var destinations: Set<String> = []

    init?(_ consumer: CGDataConsumer, bounds: CGRect, pointsUp: Bool, info: PDFDocumentInfo) {
        let write: cairo_write_func_t = { closure, bytes, count in
            guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
            let consumer = Unmanaged<CGDataConsumer>.fromOpaque(closure).takeUnretainedValue()
            let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(count))
            return consumer.write(buffer) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }
        // The document retains the consumer until Cairo has finished the surface.
        let closure = Unmanaged.passUnretained(consumer).toOpaque()
        guard
            let surface = cairo_pdf_surface_create_for_stream(
                write, closure, bounds.width.native, bounds.height.native)
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        let resolution = Double(72 * CGContext.documentRasterScale)
        cairo_surface_set_fallback_resolution(surface, resolution, resolution)
        info.write(to: surface)
        (self.surface, self.consumer, self.pointsUp) = (surface, consumer, pointsUp)
        (defaultBounds, self.bounds) = (bounds, bounds)
    }

    deinit {
        _ = finish()
        cairo_surface_destroy(surface)
    }

    /// Starts a page.
    func openPage(_ bounds: CGRect) {
        self.bounds = bounds
        cairo_pdf_surface_set_size(surface, bounds.width.native, bounds.height.native)
        isPageOpen = true
    }

    /// Writes the current page with its annotations.
    func closePage(of cairo: OpaquePointer) {
        guard isPageOpen else { return }
        isPageOpen = false
        if !annotations.isEmpty {
            // Cairo ignores the annotations of a page on which nothing is drawn; this is too small and faint to be seen.
            cairo_set_source_rgba(cairo, 1, 1, 1, 0.004)
            cairo_rectangle(cairo, 0, 0, 0.01, 0.01)
            cairo_fill(cairo)
            annotations.forEach { $0.add(to: cairo) }
            annotations = []
        }
        cairo_show_page(cairo)
    }

    /// Adds an annotation to the current page; ignores a second destination of the same name.
    func add(_ annotation: PDFAnnotation) {
        guard isPageOpen, annotation.isUsable else { return }
        if case .destination(let name, _) = annotation, !destinations.insert(name).inserted { return }
        annotations.append(annotation)
    }

    /// Completes the document; returns false if it is not complete, for example because a disk is full.
    func finish() -> Bool {
        if !isFinished { cairo_surface_finish(surface) }
        isFinished = true
        return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS && consumer.flush()
    }

    /// The transform from points of the current page to Cairo's space, whose origin is the upper-left corner.
    var pageTransform: CGAffineTransform {
        pointsUp
            ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
            : CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    }
}

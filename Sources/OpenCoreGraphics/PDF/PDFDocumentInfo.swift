internal import CGTK

/// The title of a document, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The name of the person who wrote a document, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The subject of a document, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The keywords of a document: a string, or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The name of the program that made a document, a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The bounds of a page: a `CFData` object that contains a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

/// The metadata of a document.
struct PDFDocumentInfo {
    private static let keys: [(name: String, metadata: cairo_pdf_metadata_t)] = [
        (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
        (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
        (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
    ]

    private let values: [AnyHashable: Any]

    /// Creates metadata; unknown keys and values of other types are ignored.
    init(_ values: [AnyHashable: Any]) {
        self.values = values
    }

    /// Stores the metadata in a document.
    func write(to surface: OpaquePointer) {
        for (name, metadata) in Self.keys {
            if let text = text(of: name) { cairo_pdf_surface_set_metadata(surface, metadata, text) }
        }
    }

    private func text(of name: String) -> String? {
        (values[name] as? [String])?.joined(separator: ", ") ?? values[name] as? String
    }

    /// The bounds of a page, or nil if there are none or they are invalid.
    var mediaBox: CGRect? {
        guard let data = values[kCGPDFContextMediaBox] as? Data, data.count == MemoryLayout<CGRect>.size else {
            return nil
        }
        return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
}

internal import CGTK

/// A link or the destination of links on a page, in points from the page's top-left corner.
enum PDFAnnotation: Equatable {
    case link(url: String, area: CGRect)
    case jump(destination: String, area: CGRect)
    case destination(name: String, point: CGPoint)

    /// Adds the annotation to the current page of a document.
    func add(to cairo: OpaquePointer) {
        let (name, attributes) = tag
        cairo_tag_begin(cairo, name, attributes)
        cairo_tag_end(cairo, name)
    }

    /// Whether Cairo accepts the annotation; it would not write a document with others.
    var isUsable: Bool {
        switch self {
        case .link(let text, let area), .jump(let text, let area): !text.isEmpty && area.isFinite && !area.isEmpty
        case .destination(let name, let point): !name.isEmpty && point.isFinite
        }
    }

    /// Cairo's tag and its attributes.
    var tag: (name: String, attributes: String) {
        switch self {
        case .link(let url, let area): ("Link", "uri=\(Self.quoted(url)) \(Self.rect(area))")
        case .jump(let name, let area): ("Link", "dest=\(Self.quoted(name)) \(Self.rect(area))")
        case .destination(let name, let point):
            ("cairo.dest", "name=\(Self.quoted(name)) x=\(Self.number(point.x)) y=\(Self.number(point.y))")
        }
    }

    private static func rect(_ rect: CGRect) -> String {
        "rect=[\([rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " "))]"
    }

    /// Returns a number without an exponent, which Cairo does not read.
    private static func number(_ value: CGFloat) -> String {
        let thousandths = (min(max(value, -1e6), 1e6) * 1000).rounded()
        return String(Double(thousandths / 1000))
    }

    /// Returns a string in Cairo's quotation marks.
    ///
    /// Cairo 1.16 copies the string to the document as it is, where parentheses and backslashes would end it, so that these,
    /// and what is not ASCII, are written as in URLs: `%28`.
    private static func quoted(_ text: String) -> String {
        let characters = text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"), 0x00..<0x21, 0x7F...0xFF:
                "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            case UInt8(ascii: "'"): "\\'"
            default: String(UnicodeScalar(byte))
            }
        }
        return "'\(characters.joined())'"
    }
}

import CXML
import Foundation

/// A document of XML or HTML, parsed leniently by libxml2 and within its limits on depth and size.
///
/// Entities that a document declares are not expanded, so that a few lines cannot become gigabytes, and nothing is loaded
/// from the network or from files.
final class MarkupTree {
    private let document: xmlDocPtr

    /// The number of white spaces and quotation marks in a tag.
    private static let attributeLimit = 20_000

    private static let prepare: Void = xmlInitParser()

    private init?(_ document: xmlDocPtr?) {
        guard let document else { return nil }
        self.document = document
    }

    deinit {
        xmlFreeDoc(document)
    }

    /// Parses XML; `nil` if there is no element in it.
    static func xml(_ data: Data, charset: String? = nil) -> MarkupTree? {
        _ = prepare
        let options =
            XML_PARSE_RECOVER.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue
            | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NOCDATA.rawValue | XML_PARSE_COMPACT.rawValue
        return parse(XMLCleaner.cleaned(data)) { xmlReadMemory($0, $1, nil, charset, Int32(options)) }
    }

    /// Parses HTML; `nil` if there is nothing in it.
    static func html(_ text: String) -> MarkupTree? {
        _ = prepare
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOERROR.rawValue
            | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_COMPACT.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
        // A zero byte would end the document.
        let text = text.contains("\0") ? text.replacingOccurrences(of: "\0", with: "\u{FFFD}") : text
        return parse(Data(text.utf8)) { htmlReadMemory($0, $1, nil, "UTF-8", Int32(options)) }
    }

    private static func parse(
        _ data: Data, _ read: (UnsafePointer<CChar>, Int32) -> xmlDocPtr?
    ) -> MarkupTree? {
        guard let count = Int32(exactly: data.count), count > 0, !hasExcessiveTag(data) else { return nil }
        let document = data.withUnsafeBytes { bytes in
            bytes.baseAddress.flatMap { read($0.assumingMemoryBound(to: CChar.self), count) }
        }
        return MarkupTree(document)
    }

    /// Whether a tag may have so many attributes that the parser, which compares all pairs of them, takes seconds.
    ///
    /// White space and quotation marks are counted, which separate attributes.
    private static func hasExcessiveTag(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var count = 0
            var isInTag = false
            var previous: UInt8 = 0
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "<"): (isInTag, count) = (true, 0)
                case UInt8(ascii: ">"): isInTag = false
                // Comments and sections contain anything.
                case UInt8(ascii: "!") where previous == UInt8(ascii: "<"): isInTag = false
                case 0x20, 0x9, 0xA, 0xD, 0x22, 0x27: count += 1
                default: break
                }
                if isInTag, count > attributeLimit { return true }
                previous = byte
            }
            return false
        }
    }

    /// The outermost element.
    var root: MarkupNode? {
        xmlDocGetRootElement(document).map { MarkupNode($0, of: self) }
    }
}

import Foundation

extension NSAttributedString {
    /// A format of documents with text.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Text in UTF-8 without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// The Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// HTML, of which the text and its format are read.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// A property of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    }

    /// An option of reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A ``DocumentType``; without it, the format is recognized by the content.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    }

    /// Creates a text from a document.
    ///
    /// Of the Rich Text Format, the text is read, with fonts, bold, italic, underlined and struck-through characters, colors,
    /// alignment and links; pictures, tables, lists and other destinations are left out. Documents with more than 200 groups in
    /// each other are rejected.
    ///
    /// Of HTML, the same is read as of the Rich Text Format, and lists; the cells of a table are separated by tabs, and an image is
    /// replaced by its alternative text. Style sheets apply only in `style` attributes. Nothing is loaded from other addresses.
    ///
    /// Documents of more than 32 MB are rejected. The time is proportional to the size.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: The format.
    ///   - dict: On return, the properties of the document.
    /// - Throws: `CocoaError` if the data is not a document of the format, or if it exceeds a limit.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType] as? DocumentType ?? DocumentType(of: data)
        let text: NSAttributedString
        switch type {
        case .rtf: text = try RTFReader.text(of: data)
        case .html: text = try HTMLReader.text(of: data)
        case .plain: text = NSAttributedString(string: String(decoding: data, as: UTF8.self))
        default: throw CocoaError(.featureUnsupported)
        }
        dict?.pointee = [DocumentAttributeKey.documentType.rawValue: type.rawValue] as NSDictionary
        self.init(attributedString: text)
    }

    /// Returns a document with a part of the text.
    ///
    /// The Rich Text Format and HTML keep fonts, bold, italic, underlined and struck-through characters, colors in the light
    /// appearance, alignment and links; other attributes and attachments are left out.
    ///
    /// - Parameters:
    ///   - range: The part, in UTF-16 units; beyond the end of the text it is shortened.
    ///   - dict: The format; the default is plain text.
    /// - Throws: `CocoaError` for an unknown format.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let part = attributedSubstring(from: NSIntersectionRange(range, NSRange(location: 0, length: length)))
        switch dict[.documentType] as? DocumentType ?? .plain {
        case .rtf: return RTFWriter.data(of: part)
        case .html: return HTMLWriter.data(of: part)
        case .plain: return Data(part.string.utf8)
        default: throw CocoaError(.featureUnsupported)
        }
    }
}

extension NSAttributedString.DocumentType {
    /// The format of a document according to its beginning.
    fileprivate init(of data: Data) {
        let start = String(decoding: data.prefix(100), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{feff}" }
            .lowercased()
        if start.hasPrefix("{\\rtf") {
            self = .rtf
        } else {
            self = start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
        }
    }
}

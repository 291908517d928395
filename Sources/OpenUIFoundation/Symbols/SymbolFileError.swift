/// The reason why an SVG file is no symbol.
public enum SymbolFileError: Error, Equatable, Sendable {
    /// The file has more than 262,144 bytes, 5,000 elements or 32 levels of elements.
    case tooLarge
    /// The text is no XML document, or its first element is not `svg`.
    case notSVG
    /// The file contains an element, or an attribute of one, that symbols cannot have, such as `text`, `image` or `style`.
    case unsupported(String)
    /// The value of an attribute cannot be read.
    case invalidAttribute(element: String, attribute: String)
    /// The file draws nothing.
    case empty
}

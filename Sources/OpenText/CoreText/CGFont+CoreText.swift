extension CGFont {
    /// Creates the font with the name of a face or a family; `nil` if no such font is installed or registered.
    public convenience init?(_ name: CFString) {
        guard let font = UIFont(name: name, size: 12) else { return nil }
        self.init(face: font.face)
    }

    /// The PostScript name; `nil` on a system without fonts.
    public var postScriptName: CFString? { UIFont(face: face).fontName }
}

/// Returns the graphics font of a font.
///
/// - Parameters:
///   - font: The font.
///   - attributes: Is set to the descriptor of the font if it is not `nil`.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
    attributes?.pointee = .passRetained(font.fontDescriptor)
    return CGFont(face: font.face)
}

/// Returns a font with a size for a graphics font.
///
/// - Parameters:
///   - graphicsFont: The graphics font.
///   - size: The size in points; 0 stands for 12.
///   - matrix: A transform of the glyphs, of which the horizontal scale and the slant apply.
///   - attributes: Attributes that replace those of the font.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size.isFinite && size > 0 ? size : 12
    return CTFontCreateCopyWithAttributes(UIFont(face: graphicsFont.face), size, matrix, attributes)
}

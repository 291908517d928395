/// A font of Core Text, which is the same as UIKit's.
public typealias CTFont = UIFont

/// The attribute for the font of text: a `CTFont`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The attribute for the color of text: a `CGColor` or `UIColor`.
public let kCTForegroundColorAttributeName: CFString = NSAttributedString.Key.foregroundColor.rawValue
/// The attribute for the space that is added after each character, in points.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The attribute for the style of paragraphs: an `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue

/// Returns the font with a name, or the system font if no such font is installed or registered.
///
/// - Parameters:
///   - name: The name of a font or of a family.
///   - size: The size in points; 0 stands for 12.
///   - matrix: A transform of the glyphs, of which the horizontal scale and the slant apply.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size.isFinite && size > 0 ? size : 12
    let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    guard let matrix = matrix?.pointee else { return font }
    var face = font.face
    face.distortion = FontDescriptor.Distortion(slant: matrix.c, widening: matrix.a)
    return UIFont(face: face)
}

/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns the distance from the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the distance from the baseline to the bottom of a line, in points: a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the recommended gap between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of lowercase letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns the number of units of the font's outlines per em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(clamping: font.face.tables.unitsPerEm) }

/// Returns the number of glyphs in a font.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.tables.glyphCount }

/// Returns the name of the font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

/// Returns the PostScript name of the font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

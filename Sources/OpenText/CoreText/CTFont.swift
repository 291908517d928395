/// A font of Core Text, which is the same as UIKit's.
public typealias CTFont = UIFont
/// A font descriptor of Core Text, which is the same as UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor

/// The attribute for the font of text: a `CTFont`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The attribute for the color of text: a `CGColor` or `UIColor`.
public let kCTForegroundColorAttributeName: CFString = NSAttributedString.Key.foregroundColor.rawValue
/// The attribute for the space that is added after each character, in points.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The attribute for the style of paragraphs: an `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue

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
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(clamping: font.face.outlineNumbers.unitsPerEm) }

/// Returns the number of glyphs in a font.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.outlineNumbers.glyphCount }

/// Returns the name of the font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// Returns the name of the font's family and style.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.face.fullName ?? font.fontName }

/// Returns the top of underlines, in points above the baseline: usually a negative number.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.face.underline.top }

/// Returns the thickness of underlines, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.face.underline.thickness }

/// Returns the rectangle that contains every glyph of a font at the origin, in points with the y-axis up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    let units = font.face.outlineNumbers.unitsPerEm
    guard units > 0 else { return .zero }
    let scale = font.pointSize / CGFloat(units)
    return font.face.glyphBounds.applying(CGAffineTransform(scaleX: scale, y: scale))
}

/// Returns the transform with which a font was created, as far as it applies.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform {
    guard let distortion = font.face.distortion else { return .identity }
    return CGAffineTransform(a: distortion.widening, b: 0, c: distortion.slant, d: 1, tx: 0, ty: 0)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

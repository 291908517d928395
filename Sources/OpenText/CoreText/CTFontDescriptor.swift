/// The attribute for the name of a font's face.
public let kCTFontNameAttribute: CFString = UIFontDescriptor.AttributeName.name.rawValue
/// The attribute for the name of a font's family.
public let kCTFontFamilyNameAttribute: CFString = UIFontDescriptor.AttributeName.family.rawValue
/// The attribute for a font's size in points.
public let kCTFontSizeAttribute: CFString = UIFontDescriptor.AttributeName.size.rawValue
/// The attribute for the traits of a font, a dictionary.
public let kCTFontTraitsAttribute: CFString = UIFontDescriptor.AttributeName.traits.rawValue

/// The style of a font, such as bold or italic.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// Returns a descriptor with attributes; unknown attributes and values of the wrong type are ignored.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    var known: [UIFontDescriptor.AttributeName: Any] = [:]
    for case let (name as String, value) in attributes { known[UIFontDescriptor.AttributeName(rawValue: name)] = value }
    if let traits = known[.traits] as? [String: Any] {
        let pairs = traits.map { (UIFontDescriptor.TraitKey(rawValue: $0.key), $0.value) }
        known[.traits] = Dictionary(pairs) { first, _ in first }
    }
    return UIFontDescriptor(fontAttributes: known)
}

/// Returns a descriptor with the name of a face or a family, and a size in points.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name, size: size)
}

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }

/// Returns a font with other traits, or `nil` if the family has no such face.
///
/// - Parameters:
///   - font: The font.
///   - size: The size in points; 0 stands for that of the font.
///   - matrix: A transform of the glyphs, of which the horizontal scale and the slant apply; `nil` keeps that of the font.
///   - symTraitValue: The values of the traits in the mask.
///   - symTraitMask: The traits that change.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let kept = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
    let desired = kept.union(symTraitValue.intersection(symTraitMask))
    guard let descriptor = font.fontDescriptor.withSymbolicTraits(desired) else { return nil }
    let copy = UIFont(descriptor: descriptor, size: font.pointSize)
    return CTFontCreateCopyWithAttributes(copy, size, matrix, nil)
}

/// Returns the names of all font families, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames as NSArray }

/// Returns the PostScript names of all fonts, family by family.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) } as NSArray
}

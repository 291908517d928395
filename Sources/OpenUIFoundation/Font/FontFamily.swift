/// A family of available fonts, as lists of fonts present it.
package struct FontFamily: Sendable {
    /// A face that a descriptor can select: the family has one for each weight and slant.
    package struct Face: Sendable {
        /// The name of the style, such as "Bold Italic".
        package let style: String
        /// The descriptor of the face, which specifies no size.
        package let descriptor: UIFontDescriptor
        package let traits: UIFontDescriptor.SymbolicTraits
    }

    package let name: String
    /// Whether the family can show its own name, unlike one of symbols.
    package let hasLetters: Bool
    /// The faces from light to heavy, upright before italic.
    package let faces: [Face]

    /// The available families in alphabetical order, without those that are hidden from users.
    package static var available: [FontFamily] {
        FontCatalog.shared.facesByFamily
            .filter { !$0.key.isEmpty && !$0.key.hasPrefix(".") }
            .map { FontFamily(name: $0.key, installed: $0.value) }
            .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    }

    private init(name: String, installed: [FontCatalog.Face]) {
        self.name = name
        hasLetters = installed.contains(where: \.hasLetters)
        var known: Set<[Int]> = []
        faces = installed.filter { known.insert([$0.weight, $0.isItalic ? 1 : 0]).inserted }.map { Face($0, of: name) }
    }

    /// The descriptor of the family's regular face, which specifies no size.
    package var descriptor: UIFontDescriptor {
        UIFontDescriptor(face: FontDescriptor(families: [name], size: 0))
    }
}

extension FontFamily.Face {
    fileprivate init(_ installed: FontCatalog.Face, of family: String) {
        let face = FontDescriptor(
            families: [family], size: 0, weight: installed.weight, isItalic: installed.isItalic)
        descriptor = UIFontDescriptor(face: face)
        style = installed.style.isEmpty ? descriptor.styleName : installed.style
        var traits = descriptor.symbolicTraits
        if installed.isMonospaced { traits.insert(.traitMonoSpace) }
        self.traits = traits
    }
}

extension UIFontDescriptor {
    /// The name of the family; `nil` for the system font.
    package var familyName: String? { face.families.first }

    /// The name of the weight and the slant, such as "Bold Italic".
    package var styleName: String {
        UIFont.Weight(cssWeight: face.weight).name + (face.isItalic ? " Italic" : "")
    }

    /// Returns whether both select the same family, weight and slant, in any size.
    package func selectsSameFace(as other: UIFontDescriptor) -> Bool {
        familyName?.lowercased() == other.familyName?.lowercased() && face.weight == other.face.weight
            && face.isItalic == other.face.isItalic
    }
}

/// Finds fonts by name.
enum FontNames {
    /// Returns the font with a name.
    ///
    /// The name is interpreted as a family, then as a face, then as a family followed by a weight and a slant.
    static func face(named name: String, size: CGFloat) -> FontDescriptor? {
        let name = name.trimmingCharacters(in: .whitespaces)
        let catalog = FontCatalog.shared
        guard !name.isEmpty else { return nil }
        if catalog.containsFamily(named: name) { return FontDescriptor(families: [name], size: size) }
        if let face = catalog.face(named: name) {
            return FontDescriptor(families: [face.family], size: size, weight: face.weight, isItalic: face.isItalic)
        }
        guard let split = name.lastIndex(where: { $0 == "-" || $0 == " " }) else { return nil }
        let family = String(name[..<split])
        guard catalog.containsFamily(named: family), let style = style(named: String(name[name.index(after: split)...]))
        else { return nil }
        return FontDescriptor(families: [family], size: size, weight: style.weight, isItalic: style.isItalic)
    }

    /// Returns the weight and slant of a style name, such as `Semi Bold Italic`.
    static func style(named name: String) -> (weight: Int, isItalic: Bool)? {
        var weightName = name
        var isItalic = false
        for slant in ["Italic", "Oblique"] where weightName.hasSuffix(slant) {
            weightName.removeLast(slant.count)
            isItalic = true
        }
        if !weightName.contains(where: \.isLetter) { return isItalic ? (400, true) : nil }
        return UIFont.Weight.cssWeight(named: weightName).map { ($0, isItalic) }
    }

    /// Returns the PostScript name of the face closest to a description with a family, or `nil` if there is none.
    static func postScriptName(of face: FontDescriptor) -> String? {
        guard let family = face.families.first else { return nil }
        let faces = FontCatalog.shared.faces(ofFamily: family)
        let nearest = faces.min { distance($0, face) < distance($1, face) }
        return nearest.flatMap { $0.postScriptName.isEmpty ? nil : $0.postScriptName }
    }

    private static func distance(_ face: FontCatalog.Face, _ desired: FontDescriptor) -> Int {
        abs(face.weight - desired.weight) + (face.isItalic == desired.isItalic ? 0 : 1000)
    }
}

extension UIFont {
    /// The names of all font families, sorted.
    public class var familyNames: [String] {
        FontCatalog.shared.familyNames
    }

    /// Returns the names of a family's faces, from light to heavy; empty if the family does not exist.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalog.shared.faces(ofFamily: familyName).map(\.postScriptName).filter { !$0.isEmpty }
    }
}

/// Finds fonts by the names people give them.
enum FontNames {
    /// Takes the whole name for a family first; then the last words for a weight and a slant.
    static func face(named name: String, size: CGFloat) -> FontDescriptor? {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return nil }
        if TextEngine.shared.hasFamily(name) { return FontDescriptor(families: [name], size: size) }
        guard let split = name.lastIndex(where: { $0 == "-" || $0 == " " }) else { return nil }
        let family = String(name[..<split])
        guard TextEngine.shared.hasFamily(family), let style = style(named: String(name[name.index(after: split)...]))
        else { return nil }
        return FontDescriptor(families: [family], size: size, weight: style.weight, isItalic: style.isItalic)
    }

    private static func style(named name: String) -> (weight: Int, isItalic: Bool)? {
        var weightName = name
        var isItalic = false
        for slant in ["Italic", "Oblique"] where weightName.hasSuffix(slant) {
            weightName.removeLast(slant.count)
            isItalic = true
        }
        if weightName.isEmpty { return isItalic ? (400, true) : nil }
        return UIFont.Weight.cssWeight(named: weightName).map { ($0, isItalic) }
    }
}
